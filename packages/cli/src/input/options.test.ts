import { expect, test } from 'vitest';
import { countOption, namesOption, seedOption } from './options.ts';

test('a name that is typed twice is taken once: sums over names would count it twice', () => {
  const option = namesOption('--algorithms <ids>', 'algorithm', ['bfs', 'dfs'], '');
  expect(option.parseArg?.('dfs, bfs,DFS', undefined)).toEqual(['dfs', 'bfs']);
});

test.each([
  ['1000', 1000],
  ['1e3', 1000],
  ['1,000', 1000],
  ['1_000_000', 1_000_000],
  ['0', undefined],
  // a comma elsewhere may divide a fraction, so it is not passed over
  ['5,7', undefined],
  ['1_0', undefined],
  ['10,00', undefined],
  ['1,0000', undefined],
  ['', undefined],
])('a whole number: %j is %s', (typed, number) => {
  const parse = () => countOption('--count <number>', 'how many').parseArg?.(typed, undefined);
  if (number === undefined) expect(parse).toThrow('expected a whole number from 1 up');
  else expect(parse()).toBe(number);
});

test.each([
  ['--seed', seedOption(''), '4294967296', 'a whole number from 0 to 4,294,967,295'],
  ['--seed', seedOption(''), '-1', 'a whole number from 0 to 4,294,967,295'],
  ['--count', countOption('--count <n>', ''), '1e17', 'a whole number from 1 to 9,007,199,254,740,991'],
])('%s says how great a number may be', (name, option, typed, expected) => {
  expect(() => option.parseArg?.(typed, undefined)).toThrow(`${name} '${typed}'; expected ${expected}`);
});

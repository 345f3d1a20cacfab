import { expect, test } from 'vitest';
import { countOption, namesOption } from './options.ts';

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

import { expect, test } from 'vitest';
import { edgeNameMissed } from './edge-names-missed.ts';

const all = { from: 0, to: Number.MAX_VALUE };
const names = (text: string, height: number) =>
  edgeNameMissed(text.split('\n'), all, { width: 3, height })?.at?.text?.line;

test.each([
  ['a row is missing', '1 AA.\n3 XX.\n4 ..B', 2],
  ['a row is missing, and an exit is marked', '1 AA.\n3 XX.>\n4 ..B', 2],
  ['a row stands twice', '1 AA.\n2 XX.\n2 XX.\n3 ..B', 3],
  ['the first row is missing', 'B AA.\nC XX.\nD ..B', 1],
  ['the row above has a cell less', 'a A .\nb AA.\nc XX.\nd ..B', 1],
  ['the row below has a cell less', 'AA. 1\nXX. 2\n..B 3\n.. 4', 4],
])('%s', (_, text, line) => {
  const height = text.split('\n').filter((row) => /\S{3}/.test(row)).length;
  expect(names(text, height)).toBe(line);
});

test.each([
  ['names that count', '1 AA.\n2 XX.\n3 ..B'],
  ['no names', 'AA.\nXX.\n..B'],
  ['numbers of another kind', '1 AA.\n7 XX.\n4 ..B'],
])('nothing is missed: %s', (_, text) => {
  expect(names(text, 3)).toBeUndefined();
});

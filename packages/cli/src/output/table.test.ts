import { expect, test } from 'vitest';
import { type Column, table } from './table.ts';

const columns: readonly Column[] = [
  { title: 'board', side: 'left' },
  { title: 'moves', side: 'right' },
];
const rows = [
  ['XX.A/...A/..../....', '2'],
  ['..XX', '10'],
];

test('a table, and on a narrower terminal each row as lines', () => {
  const wide = `board                moves
-------------------  -----
XX.A/...A/..../....      2
..XX                    10`;
  expect(table(columns, rows, false, 26)).toBe(wide);
  expect(table(columns, rows, false)).toBe(wide);
  expect(table(columns, rows, false, 25)).toBe(`board  XX.A/...A/..../....
moves  2

board  ..XX
moves  10`);
  expect(table(columns, rows, true, 10)).toContain('| ..XX                |    10 |');
});

import { expect, test } from 'vitest';
import { type Column, GrowingTable, table } from './table.ts';

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

test('a growing table has its titles once, and columns that fit the widest row that may come', () => {
  const columns = [
    { title: 'a', side: 'left' },
    { title: 'b', side: 'right' },
  ] as const;
  const wide = new GrowingTable(columns, [['four', '999']], 80);
  expect(wide.row(['x', '1']) + wide.row(['four', '22'])).toBe(
    'a       b\n----  ---\nx       1\nfour   22\n',
  );
  const narrow = new GrowingTable(columns, [['four', '999']], 8);
  expect(narrow.row(['x', '1']) + narrow.row(['four', '22'])).toBe('a  x\nb  1\n\na  four\nb  22\n');
});

test('a long text in a narrow terminal goes on below its beginning', () => {
  const columns = [
    { title: 'board', side: 'left' },
    { title: 'problem', side: 'left' },
  ] as const;
  expect(table(columns, [['1', 'a cannot slide up here']], false, 20)).toBe(
    'board    1\nproblem  a cannot\n         slide up\n         here',
  );
});

import { expect, test } from 'vitest';
import { withPrintedRows } from './printed-rows.ts';

test.each([
  [
    'lists of Python with blanks for empty cells',
    "['A', 'A', ' ']\n['P', ' ', ' ']\n['P', 'X', 'X']",
    '|A|A| |\n|P| | |\n|P|X|X|',
  ],
  ['an array of NumPy', "[['A' 'A' '.']\n ['P' '.' '.']\n ['P' 'X' 'X']]", '|A|A|.|\n |P|.|.|\n |P|X|X|'],
  ['no quotes', 'Board:\n[A A .]\n[P . .]\n[P X X]\n', 'Board:\n|A|A|.|\n|P|.|.|\n|P|X|X|\n'],
  [
    'a matrix of R',
    '     [,1] [,2] [,3]\n[1,] "A"  "A"  "."\n[2,] "P"  "."  "."\n[3,] "P"  "X"  "X"',
    '\n|A|A|.|\n|P|.|.|\n|P|X|X|',
  ],
])('%s', (_, text, barred) => {
  expect(withPrintedRows(text)).toBe(barred);
});

test.each([
  ['vehicles', "['A', '1', '1', '2', 'h']\n['B', '3', '1', '2', 'v']\n['C', '4', '2', '2', 'h']"],
  ['vehicles of Python', "['A', 1, 1, 2, 'h']\n['B', 3, 1, 2, 'v']\n['C', 4, 2, 2, 'h']"],
  ['numbers', '[1, 2, 0]\n[0, 2, 0]\n[0, 0, 3]'],
  ['values with commas behind them', "['A', '.', '.'],\n['A', '.', '.'],\n['A', '.', '.'],"],
  ['rows of different lengths', "['A', '.', '.']\n['A', '.']\n['A', '.', '.']"],
  ['other lines', '[link](a)\n[other](b)\n[third](c)'],
])('%s stay as they are', (_, text) => {
  expect(withPrintedRows(text)).toBe(text);
});

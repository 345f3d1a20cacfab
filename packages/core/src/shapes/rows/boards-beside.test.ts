import { expect, test } from 'vitest';
import { areRowsOfBoards } from './boards-beside.ts';

const matrixOf = (text: string) => ({
  rows: text
    .split('\n')
    .map((line, row) =>
      line.split(' ').map((glyph, column) => ({ glyph, at: { line: row + 1, column: column + 1 } })),
    ),
  exits: [],
  cost: 0,
  says: '',
});

test.each([
  ['A..B A..B\nXX.B XX.B\n.... ....', true],
  ['A.. .B.\nAXX XXB\n... ...', true],
  ['AA . B\nXX . B\n.. . .', false],
  ['car car ... bus\n... ... ... bus', false],
  ['c_1 c_1 ___ c_2\n___ ___ ___ c_2', false],
  ['A.B A.B ..\nXX. .XX ..', false],
])('%j: %s', (text, expected) => {
  expect(areRowsOfBoards(matrixOf(text))).toBe(expected);
});

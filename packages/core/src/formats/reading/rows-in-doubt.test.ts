// Lines beside the rows of a grid that may be rows of it: walls alone, and rows whose empty cells are blanks.
import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from './reader.ts';

const read = (text: string): string[] => {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ result }) =>
    result.ok
      ? `${result.value.width}x${result.value.height}, ${result.value.walls.length} walls`
      : result.error.message,
  );
};

test.each([
  ['walls below that make a board square', 'XX.B\n...B\n....\n####', ['4x4, 4 walls']],
  ['walls above that make a board square', '####\nXX.B\n...B\n....', ['4x4, 4 walls']],
  ['a rule below a square board', 'XX.B\n...B\n....\n....\n####', ['4x4, 0 walls']],
  ['a rule between two boards', 'XX.B\n...B\n....\n####\nXX.C\n...C\n....', ['4x3, 0 walls', '4x3, 0 walls']],
])('%s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['a row that begins with a wall, above', ' #BB\n    \nAA  \n    \n  XX'],
  [
    'a row that begins with a wall, its blanks cut off',
    '#JJEE\nHH   B\nCCC AB\nL # A\nLFDDAI\nKF  GI\nKXX G',
  ],
  ['a row of walls and blanks, below', 'XX A\n   A\n    \n # #'],
  ['rows written out with their blanks', '    \nXX  \nAA  \n    \n    '],
])('%s, is not left out without a word', (_, text) => {
  expect(read(text)).toEqual([expect.stringMatching(/blanks may be empty cells here/)]);
});

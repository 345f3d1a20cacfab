import { expect, test } from 'vitest';
import { cellAt, cellNumber, squareOf } from './cell.ts';

test.each([
  // width, cell, row, column, and the number in Bird's chapter
  [6, 0, 0, 0, 1],
  [6, 5, 0, 5, 6],
  [6, 6, 1, 0, 8],
  [6, 17, 2, 5, 20],
  [6, 35, 5, 5, 41],
  [4, 7, 1, 3, 9],
  [2, 2, 1, 0, 4],
])(
  'on a board with %d columns cell %d is row %d, column %d, and number %d',
  (width, cell, row, column, number) => {
    expect(squareOf(cell, width)).toEqual({ row, column });
    expect(cellAt(row, column, width)).toBe(cell);
    expect(cellNumber(cell, width)).toBe(number);
  },
);

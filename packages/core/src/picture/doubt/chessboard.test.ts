import { expect, test } from 'vitest';
import { wallsOfChessboard } from './chessboard.ts';

const piece = (cell: number, length: number) => ({ cell, length, orientation: 'horizontal' as const });
/** The walls of three rows of four cells, a car in the middle of them, that may be squares of a chessboard. */
const wallsIn = (...walls: number[]) =>
  wallsOfChessboard(
    { pieces: [piece(5, 2), ...walls.map((cell) => piece(cell, 1))], primary: 0, score: 0 },
    4,
    12,
  );

test('walls on all empty squares of one colour may be floor', () => {
  expect(wallsIn(1, 3, 4, 9, 11)).toEqual([1, 3, 4, 9, 11]);
  expect(wallsIn(0, 2, 7, 8, 10)).toEqual([0, 2, 7, 8, 10]);
});

test('other walls are none', () => {
  expect(wallsIn()).toEqual([]);
  expect(wallsIn(1, 3, 4, 9)).toEqual([]);
  expect(wallsIn(0, 1, 3, 4, 9, 11)).toEqual([]);
});

test('few empty cells and walls may stand so by chance', () => {
  const tiling = { pieces: [piece(0, 2), piece(2, 1), piece(5, 1)], primary: 0, score: 0 };
  expect(wallsOfChessboard(tiling, 3, 7)).toEqual([]);
});

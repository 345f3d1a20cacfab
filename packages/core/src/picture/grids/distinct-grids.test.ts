import { expect, it } from 'vitest';
import type { Corners } from '../image/picture.ts';
import { cellSize, distinctGrids, isNew } from './distinct-grids.ts';

/** A grid of 6 by 6 cells of 10 pixels, moved right; its last corner is a little farther down. */
const grid = (right: number, lower = 0): Corners => [
  { x: right, y: 0 },
  { x: right + 60, y: 0 },
  { x: right + 60, y: 60 },
  { x: right, y: 60 + lower },
];

it('a cell has the side that the diagonals tell', () => {
  expect(cellSize(grid(7), 6)).toBeCloseTo(10, 9);
});

it.each([
  [grid(1), false],
  [grid(0, 1.9), false],
  // one corner alone tells two grids apart
  [grid(0, 2.5), true],
  [grid(3), true],
])('grid %#: whether it is new', (corners, expected) => {
  expect(isNew(corners, 6, [grid(100), grid(0)])).toBe(expected);
});

it('the first of grids that are nearly the same is kept, after those that are known, at most so many', () => {
  const grids = [grid(1), grid(10), grid(11), grid(20), grid(30)];
  expect(distinctGrids(grids, 6, 3, [grid(0)])).toEqual([grid(0), grid(10), grid(20)]);
});

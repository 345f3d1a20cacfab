// Source: ours. Whether two grids in a picture are of two boards.
// Guarantee: grids that reach into each other by less than TOUCHING of a cell, across or down, are apart, as seen on the
// plane of the first.
//
//    +---+ +---+       apart: they may even overlap by half a cell, since corners are not exact
//    | A | | B |
//    +---+ +---+
import { homographyTo, rectangleIn } from '../image/homography.ts';
import type { Corners } from '../image/picture.ts';

/** How many cells grids may overlap by and still be apart: corners are not exact. */
const TOUCHING = 0.5;

/** Whether `other` lies beside `grid`, which has `columns` by `rows` cells, and not on it. */
export function areApart(grid: Corners, columns: number, rows: number, other: Corners): boolean {
  const map = homographyTo(grid, columns, rows);
  if (!map) return true;
  const { left, top, width, height } = rectangleIn(map, other);
  const outside = (from: number, size: number, cells: number): boolean =>
    from + size < TOUCHING || from > cells - TOUCHING;
  return outside(left, width, columns) || outside(top, height, rows);
}

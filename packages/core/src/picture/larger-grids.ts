// Source: ours.
// Guarantee: gives only grids that lie inside the picture.
//
//    . . A A|.     a classic grid found in the middle of a larger board: its lines go on beyond its sides, so the
//    B . C C|.     larger grids around it fit nearly as well
//    -------+-
import { gridFit } from './grid-fit.ts';
import { cornersOf, homographyTo } from './homography.ts';
import type { Corners } from './picture.ts';
import type { GridReading } from './read-grid.ts';
import type { WorkingImage } from './working-image.ts';

/** A larger grid is worth reading if its lines fit this well, compared with those of the grid within it. */
const GOES_ON = 0.75;
/** How far, in pixels, a corner may lie outside of the picture. */
const OUTSIDE = 2;

/** The grids of `side` × `side` cells of the same size around a grid, if the grid's lines go on there. */
export function largerGrids(image: WorkingImage, reading: GridReading, side: number): Corners[] {
  const { corners, columns, rows, signs } = reading;
  const map = homographyTo(corners, columns, rows);
  if (!map) return [];
  const isInside = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    x >= -OUTSIDE && y >= -OUTSIDE && x <= image.width + OUTSIDE && y <= image.height + OUTSIDE;
  const grids: Corners[] = [];
  for (let top = 0; top <= side - rows; top++) {
    for (let left = 0; left <= side - columns; left++) {
      const grid = cornersOf(map, -left, -top, side - left, side - top);
      if (grid.every(isInside) && gridFit(image, grid, side, side) > GOES_ON * signs.fit) grids.push(grid);
    }
  }
  return grids;
}

// Source: ours. Boards elsewhere in a picture that shows several, such as a page of cards.
// Guarantee: the network sees each of them lie on cells, and none overlaps another or the board that was read.
//
//    A A .   . B B      the board that was read tells the plane and the size of the cells: a grid is moved over that plane,
//    . C .   B . .      and where its lines fit about as well as those of the board, the network looks at it

import type { GridReading } from './evidence/read-grid.ts';
import { alignedOf, BELIEVED } from './flat-board/look-at-grid.ts';
import { areApart } from './grids/are-apart.ts';
import { refineGrid } from './grids/grid-refine.ts';
import { searchBeside } from './grids/grid-search.ts';
import { rectangleIn } from './image/homography.ts';
import type { Corners } from './image/picture.ts';
import type { Features } from './lines/features.ts';

/** How well the lines of another board must fit, as a share of how well those of the board that was read fit. */
const FITS = 0.35;
/** The network looks at no more places than this. */
const GUESSES = 16;
/** The search ends after this many places in a row without a board. */
const PATIENCE = 3;
/** How far the corners of the board may be from those of a square in a view, as a share of its side. */
const NEAR = 0.15;

/**
 * The other boards of a picture. It is meant to be handed to `readPicture` or `readSetup`, which call it.
 *
 * @param features what was computed of the picture
 * @param reading the board that was read
 * @param known grids elsewhere on which the network already sees cells
 * @returns their corners, in pixels of the reduced picture; none if the network is not sure of the board that was read
 * @example
 * readPicture(picture, {}, otherGrids);
 */
export function otherGrids(
  features: Features,
  { corners, columns, rows, signs }: GridReading,
  known: readonly Corners[],
): Corners[] {
  if (signs.aligned < BELIEVED) return [];
  const { image } = features;
  const found: Corners[] = [];
  const isApart = (grid: Corners): boolean =>
    [corners, ...found].every((other) => areApart(other, columns, rows, grid));
  for (const grid of known) if (isApart(grid)) found.push(grid);
  let missed = 0;
  for (const guess of sameElsewhere(features, corners, columns, rows)) {
    if (!isApart(guess)) continue;
    if (missed === PATIENCE) break;
    const grid = refineGrid(image, guess, columns, rows).corners;
    const isBoard = isApart(grid) && alignedOf(image, grid, columns, rows) > BELIEVED;
    if (isBoard) found.push(grid);
    missed = isBoard ? 0 : missed + 1;
  }
  return found;
}

/** Where else grids with cells of the same size may lie on the plane of a grid, best first. */
function sameElsewhere(features: Features, corners: Corners, columns: number, rows: number): Corners[] {
  const [nearest] = features
    .views()
    .map((view) => ({ view, off: rectangleIn(view.toImage, corners).off }))
    .filter(({ off }) => off < NEAR)
    .sort((a, b) => a.off - b.off);
  return nearest ? searchBeside(nearest.view, corners, columns, rows, GUESSES, FITS) : [];
}

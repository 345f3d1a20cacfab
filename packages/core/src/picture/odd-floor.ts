// Source: ours.
// Guarantee: 0 to MOST_ODD. A cell that is taken for floor, but has another colour than the rest of the floor, may be a vehicle.
//
//    g g g d       all cells are taken for floor; d is darker than g by 8, and the g differ by 1 from each other:
//    g g g d       8 / (1 + 1) = 4
import { at } from '../at.ts';
import type { CellColour } from './cell-colours.ts';
import type { Tiling } from './tilings.ts';
import { cellsOfPiece } from './upright.ts';

/** What is added to the usual difference, so that noise on a plain floor stays small; in units of CIE Lab. */
const NOISE = 1;
const MOST_ODD = 4;
/** For a board that has no floor, and so no odd one. */
const NO_FLOOR = 1;

/**
 * How odd the oddest empty cell is: how far its colour is from that of the floor, in units of what is usual among empty cells.
 *
 * @param colours of all cells, row by row
 */
export function oddestFloor(colours: readonly CellColour[], { pieces }: Tiling, columns: number): number {
  const taken = new Set(pieces.flatMap((piece) => cellsOfPiece(piece, columns)));
  const floor = colours.filter((_, cell) => !taken.has(cell));
  if (floor.length < 2) return NO_FLOOR;
  const usual = [0, 1, 2].map((part) => medianOf(floor.map((colour) => at(colour, part))));
  const differences = floor.map((colour) =>
    Math.hypot(...usual.map((value, part) => at(colour, part) - value)),
  );
  return Math.min(MOST_ODD, Math.max(...differences) / (medianOf(differences) + NOISE));
}

function medianOf(values: readonly number[]): number {
  return at(
    [...values].sort((a, b) => a - b),
    values.length >> 1,
  );
}

// Source: ours.
// Guarantee: a number from 0 to 4. A cell that is taken for floor, but has another colour than the rest of it, may be a vehicle.
//
//    g g g d       all cells are taken for floor; half of them differ by less than 1 from its usual colour, and d differs by 6:
//    g g g d       6 / (1 + 1) = 3
import { at } from '../../basics/at.ts';
import { type CellColour, difference } from '../flat-board/cell-colours.ts';
import { emptyCells, type Tiling } from '../tilings/tilings.ts';

/** What is added to the usual difference, so that noise on a plain floor stays small; in units of CIE Lab. */
const NOISE = 1;
/** A floor that is odder counts as this odd. */
const MOST_ODD = 4;
/** What is given for a board without floor. */
const NO_FLOOR = 1;

/**
 * How odd the oddest empty cell is: the distance of its colour from the usual one of the floor, divided by the distance that is usual
 * among empty cells.
 *
 * @param colours of all cells, row by row
 * @param tiling what stands on them
 */
export function oddestFloor(colours: readonly CellColour[], tiling: Tiling, columns: number): number {
  const floor = emptyCells(tiling, columns, colours.length).map((cell) => at(colours, cell));
  if (floor.length < 2) return NO_FLOOR;
  const usual = [0, 1, 2].map((part) => medianOf(floor.map((colour) => at(colour, part))));
  const differences = floor.map((colour) => difference(colour, usual));
  return Math.min(MOST_ODD, Math.max(...differences) / (medianOf(differences) + NOISE));
}

function medianOf(values: readonly number[]): number {
  return at(
    [...values].sort((a, b) => a - b),
    values.length >> 1,
  );
}

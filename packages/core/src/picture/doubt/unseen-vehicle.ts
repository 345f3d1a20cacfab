// Source: ours.
// Guarantee: cells that are taken for floor, and look like one vehicle of nearly the floor's colour.
//
//    g g g v       g is floor; both v are plain, alike, and of a colour that no other empty cell has
//    r r g v
import { at } from '../../basics/at.ts';
import { ALIKE, APART, isStraight, LONGEST } from '../evidence/plain-colours.ts';
import type { GridReading } from '../evidence/read-grid.ts';
import { difference } from '../flat-board/cell-colours.ts';
import { emptyCells, type Tiling } from '../tilings/tilings.ts';

/** The least empty cells beside such a vehicle: with fewer, these may be the odd ones. */
const FEWEST = 3;

/**
 * The cells of a vehicle that may have been missed.
 *
 * @param reading of the grid
 * @param tiling what stands on its cells
 */
export function cellsOfUnseenVehicle(
  { colours, isPlain, columns }: Pick<GridReading, 'colours' | 'isPlain' | 'columns'>,
  tiling: Tiling,
): number[] {
  const floor = emptyCells(tiling, columns, colours.length);
  const apartOf = (one: number, other: number) => difference(at(colours, one), at(colours, other));
  for (const first of floor) {
    const alike = floor.filter((cell) => apartOf(first, cell) < ALIKE);
    const others = floor.filter((cell) => !alike.includes(cell));
    if (
      alike.length > 1 &&
      alike.length <= LONGEST &&
      others.length >= FEWEST &&
      isStraight(alike, columns) &&
      alike.every((cell) => isPlain?.[cell]) &&
      others.every((cell) => alike.every((one) => apartOf(cell, one) > APART))
    )
      return alike;
  }
  return [];
}

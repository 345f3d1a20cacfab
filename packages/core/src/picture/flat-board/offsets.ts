// Source: linear least squares (C. F. Gauss, 1809) on what the network says of each cell.
// Guarantee: where the offsets change evenly from corner to corner, those of the corners are exact.
//
//    how far the grid lies to the right     0.1  0.3        how far its corners     0  0.4
//    of each of 2 by 2 cells                0.1  0.3   ->   lie to the right        0  0.4
import { at } from '../../basics/at.ts';

/** Where the corners are, clockwise from the top left: 1 for the right ones, and 1 for the lower ones. */
export const PLACES_OF_CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/**
 * How far each corner of a grid lies beside that of the cells.
 *
 * @param offsets for each cell, row by row: how far the grid lies to the right of it, and how far below it, in cells
 * @param columns at least 2
 * @param rows at least 2
 * @returns the same for each corner, clockwise from the top left: eight numbers
 */
export function offsetsOfCorners(
  offsets: readonly Float32Array[],
  columns: number,
  rows: number,
): Float32Array {
  const [across, down] = [sharesAtStart(columns), sharesAtStart(rows)];
  return Float32Array.from({ length: 8 }, (_, i) => {
    const [isRight, isLower] = PLACES_OF_CORNERS[i >> 1]!;
    return offsets.reduce((sum, offset, cell) => {
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      const share =
        at(across, isRight ? columns - 1 - column : column) * at(down, isLower ? rows - 1 - row : row);
      return sum + share * at(offset, i % 2);
    }, 0);
  });
}

/** How much each of `count` values counts for the value half a step before the first, by least squares. */
const sharesAtStart = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => 1 / count - (6 * (i - (count - 1) / 2)) / (count * count - 1));

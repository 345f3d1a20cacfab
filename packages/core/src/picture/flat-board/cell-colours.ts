// Source: ours. The colour of each cell of a flat board.
// Guarantee: one colour for each cell. Its edges do not count, nor do the highest and the lowest quarter of each plane, so that small
// marks and shine do not change it.
//
//    . . . . . .
//    . g g g w .     the mean of the g, without a mark w
//    . g g g g .
//    . . . . . .
import { at } from '../../basics/at.ts';
import { type FlatBoard, labOf, MARGIN, SIDE } from './flat-board.ts';

/** The colour of a cell in CIE Lab: lightness, green to red, blue to yellow. */
export type CellColour = readonly [number, number, number];

/** How far two colours are apart in CIE Lab. */
export const difference = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
  Math.hypot(one[0]! - other[0]!, one[1]! - other[1]!, one[2]! - other[2]!);

/** Points at the edge of a cell that do not count. */
const INSET = 3;

/** The colour of each cell's middle, row by row. */
export function coloursOf({ columns, rows, width, height, values }: FlatBoard): CellColour[] {
  const colours: CellColour[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const start = (row + MARGIN) * SIDE * width + (column + MARGIN) * SIDE;
      const middleOf = (map: number): number => {
        const points: number[] = [];
        for (let y = INSET; y < SIDE - INSET; y++) {
          for (let x = INSET; x < SIDE - INSET; x++)
            points.push(at(values, (map * height + y) * width + start + x));
        }
        points.sort((a, b) => a - b);
        const quarter = points.length >> 2;
        const middle = points.slice(quarter, points.length - quarter);
        return middle.reduce((sum, value) => sum + value, 0) / middle.length;
      };
      colours.push(labOf(middleOf(0), middleOf(1), middleOf(2)));
    }
  }
  return colours;
}

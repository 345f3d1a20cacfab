// Source: ours.
// Guarantee: one colour for each cell, which neither its edges nor shine and marks change.
//
//    . . . . . .
//    . g g g w .     the mean of the g, without the brightest and darkest quarter, such as a mark w
//    . g g g g .
//    . . . . . .
import { at } from '../at.ts';
import { COLOUR_UNIT, type FlatBoard, MARGIN, MIDDLE_LIGHTNESS, SIDE } from './flat-board.ts';

/** The colour of a cell in CIE Lab: lightness, green to red, blue to yellow. */
export type CellColour = readonly [number, number, number];

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
      colours.push([
        (middleOf(0) + 1) * MIDDLE_LIGHTNESS,
        middleOf(1) * COLOUR_UNIT,
        middleOf(2) * COLOUR_UNIT,
      ]);
    }
  }
  return colours;
}

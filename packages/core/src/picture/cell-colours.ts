// Source: ours.
// Guarantee: one colour for each cell, which neither its edges nor shine and marks change.
//
//    . . . . . .
//    . g g g w .     the mean of the g, without the brightest and darkest quarter, such as a mark w
//    . g g g g .
//    . . . . . .
import { at } from '../at.ts';
import { type FlatBoard, MARGIN, SIDE } from './flat-board.ts';

/** The colour of a cell in CIE Lab: lightness, green to red, blue to yellow. */
export type CellColour = readonly [number, number, number];

/** Points at the edge of a cell that do not count. */
const INSET = 3;

/** The colour of each cell's middle, row by row. */
export function coloursOf({ columns, rows, stride, planes }: FlatBoard): CellColour[] {
  const colours: CellColour[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const start = (row + MARGIN) * SIDE * stride + (column + MARGIN) * SIDE;
      const middleOf = (plane: Float32Array): number => {
        const values: number[] = [];
        for (let y = INSET; y < SIDE - INSET; y++) {
          for (let x = INSET; x < SIDE - INSET; x++) values.push(at(plane, start + y * stride + x));
        }
        values.sort((a, b) => a - b);
        const quarter = values.length >> 2;
        const middle = values.slice(quarter, values.length - quarter);
        return middle.reduce((sum, value) => sum + value, 0) / middle.length;
      };
      colours.push([middleOf(planes[0]), middleOf(planes[1]), middleOf(planes[2])]);
    }
  }
  return colours;
}

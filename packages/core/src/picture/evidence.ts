// Source: ours. What the network says about a board, as evidence for the search of the most probable board, and how red
// each piece is.
// Guarantee: all values are natural logarithms of probabilities, none less than LEAST, so that no single answer decides
// alone.
import { at } from '../at.ts';
import type { BoardLook } from './board-network.ts';
import { type FlatBoard, MARGIN, SIDE } from './flat-board.ts';
import type { Evidence, Piece } from './tilings.ts';
import { cellsOfPiece } from './upright.ts';

/** Answers about neighbours are not independent, so each counts only in part. */
const SHARE = 0.6;
const LEAST = -7;

/** The evidence of a board as the network sees it. */
export function evidenceOf(
  { columns, rows }: FlatBoard,
  { filled, right, below }: BoardLook,
  primary: (piece: Piece) => number,
): Evidence {
  const weigh = (answer: number): number => SHARE * Math.max(LEAST, answer);
  return {
    columns,
    rows,
    empty: Float64Array.from(filled, (odds) => weigh(-Math.log1p(Math.exp(odds)))),
    filled: Float64Array.from(filled, (odds) => weigh(-Math.log1p(Math.exp(-odds)))),
    right: Float64Array.from(right, weigh),
    below: Float64Array.from(below, weigh),
    primary,
  };
}

/** The hue of the red car in the Lab plane, in degrees. */
const RED = 33;

/** How red a piece is: 0 for plain red, less for any other colour. */
export function redness(
  columns: number,
  colours: readonly CellColour[],
  { cell, length, orientation }: Piece,
): number {
  const cells = cellsOfPiece({ cell, length, orientation }, columns);
  let worst = 0;
  let sum = 0;
  for (const i of cells) {
    const [a, b] = at(colours, i);
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    const off = Math.max(0, Math.abs(hue - RED) - 2) / 6;
    const pale = Math.max(0, PALE - Math.hypot(a, b)) / 9;
    const value = -(off * off) - pale * pale;
    sum += value;
    worst = Math.min(worst, value);
  }
  return Math.max((sum / cells.length + worst) / 2, -40);
}

/** A cell of less strength of colour may be red only in poor light. */
const PALE = 38;
/** The red car is not farther in hue from plain red than this, in degrees, except in coloured light. */
const REDDISH = 20;

/** The greatest strength of colour of a reddish cell, at least PALE. */
export const strongestRed = (colours: readonly CellColour[]): number =>
  Math.max(
    PALE,
    ...colours
      .filter(([a, b]) => Math.abs((Math.atan2(b, a) * 180) / Math.PI - RED) < REDDISH)
      .map(([a, b]) => Math.hypot(a, b)),
  );

/** The mean strength of colour of a piece, at most that of the strongest red. */
export function strengthOf(
  columns: number,
  colours: readonly CellColour[],
  strongest: number,
  piece: Piece,
): number {
  const cells = cellsOfPiece(piece, columns);
  return cells.reduce((sum, i) => sum + Math.min(strongest, Math.hypot(...at(colours, i))), 0) / cells.length;
}

/** The colour of a cell: green to red, blue to yellow. */
export type CellColour = readonly [number, number];

/** The colour of each cell's middle, without its brightest and darkest points, which are shine and marks. */
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
      colours.push([middleOf(planes[1]), middleOf(planes[2])]);
    }
  }
  return colours;
}

/** Points at the edge of a cell that do not count. */
const INSET = 3;

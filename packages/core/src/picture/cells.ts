// Source: ours. Describes the look of a cell in numbers.
// Guarantee: none; the numbers are what the classifiers of evidence.ts were trained on.
//
//    +------+
//    | .--. |     the colour is that of the middle, without its brightest and darkest points;
//    | '--' |     roughness and mottle say how much the whole cell varies
//    +------+
import { type FlatBoard, MARGIN, SIDE } from './flat-board.ts';

/** How one cell looks. */
export interface CellLook {
  /** Colour of its middle: lightness, green to red, blue to yellow. */
  readonly colour: readonly [number, number, number];
  /** How much the lightness and the colour vary within it. */
  readonly roughness: number;
  readonly mottle: number;
  /** The first point of the cell in the flat board's planes. */
  readonly start: number;
}

/** How each cell looks, row by row. */
export function lookAtCells(flat: FlatBoard): CellLook[] {
  const looks: CellLook[] = [];
  for (let row = 0; row < flat.rows; row++) {
    for (let column = 0; column < flat.columns; column++) looks.push(lookAtCell(flat, row, column));
  }
  return looks;
}

/** The look of one cell; at row or column -1, or one beyond the last, it is a cell outside the board. */
export const lookAtCell = (flat: FlatBoard, row: number, column: number): CellLook =>
  lookAt(flat, (row + MARGIN) * SIDE * flat.stride + (column + MARGIN) * SIDE);

const INSET = 3;

function lookAt({ planes, stride }: FlatBoard, start: number): CellLook {
  const middleOf = (plane: Float32Array): number => {
    const values: number[] = [];
    for (let y = INSET; y < SIDE - INSET; y++) {
      for (let x = INSET; x < SIDE - INSET; x++) values.push(plane[start + y * stride + x]!);
    }
    values.sort((a, b) => a - b);
    // the mean of the middle half leaves out shine and marks
    const [from, to] = [values.length >> 2, values.length - (values.length >> 2)];
    let sum = 0;
    for (let i = from; i < to; i++) sum += values[i]!;
    return sum / (to - from);
  };
  const [light, red, blue] = planes;
  const middles: CellLook['colour'] = [middleOf(light), middleOf(red), middleOf(blue)];
  const deviation = (c: 0 | 1 | 2): number => {
    let sum = 0;
    for (let y = 1; y < SIDE - 1; y++) {
      for (let x = 1; x < SIDE - 1; x++) sum += (planes[c][start + y * stride + x]! - middles[c]) ** 2;
    }
    return Math.sqrt(sum / (SIDE - 2) ** 2);
  };
  return {
    colour: middles,
    roughness: deviation(0),
    mottle: Math.hypot(deviation(1), deviation(2)),
    start,
  };
}

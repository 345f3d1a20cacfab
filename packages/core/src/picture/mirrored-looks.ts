// Source: ours; several looks at one picture are averaged as in D. Ciresan et al., Multi-column deep neural networks for
// image classification, 2012.
// Guarantee: mirroring the flat board mirrors the answer, and exchanging its rows and columns exchanges the answer's.
//
//    A A .    . A A    . . B    B . .      the network answers eight times, for these four and for the same four with rows
//    . . B    B . .    A A .    . A A      and columns exchanged, and its answers are averaged
import { at } from '../at.ts';
import { type BoardLook, lookAtBoard } from './board-network.ts';
import { type FlatBoard, MARGIN, SIDE } from './flat-board.ts';

/**
 * The mean of what the network says about a flat board as it is, mirrored left to right, top to bottom, and both, and about
 * each of these with rows and columns exchanged.
 */
export function lookFromMirrors(flat: FlatBoard): BoardLook {
  const looks = (board: FlatBoard): BoardLook[] =>
    [false, true].flatMap((across) =>
      [false, true].map((down) =>
        mirroredLook(lookAtBoard(mirroredBoard(board, across, down)), board, across, down),
      ),
    );
  const turned = transposedBoard(flat);
  return meanLook([...looks(flat), ...looks(turned).map((look) => transposedLook(look, turned))]);
}

/** The flat board with rows and columns exchanged. */
function transposedBoard({ columns, rows, stride, planes }: FlatBoard): FlatBoard {
  const height = (rows + 2 * MARGIN) * SIDE;
  const transposed = (plane: Float32Array): Float32Array =>
    plane.map((_, i) => at(plane, (i % height) * stride + Math.floor(i / height)));
  return {
    columns: rows,
    rows: columns,
    stride: height,
    planes: [transposed(planes[0]), transposed(planes[1]), transposed(planes[2])],
  };
}

/** What the look at a transposed board says about the board itself. */
function transposedLook(look: BoardLook, { columns, rows }: FlatBoard): BoardLook {
  const transposed = (values: Float32Array, each: number, width = columns, height = rows): Float32Array => {
    const result = new Float32Array(values.length);
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const from = (row * width + column) * each;
        result.set(values.subarray(from, from + each), (column * height + row) * each);
      }
    }
    return result;
  };
  return {
    filled: transposed(look.filled, 1),
    right: transposed(look.below, 3),
    below: transposed(look.right, 3),
    exits: transposed(look.exits, 1, columns + 2 * MARGIN, rows + 2 * MARGIN),
    aligned: look.aligned,
  };
}

/** The mean of several looks at one board. */
export function meanLook(looks: readonly BoardLook[]): BoardLook {
  const meanOf = (values: (look: BoardLook) => Float32Array): Float32Array =>
    values(looks[0]!).map((_, i) => looks.reduce((sum, look) => sum + at(values(look), i), 0) / looks.length);
  return {
    filled: meanOf(({ filled }) => filled),
    right: meanOf(({ right }) => right),
    below: meanOf(({ below }) => below),
    exits: meanOf(({ exits }) => exits),
    aligned: looks.reduce((sum, { aligned }) => sum + aligned, 0) / looks.length,
  };
}

/** The flat board, mirrored left to right (`across`) and top to bottom (`down`). */
function mirroredBoard(flat: FlatBoard, across: boolean, down: boolean): FlatBoard {
  const { rows, stride, planes } = flat;
  const height = (rows + 2 * MARGIN) * SIDE;
  const mirrored = (plane: Float32Array): Float32Array =>
    plane.map((_, i) => {
      const [x, y] = [i % stride, Math.floor(i / stride)];
      return at(plane, (down ? height - 1 - y : y) * stride + (across ? stride - 1 - x : x));
    });
  return { ...flat, planes: [mirrored(planes[0]), mirrored(planes[1]), mirrored(planes[2])] };
}

/** What the look at a mirrored board says about the board itself. */
function mirroredLook(
  look: BoardLook,
  { columns, rows }: FlatBoard,
  across: boolean,
  down: boolean,
): BoardLook {
  const mirrored = (
    values: Float32Array,
    each: number,
    width: number,
    height: number,
    stride = columns,
  ): Float32Array => {
    const result = new Float32Array(values.length);
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const from = (down ? height - 1 - row : row) * stride + (across ? width - 1 - column : column);
        result.set(values.subarray(from * each, (from + 1) * each), (row * stride + column) * each);
      }
    }
    return result;
  };
  const around = columns + 2 * MARGIN;
  return {
    filled: mirrored(look.filled, 1, columns, rows),
    // the pairs lie between the columns, and between the rows
    right: mirrored(look.right, 3, columns - 1, rows),
    below: mirrored(look.below, 3, columns, rows - 1),
    exits: mirrored(look.exits, 1, around, rows + 2 * MARGIN, around),
    aligned: look.aligned,
  };
}

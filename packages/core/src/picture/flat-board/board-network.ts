// Source: a convolutional network, as in Y. LeCun et al., Gradient-based learning applied to document recognition, 1998;
// the weights of both networks are trained by scripts/train-board-network.py on scenes of our own making.
// Guarantee: the same numbers on every machine up to rounding; for 6 by 6 cells about 10 million multiplications with the small
// network, 29 million with the large one.
//
//    points, 12 a cell -> 6 a cell -> 3 a cell -> one place a cell -> + its neighbours and the mean of all, twice
//                                                      |
//       filled? (one cell)    one vehicle, both empty, neither? (two neighbours)    does the grid lie on the cells? (all)
//       how far beside it is the grid?    the exit? (each cell around the board)
import { at } from '../../basics/at.ts';
import { convolve, convolveBlocks } from '../network/convolve.ts';
import type { Network } from '../network/network-layers.ts';
import {
  added,
  dense,
  denseRectified,
  halvedPositive,
  type Layer,
  type Maps,
  mean,
  rectified,
} from '../network/network-steps.ts';
import { smallNetwork } from '../network/small-network.ts';
import { type FlatBoard, MARGIN } from './flat-board.ts';
import { offsetsOfCorners } from './offsets.ts';

/** What the network says about a board; all values are logarithms of odds or of probabilities. */
export interface BoardLook {
  /** For each cell, row by row, the logarithm of the odds that something stands on it. */
  readonly filled: Float32Array;
  /**
   * For each cell and its neighbour to the right (three values a cell) the logarithms of the probabilities that they are
   * one vehicle, both empty, or neither; 0 in the last column.
   */
  readonly right: Float32Array;
  /** The same for the neighbour below. */
  readonly below: Float32Array;
  /**
   * For each cell of the flat board, row by row, the surroundings included: the logarithm of how much likelier it is that the
   * exit is seen there than that no exit is seen. It means something only beside the board.
   */
  readonly exits: Float32Array;
  /** The logarithm of the odds that the grid lies on the cells. */
  readonly aligned: number;
}

/** A single look, which also tells where the cells are. */
export interface SingleLook extends BoardLook {
  /**
   * Eight numbers: for each corner of the grid, clockwise from the top left, how far it lies to the right of the same corner of the
   * cells, and how far below it, in cells.
   */
  readonly offsets: Float32Array;
}

/**
 * Looks at a flattened board. Where it has a frame, this tells where the board and its exit are, and what the picture shows tells what
 * stands on it.
 *
 * @param network the small one if it is left out
 */
export function lookAtBoard(flat: FlatBoard, network = smallNetwork): SingleLook {
  const look = lookOnce(flat, network);
  if (!flat.framed) return look;
  const { aligned, offsets, exits } = lookOnce({ ...flat, values: flat.framed }, network);
  return { ...look, aligned, offsets, exits };
}

function lookOnce(flat: FlatBoard, network: Network): SingleLook {
  const { columns } = flat;
  const cells = lookAtCells(flat, network);
  const far = cellsAmongCells(cells, network);
  const inner = innerCells(far);
  const pair = (hidden: Layer, out: Layer, one: number, other: number): Float32Array =>
    logShares(dense(out, denseRectified(hidden, at(inner, one), at(inner, other))));
  const right = new Float32Array(inner.length * 3);
  const below = new Float32Array(inner.length * 3);
  for (let cell = 0; cell < inner.length; cell++) {
    if ((cell + 1) % columns !== 0) right.set(pair(network.right1, network.right2, cell, cell + 1), cell * 3);
    if (cell + columns < inner.length)
      below.set(pair(network.below1, network.below2, cell, cell + columns), cell * 3);
  }
  return {
    filled: Float32Array.from(inner, (values) => at(dense(network.filled, values), 0)),
    right,
    below,
    exits: Float32Array.from({ length: far.width * far.height }, (_, place) =>
      at(dense(network.exit, valuesAt(far, place)), 0),
    ),
    aligned: oddsOfGrid(far, inner, network),
    offsets: offsetsOfCorners(
      innerCells(cells).map((alone, cell) =>
        dense(network.offset2, denseRectified(network.offset1, alone, at(inner, cell))),
      ),
      columns,
      flat.rows,
    ),
  };
}

/**
 * What the network sees in each cell alone, the surroundings included: nearly all of its work.
 *
 * @param network the small one if it is left out
 */
export function lookAtCells(flat: FlatBoard, network = smallNetwork): Maps {
  const points = convolve(network.points, flat);
  const halves = convolve(network.halves, halvedPositive(points));
  const quarters = rectified(convolve(network.quarters, halvedPositive(halves)));
  return rectified(convolveBlocks(network.cells, quarters));
}

/**
 * The logarithm of the odds that a grid lies on cells that the small network looked at, which have the grid's surroundings around
 * them.
 */
export function alignedOfCells(cells: Maps): number {
  const far = cellsAmongCells(cells, smallNetwork);
  return oddsOfGrid(far, innerCells(far), smallNetwork);
}

/** What the network sees in each cell, now that it knows the cells around it and all of them. */
function cellsAmongCells(cells: Maps, network: Network): Maps {
  const near = added(cells, convolve(network.near, cells), dense(network.context, mean(cells)));
  return added(near, convolve(network.far, near));
}

/** The values of each cell, without the surroundings. */
function innerCells(maps: Maps): Float32Array[] {
  const inner: Float32Array[] = [];
  for (let row = MARGIN; row < maps.height - MARGIN; row++) {
    for (let column = MARGIN; column < maps.width - MARGIN; column++)
      inner.push(valuesAt(maps, row * maps.width + column));
  }
  return inner;
}

function oddsOfGrid(far: Maps, inner: readonly Float32Array[], network: Network): number {
  const all = mean(far);
  const inside = meanOf(inner);
  const size = far.width * far.height;
  const around = inside.map((value, i) => (at(all, i) * size - value * inner.length) / (size - inner.length));
  return at(dense(network.aligned2, denseRectified(network.aligned1, inside, around)), 0);
}

/** The values of all maps at one place. */
function valuesAt({ count, width, height, values }: Maps, place: number): Float32Array {
  const found = new Float32Array(count);
  for (let map = 0; map < count; map++) found[map] = values[map * width * height + place]!;
  return found;
}

const meanOf = (rows: readonly Float32Array[]): Float32Array =>
  at(rows, 0).map((_, i) => rows.reduce((sum, row) => sum + at(row, i), 0) / rows.length);

/** Natural logarithms of the probabilities to which these values belong. */
function logShares(values: Float32Array): Float32Array {
  const most = Math.max(...values);
  const norm = most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
  return values.map((value) => value - norm);
}

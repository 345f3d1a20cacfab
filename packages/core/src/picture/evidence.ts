// Source: ours. Collects the classifiers' answers for every cell and every pair of neighbours, and how red each piece
// is.
// Guarantee: all values are natural logarithms of probabilities, each at least LEAST, so that no single answer decides
// alone.
import { cellsOf } from '../board/vehicle.ts';
import { type CellLook, lookAtCell } from './cells.ts';
import { cellFeatures, lookAtPair, type PairLook, pairFeatures } from './features.ts';
import type { FlatBoard } from './flat-board.ts';
import type { Floor } from './floor.ts';
import { classify } from './network.ts';
import type { Evidence, Piece } from './tilings.ts';
import { cellNetwork, pairNetwork } from './weights.ts';

/** Answers of neighbours are not independent, so each counts only in part. */
const SHARE = 0.6;
const LEAST = -7;

/** The looks of all pairs of neighbours. */
export interface PairLooks {
  /** For each cell the pair with its neighbour to the right, and with the one below. */
  readonly right: readonly (PairLook | undefined)[];
  readonly below: readonly (PairLook | undefined)[];
  /** The pairs of a cell at the edge and the cell outside the board next to it, with the index of the inner cell. */
  readonly outside: readonly { readonly cell: number; readonly pair: PairLook; readonly beyond: CellLook }[];
}

export function lookAtPairs(flat: FlatBoard, looks: readonly CellLook[]): PairLooks {
  const { columns, rows } = flat;
  const outside: { cell: number; pair: PairLook; beyond: CellLook }[] = [];
  const add = (cell: number, row: number, column: number): void => {
    const beyond = lookAtCell(flat, row, column);
    const inside = looks[cell]!;
    const first = row < 0 || column < 0;
    const pair = first ? lookAtPair(flat, beyond, inside) : lookAtPair(flat, inside, beyond);
    outside.push({ cell, pair, beyond });
  };
  for (let column = 0; column < columns; column++) {
    add(column, -1, column);
    add((rows - 1) * columns + column, rows, column);
  }
  for (let row = 0; row < rows; row++) {
    add(row * columns, row, -1);
    add((row + 1) * columns - 1, row, columns);
  }
  return {
    right: looks.map((look, i) =>
      (i + 1) % columns === 0 ? undefined : lookAtPair(flat, look, looks[i + 1]!),
    ),
    below: looks.map((look, i) =>
      i + columns >= columns * rows ? undefined : lookAtPair(flat, look, looks[i + columns]!),
    ),
    outside,
  };
}

const oddsOf = ([no, yes]: readonly number[]): number => Math.max(-6, Math.min(6, yes! - no!));

/** The evidence of a flattened board about its pieces, if empty cells look like `floor`. */
export function evidenceOf(
  flat: FlatBoard,
  looks: readonly CellLook[],
  pairs: PairLooks,
  floor: Floor,
  primary: (piece: Piece) => number,
): Evidence {
  const { columns, rows } = flat;
  const cells = columns * rows;
  const empty = new Float64Array(cells);
  const filled = new Float64Array(cells);
  const odds = new Float64Array(cells);
  for (let i = 0; i < cells; i++) {
    const answers = classify(cellNetwork, cellFeatures(flat, looks[i]!, i, floor));
    odds[i] = oddsOf(answers);
    empty[i] = SHARE * Math.max(LEAST, answers[0]!);
    filled[i] = SHARE * Math.max(LEAST, answers[1]!);
  }
  const right = new Float64Array(cells * 3);
  const below = new Float64Array(cells * 3);
  const compare = (into: Float64Array, pair: PairLook | undefined, i: number, j: number): void => {
    if (!pair) return;
    classify(pairNetwork, pairFeatures(pair, odds[i]!, odds[j]!, floor)).forEach((answer, k) => {
      into[i * 3 + k] = SHARE * Math.max(LEAST, answer);
    });
  };
  for (let i = 0; i < cells; i++) {
    compare(right, pairs.right[i], i, i + 1);
    compare(below, pairs.below[i], i, i + columns);
  }
  return { columns, rows, empty, filled, right, below, primary };
}

/**
 * The evidence if the board is full. No cell shows the floor then, so `frame` is used instead, and the only question
 * about two neighbours is whether they are one vehicle.
 */
export function evidenceIfFull(
  flat: FlatBoard,
  looks: readonly CellLook[],
  pairs: PairLooks,
  frame: Floor,
  primary: (piece: Piece) => number,
): Evidence {
  const evidence = evidenceOf(flat, looks, pairs, frame, primary);
  const { columns, rows } = flat;
  const cells = columns * rows;
  const withoutFloor = (values: ArrayLike<number>): Float64Array => {
    const result = new Float64Array(cells * 3);
    for (let i = 0; i < cells; i++) {
      const same = Math.exp(values[i * 3]! / SHARE);
      const other = Math.exp(values[i * 3 + 2]! / SHARE);
      result[i * 3] = SHARE * Math.max(LEAST, Math.log(same / (same + other)));
      result[i * 3 + 1] = SHARE * LEAST;
      result[i * 3 + 2] = SHARE * Math.max(LEAST, Math.log(other / (same + other)));
    }
    return result;
  };
  return {
    ...evidence,
    empty: new Float64Array(cells).fill(SHARE * LEAST),
    // the frame only resembles the floor, so the answers count less
    filled: Float64Array.from(evidence.filled, (value) => 0.35 * value),
    right: withoutFloor(evidence.right),
    below: withoutFloor(evidence.below),
  };
}

/** How much vehicles, and the floor, seem to continue beyond the board's edge: sums of probabilities along the edge. */
export function crossings(
  flat: FlatBoard,
  looks: readonly CellLook[],
  pairs: PairLooks,
  floor: Floor,
): { vehicles: number; floor: number } {
  let [vehicles, bare] = [0, 0];
  for (const { cell, pair, beyond } of pairs.outside) {
    const inside = oddsOf(classify(cellNetwork, cellFeatures(flat, looks[cell]!, cell, floor)));
    const outside = oddsOf(classify(cellNetwork, cellFeatures(flat, beyond, cell, floor)));
    const [same, both] = classify(pairNetwork, pairFeatures(pair, inside, outside, floor));
    vehicles += Math.exp(same!);
    bare += Math.exp(both!);
  }
  return { vehicles, floor: bare };
}

/** The hue of the red car in the Lab plane, in degrees. */
const RED = 34;

/** How red a piece is: 0 for plain red, less for any other colour. */
export function redness(columns: number, looks: readonly CellLook[], piece: Piece): number {
  const { cell, length, orientation } = piece;
  const lane = orientation === 'horizontal' ? Math.floor(cell / columns) : cell % columns;
  const offset = orientation === 'horizontal' ? cell % columns : Math.floor(cell / columns);
  const cells = cellsOf({ label: '', orientation, lane, offset, length }, columns);
  let worst = 0;
  let sum = 0;
  for (const i of cells) {
    const [, a, b] = looks[i]!.colour;
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    const off = Math.max(0, Math.abs(hue - RED) - 6) / 9;
    const pale = Math.max(0, 38 - Math.hypot(a, b)) / 9;
    const value = -(off * off) - pale * pale;
    sum += value;
    worst = Math.min(worst, value);
  }
  return Math.max((sum / cells.length + worst) / 2, -40);
}

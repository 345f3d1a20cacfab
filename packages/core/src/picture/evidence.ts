// Source: ours. The classifiers' answers for every cell and every pair of neighbours, and how red each piece is.
// Guarantee: all values are natural logarithms of probabilities, at least LEAST each: no single look decides alone.
import { cellsOf } from '../board/vehicle.ts';
import type { CellLook, Floor } from './cells.ts';
import { cellFeatures, pairFeatures } from './features.ts';
import type { FlatBoard } from './flat-board.ts';
import { classify } from './network.ts';
import type { Evidence, Piece } from './tiling.ts';
import { cellNetwork, pairNetwork } from './weights.ts';

/** Neighbouring answers are not independent: each counts for a part only. */
const SHARE = 0.6;
const LEAST = -7;

/** What a flattened board says about its pieces, if `floor` is how empty cells look. */
export function evidenceOf(
  flat: FlatBoard,
  looks: readonly CellLook[],
  floor: Floor,
  primary: (piece: Piece) => number,
): Evidence {
  const { columns, rows } = flat;
  const cells = columns * rows;
  const empty = new Float64Array(cells);
  const filled = new Float64Array(cells);
  const odds = new Float64Array(cells);
  for (let i = 0; i < cells; i++) {
    const [no, yes] = classify(cellNetwork, cellFeatures(flat, looks[i]!, i, floor)) as [number, number];
    odds[i] = Math.max(-6, Math.min(6, yes - no));
    empty[i] = SHARE * Math.max(LEAST, no);
    filled[i] = SHARE * Math.max(LEAST, yes);
  }
  const right = new Float64Array(cells * 3);
  const below = new Float64Array(cells * 3);
  const look = (into: Float64Array, i: number, j: number): void => {
    const answers = classify(pairNetwork, pairFeatures(flat, looks[i]!, looks[j]!, odds[i]!, odds[j]!, floor));
    answers.forEach((answer, k) => {
      into[i * 3 + k] = SHARE * Math.max(LEAST, answer);
    });
  };
  for (let i = 0; i < cells; i++) {
    if ((i + 1) % columns !== 0) look(right, i, i + 1);
    if (i + columns < cells) look(below, i, i + columns);
  }
  return { columns, rows, empty, filled, right, below, primary };
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

// Source: dynamic programming along a broken line (a "profile"), as for counting tilings with dominoes; branch and bound.
// Guarantee: the steps contain every legal board of cars, trucks, walls and empty cells with one primary that the bounds
// do not exclude; `undefined` if they would be more than MOST_STEPS.
//
//    a a . b      cell by cell, row by row. A state before the cell ? says what must be known about the
//    c c ? b      row of cells above it and to its left: which of them are empty, how many cells each
//                 vehicle still needs, and whether a primary was chosen
import type { Orientation } from '../../board/vehicle.ts';
import type { Evidence } from './tilings.ts';

/** The most steps that one search keeps: some ten megabytes. */
const MOST_STEPS = 400_000;
/** The same for a narrow search, of which there are many. */
const MOST_QUICK = 60_000;

/** What a wall costs: pictures with walls are rare. */
const WALL_PRIOR = -1;

/** What a state says about a cell: empty, a wall, a complete vehicle; greater numbers are vehicles that need more cells. */
const EMPTY = 0;
const WALL = 1;
const DONE = 2;

/** How two neighbours are related: one vehicle, both empty, anything else. The indexes of the evidence about a pair. */
export const SAME = 0;
export const FLOOR = 1;
export const OTHER = 2;

/**
 * What is put on a cell: the next cell of a vehicle that has begun, nothing, a wall, or a vehicle that begins here: one
 * number for each of VEHICLES, then one for each of them as the primary.
 */
export const CONTINUE = 0;
const PUT_EMPTY = 1;
export const PUT_WALL = 2;
export const PUT_VEHICLE = 3;
/** The vehicles that may begin on a cell. */
export const VEHICLES: readonly { length: number; orientation: Orientation }[] = [
  { length: 2, orientation: 'horizontal' },
  { length: 3, orientation: 'horizontal' },
  { length: 2, orientation: 'vertical' },
  { length: 3, orientation: 'vertical' },
];

/** All steps from a state before a cell to a state after it: the two states, the choice made, and its weight. */
export interface Steps {
  readonly from: number[];
  readonly to: number[];
  readonly choice: number[];
  readonly weight: number[];
}

/** All steps for one cell after the other. */
export interface TilingSteps {
  readonly steps: readonly Steps[];
  /** The states before each cell, and those after the last one. */
  readonly layers: readonly (readonly number[])[];
  /** Whether each state after the last cell is a legal board. */
  readonly ends: readonly boolean[];
}

/** Upper bounds: what the cells from each one on can add to a score, and what a primary can add. */
export interface Bounds {
  readonly rest: Float64Array;
  readonly primary: number;
}

/** The place of each state among those after a cell, counted from 1; all are 0 between two cells. */
let places = new Uint32Array(0);

/**
 * Follows every partial board whose score may still reach `floor` and that is worse than the most promising one by at
 * most `width`.
 *
 * @param bounds - upper bounds of what the rest of a board adds to its score
 * @param width - how much worse than the most promising partial board a partial board may be (natural logarithm)
 * @param floor - the least score of a whole board
 * @returns the steps, or undefined if there would be too many
 */
export function tilingSteps(
  evidence: Evidence,
  bounds: Bounds,
  width: number,
  floor: number,
): TilingSteps | undefined {
  const mostSteps = width < Number.POSITIVE_INFINITY ? MOST_QUICK : MOST_STEPS;
  const { columns, rows } = evidence;
  const cells = columns * rows;
  const powers = Array.from({ length: columns + 1 }, (_, i) => 5 ** i);
  const row = powers[columns]!;
  if (places.length < 6 * row) places = new Uint32Array(6 * row);
  const steps: Steps[] = [];
  const layers: number[][] = [[0]];
  let best: number[] = [0];
  let kept = 0;
  for (let cell = 0; cell < cells; cell++) {
    const r = Math.floor(cell / columns);
    const c = cell % columns;
    const power = powers[c]!;
    const codes = layers[cell]!;
    const nextCodes: number[] = [];
    const nextBest: number[] = [];
    const step: Steps = { from: [], to: [], choice: [], weight: [] };
    const promise = (from: number): number =>
      best[from]! + bounds.rest[cell]! + (codes[from]! < 3 * row ? bounds.primary : 0);
    let least = floor;
    if (width < Infinity) {
      let most = -Infinity;
      for (let from = 0; from < codes.length; from++) most = Math.max(most, promise(from));
      least = Math.max(floor, most - width);
    }
    const addStep = (from: number, code: number, choice: number, weight: number): void => {
      const score = best[from]! + weight;
      let to = places[code]! - 1;
      if (to < 0) {
        to = nextCodes.length;
        places[code] = to + 1;
        nextCodes.push(code);
        nextBest.push(score);
      } else if (score > nextBest[to]!) nextBest[to] = score;
      step.from.push(from);
      step.to.push(to);
      step.choice.push(choice);
      step.weight.push(weight);
    };
    for (let from = 0; from < codes.length && step.from.length <= mostSteps; from++) {
      if (promise(from) < least) continue;
      const code = codes[from]!;
      const profile = code % row;
      const rest = (code - profile) / row;
      const pending = rest % 3;
      const chosen = rest >= 3;
      const above = r === 0 ? -1 : Math.floor(profile / power) % 5;
      const left = c === 0 ? -1 : Math.floor(profile / powers[c - 1]!) % 5;
      const cleared = r === 0 ? profile : profile - above * power;
      const after = (digit: number, pending: number, primary: boolean): number =>
        cleared + digit * power + (pending + (primary ? 3 : 0)) * row;
      const toLeft = (relation: number): number =>
        left < 0 ? 0 : evidence.right[(cell - 1) * 3 + relation]!;
      const toAbove = (relation: number): number =>
        above < 0 ? 0 : evidence.below[(cell - columns) * 3 + relation]!;
      if (above > DONE) {
        if (pending > 0) continue;
        const weight = evidence.filled[cell]! + toAbove(SAME) + toLeft(OTHER);
        addStep(from, after(above - 1, 0, chosen), CONTINUE, weight);
        continue;
      }
      const filled = evidence.filled[cell]! + toAbove(OTHER);
      if (pending > 0) {
        addStep(from, after(DONE, pending - 1, chosen), CONTINUE, filled + toLeft(SAME));
        continue;
      }
      const free =
        evidence.empty[cell]! +
        toAbove(above === EMPTY ? FLOOR : OTHER) +
        toLeft(left === EMPTY ? FLOOR : OTHER);
      addStep(from, after(EMPTY, 0, chosen), PUT_EMPTY, free);
      const put = filled + toLeft(OTHER);
      addStep(from, after(WALL, 0, chosen), PUT_WALL, put + WALL_PRIOR);
      for (let v = 0; v < VEHICLES.length; v++) {
        const { length, orientation } = VEHICLES[v]!;
        const across = orientation === 'horizontal';
        if ((across ? c : r) + length > (across ? columns : rows)) continue;
        const digit = across ? DONE : DONE + length - 1;
        const needed = across ? length - 1 : 0;
        addStep(from, after(digit, needed, chosen), PUT_VEHICLE + v, put);
        if (chosen) continue;
        const merit = evidence.primary({ cell, length, orientation });
        if (merit > -Infinity) {
          addStep(from, after(digit, needed, true), PUT_VEHICLE + VEHICLES.length + v, put + merit);
        }
      }
    }
    for (const code of nextCodes) places[code] = 0;
    kept += step.from.length;
    if (kept > mostSteps) return undefined;
    steps.push(step);
    layers.push(nextCodes);
    best = nextBest;
  }
  const last = layers[cells]!;
  const ends = last.map((code) => Math.floor(code / row) === 3);
  return { steps, layers, ends };
}

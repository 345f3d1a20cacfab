// Source: dynamic programming along a broken line (a "profile"), as for counting tilings with dominoes; sums and maxima
// over all tilings as in L. Rabiner, A tutorial on hidden Markov models, 1989; branch and bound.
// Guarantee: exact over all legal boards of cars, trucks, walls and empty cells with one primary: no board scores higher
// than the first one given. Boards that are worse by more than `within` may be missing. Where the picture says so little
// that more than MOST_STEPS steps would have to be kept, the best board of a narrow search is given instead.
//
//    a a . b      cell by cell, row by row; what remains to be known of the cells
//    c c*? b      before the star is the row above it and to its left: which of
//                 them is empty, and how many cells each vehicle still needs
import type { Orientation } from '../board/vehicle.ts';

/** What the picture says about each cell and each pair of neighbours, as natural logarithms of probabilities. */
export interface Evidence {
  readonly columns: number;
  readonly rows: number;
  /** For each cell: that it is empty, that something stands on it. */
  readonly empty: ArrayLike<number>;
  readonly filled: ArrayLike<number>;
  /** For each cell and its neighbour to the right (three values a cell): one vehicle, both empty, anything else. */
  readonly right: ArrayLike<number>;
  /** The same for the neighbour below. */
  readonly below: ArrayLike<number>;
  /** How well a piece would do as the primary; `-Infinity` where it cannot be. */
  readonly primary: (piece: Piece) => number;
}

/** A vehicle or a wall (length 1) as its first cell, length and orientation. */
export interface Piece {
  readonly cell: number;
  readonly length: number;
  readonly orientation: Orientation;
}

/** A board as its pieces. */
export interface Tiling {
  readonly pieces: readonly Piece[];
  /** Index of the primary among the pieces. */
  readonly primary: number;
  readonly score: number;
}

export interface TilingResult {
  /** Best first, all different. */
  readonly best: readonly Tiling[];
  /** Logarithm of the sum over all tilings. */
  readonly total: number;
  /** For each cell: the probability that just what the best tiling puts there stands there. */
  readonly certainty: Float64Array;
}

const EMPTY = 0;
const WALL = 1;
const DONE = 2;
const SAME = 0;
const FLOOR = 1;
const OTHER = 2;

/** The most steps that one search keeps: some ten megabytes. */
const MOST_STEPS = 400_000;
/** The same for a narrow search, of which there are many. */
const MOST_QUICK = 60_000;

/** What a wall costs: pictures with walls are rare. */
const WALL_PRIOR = -4.5;

/** Choices at a cell: continue what stands there, empty, wall, then vehicles, and the same as the primary. */
const CONTINUE = 0;
const PUT_EMPTY = 1;
const PUT_WALL = 2;
const PUT_VEHICLE = 3;
const VEHICLES: readonly { length: number; orientation: Orientation }[] = [
  { length: 2, orientation: 'horizontal' },
  { length: 3, orientation: 'horizontal' },
  { length: 2, orientation: 'vertical' },
  { length: 3, orientation: 'vertical' },
];

/** One way from a state before a cell to a state after it. */
interface Steps {
  readonly from: number[];
  readonly to: number[];
  readonly choice: number[];
  readonly weight: number[];
}

/**
 * The most probable boards.
 *
 * @param most how many boards to give
 * @param within how much worse than the best (natural logarithm) a board may be and still be counted
 * @returns undefined where no legal board has any probability
 */
export function tile(evidence: Evidence, most: number, within: number): TilingResult | undefined {
  const bounds = boundsOf(evidence);
  const quick = tileQuickly(evidence);
  if (!quick) return undefined;
  // no board worse than a good one by more than `within` is followed; where that still is too much, nearer ones alone
  const good = quick.best[0]!.score;
  for (const near of [within, within / 2, 0]) {
    const result = search(evidence, bounds, most, Number.POSITIVE_INFINITY, good - near - 1e-9);
    if (result) return result;
  }
  return quick;
}

/** A good board, found by a narrow search and often the best: for comparing many guesses at where the grid lies. */
export function tileQuickly(evidence: Evidence): TilingResult | undefined {
  const bounds = boundsOf(evidence);
  for (const width of [3, 8, 20]) {
    const good = search(evidence, bounds, 1, width, -Infinity);
    if (good) return good;
  }
  return undefined;
}

/** The most that the cells from each one on can add, whatever stands on them; and the most that a primary can add. */
function boundsOf({ columns, rows, empty, filled, right, below, primary }: Evidence): {
  rest: Float64Array;
  primary: number;
} {
  const rest = new Float64Array(columns * rows + 1);
  let merit = -Infinity;
  for (let cell = columns * rows - 1; cell >= 0; cell--) {
    const left = cell % columns === 0 ? undefined : (relation: number) => right[(cell - 1) * 3 + relation]!;
    const above = cell < columns ? undefined : (relation: number) => below[(cell - columns) * 3 + relation]!;
    const most = (pair: ((relation: number) => number) | undefined, relation: number): number =>
      pair ? Math.max(pair(relation), pair(OTHER)) : 0;
    const best = Math.max(
      empty[cell]! + most(left, FLOOR) + most(above, FLOOR),
      filled[cell]! + most(left, SAME) + most(above, SAME),
    );
    rest[cell] = rest[cell + 1]! + best;
    for (const { length, orientation } of VEHICLES) {
      const across = orientation === 'horizontal';
      const place = across ? cell % columns : Math.floor(cell / columns);
      if (place + length <= (across ? columns : rows))
        merit = Math.max(merit, primary({ cell, length, orientation }));
    }
  }
  return { rest, primary: merit };
}

/** Follows every partial board that may still reach `floor`, and is not worse by `width` than the most promising one. */
function search(
  evidence: Evidence,
  bounds: { rest: Float64Array; primary: number },
  most: number,
  width: number,
  floor: number,
): TilingResult | undefined {
  const mostSteps = width < Number.POSITIVE_INFINITY ? MOST_QUICK : MOST_STEPS;
  const { columns, rows } = evidence;
  const cells = columns * rows;
  const powers = Array.from({ length: columns + 1 }, (_, i) => 5 ** i);
  const row = powers[columns]!;
  const steps: Steps[] = [];
  const layers: number[][] = [[0]];
  let best: number[] = [0];
  let kept = 0;
  for (let cell = 0; cell < cells; cell++) {
    const r = Math.floor(cell / columns);
    const c = cell % columns;
    const power = powers[c]!;
    const codes = layers[cell]!;
    const index = new Map<number, number>();
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
    const go = (from: number, code: number, choice: number, weight: number): void => {
      const score = best[from]! + weight;
      let to = index.get(code);
      if (to === undefined) {
        to = nextCodes.length;
        index.set(code, to);
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
      const after = (digit: number, still: number, primary: boolean): number =>
        cleared + digit * power + (still + (primary ? 3 : 0)) * row;
      const toLeft = (relation: number): number =>
        left < 0 ? 0 : evidence.right[(cell - 1) * 3 + relation]!;
      const toAbove = (relation: number): number =>
        above < 0 ? 0 : evidence.below[(cell - columns) * 3 + relation]!;
      if (above > DONE) {
        if (pending > 0) continue;
        const weight = evidence.filled[cell]! + toAbove(SAME) + toLeft(OTHER);
        go(from, after(above - 1, 0, chosen), CONTINUE, weight);
        continue;
      }
      const filled = evidence.filled[cell]! + toAbove(OTHER);
      if (pending > 0) {
        go(from, after(DONE, pending - 1, chosen), CONTINUE, filled + toLeft(SAME));
        continue;
      }
      const free =
        evidence.empty[cell]! +
        toAbove(above === EMPTY ? FLOOR : OTHER) +
        toLeft(left === EMPTY ? FLOOR : OTHER);
      go(from, after(EMPTY, 0, chosen), PUT_EMPTY, free);
      const put = filled + toLeft(OTHER);
      go(from, after(WALL, 0, chosen), PUT_WALL, put + WALL_PRIOR);
      for (let v = 0; v < VEHICLES.length; v++) {
        const { length, orientation } = VEHICLES[v]!;
        const across = orientation === 'horizontal';
        if ((across ? c : r) + length > (across ? columns : rows)) continue;
        const digit = across ? DONE : DONE + length - 1;
        const still = across ? length - 1 : 0;
        go(from, after(digit, still, chosen), PUT_VEHICLE + v, put);
        if (chosen) continue;
        const merit = evidence.primary({ cell, length, orientation });
        if (merit > -Infinity) {
          go(from, after(digit, still, true), PUT_VEHICLE + VEHICLES.length + v, put + merit);
        }
      }
    }
    kept += step.from.length;
    if (kept > mostSteps) return undefined;
    steps.push(step);
    layers.push(nextCodes);
    best = nextBest;
  }
  const last = layers[cells]!;
  const ends = last.map((code) => Math.floor(code / row) === 3);
  return collect(evidence, steps, layers, ends, most);
}

/** The `most` best ways through the steps, the sum over all of them, and what share of it agrees with the best. */
function collect(
  { columns, rows }: Evidence,
  steps: readonly Steps[],
  layers: readonly number[][],
  ends: readonly boolean[],
  most: number,
): TilingResult | undefined {
  const cells = columns * rows;
  // for each state the scores of the best ways to it, and from which step and which way they come
  const scores: Float64Array[] = [new Float64Array(most).fill(-Infinity)];
  scores[0]![0] = 0;
  const origins: Int32Array[] = [new Int32Array(most)];
  const sums: Float64Array[] = [new Float64Array(1)];
  for (let cell = 0; cell < cells; cell++) {
    const { from, to, weight } = steps[cell]!;
    const count = layers[cell + 1]!.length;
    const before = scores[cell]!;
    const after = new Float64Array(count * most).fill(-Infinity);
    const origin = new Int32Array(count * most);
    const sum = new Float64Array(count).fill(-Infinity);
    for (let s = 0; s < from.length; s++) {
      const target = to[s]! * most;
      for (let rank = 0; rank < most; rank++) {
        const score = before[from[s]! * most + rank]! + weight[s]!;
        if (score <= after[target + most - 1]!) break;
        let at = most - 1;
        while (at > 0 && after[target + at - 1]! < score) {
          after[target + at] = after[target + at - 1]!;
          origin[target + at] = origin[target + at - 1]!;
          at--;
        }
        after[target + at] = score;
        origin[target + at] = s * most + rank;
      }
      sum[to[s]!] = logAdd(sum[to[s]!]!, sums[cell]![from[s]!]! + weight[s]!);
    }
    scores.push(after);
    origins.push(origin);
    sums.push(sum);
  }
  const finals: { state: number; rank: number; score: number }[] = [];
  let total = -Infinity;
  ends.forEach((ok, state) => {
    if (!ok) return;
    total = logAdd(total, sums[cells]![state]!);
    for (let rank = 0; rank < most; rank++) {
      const score = scores[cells]![state * most + rank]!;
      if (score > -Infinity) finals.push({ state, rank, score });
    }
  });
  finals.sort((a, b) => b.score - a.score);
  const [top] = finals;
  if (!top) return undefined;
  const choicesOf = ({ state, rank }: { state: number; rank: number }): Int32Array => {
    const taken = new Int32Array(cells);
    let [at, way] = [state, rank];
    for (let cell = cells; cell > 0; cell--) {
      const origin = origins[cell]![at * most + way]!;
      const s = Math.floor(origin / most);
      taken[cell - 1] = s;
      at = steps[cell - 1]!.from[s]!;
      way = origin % most;
    }
    return taken;
  };
  const best = finals.slice(0, most).map((final) =>
    tilingOf(
      choicesOf(final).map((s, cell) => steps[cell]!.choice[s]!),
      final.score,
    ),
  );
  // backwards: the sum over all ways from each state to an end
  const agree = new Float64Array(cells);
  const chosen = choicesOf(top).map((s, cell) => steps[cell]!.choice[s]!);
  let backward = Float64Array.from(ends, (ok) => (ok ? 0 : -Infinity));
  for (let cell = cells - 1; cell >= 0; cell--) {
    const { from, to, choice, weight } = steps[cell]!;
    const earlier = new Float64Array(layers[cell]!.length).fill(-Infinity);
    for (let s = 0; s < from.length; s++) {
      const rest = weight[s]! + backward[to[s]!]!;
      earlier[from[s]!] = logAdd(earlier[from[s]!]!, rest);
      if (choice[s] === chosen[cell]) agree[cell]! += Math.exp(sums[cell]![from[s]!]! + rest - total);
    }
    backward = earlier;
  }
  const certainty = new Float64Array(cells);
  for (let cell = 0; cell < cells; cell++)
    if (chosen[cell] !== CONTINUE) certainty[cell] = Math.min(1, agree[cell]!);
  for (const { cell, length, orientation } of best[0]!.pieces) {
    for (let i = 1; i < length; i++) {
      certainty[cell + i * (orientation === 'horizontal' ? 1 : columns)] = certainty[cell]!;
    }
  }
  return { best, total, certainty };
}

function tilingOf(choices: Int32Array, score: number): Tiling {
  const pieces: Piece[] = [];
  let primary = -1;
  choices.forEach((choice, cell) => {
    if (choice === PUT_WALL) pieces.push({ cell, length: 1, orientation: 'horizontal' });
    if (choice < PUT_VEHICLE) return;
    const kind = VEHICLES[(choice - PUT_VEHICLE) % VEHICLES.length]!;
    if (choice >= PUT_VEHICLE + VEHICLES.length) primary = pieces.length;
    pieces.push({ cell, ...kind });
  });
  return { pieces, primary, score };
}

function logAdd(a: number, b: number): number {
  if (a === -Infinity) return b;
  if (b === -Infinity) return a;
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b));
}

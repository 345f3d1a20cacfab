// Source: sums and maxima over all paths as in L. Rabiner, A tutorial on hidden Markov models, 1989.
// Guarantee: exact over all boards that the steps contain.
//
//    state ──a──> state ──c──> end        the best boards are the best ways through the steps; the sums over
//       └────b──────┘                     all ways, from the start and from the end, say how certain each step is
import { CONTINUE, PUT_VEHICLE, PUT_WALL, type TilingSteps, VEHICLES } from './tiling-steps.ts';
import { cellsOfPiece, type Evidence, type Piece, type Tiling, type TilingResult } from './tilings.ts';

/**
 * The `most` best boards, the sum over all boards, and for each cell the share of that sum that agrees with the best.
 *
 * @returns undefined if the steps lead to no legal board
 */
export function bestTilings(
  { columns, rows }: Evidence,
  { steps, layers, ends }: TilingSteps,
  most: number,
): TilingResult | undefined {
  const cells = columns * rows;
  // for each state the scores of the best ways to it, and the step and the earlier way that each comes from
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
  // backwards: the sum over all ways from each state to a legal board
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
  for (const piece of best[0]!.pieces)
    for (const cell of cellsOfPiece(piece, columns)) certainty[cell] = certainty[piece.cell]!;
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

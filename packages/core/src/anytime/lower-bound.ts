// A proved lower bound: the length of a shortest solution when some vehicles are taken off the board.
//
// Without a vehicle every move that was legal still is, so the optimum cannot be larger. At first the primary stands alone.
// Its shortest solution runs through vehicles that were taken off; the first of them is put back, and the board is solved
// again by the engine. The optimum grows, and far fewer states are searched than on the whole board.
//
//     X X . A B     X alone: 1 move, which runs through A
//     . . . A B     X and A: 2 moves; A goes down, X then runs through B
//     . . . . .     X, A and B: 3 moves, which meet nothing: this is a shortest solution of the whole board
//
// Guarantee: no solution of the board is shorter than `bound`; a search that was not finished counts for the depths that
// it has finished. A solution that meets no vehicle is shortest for the whole board, and if no sequence of moves solves the
// board with fewer vehicles, none solves the whole. Source: projections as in pattern databases (Culberson and
// Schaeffer, 1998), chosen by counterexample-guided abstraction refinement (Clarke, Grumberg, Jha, Lu and Veith, 2000).

import type { SearchProgress } from '../algorithm.ts';
import { at } from '../basics/at.ts';
import { type Board, startOf } from '../board/board.ts';
import { labelled, type Slide, type Solution } from '../board/moves.ts';
import { withVehicles } from '../board/remove.ts';
import { cellsOf } from '../board/vehicle.ts';
import { engine } from '../engine/engine.ts';
import type { EngineRequest } from '../engine/limits.ts';

/** How a proof ended; at a limit it says no more than its bound. */
export type Proof =
  | { readonly kind: 'solved'; readonly solution: Solution }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'limit' };

interface BoundProgress {
  /** States expanded since the last progress. */
  readonly expanded: number;
  /** No solution is shorter. */
  readonly bound: number;
}

/**
 * The bound that a search proves which has come so far: every state at a smaller depth was expanded, and none is solved.
 */
export const provedBy = ({ depth }: SearchProgress): number => (depth ?? -1) + 1;

/**
 * @param request - the metric; the limit, which each search may reach; the signal that ends the proof; and the length of the
 *   best solution known: where none is shorter on a smaller board, none is on the whole board
 */
export function* proveBound(
  board: Board,
  request: Pick<EngineRequest, 'metric' | 'limit' | 'signal' | 'shorterThan'>,
): Generator<BoundProgress, Proof, void> {
  const kept = [board.primary];
  let bound = 0;
  for (;;) {
    const search = engine.run(withVehicles(board, kept), request);
    let expanded = 0;
    let next = search.next();
    for (; !next.done; next = search.next()) {
      bound = Math.max(bound, provedBy(next.value));
      yield { expanded: next.value.expanded - expanded, bound };
      expanded = next.value.expanded;
    }
    const result = next.value;
    if (result.kind === 'unsolvable') return { kind: 'unsolvable' };
    if (result.kind === 'exhausted') yield { expanded: 0, bound: request.shorterThan?.() ?? bound };
    if (result.kind !== 'solved') return { kind: 'limit' };
    bound = Math.max(bound, result.solution.length);
    yield { expanded: result.stats.expanded - expanded, bound };
    const solution = result.solution.map(({ vehicle, by }) => ({ vehicle: at(kept, vehicle), by }));
    const met = firstMet(board, kept, solution);
    if (met === undefined) return { kind: 'solved', solution: labelled(board, solution) };
    kept.push(met);
    kept.sort((a, b) => a - b);
  }
}

/** The first vehicle that is not on the smaller board and that a solution of this board runs through. */
function firstMet(board: Board, kept: readonly number[], solution: readonly Slide[]): number | undefined {
  const { vehicles, width } = board;
  const standing = new Map<number, number>();
  for (const [index, vehicle] of vehicles.entries()) {
    if (kept.includes(index)) continue;
    for (const cell of cellsOf(vehicle, width)) standing.set(cell, index);
  }
  const offsets = [...startOf(board)];
  for (const { vehicle, by } of solution) {
    const from = at(offsets, vehicle);
    offsets[vehicle] = from + by;
    for (let cells = 1; cells <= Math.abs(by); cells++) {
      for (const cell of cellsOf(at(vehicles, vehicle), width, from + Math.sign(by) * cells)) {
        const met = standing.get(cell);
        if (met !== undefined) return met;
      }
    }
  }
  return undefined;
}

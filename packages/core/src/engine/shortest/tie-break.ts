// Among the shortest solutions in one metric, one that is shortest in the other.
//
// Source: shortest paths in a graph without cycles, by dynamic programming from the solved states backwards.
// Guarantee: no solution of the graph has a lower count in `thenBy`; among equal ones the first move in the graph's
// order is taken.
//
//     X.A.   two solutions of 3 moves, one of 4 steps and one of 5: the first is given
//
// The count of a solution in steps is the sum of its slides. In moves, neighbouring slides of one vehicle in one
// direction count once; so what remains from a state depends on the move that led there, and costs are kept for
// each move of the graph: its own, as the first of its slide, and that of the best continuation.

import { at } from '../../basics/at.ts';
import type { Metric, Slide } from '../../board/moves.ts';
import type { ShortestGraph, ShortestMove } from './shortest-graph.ts';

/** A solution of the graph with the fewest of `thenBy`. */
export function breakTies({ states }: ShortestGraph, thenBy: Metric): Slide[] {
  // for each state and move on from it, the count of the whole remainder
  const costs = new Map<number, readonly number[]>();
  for (const [state, moves] of states) {
    costs.set(
      state,
      moves.map(({ move, to }) => {
        const best = cheapest(states.get(to) ?? [], costs.get(to) ?? [], move, thenBy);
        return (thenBy === 'steps' ? Math.abs(move.by) : 1) + best.cost;
      }),
    );
  }
  const solution: Slide[] = [];
  let state = 0;
  for (;;) {
    const moves = states.get(state) ?? [];
    const { index } = cheapest(moves, costs.get(state) ?? [], solution.at(-1), thenBy);
    const next = moves[index];
    if (!next) return solution;
    solution.push(next.move);
    state = next.to;
  }
}

/** The best way on after a move: its index and what it still costs, 0 where there is nothing left to do. */
function cheapest(
  moves: readonly ShortestMove[],
  costs: readonly number[],
  before: Slide | undefined,
  thenBy: Metric,
): { index: number; cost: number } {
  if (moves.length === 0) return { index: -1, cost: 0 };
  let best = { index: -1, cost: Number.POSITIVE_INFINITY };
  moves.forEach(({ move }, index) => {
    const cost = at(costs, index) - (thenBy === 'moves' && continues(move, before) ? 1 : 0);
    if (cost < best.cost) best = { index, cost };
  });
  return best;
}

const continues = (move: Slide, before: Slide | undefined): boolean =>
  before !== undefined && move.vehicle === before.vehicle && Math.sign(move.by) === Math.sign(before.by);

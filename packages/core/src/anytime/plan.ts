// A solution under way: each move says to which offset a vehicle goes, not how far.
//
//     A from 0 to 2, B from 4 to 3, A from 2 to 5; without its first move A goes from 0 to 5, where the way is free
//
// So a plan may still be legal when some of its moves are dropped.

import { at } from '../basics/at.ts';
import { type Board, startOf } from '../board/board.ts';
import { labelled, type Metric, type Slide, type Solution, splitSlides } from '../board/moves.ts';

/** One move: a vehicle goes to an offset. */
export interface Target {
  readonly vehicle: number;
  readonly offset: number;
}

/** Moves from the board's state to the exit. */
export type Plan = readonly Target[];

/** The same plan with moves of one vehicle that follow each other joined into one, which is always legal. */
export function joined(board: Board, plan: Plan): Plan {
  const offsets = [...startOf(board)];
  const kept: (Target & { readonly from: number })[] = [];
  for (const { vehicle, offset } of plan) {
    const last = kept.at(-1);
    const from = last?.vehicle === vehicle ? last.from : at(offsets, vehicle);
    if (last?.vehicle === vehicle) kept.pop();
    offsets[vehicle] = offset;
    if (from !== offset) kept.push({ vehicle, offset, from });
  }
  return kept.length < plan.length ? joined(board, kept) : plan;
}

/** The length of a plan; in moves, those of one vehicle that follow each other count once each: join them before. */
export function lengthOf(board: Board, plan: Plan, metric: Metric): number {
  if (metric === 'moves') return plan.length;
  let steps = 0;
  for (const { by } of slidesOf(board, plan)) steps += Math.abs(by);
  return steps;
}

function slidesOf(board: Board, plan: Plan): Slide[] {
  const offsets = [...startOf(board)];
  return plan.map(({ vehicle, offset }) => {
    const by = offset - at(offsets, vehicle);
    offsets[vehicle] = offset;
    return { vehicle, by };
  });
}

/** The plan as a solution: slides, or single steps in the metric `steps`. */
export function solutionOf(board: Board, plan: Plan, metric: Metric): Solution {
  const slides = slidesOf(board, plan);
  return labelled(board, metric === 'moves' ? slides : splitSlides(slides));
}

/** The plan of a solution. */
export function planOf(board: Board, solution: readonly Slide[]): Plan {
  const offsets = [...startOf(board)];
  return solution.map(({ vehicle, by }) => {
    const offset = at(offsets, vehicle) + by;
    offsets[vehicle] = offset;
    return { vehicle, offset };
  });
}

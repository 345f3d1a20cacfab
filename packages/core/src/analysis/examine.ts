/*
 * Finds everything about the shortest solutions of a board with a small cluster in one exploration.
 *
 *     X.A.   states, a shortest solution in each metric, how many there are, the rating, the hardest states
 *
 * Source: ours. Guarantee: the same answers as `analyze`, `solve` with `thenBy`, and `rate` give,
 * in about half the time.
 */

import { checkBoard } from '../basics/arguments.ts';
import { exactCount } from '../basics/numbers.ts';
import type { Board } from '../board/board.ts';
import type { Metric, Solution } from '../board/moves.ts';
import { playerStates, type Rating, ratingFrom } from '../difficulty/rating.ts';
import { inBothMetrics } from '../engine/cluster/both-metrics.ts';
import { thenShortest } from '../engine/shortest/both-in-cluster.ts';
import { countPaths } from '../engine/shortest/count-shortest.ts';
import { shortestGraphOf } from '../engine/shortest/shortest-slides.ts';

/** What an examination finds: the shortest solutions, their number, the rating and the hardest boards that can be reached. */
export interface Examination {
  /** Boards that can be reached. */
  readonly states: number;
  /** A shortest solution in each metric; among those one that is shortest in the other. */
  readonly solutions: Readonly<Record<Metric, Solution>>;
  /** How many shortest solutions the board has; a text where a number cannot hold it. */
  readonly shortestSolutions: Readonly<Record<Metric, number | string>>;
  /** How hard the board is for a person. */
  readonly rating: Rating;
  /** All states that are farthest from the exit in moves, in no particular order. */
  readonly hardest: readonly Board[];
}

/**
 * Examines a board: its shortest solutions, their number, its rating.
 *
 * @param board - the board
 * @returns undefined where it has no solution, and where its cluster is too large for this: use `analyze`
 *
 * @example
 * examine(board)?.states // 8
 */
export function examine(board: Board): Examination | undefined {
  checkBoard(board);
  const cluster = inBothMetrics(board, { states: playerStates(board) });
  if (!cluster) return undefined;
  const { states, slides, hardest } = cluster;
  const graphs = {
    moves: shortestGraphOf(slides.moves, 'moves'),
    steps: shortestGraphOf(slides.steps, 'steps'),
  };
  const rating = ratingFrom(board, graphs.moves, slides.moves);
  return {
    states,
    solutions: {
      moves: thenShortest(board, graphs.moves, 'steps'),
      steps: thenShortest(board, graphs.steps, 'moves'),
    },
    shortestSolutions: { moves: rating.facts.solutions, steps: exactCount(countPaths(graphs.steps)) },
    rating,
    hardest,
  };
}

// What the workers are asked for by parts of the app that are loaded later.

import type { Board, Metric, Slide } from '@unjam/core';
import type { ReviewResult } from '@unjam/core/analysis';
import type { Grade } from '@unjam/core/difficulty';
import type { ClusterGraph } from '@unjam/core/engine';
import type { Criteria } from '@unjam/core/generate';
import { commonText } from '../language/english/common.ts';
import type { Text } from '../language/language.ts';
import { ask, type TaskOptions, task } from './solver.ts';
import type { Unhardened, Watched } from './worker.ts';

export type { Watched } from './worker.ts';

/** Searches by a textbook method, for at most 20 seconds, and records what it expands. */
export const watchSearch = (
  board: Board,
  algorithm: string,
  metric: Metric,
  lane: number,
  options: TaskOptions,
): Promise<Watched> =>
  task(
    lane,
    options,
    async (worker, id, report): Promise<Watched> => worker.watch(id, algorithm, board, metric, report),
  );

/** The states of a board's cluster and the moves between them, up to `limit` states. */
export const cluster = (
  board: Board,
  options: TaskOptions & { readonly metric?: Metric; readonly limit?: number } = {},
): Promise<ClusterGraph> =>
  task(2, options, (worker, id, report) =>
    worker.cluster(id, board, options.metric ?? 'moves', options.limit ?? 30_000, report),
  );

/** The grade of a board; empty if rating it takes too long. */
export const gradeOf = (board: Board): Promise<Grade | ''> => ask(0, async (worker) => worker.grade(board));

/** Compares moves with the shortest way, in at most 20 seconds. */
export const reviewOf = (board: Board, moves: readonly Slide[]): Promise<ReviewResult> =>
  ask(0, async (worker) => worker.review(board, moves));

/** The worker for what a person waits for while the answer to the draft goes on. */
const MAKER = 1;

/** The vehicles of a board that could be removed without making it easier, if that is found out soon enough. */
export const redundantOn = (board: Board): Promise<readonly number[] | undefined> =>
  ask(MAKER, async (worker) => worker.redundant(board));

/** The hardest state that can be reached from a board, if it is found within 20 seconds; otherwise why not. */
export const harden = (board: Board): Promise<Board | Unhardened> =>
  ask(MAKER, async (worker) => worker.harden(board));

/** A puzzle that meets some criteria, if one is found within 20 seconds. */
export const makePuzzle = (criteria: Criteria): Promise<Board | undefined> =>
  ask(MAKER, async (worker) => worker.make(criteria));

/** A sentence that a board has no solution, with what is stuck if that is found within a second. */
export async function stuckMessage(board: Board): Promise<Text> {
  const result = await ask(0, async (worker) => worker.stuck(board));
  if (result.kind !== 'stuck') return () => commonText().noSolution;
  const { hintsOf } = await import('../language/hint-words.ts');
  return () => hintsOf(board).stuck(result.stuck);
}

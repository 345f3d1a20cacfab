import {
  type Board,
  countSolution,
  finishTask,
  isSolved,
  type Metric,
  type Problem,
  type Result,
  replay,
  type SearchLimit,
  solveTask,
  startOf,
} from '@unjam/core';
import { ok } from '@unjam/core/basics';
import type { NotationId } from '@unjam/core/notation';
import { readMoves } from '../input/solution.ts';
import { limitNames } from '../output/limit.ts';

/** What replaying a solution on its board showed. */
export interface Verdict {
  /** Null if the text is in no notation; `solutionRead` says then how it was read. */
  readonly notation: string | null;
  readonly solutionRead?: string;
  readonly legal: boolean;
  readonly solves: boolean;
  /** Its length in both metrics; null if it is not legal. */
  readonly moves: number | null;
  readonly steps: number | null;
  readonly metric: Metric;
  /** Length of a shortest solution in the metric; null if this solution does not solve the board, or at a limit. */
  readonly shortest: number | null;
  /** Whether it is as short as that. */
  readonly optimal: boolean;
  /** How much longer it is than a shortest one, in the metric; null where `shortest` is. */
  readonly over: number | null;
  /** The limit that ended the search for a shortest solution. */
  readonly limit: string | null;
  /** The number of the first illegal move, from 1. */
  readonly illegalMove: number | null;
  /** The same with its reason. */
  readonly problem: string | null;
}

/** A search for the length of a shortest solution of a board; `limit` names what ended it before it was found. */
export interface Shortest {
  readonly length: number | null;
  readonly limit: string | null;
}

interface JudgeRequest {
  readonly metric: Metric;
  /** The search for it, begun once for a solution that solves the board; or what is known. */
  readonly shortest: ((board: Board) => Generator<unknown, Shortest, void>) | Shortest;
  /** The notation of the text; default: recognised. */
  readonly notation?: NotationId;
}

/** Finds the length of a shortest solution in a metric. */
export function* shortestTask(
  board: Board,
  metric: Metric,
  limit: SearchLimit,
): Generator<unknown, Shortest, void> {
  const best = yield* solveTask(board, { metric, limit });
  return {
    length: best.kind === 'solved' ? countSolution(best.solution)[metric] : null,
    limit: best.kind === 'limit' ? limitNames[best.which] : null,
  };
}

/** Reads a solution, replays it, and compares its length with that of a shortest one; fails if the text is not a solution. */
export const judge = (board: Board, text: string, request: JudgeRequest): Result<Verdict, Problem> =>
  finishTask(judgeTask(board, text, request));

/** The same as a task, which can be stopped and can share its thread. */
export function* judgeTask(
  board: Board,
  text: string,
  { metric, shortest: known, notation: named }: JudgeRequest,
): Generator<unknown, Result<Verdict, Problem>, void> {
  const isSolvedAlready = isSolved(board, startOf(board));
  if (text.trim() === '' && !isSolvedAlready)
    return ok({ notation: null, metric, ...nothing, problem: NOT_GIVEN });
  const { notation = null, how, result: solution } = readMoves(text, board, named);
  if (!solution.ok && solution.error.code !== 'illegal-move') return solution;
  const played = solution.ok ? replay(board, solution.value) : solution;
  const read = { notation, ...(how !== undefined && { solutionRead: `read as ${how}` }), metric };
  if (!solution.ok || !played.ok) {
    const problem = played.ok ? null : played.error;
    const move = problem?.at?.move;
    return ok({
      ...read,
      ...nothing,
      illegalMove: move === undefined ? null : move + 1,
      problem: problem?.message ?? null,
    });
  }
  // such as the board alone, which is in frames
  if (solution.value.length === 0 && !isSolvedAlready) return ok({ ...read, ...nothing, problem: NOT_GIVEN });
  const { solved: solves } = played.value;
  const counts = countSolution(solution.value);
  const judged = { ...read, ...nothing, legal: true, solves, ...counts };
  if (!solves) return ok(judged);
  const { length: shortest, limit } = typeof known === 'function' ? yield* known(board) : known;
  const over = shortest === null ? null : counts[metric] - shortest;
  return ok({ ...judged, shortest, optimal: over === 0, over, limit });
}

/** The problem of an answer that is missing, and of one without moves, unless its board is solved as it stands. */
export const NOT_GIVEN = 'no solution';

/** The verdict on an answer of which nothing is known, in the order of the keys. */
export const nothing = {
  legal: false,
  solves: false,
  moves: null,
  steps: null,
  shortest: null,
  optimal: false,
  over: null,
  limit: null,
  illegalMove: null,
  problem: null,
} as const;

import type { SearchLimit } from '@unjam/core';
import {
  type Board,
  countSolution,
  type Metric,
  ok,
  type Problem,
  type Result,
  replay,
  solve,
} from '@unjam/core';
import type { NotationId } from '@unjam/core/notation';
import { readMoves } from '../../input/solution.ts';
import { limitNames } from '../../output/limit.ts';

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
  /** The limit that ended the search for a shortest solution. */
  readonly limit: string | null;
  /** The first illegal move and its reason. */
  readonly problem: string | null;
}

/** Reads a solution, replays it, and compares its length with that of a shortest one; fails if the text is not a solution. */
export function judge(
  board: Board,
  text: string,
  request: { readonly metric: Metric; readonly limit: SearchLimit },
  named?: NotationId,
): Result<Verdict, Problem> {
  const { notation = null, how, result: solution } = readMoves(text, board, named);
  if (!solution.ok && solution.error.code !== 'illegal-move') return solution;
  const played = solution.ok ? replay(board, solution.value) : solution;
  const { metric } = request;
  const read = { notation, ...(how !== undefined && { solutionRead: `read as ${how}` }), metric };
  const nothing = { moves: null, steps: null, shortest: null, optimal: false, limit: null };
  if (!solution.ok || !played.ok) {
    const problem = played.ok ? null : played.error.message;
    return ok({ ...read, legal: false, solves: false, ...nothing, problem });
  }
  const solves = played.value.solved;
  const judged = {
    ...read,
    legal: true,
    solves,
    ...nothing,
    ...countSolution(solution.value),
    problem: null,
  };
  if (!solves) return ok(judged);
  const best = solve(board, request);
  const shortest = best.kind === 'solved' ? countSolution(best.solution)[metric] : null;
  const limit = best.kind === 'limit' ? limitNames[best.which] : null;
  return ok({ ...judged, shortest, optimal: judged[metric] === shortest, limit });
}

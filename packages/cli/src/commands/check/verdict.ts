import {
  type Board,
  countSolution,
  err,
  type Metric,
  ok,
  type Problem,
  type Result,
  replay,
  solve,
} from '@unjam/core';
import { detectNotation, type Notation } from '@unjam/core/notation';

/** What a solution is worth on its board. */
export interface Verdict {
  readonly notation: string;
  readonly legal: boolean;
  readonly solves: boolean;
  /** Its length in both metrics; null where it is not legal. */
  readonly moves: number | null;
  readonly steps: number | null;
  readonly metric: Metric;
  /** Length of a shortest solution in the metric; null where this one does not solve the board. */
  readonly shortest: number | null;
  /** Whether it is itself shortest. */
  readonly optimal: boolean;
  /** The first illegal move and its reason. */
  readonly problem: string | null;
}

/** Reads a solution, replays it, and measures it against a shortest one; fails where the text is no solution. */
export function judge(
  board: Board,
  text: string,
  metric: Metric,
  named?: Notation,
): Result<Verdict, Problem> {
  const notation = named ?? detectNotation(text);
  if (!notation) return err(unknownNotation);
  const solution = notation.parse(text, board);
  if (!solution.ok && solution.error.code !== 'illegal-move') return solution;
  const played = solution.ok ? replay(board, solution.value) : solution;
  const read = { notation: notation.id, metric };
  const nothing = { moves: null, steps: null, shortest: null, optimal: false };
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
  const best = solve(board, { metric });
  const shortest = best.kind === 'solved' ? countSolution(best.solution)[metric] : null;
  return ok({ ...judged, shortest, optimal: judged[metric] === shortest });
}

const unknownNotation: Problem = {
  code: 'unknown-format',
  message: 'a solution in no known notation',
  expected: 'one such as A←1, Q↓3 or AL1, or its notation named',
  at: { text: { line: 1, column: 1 } },
};

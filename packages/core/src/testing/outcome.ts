// What a search finds, as one number or word that tests compare.
import { type Algorithm, finish, type SearchResult } from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import { countSolution, type Metric } from '../board/moves.ts';
import { replay } from '../board/replay.ts';

/** The length of a solution after it was replayed; 'unsolvable', or the kind of any other result. */
export function outcome(
  algorithm: Algorithm,
  board: Board,
  metric: Metric,
  states?: number,
): number | string {
  return lengthOf(
    board,
    metric,
    finish(algorithm.run(board, { metric, ...(states && { limit: { states } }) })),
  );
}

export function lengthOf(board: Board, metric: Metric, result: SearchResult): number | string {
  if (result.kind !== 'solved') return result.kind;
  const played = replay(board, result.solution);
  if (!played.ok) return played.error.message;
  if (!played.value.solved) return 'the solution does not solve';
  return countSolution(result.solution)[metric];
}

// What most programs ask for: a shortest solution of a board.
//
//     X X . A    solve: A down, X right, 2 moves
//     . . . A
//     . . . .
//
// The engines know one goal, the primary at its exit. For the way from one state to another use a textbook search.

import {
  finish,
  type SearchProgress,
  type SearchRequest,
  type SearchResult,
  type SolveResult,
} from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import { leadsToExit } from '../board/leads-to-exit.ts';
import { engine } from './engine.ts';

/**
 * A shortest solution in `request.metric` (default: moves), or the proof that there is none; `limit` only where
 * a limit was asked for, or memory ran out. Slides, order and seed are for the textbook
 * searches: the engine does not look at them. The solution has been played on the board.
 *
 * `solveAsync` does not hold up its thread, and can be ended by a signal. It loads the engine that a board beyond 8×8 needs;
 * before `solve` call `await loadEngineFor(board)` for such a board, which is then solved many times faster: the engines for
 * larger boards are not part of a program until it asks for them. `solveAnytime` of @unjam/core/anytime gives the best solution
 * found at a limit.
 *
 * @param board - the board
 * @param request - `metric`, `limit` and more, each of which may be left out
 * @returns `solved` with the `solution` and its length in `moves` and `steps`; `unsolvable`, which is proved; or `limit`, with
 *   `which` limit it was
 * @throws RangeError for an option that is not as `SearchRequest` says
 *
 * @example
 * const answer = solve(board, { metric: 'steps', limit: { milliseconds: 2000 } });
 * if (answer.kind === 'solved') console.log(answer.moves, answer.steps); // 2 3
 * else if (answer.kind === 'unsolvable') console.log('proved: no moves lead to the exit');
 * else console.log(answer.which); // the limit that ended the search, such as 'milliseconds'
 */
export const solve = (board: Board, request?: SearchRequest): SolveResult =>
  finish(solveTask(board, request), request?.signal && 'solveAsync');

/**
 * `solve` as a task: yields its progress every few thousand states.
 *
 * @param board - the board
 * @param request - `metric`, `limit` and more, each of which may be left out
 *
 * @example
 * const answer = await run(solveTask(board), { signal });
 */
export function solveTask(
  board: Board,
  request?: SearchRequest,
): Generator<SearchProgress, SolveResult, void> {
  return played(board, engine.run(board, request));
}

/**
 * A search whose solution is played on the board before it counts: a mistake in an engine must not look like an answer.
 *
 * @throws Error where the solution does not solve the board
 */
export function* played(
  board: Board,
  search: Generator<SearchProgress, SearchResult, void>,
): Generator<SearchProgress, SolveResult, void> {
  const result = yield* search;
  if (result.kind === 'exhausted' || result.kind === 'refused')
    throw new Error(`internal error: the engine ended with ${result.kind}`);
  if (result.kind !== 'solved') return result;
  if (!leadsToExit(board, result.solution))
    throw new Error('internal error: the moves found are not a solution');
  if (result.optimal === false) return result;
  // not by a spread, after which V8 gives each result a hidden class of its own
  const { kind, solution, moves, steps, stats } = result;
  return { kind, solution, moves, steps, stats, optimal: true };
}

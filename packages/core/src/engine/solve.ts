// What most programs ask for: a shortest solution of a board.
//
//     X X . A    solve: A down, X right, 2 moves
//     . . . A
//     . . . .
//
// Boards beyond 8×8 are solved many times faster after `await loadEngineFor(board)` (load-engine.ts).
//
// The engines know one goal, the primary at its exit. For the way from one state to another use a textbook search.

import { finish, type SearchProgress, type SearchRequest, type SearchResult } from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import { engine } from './engine.ts';

/**
 * A shortest solution in `request.metric` (default: moves), or the proof that there is none; `limit` only where
 * a limit was asked for, the signal was given, or memory ran out. Slides, order and seed are for the textbook
 * searches: the engine does not look at them. With `anytime: true`, after `import '@unjam/core/anytime'`, a limit gives
 * the best solution found, with `optimal: false` and `lowerBound`.
 */
export const solve = (board: Board, request?: SearchRequest): SearchResult =>
  finish(solveTask(board, request));

/** `solve` as a task: yields its progress every few thousand states. */
export const solveTask = (
  board: Board,
  request?: SearchRequest,
): Generator<SearchProgress, SearchResult, void> => (request?.anytime ? anytime : engine.run)(board, request);

/** What solves with `anytime: true`. */
let anytime: typeof engine.run = () => {
  throw new TypeError("solve with anytime: true needs import '@unjam/core/anytime'");
};

/** Called by @unjam/core/anytime when it is loaded, so that whoever does not need it does not load it. */
export function provideAnytime(run: typeof engine.run): void {
  anytime = run;
}

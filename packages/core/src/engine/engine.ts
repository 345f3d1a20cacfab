// The optimal solver: finds a shortest solution of any board, by the fastest engine that takes the board.
//
//     X X . A    A must move down, then X right: 2 moves
//     . . . A
//     . . . .

import {
  type Algorithm,
  checkSearch,
  type SearchProgress,
  type SearchRequest,
  type SearchResult,
  solved,
} from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import { labelled, metrics } from '../board/moves.ts';
import { engineFor } from './dispatch.ts';
import type { EngineRequest } from './limits.ts';
import { shortestGraphTask } from './shortest/shortest-graph.ts';
import { breakTies } from './shortest/tie-break.ts';

/** Picks the engine for a board. */
type Pick = (board: Board) => Algorithm;

/**
 * The engine that `pick` gives for the board. Complete, and shortest in `metric`; with `thenBy` one of the shortest that has
 * fewest of the other metric.
 */
export const engineBy = (pick: Pick) =>
  ({
    id: 'engine',
    title: 'Engine',
    source: 'the first packed engine that takes a board, else the generic engine',
    optimalFor: metrics,
    complete: true,
    run(board: Board, request?: EngineRequest): Generator<SearchProgress, SearchResult, void> {
      checkSearch(board, request);
      const { metric = 'moves', thenBy = metric } = request ?? {};
      const picked = pick(board);
      return request === undefined || thenBy === metric
        ? picked.run(board, request)
        : runBoth(board, request, thenBy, picked);
    },
  }) satisfies Algorithm<'engine'>;

/** The engine that dispatch.ts picks, of those that are loaded. */
export const engine = engineBy((board) => engineFor(board));

function* runBoth(
  board: Board,
  request: SearchRequest,
  thenBy: NonNullable<SearchRequest['thenBy']>,
  picked: Algorithm,
): Generator<SearchProgress, SearchResult, void> {
  const result = yield* shortestGraphTask(board, request, picked);
  if (result.kind !== 'solved') return result;
  return solved(labelled(board, breakTies(result.graph, thenBy)), result.stats);
}

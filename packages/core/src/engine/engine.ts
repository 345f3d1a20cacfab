// The engine: for every board the fastest way to a shortest solution that takes it.

import type { Algorithm, SearchProgress, SearchRequest, SearchResult } from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import { metrics } from '../board/moves.ts';
import { packed32 } from './packed/packed32.ts';
import { shortestGraphTask } from './shortest/shortest-graph.ts';
import { breakTies } from './shortest/tie-break.ts';

/**
 * All engines behind one door: the packed engine up to 6×6, the one for 8×8 up to there, the generic engine beyond.
 * Complete, and shortest in `metric`; with `thenBy` one of the shortest that has fewest of the other metric.
 */
export const engine: Algorithm = {
  id: 'engine',
  title: 'Engine',
  source: 'the packed engines up to 6×6 and up to 8×8, the generic engine beyond',
  optimalFor: metrics,
  complete: true,
  run,
};

function run(board: Board, request: SearchRequest = {}): Generator<SearchProgress, SearchResult, void> {
  const { metric = 'moves', thenBy = metric } = request;
  return thenBy === metric ? packed32.run(board, request) : runBoth(board, request, thenBy);
}

function* runBoth(
  board: Board,
  request: SearchRequest,
  thenBy: NonNullable<SearchRequest['thenBy']>,
): Generator<SearchProgress, SearchResult, void> {
  const result = yield* shortestGraphTask(board, request);
  if (result.kind !== 'solved') return result;
  return { kind: 'solved', solution: breakTies(result.graph, thenBy), stats: result.stats };
}

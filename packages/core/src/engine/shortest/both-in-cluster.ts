// A solution that is shortest in one metric and then in the other, found by looking at the whole cluster.
//
// Source: ours. The compiled loops find and measure all states of a small cluster in less time than the search of
// shortest-graph.ts needs for those near the start. Guarantee: the same solution as `solve` with `thenBy`.
//
//     X.A.   two solutions of 3 moves, one of 4 steps and one of 5: the first is given

import type { SearchProgress, SearchRequest } from '../../algorithm.ts';
import { checkBoard, checkParts, oneOf } from '../../basics/arguments.ts';
import type { Board } from '../../board/board.ts';
import { labelled, type Metric, metrics, type Solution } from '../../board/moves.ts';
import { clusterSlidesTask } from '../cluster/explore.ts';
import { inOrder, type ShortestGraph } from './shortest-graph.ts';
import { shortestGraphOf } from './shortest-slides.ts';
import { breakTies } from './tie-break.ts';

/** What to minimise first and then; the limit in states holds for all states of the cluster. */
export interface BothRequest extends Pick<SearchRequest, 'limit' | 'signal'> {
  readonly metric: Metric;
  readonly thenBy: Metric;
}

/**
 * A solution that is shortest in `metric` and, among those, in `thenBy`, for a board with a small cluster.
 *
 * @param board - the board
 * @param given - the two metrics, and the limit
 * @returns a task that yields its progress; undefined at a limit, or where the board has no solution
 */
export function* bothShortestTask(
  board: Board,
  given: BothRequest,
): Generator<SearchProgress, Solution | undefined, void> {
  checkBoard(board);
  checkParts(given, 'request', { metric: oneOf(metrics), thenBy: oneOf(metrics) });
  const { thenBy, ...request } = given;
  const explored = yield* clusterSlidesTask(board, request);
  if (explored.kind !== 'explored' || explored.slides.distances[0]! < 0) return undefined;
  return thenShortest(board, shortestGraphOf(explored.slides, request.metric), thenBy);
}

/** Of the shortest solutions of a graph one that is shortest in another metric. */
export function thenShortest(board: Board, { length, states }: ShortestGraph, thenBy: Metric): Solution {
  const sorted = new Map([...states].map(([state, moves]) => [state, moves.toSorted(inOrder)]));
  return labelled(board, breakTies({ length, states: sorted }, thenBy));
}

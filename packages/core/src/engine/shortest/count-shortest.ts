// How many shortest solutions a board has.
//
// Source: counting paths in a graph without cycles, folklore. Guarantee: exact, however many there are.
//
//     XX.A    A↓1 X→2 and A↓2 X→2: 2
//     ...A
//     ....
//     ....

import { finish, type SearchProgress, type SearchStats } from '../../algorithm.ts';
import type { Board } from '../../board/board.ts';
import {
  type NoShortest,
  type ShortestGraph,
  type ShortestRequest,
  shortestGraphTask,
} from './shortest-graph.ts';

type ShortestCount =
  | { readonly kind: 'solved'; readonly length: number; readonly count: bigint; readonly stats: SearchStats }
  | NoShortest;

/**
 * How many shortest solutions a board has in `request.metric` (default: moves), exactly; what counts as another
 * solution is written in shortest-graph.ts. A board whose start is solved has one, the empty one.
 */
export const countShortest = (board: Board, request?: ShortestRequest): ShortestCount =>
  finish(countShortestTask(board, request));

/** `countShortest` as a task: yields its progress every few thousand states. */
export function* countShortestTask(
  board: Board,
  request?: ShortestRequest,
): Generator<SearchProgress, ShortestCount, void> {
  const result = yield* shortestGraphTask(board, request);
  if (result.kind !== 'solved') return result;
  const { graph, stats } = result;
  return { kind: 'solved', length: graph.length, count: countPaths(graph), stats };
}

/**
 * The number of paths from the start to solved states. The graph lists a state after all states that its moves lead to, and the
 * start, state 0, last: each number read below was written before.
 */
export function countPaths({ states }: ShortestGraph): bigint {
  const counts = new Map<number, bigint>();
  for (const [state, moves] of states) {
    let count = moves.length === 0 ? 1n : 0n;
    for (const { to } of moves) count += counts.get(to) as bigint;
    counts.set(state, count);
  }
  return counts.get(0) as bigint;
}

// The first of all shortest solutions of a board, in a fixed order.
//
// Source: depth-first walk through the graph of shortest-graph.ts. Guarantee: no solution twice, none left out.
//
//     XX.A    the first is A↓1 X→2, the second A↓2 X→2: shorter slides come first
//     ...A
//     ....
//     ....

import { finish, type SearchProgress, type SearchStats } from '../../algorithm.ts';
import type { Board } from '../../board/board.ts';
import { labelled, type Slide, type Solution } from '../../board/moves.ts';
import { countPaths } from './count-shortest.ts';
import {
  type NoShortest,
  type ShortestGraph,
  type ShortestRequest,
  shortestGraphTask,
} from './shortest-graph.ts';

interface ShortestSolutionsRequest extends ShortestRequest {
  /** How many solutions to give; default 1. */
  readonly most?: number;
}

type ShortestSolutions =
  | {
      readonly kind: 'solved';
      readonly length: number;
      /** How many there are, given or not. */
      readonly count: bigint;
      readonly solutions: readonly Solution[];
      readonly stats: SearchStats;
    }
  | NoShortest;

/**
 * The first `request.most` of all shortest solutions in `request.metric` (default: moves), in the order in which
 * their first different moves stand: vehicles in the board's order, left and up before right and down, shorter
 * slides before longer ones.
 */
export const shortestSolutions = (board: Board, request?: ShortestSolutionsRequest): ShortestSolutions =>
  finish(shortestSolutionsTask(board, request));

/** `shortestSolutions` as a task: yields its progress every few thousand states. */
function* shortestSolutionsTask(
  board: Board,
  { most = 1, ...request }: ShortestSolutionsRequest = {},
): Generator<SearchProgress, ShortestSolutions, void> {
  const result = yield* shortestGraphTask(board, request);
  if (result.kind !== 'solved') return result;
  const { graph, stats } = result;
  const solutions: Solution[] = [];
  for (const solution of paths(board, graph)) {
    if (solutions.length >= most) break;
    solutions.push(solution);
  }
  return { kind: 'solved', length: graph.length, count: countPaths(graph), solutions, stats };
}

function* paths(board: Board, { states, length }: ShortestGraph): Generator<Solution, void, void> {
  const path: Slide[] = [];
  const ways = [(states.get(0) ?? []).values()];
  if (length === 0) yield [];
  for (let way = ways.at(-1); way; way = ways.at(-1)) {
    const next = way.next();
    if (next.done) {
      ways.pop();
      path.pop();
      continue;
    }
    path.push(next.value.move);
    if (path.length === length) {
      yield labelled(board, path);
      path.pop();
    } else ways.push((states.get(next.value.to) ?? []).values());
  }
}

// The whole cluster of a board: every state that can be reached, and how far each is from the exit.
//
// Source: breadth-first search; flood.ts says how the states are found and measured, flood-dispatch.ts by what. Guarantee:
// exact counts and distances in both metrics. Uses at most CLUSTER_MEMORY bytes, unless the limit says otherwise; a cluster
// that would need more ends with the limit `memory` and tells how far it came. A state takes some 60 to 150 bytes with its
// steps. Boards up to 6×6 have at most 4 million states, larger ones 16 million.
//
//     XX.    two states, one of them solved: histogram [1, 1] in moves and in steps, the hardest is the one drawn
//     ...

import {
  boundedRequest,
  finish,
  type LimitKind,
  metricRequest,
  type SearchProgress,
  type SearchRequest,
} from '../../algorithm.ts';
import { amount, checkBoard, checkOptions } from '../../basics/arguments.ts';
import { type Board, boardAt, type State } from '../../board/board.ts';
import type { Metric } from '../../board/moves.ts';
import { compareOrder, orderOf } from '../../board/order.ts';
import { CLUSTER_MEMORY, type Cluster, type Farthest, runFlood } from './flood.ts';
import { floodOf } from './flood-dispatch.ts';
import type { ClusterSlides } from './slides.ts';

export { CLUSTER_MEMORY, type Cluster };

/** Limits in states (those found), in milliseconds and in memory; default: CLUSTER_MEMORY alone. */
export type ExploreRequest = Pick<SearchRequest, 'limit' | 'signal'>;

/** A state of a cluster that is farthest from the exit, and its distance. */
export interface HardestState {
  /** The least, in the order of board/order.ts, of the states at the greatest distance. */
  readonly board: Board;
  readonly distance: number;
}

/** What is known of a whole cluster: all states that the moves of a board can reach. */
export interface ClusterReport {
  readonly states: number;
  readonly solvable: boolean;
  /** How many states have the primary at the exit. */
  readonly solved: number;
  /** How far the board itself is from the nearest solved state; null where none can be reached. */
  readonly distance: Readonly<Record<Metric, number | null>>;
  /** Entry d is the number of states at distance d; empty where none is solvable. */
  readonly histogram: Readonly<Record<Metric, readonly number[]>>;
  readonly hardest: Readonly<Record<Metric, HardestState | null>>;
}

/** An exploration that a limit ended. */
export interface ClusterLimit {
  readonly kind: 'limit';
  readonly which: LimitKind;
  /** States found so far. */
  readonly states: number;
  /** Every state of at most so many steps from the board is among them. */
  readonly depth: number;
}

/** The report of a cluster, or the limit that ended the exploration. */
export type ClusterResult = { readonly kind: 'explored'; readonly cluster: ClusterReport } | ClusterLimit;

type ClusterStates = { readonly kind: 'explored'; readonly cluster: Cluster } | ClusterLimit;

/**
 * What there is to know about a board's cluster.
 *
 * @param board - the board
 * @param request - `limit`, which may be left out
 * @returns `explored` with the cluster: its states, distances and hardest boards; or `limit`, with which limit ended the work
 *
 * @example
 * const found = explore(board);
 * if (found.kind === 'explored') console.log(found.cluster.states); // 8
 */
export const explore = (board: Board, request?: ExploreRequest): ClusterResult =>
  finish(exploreTask(board, request), request?.signal && 'exploreAsync');

/**
 * `explore` as a task: yields its progress every few thousand states.
 *
 * @param board - the board
 * @param request - `limit` and `signal`, each of which may be left out
 *
 * @example
 * const explored = await run(exploreTask(board), { signal });
 */
export function* exploreTask(
  board: Board,
  request?: ExploreRequest,
): Generator<SearchProgress, ClusterResult, void> {
  checkBoard(board);
  checkOptions(request, 'request', boundedRequest);
  const result = yield* clusterStatesTask(board, request);
  return result.kind === 'limit' ? result : { kind: 'explored', cluster: reportOf(board, result.cluster) };
}

/** The states of a board's cluster one by one, with their distances; a task that yields its progress. */
export function* clusterStatesTask(
  board: Board,
  request: ExploreRequest = {},
): Generator<SearchProgress, ClusterStates, void> {
  const flood = floodOf(board, request.limit);
  try {
    const stopped = yield* runFlood(flood, request);
    if (stopped) return { kind: 'limit', ...stopped, states: flood.count };
    return { kind: 'explored', cluster: flood.cluster() };
  } finally {
    flood.release();
  }
}

type ClusterSlidesResult = { readonly kind: 'explored'; readonly slides: ClusterSlides } | ClusterLimit;

interface ClusterSlidesRequest extends ExploreRequest {
  /** The metric of the distances; default: moves. */
  readonly metric?: Metric;
}

/**
 * The slides between all states of a board's cluster; a task that yields its progress.
 *
 * @param board - the board
 * @param request - `limit`, `signal` and more, each of which may be left out
 *
 * @example
 * const found = await run(clusterSlidesTask(board), { signal });
 */
export function* clusterSlidesTask(
  board: Board,
  request: ClusterSlidesRequest = {},
): Generator<SearchProgress, ClusterSlidesResult, void> {
  checkBoard(board);
  checkOptions(request, 'request', metricRequest);
  const flood = floodOf(board, request.limit);
  try {
    const stopped = yield* runFlood(flood, request);
    if (stopped) return { kind: 'limit', ...stopped, states: flood.count };
    return { kind: 'explored', slides: flood.slides(request.metric ?? 'moves') };
  } finally {
    flood.release();
  }
}

/** What the states of a board's cluster come to. */
export function reportOf(board: Board, cluster: Cluster): ClusterReport {
  const histogram = inEach((metric) => histogramOf(cluster.distances[metric]));
  const solved = histogram.moves[0] ?? 0;
  return {
    states: cluster.count,
    solvable: solved > 0,
    solved,
    distance: inEach((metric) => (solved > 0 ? cluster.distances[metric][0]! : null)),
    histogram,
    hardest: inEach((metric) => (solved > 0 ? hardestOf(board, cluster, metric) : null)),
  };
}

const inEach = <T>(of: (metric: Metric) => T): Record<Metric, T> => ({
  moves: of('moves'),
  steps: of('steps'),
});

function histogramOf(distances: Int32Array): number[] {
  const counts: number[] = [];
  for (let state = 0; state < distances.length; state++) {
    const distance = distances[state]!;
    if (distance < 0) return [];
    while (counts.length <= distance) counts.push(0);
    counts[distance] = counts[distance]! + 1;
  }
  return counts;
}

/** The hardest state of a solvable cluster. */
function hardestOf(board: Board, cluster: Cluster, metric: Metric): HardestState {
  const distances = cluster.distances[metric];
  let distance = 0;
  for (let state = 0; state < distances.length; state++) {
    distance = Math.max(distance, distances[state]!);
  }
  const indexes: number[] = [];
  for (let index = 0; index < distances.length; index++) {
    if (distances[index] === distance) indexes.push(index);
  }
  const state = (index: number): State => cluster.state(index);
  return { board: boardAt(board, state(leastOf(board, indexes, state))), distance };
}

/** The least of some states, in the order of boards. */
function leastOf(board: Board, indexes: Iterable<number>, state: (index: number) => State): number {
  let least: { readonly index: number; readonly order: readonly number[] } | undefined;
  for (const index of indexes) {
    const order = orderOf(board, state(index));
    if (!least || compareOrder(order, least.order) < 0) least = { index, order };
  }
  if (!least) throw new TypeError('the least of no states');
  return least.index;
}

/** The hardest state of a cluster, or why none is known. */
export type HardestResult =
  | {
      readonly kind: 'found';
      readonly hardest: HardestState;
      readonly states: number;
      /** The number of its shortest solutions where that was asked for; beyond 2^53 it is rounded. */
      readonly solutions?: number;
    }
  | { readonly kind: 'unsolvable'; readonly states: number }
  | ClusterLimit;

interface HardestRequest extends ExploreRequest {
  /** Default: moves. */
  readonly metric?: Metric;
  /** Counts the shortest solutions of a state that takes so many moves or more; default: of none. */
  readonly countFrom?: number;
}

/** The hardest state of a board's cluster alone: what `explore` tells of it, in half the time. */
export const hardestState = (board: Board, request?: HardestRequest): HardestResult =>
  finish(hardestStateTask(board, request), request?.signal && 'run(hardestStateTask(…), { signal })');

/**
 * `hardestState` as a task: yields its progress every few thousand states.
 *
 * @param board - any board of the cluster
 * @param request - the metric, the limit, and from which length solutions are counted
 */
export function* hardestStateTask(
  board: Board,
  request: HardestRequest = {},
): Generator<SearchProgress, HardestResult, void> {
  checkBoard(board);
  checkOptions(request, 'request', { ...metricRequest, countFrom: amount });
  const flood = floodOf(board, request.limit);
  try {
    const stopped = yield* runFlood(flood, request);
    if (stopped) return { kind: 'limit', ...stopped, states: flood.count };
    const farthest = flood.farthest(request.metric ?? 'moves');
    if (!farthest) return { kind: 'unsolvable', states: flood.count };
    const { distance } = farthest;
    const index = leastOf(board, farthest.indexes, farthest.state);
    return {
      kind: 'found',
      hardest: { board: boardAt(board, farthest.state(index)), distance },
      states: flood.count,
      ...(distance >= (request.countFrom ?? Number.POSITIVE_INFINITY) && {
        solutions: waysFrom(index, farthest),
      }),
    };
  } finally {
    flood.release();
  }
}

/** The number of ways from a state to the exit, as it is from each state the sum over those one nearer. */
function waysFrom(
  index: number,
  { nearer }: Pick<Farthest, 'nearer'>,
  known = new Map<number, number>(),
): number {
  const before = known.get(index);
  if (before !== undefined) return before;
  const next = nearer(index);
  let ways = next.length === 0 ? 1 : 0;
  for (const state of next) ways += waysFrom(state, { nearer }, known);
  known.set(index, ways);
  return ways;
}

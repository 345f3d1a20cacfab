// The whole cluster of a board: every state that can be reached, and how far each is from the exit.
//
// Source: DESIGN, "The engine"; the walk over the states and the distances are told in flood.ts. Boards of at most
// 6×6 are walked by compiled loops (lane-flood.ts), all others, and all where the host has no WebAssembly, by
// wide-flood.ts. Guarantee: exact counts and distances in both metrics. Uses at most CLUSTER_MEMORY bytes; a
// cluster that would need more ends with the limit `memory`, for boards up to 6×6 from 4 million states on.
//
//     XX.    two states, one of them solved: histogram [1, 1] in moves and in steps, the hardest is the one drawn
//     ...

import { finish, type LimitKind, type SearchRequest } from '../algorithm.ts';
import { type Board, boardAt, type State } from '../board/board.ts';
import { type Metric, metrics } from '../board/moves.ts';
import { compareOrder, orderOf } from '../board/order.ts';
import { CLUSTER_MEMORY, type Cluster, type Farthest, type Flood, runFlood } from './flood.ts';
import { fitsLanes } from './lane-board.ts';
import { LaneFlood } from './lane-flood.ts';
import { WideFlood } from './wide-flood.ts';

export { CLUSTER_MEMORY, type Cluster };

/** Limits in states (those found) and in milliseconds; default: memory alone. */
export type ExploreRequest = Pick<SearchRequest, 'limit' | 'signal'>;

export interface Hardest {
  /** The least, in the order of board/order.ts, of the states at the greatest distance. */
  readonly board: Board;
  readonly distance: number;
}

export interface ClusterReport {
  readonly states: number;
  readonly solvable: boolean;
  /** How many states have the primary at the exit. */
  readonly solved: number;
  /** How far the board itself is from the nearest solved state; null where none can be reached. */
  readonly distance: Readonly<Record<Metric, number | null>>;
  /** Entry d is the number of states at distance d; empty where none is solvable. */
  readonly histogram: Readonly<Record<Metric, readonly number[]>>;
  readonly hardest: Readonly<Record<Metric, Hardest | null>>;
}

interface Limited {
  readonly kind: 'limit';
  readonly which: LimitKind;
  /** States found so far. */
  readonly states: number;
}

export type ClusterResult = { readonly kind: 'explored'; readonly cluster: ClusterReport } | Limited;

export type ClusterStates = { readonly kind: 'explored'; readonly cluster: Cluster } | Limited;

/** What there is to know about a board's cluster. */
export const explore = (board: Board, request?: ExploreRequest): ClusterResult =>
  finish(exploration(board, request));

/** `explore`, yielding the number of states expanded every few thousand. */
export function* exploration(board: Board, request?: ExploreRequest): Generator<number, ClusterResult, void> {
  const result = yield* clusterStates(board, request);
  return result.kind === 'limit' ? result : { kind: 'explored', cluster: reportOf(board, result.cluster) };
}

/** The states of a board's cluster one by one, with their distances; yields as `exploration` does. */
export function* clusterStates(
  board: Board,
  request: ExploreRequest = {},
): Generator<number, ClusterStates, void> {
  const flood = floodOf(board);
  try {
    const which = yield* runFlood(flood, request);
    if (which) return { kind: 'limit', which, states: flood.count };
    return { kind: 'explored', cluster: flood.cluster() };
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
    distance: inEach((metric) => (solved > 0 ? (cluster.distances[metric][0] as number) : null)),
    histogram,
    hardest: inEach((metric) => (solved > 0 ? hardestOf(board, cluster, metric) : null)),
  };
}

const inEach = <T>(of: (metric: Metric) => T): Record<Metric, T> =>
  Object.fromEntries(metrics.map((metric) => [metric, of(metric)])) as Record<Metric, T>;

function histogramOf(distances: Int32Array): number[] {
  const counts: number[] = [];
  for (let state = 0; state < distances.length; state++) {
    const distance = distances[state] as number;
    if (distance < 0) return [];
    while (counts.length <= distance) counts.push(0);
    counts[distance] = (counts[distance] as number) + 1;
  }
  return counts;
}

/** The hardest state of a solvable cluster. */
function hardestOf(board: Board, cluster: Cluster, metric: Metric): Hardest {
  const distances = cluster.distances[metric];
  let distance = 0;
  for (let state = 0; state < distances.length; state++) {
    distance = Math.max(distance, distances[state] as number);
  }
  const states: State[] = [];
  for (let index = 0; index < distances.length; index++) {
    if (distances[index] === distance) states.push(cluster.state(index));
  }
  return leastOf(board, { distance, states });
}

function leastOf(board: Board, { distance, states }: Farthest): Hardest {
  let least: { readonly state: State; readonly order: readonly number[] } | undefined;
  for (const state of states) {
    const order = orderOf(board, state);
    if (!least || compareOrder(order, least.order) < 0) least = { state, order };
  }
  return { board: boardAt(board, least?.state ?? []), distance };
}

export type HardestResult =
  | { readonly kind: 'found'; readonly hardest: Hardest; readonly states: number }
  | { readonly kind: 'unsolvable'; readonly states: number }
  | Limited;

/** The hardest state of a board's cluster alone: what `explore` tells of it, in half the time. */
export function hardestState(
  board: Board,
  request: ExploreRequest & { readonly metric?: Metric } = {},
): HardestResult {
  const flood = floodOf(board);
  try {
    const which = finish(runFlood(flood, request));
    if (which) return { kind: 'limit', which, states: flood.count };
    const farthest = flood.farthest(request.metric ?? 'moves');
    if (!farthest) return { kind: 'unsolvable', states: flood.count };
    return { kind: 'found', hardest: leastOf(board, farthest), states: flood.count };
  } finally {
    flood.release();
  }
}

const floodOf = (board: Board): Flood => (fitsLanes(board) && LaneFlood.of(board)) || new WideFlood(board);

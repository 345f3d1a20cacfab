// A cluster as a graph, to draw or to explore.
//
// Source: breadth-first search by unit steps (flood.ts). Guarantee: states in the order of their distance in steps from
// the board's own, every two neighbours once, exact distances to the exit in the metric asked for. A search that stops at
// its limit keeps the states that are nearest to the board's own; distances are then those within these states.
//
//     XX..    0 ─ 1 ─ 2      edges [0, 1, 1, 2]; 0 is two steps from 2, the solved one, and one move

import { finish, type SearchProgress, type SearchRequest } from '../../algorithm.ts';
import { amount, signal as aSignal, checkBoard, checkOptions, oneOf } from '../../basics/arguments.ts';
import type { Board } from '../../board/board.ts';
import { metrics } from '../../board/moves.ts';
import { wordAt } from '../typed-arrays.ts';
import { floodOf } from './flood-dispatch.ts';

/** A cluster as a graph. State 0 is the board's own. */
export interface ClusterGraph {
  readonly count: number;
  /** Whether the search stopped before its end: there are more states than these. */
  readonly partial: boolean;
  /** Offsets of every vehicle, one state after the other. */
  readonly offsets: Uint8Array;
  /** Pairs of numbers of states one step apart, each pair once. */
  readonly edges: Uint32Array;
  /** Fewest moves or steps to a solved state; -1 where none can be reached. */
  readonly distances: Int16Array;
}

/** The metric of the distances, default moves; the most states to find, default as many as memory holds. */
export type ClusterGraphRequest = Pick<SearchRequest, 'metric' | 'signal'> & { readonly states?: number };

/** States between two reports. */
const SLICE = 1500;

/** The graph of a board's cluster. */
export const clusterGraph = (board: Board, request?: ClusterGraphRequest): ClusterGraph =>
  finish(clusterGraphTask(board, request), request?.signal && 'run(clusterGraphTask(…), { signal })');

/**
 * `clusterGraph` as a task: yields its progress every few thousand states.
 *
 * @param board - any board of the cluster
 * @param request - the metric of the distances, the most states to find, a signal
 */
export function* clusterGraphTask(
  board: Board,
  request: ClusterGraphRequest = {},
): Generator<SearchProgress, ClusterGraph, void> {
  checkBoard(board);
  checkOptions(request, 'request', { metric: oneOf(metrics), states: amount, signal: aSignal });
  const { metric = 'moves', states = Number.POSITIVE_INFINITY, signal } = request;
  const flood = floodOf(board);
  try {
    while (flood.expanded < Math.min(flood.count, states)) {
      if (flood.expand(Math.min(SLICE, states - flood.expanded)) === 'memory') break;
      yield { expanded: flood.expanded, frontier: flood.count - flood.expanded };
      if (signal?.aborted) break;
    }
    const count = flood.expanded;
    const cluster = flood.cluster();
    const vehicles = board.vehicles.length;
    const offsets = new Uint8Array(count * vehicles);
    for (let index = 0; index < count; index++) offsets.set(cluster.state(index), index * vehicles);
    return {
      count,
      partial: count < flood.count,
      offsets,
      edges: flood.edges(),
      distances: Int16Array.from(cluster.distances[metric].subarray(0, count)),
    };
  } finally {
    flood.release();
  }
}

/**
 * The neighbours of node n are `ends[starts[n]]` up to, not including, `ends[starts[n + 1]]`.
 *
 * @param count - how many nodes there are
 * @param edges - two nodes for each edge, from 0
 */
export function adjacency(count: number, edges: Uint32Array): { starts: Uint32Array; ends: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (let i = 0; i < edges.length; i++) {
    const next = wordAt(edges, i) + 1;
    starts[next] = wordAt(starts, next) + 1;
  }
  for (let n = 0; n < count; n++) starts[n + 1] = wordAt(starts, n + 1) + wordAt(starts, n);
  const ends = new Uint32Array(edges.length);
  const fill = starts.slice();
  for (let i = 0; i < edges.length; i += 2) {
    const a = wordAt(edges, i);
    const b = wordAt(edges, i + 1);
    const atA = wordAt(fill, a);
    const atB = wordAt(fill, b);
    ends[atA] = b;
    ends[atB] = a;
    fill[a] = atA + 1;
    fill[b] = atB + 1;
  }
  return { starts, ends };
}

// A cluster as a graph, for whoever draws it or wanders in it.
//
// Source: breadth-first search. Guarantee: states in the order in which a walk from the board's own meets them, every
// two neighbours once, exact distances in the metric asked for. A walk that stops at its limit keeps the states that
// are nearest to the board's own; distances then are those within what it has met.
//
//     XX..    0 ─ 1 ─ 2      edges [0, 1, 1, 2]; 0 is two steps from 2, the solved one, and one move
//

import { finish, type SearchProgress, type SearchRequest } from '../../algorithm.ts';
import { type Board, exitOffset, type State, startOf } from '../../board/board.ts';
import { apply, moves } from '../../board/moves.ts';

/** A cluster as a graph. States are numbered in the order in which a breadth-first walk from the start meets them. */
export interface ClusterGraph {
  readonly count: number;
  /** Whether the walk stopped before its end: there are more states than these. */
  readonly partial: boolean;
  /** Offsets of every vehicle, one state after the other. */
  readonly offsets: Uint8Array;
  /** Pairs of numbers of states one step apart, each pair once. */
  readonly edges: Uint32Array;
  /** Fewest moves or steps to a solved state; -1 where none can be reached. */
  readonly distances: Int16Array;
}

/** The metric of the distances, default moves; the most states to meet, default no limit. */
export type ClusterGraphRequest = Pick<SearchRequest, 'metric' | 'signal'> & { readonly states?: number };

/** States between two reports. */
const SLICE = 1500;

/** Walks a board's cluster. */
export const clusterGraph = (board: Board, request?: ClusterGraphRequest): ClusterGraph =>
  finish(clusterGraphTask(board, request));

/** `clusterGraph` as a task: yields its progress every few thousand states. */
export function* clusterGraphTask(
  board: Board,
  { metric = 'moves', states: limit = Number.POSITIVE_INFINITY, signal }: ClusterGraphRequest = {},
): Generator<SearchProgress, ClusterGraph, void> {
  const start = startOf(board);
  const states: State[] = [start];
  const numbers = new Map<string, number>([[keyOf(start), 0]]);
  const slides: number[] = [];
  const steps: number[] = [];
  let partial = false;
  for (let at = 0; at < states.length; at++) {
    if (at % SLICE === SLICE - 1) {
      yield { expanded: at, frontier: states.length - at };
      if (signal?.aborted) {
        partial = true;
        break;
      }
    }
    const state = states[at] as State;
    for (const move of moves(board, state)) {
      const next = apply(state, move);
      const key = keyOf(next);
      let number = numbers.get(key);
      if (number === undefined) {
        if (states.length >= limit) {
          partial = true;
          continue;
        }
        number = states.length;
        numbers.set(key, number);
        states.push(next);
      }
      if (at > number) continue;
      slides.push(at, number);
      if (Math.abs(move.by) === 1) steps.push(at, number);
    }
  }
  const vehicles = board.vehicles.length;
  const offsets = new Uint8Array(states.length * vehicles);
  states.forEach((state, i) => {
    offsets.set(state, i * vehicles);
  });
  const goal = exitOffset(board);
  const solved = states.flatMap((state, i) => (state[board.primary] === goal ? [i] : []));
  const distances = distancesFrom(solved, states.length, metric === 'moves' ? slides : steps);
  return { count: states.length, partial, offsets, edges: Uint32Array.from(steps), distances };
}

const keyOf = (state: State): string => String.fromCharCode(...state);

/** Breadth-first from all of `roots` at once; edges go both ways, since every slide can be undone. */
function distancesFrom(roots: readonly number[], count: number, edges: ArrayLike<number>): Int16Array {
  const { starts, ends } = adjacency(count, edges);
  const distances = new Int16Array(count).fill(-1);
  const queue = new Uint32Array(count);
  let tail = 0;
  for (const root of roots) {
    distances[root] = 0;
    queue[tail++] = root;
  }
  for (let head = 0; head < tail; head++) {
    const from = queue[head] as number;
    const next = (distances[from] as number) + 1;
    for (let i = starts[from] as number; i < (starts[from + 1] as number); i++) {
      const to = ends[i] as number;
      if (distances[to] !== -1) continue;
      distances[to] = next;
      queue[tail++] = to;
    }
  }
  return distances;
}

/** The neighbours of node n are `ends[starts[n]]` up to, not including, `ends[starts[n + 1]]`. */
export function adjacency(
  count: number,
  edges: ArrayLike<number>,
): { starts: Uint32Array; ends: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (let i = 0; i < edges.length; i++) {
    const next = (edges[i] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let n = 0; n < count; n++) starts[n + 1] = (starts[n + 1] as number) + (starts[n] as number);
  const ends = new Uint32Array(edges.length);
  const fill = starts.slice();
  for (let i = 0; i < edges.length; i += 2) {
    const a = edges[i] as number;
    const b = edges[i + 1] as number;
    ends[fill[a]!++] = b;
    ends[fill[b]!++] = a;
  }
  return { starts, ends };
}

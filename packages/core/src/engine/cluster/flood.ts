// A walk over all states that can be reached from a board.
//
// Guarantee: every state once, the board's own first; exact distances to the nearest solved state in both metrics.
// Everything is done with unit steps. A vehicle that can slide two cells can slide one and then one more, so the
// slides of any length are the chains of steps of one vehicle in one direction.
//
//     XX..    three states in a row: 0 ⇄ 1 ⇄ 2; the slide from 0 to 2 is the chain of two steps of X to the right
//
// Distances: breadth-first search from all solved states at once; steps and slides can be taken back, so the
// distance to a state is the distance from it. In moves the chains of a state at distance d are followed, each as
// far as the next state at distance d or less: that one's own chain leads on in the same direction, so whatever
// lies behind it is at distance d + 1 or less without this one. So each link of a chain is looked at few times, not
// once for each pair of its states.
//
//     S─s─s─s─s    from S, solved, one chain reaches four states at distance 1; from each of them the chain to the
//                  right goes to its end once more, the chain to the left ends at S

import type { LimitKind, SearchProgress, SearchRequest } from '../../algorithm.ts';
import { now } from '../../basics/clock.ts';
import type { State } from '../../board/board.ts';
import type { Metric } from '../../board/moves.ts';
import { reached } from '../limits.ts';
import type { ClusterSlides } from './slides.ts';

/** The most bytes that the states of one cluster and the steps between them take. */
export const CLUSTER_MEMORY = 512 << 20;

/** What stands for a distance in a cluster without solved states. */
export const UNREACHED = -1;

/** All states of a cluster; state 0 is where the board stands. */
export interface Cluster {
  readonly count: number;
  /** How far each state is from the nearest solved one; UNREACHED for all where none is. */
  readonly distances: Readonly<Record<Metric, Int32Array>>;
  /** The offsets of all vehicles, in the board's order. */
  state(index: number): State;
}

/** The states farthest from the exit; it holds until the flood is released. */
export interface Farthest {
  readonly distance: number;
  /** Their numbers, in no particular order. */
  readonly indexes: readonly number[];
  /** The offsets of all vehicles in a state, in the board's order. */
  state(index: number): State;
  /** Every state that one slide (in steps: one step) leads to from a state, and that is nearer to the exit by one. */
  nearer(index: number): number[];
}

/** States found one after the other, each expanded in the order in which it was found. */
export interface Flood {
  /** States found so far. */
  readonly count: number;
  readonly expanded: number;
  /** Expands at most so many states; tells whether there was too little memory for it. */
  expand(states: number): 'memory' | undefined;
  /** The states found. No step leads on from one that is not expanded, so distances may be too great while there are such. */
  cluster(): Cluster;
  /** Pairs of expanded states one step apart, each pair once, the lower number first. */
  edges(): Uint32Array;
  /** The slides between the states, when all of them are expanded, and their distances in a metric. */
  slides(metric: Metric): ClusterSlides;
  /** When all states are expanded; undefined where none is solvable. */
  farthest(metric: Metric): Farthest | undefined;
  /** Gives back what it works with. */
  release(): void;
}

const SLICE = 8192;

/** What stopped a flood, and to how many steps from the board it has found all states. */
interface Stopped {
  readonly which: LimitKind;
  readonly depth: number;
}

/** Runs a flood to its end, or to one of its limits; yields its progress. */
export function* runFlood(
  flood: Flood,
  bounds: Pick<SearchRequest, 'limit' | 'signal'>,
): Generator<SearchProgress, Stopped | undefined, void> {
  const started = now();
  let depth = 0;
  /** The states of this depth end here. */
  let levelEnd = 1;
  // with a low limit, not thousands of states beyond it
  const slice = Math.max(1, Math.min(SLICE, bounds.limit?.states ?? SLICE));
  while (flood.expanded < flood.count) {
    // found, not expanded: the states found are what takes the memory
    const which =
      reached(bounds, flood.count - 1, now() - started) ??
      flood.expand(Math.min(slice, levelEnd - flood.expanded));
    if (which) return { which, depth };
    if (flood.expanded === levelEnd) {
      depth++;
      levelEnd = flood.count;
    }
    yield { expanded: flood.expanded, frontier: flood.count - flood.expanded, depth };
  }
  const which = reached(bounds, flood.count - 1, 0);
  return which && { which, depth };
}

// The generic engine: breadth-first search over multi-word states, for any board up to 16×16.
//
// Guarantee: complete, and shortest in the metric asked for. Source: breadth-first search as in any textbook,
// with three cuts of our own, each proved below or where it says.
//
// 1 Canonical order, the part of the packed engine's (packed32.ts, where it is proved) that asks only for the lane L which
//   moved when a state was first reached: no lane of the same orientation before L is tried, nor, in moves, L
//   itself when it holds one vehicle.
//
//       A and C on two rows: A then C is tried, C then A is not
//
// 2 Look-ahead. In moves: a state whose primary has a free way is one move from the end; a state in whose way
//   stands exactly one vehicle, which one slide takes out of it, is two moves from the end. Any other unsolved
//   state needs three or more: with two in the way each must move, and then the primary; with one, which cannot
//   leave at once, another vehicle must move first. Depths are scanned in order, so the first state found two
//   moves from the end lies on a shortest solution; one found one move from the end can only be the start, since
//   its parent would have been two from the end.
//   In steps: the primary's way to the exit and the number of vehicles in it are a lower bound, and where there is
//   none, exact. A state that
//   cannot beat the best known solution is not expanded; the search ends when the depth itself cannot. The proof
//   of 1 then speaks of the states on shortest solutions alone: the states that it names lie on one if t does,
//   and none of them is cut this way before a shortest solution is known.
//
// 3 Useful offsets: a move that ends where no shortest solution needs to stop is not made (useful-offsets.ts, where it is
//   proved). The proof of 1 still holds, since the moves that it exchanges end where they ended. So does that of 2: what
//   it finds is a solution, and the shortest one that keeps to useful offsets has a state two moves from its end like
//   any other.

import {
  type Algorithm,
  checkSearch,
  type LimitKind,
  type SearchProgress,
  type SearchRequest,
  type SearchResult,
  solved,
} from '../../algorithm.ts';
import { now } from '../../basics/clock.ts';
import type { Board } from '../../board/board.ts';
import { labelled, type Metric, metrics, type Slide, splitSlides } from '../../board/moves.ts';
import { BoardLanes } from '../lanes/board-lanes.ts';
import { reached } from '../limits.ts';
import { UsefulOffsets } from '../pruning/useful-offsets.ts';
import { NO_LANE, StateSpace } from './state-space.ts';
import { StateTable, TABLE_FULL } from './state-table.ts';

/** The most bytes that one search keeps. */
const GENERIC_MEMORY = 512 << 20;

/** Looks at the clock and the signal after so many states. */
const SLICE = 4096;

export const generic: Algorithm<'generic'> = {
  id: 'generic',
  title: 'Generic engine',
  source: 'breadth-first search with look-ahead, for boards up to 16×16',
  optimalFor: metrics,
  complete: true,
  run,
};

function* run(board: Board, request: SearchRequest = {}): Generator<SearchProgress, SearchResult, void> {
  checkSearch(board, request);
  const started = now();
  const search = new GenericSearch(board, request.metric ?? 'moves', request.limit?.memory);
  const most = request.limit?.states ?? Number.POSITIVE_INFINITY;
  let stopped: LimitKind | undefined = request.signal?.aborted ? 'cancelled' : undefined;
  while (!stopped) {
    stopped = search.expand(Math.min(SLICE, most - search.expanded));
    if (stopped || search.finished) break;
    yield { expanded: search.expanded, frontier: search.frontier, depth: search.depth };
    stopped = reached(request, search.expanded, now() - started);
  }
  const stats = {
    expanded: search.expanded,
    generated: search.generated,
    peakFrontier: search.peakFrontier,
    milliseconds: now() - started,
  };
  if (stopped) return { kind: 'limit', which: stopped, stats };
  const solution = search.solution();
  return solution ? solved(labelled(board, solution), stats) : { kind: 'unsolvable', stats };
}

class GenericSearch {
  expanded = 0;
  generated = 1;
  peakFrontier = 1;
  depth = 0;
  finished = false;
  readonly #metric: Metric;
  readonly #space: StateSpace;
  readonly #table: StateTable;
  readonly #useful: Int32Array;
  #levelEnd = 1;
  /** Length of the best solution known, the state it leads on from, and the slides that remain from there. */
  #best = Number.POSITIVE_INFINITY;
  #bestState = 0;
  #bestEnding: readonly Slide[] = [];

  constructor(board: Board, metric: Metric, memory = GENERIC_MEMORY) {
    this.#metric = metric;
    this.#space = new StateSpace(board);
    const lanes = new BoardLanes();
    lanes.read(board);
    this.#useful = new UsefulOffsets(lanes).find(metric);
    this.#table = new StateTable(this.#space.words, Math.min(memory, GENERIC_MEMORY));
    this.#table.add(this.#space.key, -1, NO_LANE);
    if (this.#space.solved) {
      this.#best = 0;
      this.finished = true;
    } else if (this.#space.shutIn) this.finished = true;
  }

  get frontier(): number {
    return this.#table.count - this.expanded;
  }

  /** Expands at most so many states; tells whether the memory did not suffice. */
  expand(states: number): 'memory' | undefined {
    const table = this.#table;
    const space = this.#space;
    const end = this.expanded + states;
    while (this.expanded < end && !this.finished) {
      if (this.expanded === this.#levelEnd) {
        this.depth++;
        this.#levelEnd = table.count;
      }
      if (this.expanded === table.count || this.depth + 1 >= this.#best) {
        this.finished = true;
        break;
      }
      space.open(table.keys, this.expanded * table.words);
      if (!this.#lookAhead() && !this.#successors()) return 'memory';
      this.expanded++;
      this.peakFrontier = Math.max(this.peakFrontier, this.frontier);
    }
    return undefined;
  }

  /** Whether the open state need not be expanded. */
  #lookAhead(): boolean {
    const { primary, offsets, goal, blocked } = this.#space;
    const by = goal - offsets[primary]!;
    if (this.#metric === 'steps') {
      const atLeast = this.depth + this.#space.lowerBound('steps');
      if (blocked === 0) this.#improve(atLeast, [{ vehicle: primary, by }]);
      return atLeast >= this.#best;
    }
    if (blocked === 0) {
      this.#improve(this.depth + 1, [{ vehicle: primary, by }]);
      this.finished = true;
      return true;
    }
    if ((blocked & (blocked - 1)) !== 0) return false;
    const clearing = this.#space.clear(31 - Math.clz32(blocked));
    if (!clearing) return false;
    this.#improve(this.depth + 2, [clearing, { vehicle: primary, by }]);
    this.finished = true;
    return true;
  }

  #improve(length: number, ending: readonly Slide[]): void {
    if (length >= this.#best) return;
    this.#best = length;
    this.#bestState = this.expanded;
    this.#bestEnding = ending;
  }

  #successors(): boolean {
    const table = this.#table;
    const space = this.#space;
    const { lanes, sharing, key, offsets } = space;
    const from = this.expanded;
    const last = table.lanes[from]!;
    const slides = this.#metric === 'moves';
    for (let vehicle = 0; vehicle < lanes.length; vehicle++) {
      const lane = lanes[vehicle]!;
      if (lane >> 4 === last >> 4 && (lane < last || (slides && lane === last && sharing[vehicle] === 1)))
        continue;
      for (let sign = -1; sign <= 1; sign += 2) {
        const room = space.room(vehicle, sign);
        const longest = slides ? room : Math.min(room, 1);
        for (let by = 1; by <= longest; by++) {
          space.slide(vehicle, sign);
          if (((this.#useful[vehicle]! >> (offsets[vehicle]! + sign * by)) & 1) === 0) continue;
          this.generated++;
          if (table.add(key, from, lane) === TABLE_FULL) return false;
        }
        space.slide(vehicle, -sign * longest);
      }
    }
    return true;
  }

  solution(): Slide[] | undefined {
    if (this.#best === Number.POSITIVE_INFINITY) return undefined;
    const space = this.#space;
    const { keys, parents, words } = this.#table;
    const slides: Slide[] = [];
    for (let state = this.#bestState; parents[state] !== -1; state = parents[state]!) {
      space.open(keys, state * words);
      const after = space.offsets.slice();
      space.open(keys, parents[state]! * words);
      const vehicle = after.findIndex((offset, i) => offset !== space.offsets[i]);
      slides.unshift({ vehicle, by: after[vehicle]! - space.offsets[vehicle]! });
    }
    const solution = [...slides, ...this.#bestEnding];
    return this.#metric === 'moves' ? solution : splitSlides(solution);
  }
}

// Every shortest solution of a board at once, as a graph.
//
// Source: the layers of breadth-first search, walked back from the solved states of the last layer; the counting of
// paths in such a graph is folklore.
// Guarantee: its paths from state 0 to a state without moves are exactly the shortest solutions in the metric asked
// for: in moves, sequences of slides; in steps, sequences of slides by one cell. Two solutions differ when at some
// place they slide different vehicles or the same one by different amounts, so the same slides in another order
// make another solution. Uses at most SHORTEST_MEMORY bytes for the states, and the moves of the graph besides.
//
//     XX.A    in moves there are two, A↓1 X→2 and A↓2 X→2; in steps, which take three, also two: A↓1 X→1 X→1
//     ...A    and X→1 A↓1 X→1
//     ....
//     ....
//
// A state is left out when its depth and a lower bound of what remains (the vehicles in the primary's way, and the
// primary or, in steps, its way to the exit) exceed the length of a shortest solution: it lies on none.

import type { Algorithm, LimitKind, SearchProgress, SearchRequest, SearchStats } from '../../algorithm.ts';
import { at } from '../../basics/at.ts';
import { now } from '../../basics/clock.ts';
import type { Board } from '../../board/board.ts';
import type { Metric, Slide } from '../../board/moves.ts';
import { engineFor } from '../dispatch.ts';
import { NO_LANE, StateSpace } from '../generic/state-space.ts';
import { StateTable, TABLE_FULL } from '../generic/state-table.ts';
import { reached } from '../limits.ts';

const SHORTEST_MEMORY = 512 << 20;

/** Looks at the clock and the signal after so many states. */
const SLICE = 4096;

export interface ShortestMove {
  readonly move: Slide;
  /** The state it leads to. */
  readonly to: number;
}

export interface ShortestGraph {
  /** Moves or steps of every shortest solution. */
  readonly length: number;
  /** The states on shortest solutions with the moves that lead on, the solved ones first, the start, 0, last. */
  readonly states: ReadonlyMap<number, readonly ShortestMove[]>;
}

export type ShortestRequest = Pick<SearchRequest, 'metric' | 'limit' | 'signal'>;

/** How a search for all shortest solutions ends without them. */
export type NoShortest =
  | { readonly kind: 'unsolvable'; readonly stats: SearchStats }
  | { readonly kind: 'limit'; readonly which: LimitKind; readonly stats: SearchStats };

type ShortestGraphResult =
  | { readonly kind: 'solved'; readonly graph: ShortestGraph; readonly stats: SearchStats }
  | NoShortest;

/**
 * The limit in states holds for the engine's search and for the layers together, that in memory for each.
 *
 * @param engine - what finds the length of a shortest solution
 */
export function* shortestGraphTask(
  board: Board,
  request: ShortestRequest = {},
  engine: Algorithm = engineFor(board),
): Generator<SearchProgress, ShortestGraphResult, void> {
  const started = now();
  const { metric = 'moves' } = request;
  const first = yield* engine.run(board, request);
  if (first.kind === 'unsolvable' || first.kind === 'limit') return first;
  if (first.kind !== 'solved') throw new TypeError(`the engine ended with ${first.kind}`);
  const layers = new Layers(board, metric, first.solution.length, request.limit?.memory);
  const expanded = () => first.stats.expanded + layers.expanded;
  const stats = (): SearchStats => ({
    expanded: expanded(),
    generated: first.stats.generated + layers.generated,
    peakFrontier: Math.max(first.stats.peakFrontier, layers.widest),
    milliseconds: now() - started,
  });
  const work = layers.build();
  for (;;) {
    const next = work.next();
    if (next.done) {
      if (!next.value) return { kind: 'limit', which: 'memory', stats: stats() };
      return { kind: 'solved', graph: next.value, stats: stats() };
    }
    yield { expanded: expanded(), frontier: layers.widest, depth: layers.depth };
    const which = reached(request, expanded(), now() - started);
    if (which) return { kind: 'limit', which, stats: stats() };
  }
}

class Layers {
  expanded = 0;
  generated = 1;
  widest = 1;
  depth = 0;
  readonly #space: StateSpace;
  readonly #table: StateTable;
  readonly #metric: Metric;
  readonly #length: number;

  constructor(board: Board, metric: Metric, length: number, memory = SHORTEST_MEMORY) {
    this.#space = new StateSpace(board);
    this.#table = new StateTable(this.#space.words, Math.min(memory, SHORTEST_MEMORY));
    this.#table.add(this.#space.key, -1, NO_LANE);
    this.#metric = metric;
    this.#length = length;
  }

  /** Nothing where the memory does not suffice; yields from time to time. */
  *build(): Generator<void, ShortestGraph | undefined, void> {
    const table = this.#table;
    /** The first state of each depth. */
    const firsts = [0, 1];
    for (this.depth = 0; this.depth < this.#length; this.depth++) {
      const end = table.count;
      for (let state = at(firsts, this.depth); state < end; state++) {
        const full = this.#slide(state, () => table.add(this.#space.key, state, NO_LANE) === TABLE_FULL);
        if (full) return undefined;
        if (this.expanded % SLICE === 0) yield;
      }
      firsts.push(table.count);
      this.widest = Math.max(this.widest, table.count - end);
    }
    return { length: this.#length, states: yield* this.#backwards(firsts) };
  }

  /**
   * The states on shortest solutions with their moves, layer by layer from the solved states back. Every slide can be taken
   * back, so only states on shortest solutions are opened, which are few of all.
   */
  *#backwards(firsts: readonly number[]): Generator<void, Map<number, ShortestMove[]>, void> {
    const table = this.#table;
    const states = new Map<number, ShortestMove[]>();
    for (let state = at(firsts, this.#length); state < table.count; state++) {
      this.#space.open(table.keys, state * table.words);
      if (this.#space.solved) states.set(state, []);
    }
    let layer = [...states.keys()];
    for (this.depth = this.#length - 1; this.depth >= 0; this.depth--) {
      const first = at(firsts, this.depth);
      const end = at(firsts, this.depth + 1);
      const on = new Map<number, ShortestMove[]>();
      for (const to of layer) {
        this.#slide(to, (vehicle, by) => {
          const from = table.find(this.#space.key);
          if (from < first || from >= end) return false;
          const next = { move: { vehicle, by: -by }, to };
          const known = on.get(from);
          if (known) known.push(next);
          else on.set(from, [next]);
          return false;
        });
        if (this.expanded % SLICE === 0) yield;
      }
      layer = [...on.keys()].sort((a, b) => a - b);
      for (const state of layer) states.set(state, (on.get(state) ?? []).sort(inOrder));
    }
    return states;
  }

  /**
   * Opens a state and makes its slides one after the other, none if it lies on no shortest solution for being too far from
   * the exit: `made` is called with each while the key is that of the state after it, and ends this by true.
   */
  #slide(state: number, made: (vehicle: number, by: number) => boolean): boolean {
    const space = this.#space;
    space.open(this.#table.keys, state * this.#table.words);
    this.expanded++;
    if (this.depth + space.lowerBound(this.#metric) > this.#length) return false;
    for (let vehicle = 0; vehicle < space.vehicles; vehicle++) {
      for (let sign = -1; sign <= 1; sign += 2) {
        const room = space.room(vehicle, sign);
        const longest = this.#metric === 'moves' ? room : Math.min(room, 1);
        this.generated += longest;
        for (let length = 1; length <= longest; length++) {
          space.slide(vehicle, sign);
          if (made(vehicle, sign * length)) return true;
        }
        space.slide(vehicle, -sign * longest);
      }
    }
    return false;
  }
}

/** The order in which a state's slides are made: by vehicle, to the left or up first, shorter ones first. */
export const inOrder = ({ move: a }: ShortestMove, { move: b }: ShortestMove): number =>
  a.vehicle - b.vehicle || Math.sign(a.by) - Math.sign(b.by) || Math.abs(a.by) - Math.abs(b.by);

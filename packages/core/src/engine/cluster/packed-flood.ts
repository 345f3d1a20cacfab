// All states of a board as keys of 32 bits or more, found and measured by compiled loops.
//
// Source: breadth-first search from the board; tables give the steps of a lane, open addressing knows the states that
// were seen. Guarantee: as Flood says.
//
//     XX..   keys 0, 1 and 2 in the order in which they were reached; steps 1, then 0 and 2, then 1

import type { Board, State } from '../../board/board.ts';
import type { Metric } from '../../board/moves.ts';
import { OUT_OF_MEMORY } from '../packed/packed-module.ts';
import { intAt, wordAt } from '../typed-arrays.ts';
import { ENTRY_SHIFT } from '../wasm/cluster-memory.ts';
import type { ClusterLoops, ClusterModule, StartedBoard } from './cluster-module.ts';
import type { Cluster, Farthest, Flood } from './flood.ts';
import type { ClusterSlides } from './slides.ts';

export class PackedFlood implements Flood {
  readonly #loops: ClusterLoops;
  readonly #module: ClusterModule;
  readonly #board: StartedBoard;

  private constructor(loops: ClusterLoops, module: ClusterModule, board: StartedBoard) {
    this.#loops = loops;
    this.#module = module;
    this.#board = board;
  }

  /** Takes at most `memory` bytes; undefined if the tables of the board alone need more. */
  static open(loops: ClusterLoops, board: Board, memory: number): PackedFlood | undefined {
    const module = loops.pool.acquire(memory);
    const started = module.start(board);
    if (started) return new PackedFlood(loops, module, started);
    loops.pool.release(module);
    return undefined;
  }

  get count(): number {
    return this.#module.exports.tail.value;
  }

  get expanded(): number {
    return this.#module.exports.head.value;
  }

  expand(states: number): 'memory' | undefined {
    return this.#module.exports.flood(states) === OUT_OF_MEMORY ? 'memory' : undefined;
  }

  cluster(): Cluster {
    const { exports } = this.#module;
    const count = this.count;
    const { keyBytes, stateOf } = this.#board;
    const distancesIn = (metric: Metric) => {
      this.#measure(metric);
      return new Int32Array(exports.memory.buffer, exports.distancesAt() >>> 0, count).slice();
    };
    const bytes = new Uint8Array(exports.memory.buffer, exports.keysAt() >>> 0, count * keyBytes);
    const keys = new DataView(bytes.slice().buffer);
    return {
      count,
      distances: { moves: distancesIn('moves'), steps: distancesIn('steps') },
      state: (index) => stateOf(keys, keyBytes * index),
    };
  }

  edges(): Uint32Array {
    const { exports } = this.#module;
    const expanded = this.expanded;
    const firsts = new Uint32Array(exports.memory.buffer, exports.firstsAt() >>> 0, expanded + 1);
    const entries = new Uint32Array(
      exports.memory.buffer,
      exports.entriesAt() >>> 0,
      wordAt(firsts, expanded),
    );
    const edges: number[] = [];
    for (let from = 0; from < expanded; from++) {
      for (let at = wordAt(firsts, from); at < wordAt(firsts, from + 1); at++) {
        const to = wordAt(entries, at) >>> ENTRY_SHIFT;
        if (from < to && to < expanded) edges.push(from, to);
      }
    }
    return Uint32Array.from(edges);
  }

  slides(metric: Metric): ClusterSlides {
    const { exports } = this.#module;
    const { count } = this;
    const { keyBytes, stateOf, vehicleOf } = this.#board;
    this.#measure(metric);
    const { buffer } = exports.memory;
    const distances = new Int32Array(buffer, exports.distancesAt() >>> 0, count).slice();
    const keys = new DataView(
      new Uint8Array(buffer, exports.keysAt() >>> 0, count * keyBytes).slice().buffer,
    );
    const firsts = new Uint32Array(buffer, exports.firstsAt() >>> 0, count + 1).slice();
    const entries = new Uint32Array(buffer, exports.entriesAt() >>> 0, wordAt(firsts, count)).slice();
    return {
      count,
      distances,
      state: (index) => stateOf(keys, keyBytes * index),
      list: (state, list) => {
        list.count = 0;
        const begin = wordAt(firsts, state);
        const end = wordAt(firsts, state + 1);
        for (let at = begin; at < end; at++) {
          const step = wordAt(entries, at);
          const vehicle = vehicleOf(step);
          const sign = (step & 1) === 0 ? -1 : 1;
          let by = 0;
          for (let entry = at; entry >= 0; ) {
            const to = wordAt(entries, entry) >>> ENTRY_SHIFT;
            by += sign;
            list.add(vehicle, by, to);
            entry = entryOf(firsts, entries, to, step, at - begin);
          }
        }
      },
    };
  }

  farthest(metric: Metric): Farthest | undefined {
    const { exports } = this.#module;
    const reached = this.#measure(metric);
    if (reached === 0) return undefined;
    const { keyBytes, stateOf } = this.#board;
    const view = (at: number) => new Int32Array(exports.memory.buffer, at >>> 0, this.count);
    const queue = view(exports.queueAt());
    const distances = view(exports.distancesAt());
    const keys = new DataView(exports.memory.buffer, exports.keysAt() >>> 0);
    const distance = intAt(distances, intAt(queue, reached - 1));
    const indexes: number[] = [];
    for (let at = reached - 1; at >= 0 && distances[intAt(queue, at)] === distance; at--) {
      indexes.push(intAt(queue, at));
    }
    return {
      distance,
      indexes,
      state: (index): State => stateOf(keys, keyBytes * index),
      nearer: (index) => this.#nearer(index, metric, distances),
    };
  }

  #nearer(index: number, metric: Metric, distances: Int32Array): number[] {
    const { exports } = this.#module;
    const firsts = new Uint32Array(exports.memory.buffer, exports.firstsAt() >>> 0, this.count + 1);
    const entries = new Uint32Array(
      exports.memory.buffer,
      exports.entriesAt() >>> 0,
      wordAt(firsts, this.count),
    );
    const wanted = intAt(distances, index) - 1;
    const nearer: number[] = [];
    const begin = wordAt(firsts, index);
    for (let at = begin; at < wordAt(firsts, index + 1); at++) {
      for (let entry = at; entry >= 0; ) {
        const link = wordAt(entries, entry);
        const reached = link >>> ENTRY_SHIFT;
        if (distances[reached] === wanted) nearer.push(reached);
        if (metric === 'steps') break;
        entry = entryOf(firsts, entries, reached, link, at - begin);
      }
    }
    return nearer;
  }

  #measure(metric: Metric): number {
    return this.#module.exports.measure(this.#board.solvedAt, metric === 'moves');
  }

  release(): void {
    this.#loops.pool.release(this.#module);
  }
}

/**
 * The entry of a state's step that moves the same vehicle the same way as another step; -1 if it has none.
 *
 * @param place - which of the entries of its own state the other step has: the one looked for is near it, since the entries of all
 *   states are in one order and a step changes few of them
 */
function entryOf(
  firsts: Uint32Array,
  entries: Uint32Array,
  state: number,
  step: number,
  place: number,
): number {
  const begin = wordAt(firsts, state);
  const end = wordAt(firsts, state + 1);
  const middle = Math.min(begin + place, end - 1);
  for (let above = middle, below = middle - 1; above < end || below >= begin; above++, below--) {
    if (above < end && sameSlide(wordAt(entries, above), step)) return above;
    if (below >= begin && sameSlide(wordAt(entries, below), step)) return below;
  }
  return -1;
}

/** Whether two steps move the same vehicle the same way. */
const sameSlide = (one: number, other: number): boolean => ((one ^ other) & ((1 << ENTRY_SHIFT) - 1)) === 0;

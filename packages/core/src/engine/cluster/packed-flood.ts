// All states of a board of at most 6×6, each a number of 32 bits, found and measured by compiled loops.
//
// Source: breadth-first search from the board; the tables of lane-tables.ts give the steps of a lane, open addressing
// knows the states that were seen. Guarantee: as Flood says.
//
//     XX..   keys 0, 1 and 2 in the order in which they were reached; steps 1, then 0 and 2, then 1

import type { Board } from '../../board/board.ts';
import type { Metric } from '../../board/moves.ts';
import { START, WALLS } from '../packed/byte-memory.ts';
import { upTo } from '../packed/packed-engine.ts';
import { OUT_OF_MEMORY } from '../packed/packed-module.ts';
import { intAt, wordAt } from '../typed-arrays.ts';
import { ENTRY_SHIFT, SOLVED } from './cluster-memory.ts';
import { type ClusterModule, clusterPool } from './cluster-module.ts';
import { CLUSTER_MEMORY, type Cluster, type Farthest, type Flood } from './flood.ts';
import type { ClusterSlides } from './slides.ts';
import { StatePacking } from './state-packing.ts';

export class PackedFlood implements Flood {
  readonly #packing: StatePacking;
  readonly #module: ClusterModule;

  /** Takes at most `memory` bytes. */
  constructor(board: Board, memory = CLUSTER_MEMORY) {
    const module = clusterPool.acquire(memory);
    const { placements } = module;
    placements.readAsItStands(board);
    this.#packing = new StatePacking(board, placements);
    this.#module = module;
    const bytes = new Uint8Array(module.exports.memory.buffer);
    bytes.set(placements.placements, START);
    bytes.set(placements.walls, WALLS);
    bytes.set(this.#packing.solved, SOLVED);
    module.exports.start();
  }

  /** Whether it takes a board: one of at most 6×6, where there is WebAssembly. */
  static takes = (board: Board): boolean => upTo(6)(board) && clusterPool.isAvailable;

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
    const packing = this.#packing;
    const copy = (at: number) => new Int32Array(exports.memory.buffer, at, count).slice();
    const distancesIn = (metric: Metric) => {
      this.#measure(metric);
      return copy(exports.distancesAt());
    };
    const keys = copy(exports.keysAt());
    return {
      count,
      distances: { moves: distancesIn('moves'), steps: distancesIn('steps') },
      state: (index) => packing.state(intAt(keys, index)),
    };
  }

  edges(): Uint32Array {
    const { exports } = this.#module;
    const expanded = this.expanded;
    const firsts = new Uint32Array(exports.memory.buffer, exports.firstsAt(), expanded + 1);
    const entries = new Uint32Array(exports.memory.buffer, exports.entriesAt(), wordAt(firsts, expanded));
    const edges: number[] = [];
    for (let from = 0; from < expanded; from++) {
      for (let at = wordAt(firsts, from); at < wordAt(firsts, from + 1); at++) {
        const to = wordAt(entries, at) >>> ENTRY_SHIFT;
        if (from < to && to < expanded) edges.push(from, to);
      }
    }
    return Uint32Array.from(edges);
  }

  slides(): ClusterSlides {
    const { exports } = this.#module;
    const { count } = this;
    const packing = this.#packing;
    this.#measure('moves');
    const copy = (at: number) => new Int32Array(exports.memory.buffer, at, count).slice();
    const keys = copy(exports.keysAt());
    const distances = copy(exports.distancesAt());
    const firsts = new Uint32Array(exports.memory.buffer, exports.firstsAt(), count + 1).slice();
    const steps = wordAt(firsts, count);
    const entries = new Uint32Array(exports.memory.buffer, exports.entriesAt(), steps).slice();
    return {
      count,
      distances,
      state: (index) => packing.state(intAt(keys, index)),
      list: (state, list) => {
        list.count = 0;
        const end = wordAt(firsts, state + 1);
        for (let at = wordAt(firsts, state); at < end; at++) {
          const step = wordAt(entries, at);
          const vehicle = packing.vehicleOf(step);
          const sign = (step & 1) === 0 ? -1 : 1;
          let by = 0;
          for (
            let next = at;
            next >= 0;
            next = entryOf(firsts, entries, list.to[list.count - 1] ?? 0, step)
          ) {
            by += sign;
            list.add(vehicle, by, wordAt(entries, next) >>> ENTRY_SHIFT);
          }
        }
      },
    };
  }

  farthest(metric: Metric): Farthest | undefined {
    const { exports } = this.#module;
    const reached = this.#measure(metric);
    if (reached === 0) return undefined;
    const view = (at: number) => new Int32Array(exports.memory.buffer, at, this.count);
    const queue = view(exports.queueAt());
    const distances = view(exports.distancesAt());
    const keys = view(exports.keysAt());
    const distance = intAt(distances, intAt(queue, reached - 1));
    const indexes: number[] = [];
    for (let at = reached - 1; at >= 0 && distances[intAt(queue, at)] === distance; at--) {
      indexes.push(intAt(queue, at));
    }
    return {
      distance,
      indexes,
      state: (index) => this.#packing.state(intAt(keys, index)),
      nearer: (index) => this.#nearer(index, metric, distances),
    };
  }

  #nearer(index: number, metric: Metric, distances: Int32Array): number[] {
    const { exports } = this.#module;
    const firsts = new Uint32Array(exports.memory.buffer, exports.firstsAt(), this.count + 1);
    const entries = new Uint32Array(exports.memory.buffer, exports.entriesAt(), wordAt(firsts, this.count));
    const wanted = intAt(distances, index) - 1;
    const nearer: number[] = [];
    for (let at = wordAt(firsts, index); at < wordAt(firsts, index + 1); at++) {
      for (let entry = at; entry >= 0; ) {
        const link = wordAt(entries, entry);
        const reached = link >>> ENTRY_SHIFT;
        if (distances[reached] === wanted) nearer.push(reached);
        if (metric === 'steps') break;
        entry = entryOf(firsts, entries, reached, link);
      }
    }
    return nearer;
  }

  #measure(metric: Metric): number {
    return this.#module.exports.measure(8 * this.#packing.solvedByte, metric === 'moves');
  }

  release(): void {
    clusterPool.release(this.#module);
  }
}

/** The entry of a state's step that moves the same vehicle the same way as another step; -1 if it has none. */
function entryOf(firsts: Uint32Array, entries: Uint32Array, state: number, step: number): number {
  const end = wordAt(firsts, state + 1);
  let entry = wordAt(firsts, state);
  while (entry < end && !sameSlide(wordAt(entries, entry), step)) entry++;
  return entry < end ? entry : -1;
}

/** Whether two steps move the same vehicle the same way. */
const sameSlide = (one: number, other: number): boolean => ((one ^ other) & ((1 << ENTRY_SHIFT) - 1)) === 0;

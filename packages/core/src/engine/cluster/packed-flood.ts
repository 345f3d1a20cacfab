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
        const last = wordAt(firsts, reached + 1) - 1;
        for (entry = wordAt(firsts, reached); entry >= 0 && !sameSlide(wordAt(entries, entry), link); ) {
          entry = entry < last ? entry + 1 : -1;
        }
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

/** Whether two steps move the same vehicle the same way. */
const sameSlide = (one: number, other: number): boolean => ((one ^ other) & ((1 << ENTRY_SHIFT) - 1)) === 0;

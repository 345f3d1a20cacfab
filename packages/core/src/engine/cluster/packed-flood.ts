// All states of a board of at most 6×6, each a number of 32 bits, found and measured by compiled loops.
//
// Source: breadth-first search from the board; the tables of lanes.ts give the steps of a lane, open addressing
// knows the states that were seen. Guarantee: as Flood says.

import type { Board } from '../../board/board.ts';
import type { Metric } from '../../board/moves.ts';
import { fitsLanes } from '../lanes/board-lanes.ts';
import { START, WALLS } from '../packed/memory32.ts';
import { OUT_OF_MEMORY } from '../packed/packed-module.ts';
import { ENTRY_SHIFT, SOLVED } from './cluster-memory.ts';
import { type ClusterModule, clusterPool } from './cluster-module.ts';
import type { Cluster, Farthest, Flood } from './flood.ts';
import { StatePacking } from './state-packing.ts';

export class PackedFlood implements Flood {
  readonly #packing: StatePacking;
  readonly #module: ClusterModule;

  constructor(board: Board) {
    const module = clusterPool.acquire();
    this.#packing = new StatePacking(board);
    this.#module = module;
    const bytes = new Uint8Array(module.exports.memory.buffer);
    bytes.set(this.#packing.placements, START);
    bytes.set(this.#packing.walls, WALLS);
    bytes.set(this.#packing.solved, SOLVED);
    module.exports.start();
  }

  /** Whether it takes a board: one of at most 6×6, where there is WebAssembly. */
  static takes = (board: Board): boolean => fitsLanes(board, 6) && clusterPool.isAvailable;

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
      state: (index) => packing.state(keys[index] as number),
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
    const distance = distances[queue[reached - 1] as number] as number;
    const indexes: number[] = [];
    for (let at = reached - 1; at >= 0 && distances[queue[at] as number] === distance; at--) {
      indexes.push(queue[at] as number);
    }
    return {
      distance,
      indexes,
      state: (index) => this.#packing.state(keys[index] as number),
      nearer: (index) => this.#nearer(index, metric, distances),
    };
  }

  #nearer(index: number, metric: Metric, distances: Int32Array): number[] {
    const { exports } = this.#module;
    const firsts = new Uint32Array(exports.memory.buffer, exports.firstsAt(), this.count + 1);
    const entries = new Uint32Array(exports.memory.buffer, exports.entriesAt(), firsts[this.count] as number);
    const wanted = (distances[index] as number) - 1;
    const nearer: number[] = [];
    for (let at = firsts[index] as number; at < (firsts[index + 1] as number); at++) {
      for (let entry = at; entry >= 0; ) {
        const link = entries[entry] as number;
        const reached = link >>> ENTRY_SHIFT;
        if (distances[reached] === wanted) nearer.push(reached);
        if (metric === 'steps') break;
        const last = (firsts[reached + 1] as number) - 1;
        for (entry = firsts[reached] as number; entry >= 0 && !sameSlide(entries[entry] as number, link); ) {
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

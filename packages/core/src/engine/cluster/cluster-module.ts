// What the cluster explorer works with: an instance of its compiled loops, and a board as they see it. Here for boards up
// to 6×6; wide-cluster-module.ts has the loops for others.
//
//     start -> flood, some thousand states at a time -> measure, once for each metric

import type { Board, State } from '../../board/board.ts';
import type { WasmGlobal, WasmMemory } from '../../webassembly.ts';
import { laneTables } from '../lanes/lane-tables.ts';
import { writeConstants } from '../packed/byte-module.ts';
import { BytePlacements } from '../packed/byte-placements.ts';
import { upTo } from '../packed/packed-engine.ts';
import { KEPT, START, WALLS } from '../wasm/byte-memory.ts';
import { binary } from '../wasm/cluster.wasm.ts';
import { SOLVED } from '../wasm/cluster-memory.ts';
import { WasmPool } from '../wasm/wasm-pool.ts';
import { StatePacking } from './state-packing.ts';

/** What cluster.as.ts exports. */
export interface ClusterExports {
  readonly memory: WasmMemory;
  readonly head: WasmGlobal;
  readonly tail: WasmGlobal;
  /** The addresses of the keys, the distances, the queue, where each state's steps begin, and the steps. */
  keysAt(): number;
  distancesAt(): number;
  queueAt(): number;
  firstsAt(): number;
  entriesAt(): number;
  initialize(): void;
  /** 32 bits: makes the constant tables, when those of so many placements have been written. */
  prepare(placements: number): void;
  /** 128 and 256 bits: where to write so many placements; 0 if there is no memory for them. */
  inputAt(placements: number): number;
  limitMemory(pages: number): void;
  start(placements: number): void;
  flood(states: number): number;
  measure(solvedAt: number, moves: boolean): number;
}

/** A board in the memory of the loops. */
export interface StartedBoard {
  /** What `measure` is told, to know the states in which the primary is at its exit. */
  readonly solvedAt: number;
  readonly keyBytes: number;
  /** The offsets of all vehicles, in the board's order, by the key at this place. */
  stateOf(keys: DataView, at: number): State;
  /** The vehicle, by its number in the board, that a step moves; cluster-memory.ts has the bits of a step. */
  vehicleOf(step: number): number;
}

/** One instance: it works on one board at a time, and its memory grows to what the largest cluster needed. */
export interface ClusterModule {
  readonly exports: ClusterExports;
  /** Makes a board ready for the loops; undefined if there is no memory for it. */
  start(board: Board): StartedBoard | undefined;
}

/** Compiled loops, and the boards that they take. */
export interface ClusterLoops {
  readonly pool: WasmPool<ClusterExports, ClusterModule>;
  readonly takes: (board: Board) => boolean;
}

export const narrowLoops: ClusterLoops = {
  takes: upTo(6),
  pool: new WasmPool(binary, (exports: ClusterExports): ClusterModule => {
    const bytes = new Uint8Array(exports.memory.buffer);
    const tables = laneTables(6);
    writeConstants(bytes, tables, false);
    exports.prepare(tables.groupOf.length);
    // a step may end anywhere
    bytes.fill(255, KEPT, KEPT + 24);
    const placements = new BytePlacements(6);
    return { exports, start: (board) => startNarrow(board, placements, exports) };
  }),
};

function startNarrow(board: Board, placements: BytePlacements, exports: ClusterExports): StartedBoard {
  placements.readAsItStands(board);
  const packing = new StatePacking(board, placements);
  const bytes = new Uint8Array(exports.memory.buffer);
  bytes.set(placements.placements, START);
  bytes.set(placements.walls, WALLS);
  bytes.set(packing.solved, SOLVED);
  exports.start(0);
  return {
    solvedAt: 8 * packing.solvedByte,
    keyBytes: 4,
    stateOf: (keys, at) => packing.state(keys.getInt32(at, true)),
    vehicleOf: (step) => packing.vehicleOf(step),
  };
}

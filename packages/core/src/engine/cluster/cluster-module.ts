// The compiled loops of the cluster explorer with their constant tables in place. What lies where:
// cluster-memory.ts and ../packed/byte-memory.ts.
//
//     start -> flood, some thousand states at a time -> measure, once for each metric

import { laneTables } from '../lanes/lane-tables.ts';
import { KEPT } from '../packed/byte-memory.ts';
import { writeConstants } from '../packed/byte-module.ts';
import { BytePlacements } from '../packed/byte-placements.ts';
import { binary } from '../wasm/cluster.wasm.ts';
import { WasmPool } from '../wasm/wasm-pool.ts';
import type { WasmGlobal, WasmMemory } from '../wasm/webassembly.ts';

/** What cluster.as.ts exports. */
interface Exports {
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
  /** Makes the constant tables, when those of so many placements have been written. */
  prepare(placements: number): void;
  limitMemory(pages: number): void;
  start(): void;
  flood(states: number): number;
  measure(solvedShift: number, moves: boolean): number;
}

/** One instance: it works on one board at a time, and its memory grows to what the largest cluster needed. */
export interface ClusterModule {
  readonly exports: Exports;
  readonly placements: BytePlacements;
}

export const clusterPool = new WasmPool(binary, (exports: Exports): ClusterModule => {
  const bytes = new Uint8Array(exports.memory.buffer);
  const tables = laneTables(6);
  writeConstants(bytes, tables, false);
  exports.prepare(tables.groupOf.length);
  // a step may end anywhere
  bytes.fill(255, KEPT, KEPT + 24);
  return { exports, placements: new BytePlacements(6) };
});

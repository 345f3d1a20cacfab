// The compiled loops of the cluster explorer with their constant tables in place. What lies where:
// cluster-memory.ts and memory32.ts.

import { at } from '../../at.ts';
import { type LaneTables, laneTables } from '../lanes/lane-tables.ts';
import { LanePlacements } from '../packed/lane-placements.ts';
import { writeTables } from '../packed/module32.ts';
import { binary } from '../wasm/cluster.wasm.ts';
import { WasmPool } from '../wasm/wasm-pool.ts';
import type { WasmGlobal, WasmMemory } from '../wasm/webassembly.ts';
import { SLIDES_OF } from './cluster-memory.ts';

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
  limitMemory(pages: number): void;
  start(): void;
  flood(states: number): number;
  measure(solvedShift: number, moves: boolean): number;
}

/** One instance: it works on one board at a time, and its memory grows to what the largest cluster needed. */
export interface ClusterModule {
  readonly exports: Exports;
  readonly placements: LanePlacements;
}

export const clusterPool = new WasmPool(binary, (exports: Exports): ClusterModule => {
  const bytes = new Uint8Array(exports.memory.buffer);
  const tables = laneTables(6);
  writeTables(bytes, tables);
  writeSlides(bytes, tables);
  return { exports, placements: new LanePlacements(6) };
});

/** Which of a lane's vehicles a successor moves, and which way; a placement's own number is left out of them. */
function writeSlides(bytes: Uint8Array, { groups }: LaneTables): void {
  for (const { placements, first } of groups) {
    placements.forEach((before, from) => {
      const others = placements.filter((_, to) => to !== from);
      others.forEach((after, successor) => {
        const place = after.findIndex((offset, i) => offset !== before[i]);
        const forward = at(after, place) > at(before, place) ? 1 : 0;
        for (let lane = 0; lane < 12; lane++) {
          const at = SLIDES_OF + 256 * lane + 8 * (first + from) + successor;
          bytes[at] = (lane << 2) | (place << 1) | forward;
        }
      });
    });
  }
}

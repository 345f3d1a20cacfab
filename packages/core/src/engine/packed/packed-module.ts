// The compiled loop of a packed engine with its constant tables in place, and the board that it searches. What lies
// where: memory.ts.
//
//     two engines, 32 and 64 bits a key: the same source, compiled for each; the same code here

import { at } from '../../at.ts';
import type { LaneTables } from '../lanes/lane-tables.ts';
import { WasmPool } from '../wasm/wasm-pool.ts';
import type { WasmGlobal, WasmMemory } from '../wasm/webassembly.ts';
import { LanePlacements, type Side } from './lane-placements.ts';
import { COUNTS, FIRSTS, MASKS, MOVES, NO_SUCCESSOR, SINGLES } from './memory.ts';

/** What packed-search.as.ts exports. */
export interface PackedExports {
  readonly memory: WasmMemory;
  readonly head: WasmGlobal;
  readonly tail: WasmGlobal;
  readonly depth: WasmGlobal;
  readonly generated: WasmGlobal;
  readonly peak: WasmGlobal;
  readonly best: WasmGlobal;
  readonly bestState: WasmGlobal;
  initialize(): void;
  /** Makes the constant tables, when those of so many placements have been written. */
  prepare(placements: number): void;
  limitMemory(pages: number): void;
  /** The address of the queue. */
  queueAt(): number;
  start(primaryRow: number, steps: boolean): void;
  runMoves(states: number): number;
  runSteps(states: number): number;
}

/** What the `run` functions of the modules answer. */
export const FINISHED = 1;
export const OUT_OF_MEMORY = 2;

/** How the states of boards with sides up to `side` are packed into keys of so many bits. */
export interface Packing {
  readonly bits: 32 | 64;
  readonly side: Side;
}

/** One instance: it works on one board at a time, and its memory grows to what the largest board needed. */
export interface PackedModule {
  readonly packing: Packing;
  readonly exports: PackedExports;
  readonly board: LanePlacements;
  /** Views of its memory; `refresh` renews them after it may have grown. */
  bytes: Uint8Array;
  shorts: Uint16Array;
  words: Uint32Array;
}

export type PackedPool = WasmPool<PackedExports, PackedModule>;

/** The pool of a module, given in hexadecimal digits. */
export const packedPool = (binary: string, packing: Packing): PackedPool =>
  new WasmPool(binary, (exports: PackedExports) => {
    const board = new LanePlacements(packing.side);
    const bytes = new Uint8Array(exports.memory.buffer);
    writeConstants(bytes, board.tables);
    exports.prepare(board.tables.groupOf.length);
    return { packing, exports, board, ...viewsOf(exports) };
  });

export function refresh(module: PackedModule): void {
  if (module.bytes.buffer !== module.exports.memory.buffer) Object.assign(module, viewsOf(module.exports));
}

const viewsOf = ({ memory: { buffer } }: PackedExports) => ({
  bytes: new Uint8Array(buffer),
  shorts: new Uint16Array(buffer),
  words: new Uint32Array(buffer),
});

/** Writes what is known of all placements of lanes of one length. */
export function writeConstants(bytes: Uint8Array, { groups }: LaneTables): void {
  for (const { lengths, masks, moves, first } of groups) {
    masks.forEach((mask, placement) => {
      bytes[MASKS + first + placement] = mask;
      bytes[FIRSTS + first + placement] = first;
      bytes[COUNTS + first + placement] = masks.length;
      bytes[SINGLES + first + placement] = lengths.length === 1 ? at(lengths, 0) : 0;
      let entry = MOVES + 32 * (first + placement);
      for (const { to, vehicle, swept } of at(moves, placement)) {
        const next = at(moves, to);
        const sameVehicle = setOf(next, (move) => move.vehicle === vehicle);
        const back = setOf(next, (move) => move.to === placement);
        bytes.set([to | (vehicle << 4), swept, sameVehicle, back], entry);
        entry += 4;
      }
      // no placement has more than eight successors
      if (at(moves, placement).length < 8) bytes[entry] = NO_SUCCESSOR;
    });
  }
}

/** The set of the elements that are wanted, element i as bit i. */
const setOf = <T>(elements: readonly T[], isWanted: (element: T) => boolean): number =>
  elements.reduce((set, element, i) => set | (isWanted(element) ? 1 << i : 0), 0);

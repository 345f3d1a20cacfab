// The compiled loops of a packed engine, with the board that they search.

import type { LaneTables } from '../lanes/lane-tables.ts';
import { WasmPool } from '../wasm/wasm-pool.ts';
import type { WasmGlobal, WasmMemory } from '../wasm/webassembly.ts';
import { LanePlacements, type Side } from './lane-placements.ts';

/** What packed32-search.as.ts and packed64-search.as.ts export. */
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

/** One instance: it works on one board at a time, and its memory grows to what the largest board needed. */
export interface PackedModule {
  readonly exports: PackedExports;
  readonly board: LanePlacements;
  /** Views of its memory; `refresh` renews them after it may have grown. */
  bytes: Uint8Array;
  words: Uint32Array;
}

export type PackedPool = WasmPool<PackedExports, PackedModule>;

/** The pool of a module, given in hexadecimal digits, for boards of at most `side` cells and what writes its constant tables. */
export const packedPool = (
  binary: string,
  side: Side,
  writeTables: (bytes: Uint8Array, tables: LaneTables) => void,
): PackedPool =>
  new WasmPool(binary, (exports: PackedExports) => {
    const { buffer } = exports.memory;
    const board = new LanePlacements(side);
    const bytes = new Uint8Array(buffer);
    writeTables(bytes, board.tables);
    return { exports, board, bytes, words: new Uint32Array(buffer) };
  });

export function refresh(module: PackedModule): void {
  const { buffer } = module.exports.memory;
  if (module.bytes.buffer === buffer) return;
  module.bytes = new Uint8Array(buffer);
  module.words = new Uint32Array(buffer);
}

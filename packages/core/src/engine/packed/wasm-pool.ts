// Instances of the compiled loops of a packed engine, each for one search at a time and used again for the next.

import { BoardLanes, type Side } from '../lanes/board-lanes.ts';
import type { LaneTables } from '../lanes/lane-tables.ts';
import { compile, type WasmGlobal, type WasmMemory } from '../wasm/webassembly.ts';

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
  /** The address of the queue. */
  queueAt(): number;
  start(primaryRow: number, steps: boolean): void;
  runMoves(states: number): number;
  runSteps(states: number): number;
}

/** What the `run` functions answer. */
export const FINISHED = 1;
export const OUT_OF_MEMORY = 2;

/** One instance: it works on one board at a time, and its memory grows to what the largest board needed. */
export interface PackedModule {
  readonly exports: PackedExports;
  readonly board: BoardLanes;
  /** Views of its memory; `refresh` renews them after it may have grown. */
  bytes: Uint8Array;
  words: Uint32Array;
}

/** An instance that has grown beyond this is left to the collector. */
const MOST_KEPT = 160 << 20;

export class WasmPool {
  readonly #binary: string;
  readonly #side: Side;
  readonly #writeTables: (bytes: Uint8Array, tables: LaneTables) => void;
  readonly #idle: PackedModule[] = [];
  #instantiate: (() => PackedExports) | undefined | 'unknown' = 'unknown';

  /** Of a module in base64 and what writes its constant tables. */
  constructor(binary: string, side: Side, writeTables: (bytes: Uint8Array, tables: LaneTables) => void) {
    this.#binary = binary;
    this.#side = side;
    this.#writeTables = writeTables;
  }

  /** Whether the host has WebAssembly and allows it. */
  get isAvailable(): boolean {
    if (this.#instantiate === 'unknown') this.#instantiate = compile<PackedExports>(this.#binary);
    return this.#instantiate !== undefined;
  }

  /** An instance that nobody uses, where there is WebAssembly. Hand it back with `release`. */
  acquire(): PackedModule {
    const waiting = this.#idle.pop();
    if (waiting) return waiting;
    if (!this.isAvailable || typeof this.#instantiate !== 'function') throw new TypeError('no WebAssembly');
    const exports = this.#instantiate();
    exports.initialize();
    const { buffer } = exports.memory;
    const board = new BoardLanes(this.#side);
    const bytes = new Uint8Array(buffer);
    this.#writeTables(bytes, board.tables);
    return { exports, board, bytes, words: new Uint32Array(buffer) };
  }

  release(module: PackedModule): void {
    if (module.exports.memory.buffer.byteLength <= MOST_KEPT) this.#idle.push(module);
  }
}

export function refresh(module: PackedModule): void {
  const { buffer } = module.exports.memory;
  if (module.bytes.buffer === buffer) return;
  module.bytes = new Uint8Array(buffer);
  module.words = new Uint32Array(buffer);
}

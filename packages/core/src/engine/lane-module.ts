// The compiled loop of the lane engine with its constant tables in place. What lies where: lane-memory.ts.

import { binary } from './assembly/lane-search.wasm.ts';
import { LaneBoard } from './lane-board.ts';
import { COUNTS, FIRSTS, MASKS, SINGLES, SLIDES, STEPS } from './lane-memory.ts';
import { type LaneTables, laneTables } from './lanes.ts';
import { compile, type WasmGlobal, type WasmMemory } from './webassembly.ts';

/** What lane-search.as.ts exports. */
interface Exports {
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
export interface LaneModule {
  readonly exports: Exports;
  readonly board: LaneBoard;
  /** Views of its memory; `refresh` renews them after it may have grown. */
  bytes: Uint8Array;
  words: Uint32Array;
}

let instantiate: (() => Exports) | undefined | 'unknown' = 'unknown';
const idle: LaneModule[] = [];

/** An instance that nobody uses; undefined where WebAssembly is not to be had. Hand it back with `release`. */
export function acquire(): LaneModule | undefined {
  const waiting = idle.pop();
  if (waiting) return waiting;
  if (instantiate === 'unknown') instantiate = compile<Exports>(binary);
  if (!instantiate) return undefined;
  const exports = instantiate();
  exports.initialize();
  const { buffer } = exports.memory;
  const module = {
    exports,
    board: new LaneBoard(),
    bytes: new Uint8Array(buffer),
    words: new Uint32Array(buffer),
  };
  writeTables(module.bytes, laneTables(6));
  return module;
}

export const release = (module: LaneModule): void => {
  idle.push(module);
};

export function refresh(module: LaneModule): void {
  const { buffer } = module.exports.memory;
  if (module.bytes.buffer === buffer) return;
  module.bytes = new Uint8Array(buffer);
  module.words = new Uint32Array(buffer);
}

export function writeTables(bytes: Uint8Array, { groups, groupOf, slides, steps }: LaneTables): void {
  for (const { lengths, placements, masks, first } of groups) {
    masks.forEach((mask, placement) => {
      bytes[MASKS + first + placement] = mask;
      bytes[FIRSTS + first + placement] = first;
      bytes[COUNTS + first + placement] = placements.length;
      bytes[SINGLES + first + placement] = lengths.length === 1 ? (lengths[0] as number) : 0;
    });
  }
  slides.forEach((set, entry) => {
    const group = groupOf[entry >> 6] as (typeof groupOf)[number];
    const own = (entry >> 6) - group.first;
    bytes[SLIDES + entry] = withoutBit(set, own);
    bytes[STEPS + entry] = withoutBit(steps[entry] as number, own);
  });
}

/** The set with a bit that is never in it left out and the bits above it moved down. */
const withoutBit = (set: number, bit: number): number =>
  (set & ((1 << bit) - 1)) | ((set >> 1) & ~((1 << bit) - 1));

// What a packed engine searches with: an instance of its compiled loop, and the board as that loop sees it.
//
//     start -> loop, some thousand states at a time -> states, from which the solution is read

import type { Metric } from '../../board/moves.ts';
import type { WasmGlobal, WasmMemory } from '../../webassembly.ts';
import type { WasmPool } from '../wasm/wasm-pool.ts';
import type { ReadBoard } from './read-board.ts';
import type { ReachedStates } from './solution.ts';

/** What packed-search.as.ts exports. */
export interface PackedExports {
  readonly memory: WasmMemory;
  /** How many states were expanded, and how many were reached. */
  readonly head: WasmGlobal;
  readonly tail: WasmGlobal;
  /** How many of them were forgotten to make room (wasm/layers.as.ts); the others are numbered from 0. */
  readonly forgotten: WasmGlobal;
  /** So many of the first states are never forgotten. */
  readonly kept: WasmGlobal;
  readonly depth: WasmGlobal;
  readonly generated: WasmGlobal;
  readonly peak: WasmGlobal;
  readonly best: WasmGlobal;
  readonly bestState: WasmGlobal;
  initialize(): void;
  /** 32 and 64 bits: makes the constant tables, when those of so many placements have been written. */
  prepare(placements: number): void;
  /** 128 and 256 bits: where to write so many placements; 0 if there is no memory for them. */
  inputAt(placements: number): number;
  limitMemory(pages: number): void;
  /** The address of the queue. */
  queueAt(): number;
  start(primaryRow: number, steps: boolean, placements: number): void;
  /** From here on only solutions shorter than this are looked for. */
  lookBelow(length: number): void;
  runMoves(states: number): number;
  runSteps(states: number): number;
}

/** What the `run` functions of the modules answer. */
export const FINISHED = 1;
export const OUT_OF_MEMORY = 2;

/** One instance: it works on one board at a time, and its memory grows to what the largest board needed. */
export interface PackedModule {
  readonly exports: PackedExports;
  readonly board: ReadBoard;
  /** Makes the board that `board` has read ready for the loop; tells whether there is memory for it. */
  start(metric: Metric): boolean;
  /** The states that the loop has reached. */
  states(): ReachedStates;
}

export type PackedPool = WasmPool<PackedExports, PackedModule>;

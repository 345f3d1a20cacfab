// Which engine searches a board: the one place that knows.
//
//     up to 6×6  packed32     up to 8×8  packed64     larger  packed128 or packed256, where they are loaded
//     without WebAssembly, or where a state does not fit  generic
//
// The engines for larger boards are not part of a program that solves small ones: they come with @unjam/core/search, which
// lists every algorithm, or when `loadEngineFor` is called (load-engine.ts). Until then the generic engine serves.

import type { Algorithm } from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import { generic } from './generic/generic.ts';
import { packed32 } from './packed/packed32.ts';
import { packed64 } from './packed/packed64.ts';

/** Fastest first. */
const packed: Algorithm[] = [packed32, packed64];

/** Adds engines for boards that those before do not take; once each. */
export function addEngines(...engines: readonly Algorithm[]): void {
  for (const engine of engines) if (!packed.includes(engine)) packed.push(engine);
}

/** The fastest engine that takes a board. */
export function engineFor(board: Board): Algorithm {
  for (const engine of packed) if (engine.refusal?.(board) === undefined) return engine;
  return generic;
}

// Which engine searches a board: the one place that knows.
//
//     up to 6×6  packed32     up to 8×8  packed64     larger, or without WebAssembly  generic

import type { Algorithm } from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import { generic } from './generic/generic.ts';
import { packed32 } from './packed/packed32.ts';
import { packed64 } from './packed/packed64.ts';

/** Fastest first. */
const packed = [packed32, packed64] as const;

/** The fastest engine that takes a board. */
export const engineFor = (board: Board): Algorithm =>
  packed.find((engine) => engine.refusal(board) === undefined) ?? generic;

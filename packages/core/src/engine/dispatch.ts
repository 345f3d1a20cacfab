// Which engine searches a board: the one place that knows.
//
//     up to 6×6  packed32     up to 8×8  packed64     larger  packed128 or packed256, where they are loaded
//     without WebAssembly, or where a state does not fit  generic
//
// A program that solves small boards does without the engines for larger ones: they are loaded by `loadEngineFor`
// (load-engine.ts). The textbook searches pass them instead (search/registry.ts), since their list names every engine.

import type { Algorithm } from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import { generic } from './generic/generic.ts';
import { packed32 } from './packed/packed32.ts';
import { packed64 } from './packed/packed64.ts';

/** Fastest first. */
const forSmallBoards: readonly Algorithm[] = [packed32, packed64];
let loaded: readonly Algorithm[] = [];

/** Loads the engines for boards beyond 8×8, which `engineFor` can then choose. */
export async function loadEnginesForLargerBoards(): Promise<void> {
  const { enginesForLargerBoards } = await import('./packed/larger-boards.ts');
  loaded = enginesForLargerBoards;
}

/**
 * The fastest engine that takes a board.
 *
 * @param forLargerBoards - the engines for boards beyond 8×8; default: those that were loaded
 */
export function engineFor(board: Board, forLargerBoards: readonly Algorithm[] = loaded): Algorithm {
  const takes = ({ refusal }: Algorithm): boolean => refusal?.(board) === undefined;
  return forSmallBoards.find(takes) ?? forLargerBoards.find(takes) ?? generic;
}

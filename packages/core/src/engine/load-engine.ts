// The engines and explorers for larger boards, loaded when a board needs them: a page that solves small boards does without
// their bytes.
//
//     await loadEngineFor(board);   a board of 9×9: from here on `solve` searches it with packed128, before with generic

import { checkParts, side } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import { loadLoopsForLargerBoards } from './cluster/flood-dispatch.ts';
import { loadEnginesForLargerBoards } from './dispatch.ts';
import { upTo } from './packed/packed-engine.ts';

/** Boards with at most this many rows and columns need only the explorer and the engines that are always loaded. */
const EXPLORED = 6;
const SOLVED = 8;

/**
 * Loads what boards of a size need: for those beyond 8×8 the engines packed128 and packed256, for those beyond 6×6 the
 * compiled loops with which `explore` and all that is built on it find its states. Without them such boards are solved and
 * explored to the same lengths and counts, many times slower. What is loaded once serves all boards from then on.
 *
 * @param size - a board, or `{ width, height }`
 * @returns a promise that is kept when all of it is loaded; at once where nothing is needed
 *
 * @example
 * await loadEngineFor(board); // for one board
 * await loadEngineFor({ width: 9, height: 9 }); // for all boards up to that size, such as those of `generate`
 */
export async function loadEngineFor(size: Pick<Board, 'width' | 'height'>): Promise<void> {
  checkParts(size, 'size', { width: side, height: side });
  if (upTo(EXPLORED)(size)) return;
  await Promise.all([
    loadLoopsForLargerBoards(),
    ...(upTo(SOLVED)(size) ? [] : [loadEnginesForLargerBoards()]),
  ]);
}

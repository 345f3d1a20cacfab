// The engines for boards beyond 8×8, loaded when a board needs them: a page that solves small boards does without their
// bytes.
//
//     await loadEngineFor(board);   a board of 9×9: from here on `solve` searches it with packed128, before with generic

import type { Board } from '../board/board.ts';
import { addEngines } from './dispatch.ts';
import { upTo } from './packed/packed-engine.ts';

/** Boards of up to so many rows and columns need nothing that is not there. */
const ALWAYS = 8;

/**
 * Loads the engines that a board needs: for one beyond 8×8 packed128 and packed256, for others nothing. `solve` and all
 * that is built on it use them from then on. Without them such boards are solved by the generic engine, to the same
 * lengths, many times slower. Programs that import @unjam/core/search have them already.
 */
export async function loadEngineFor(board: Board): Promise<void> {
  if (upTo(ALWAYS)(board)) return;
  const [{ packed128 }, { packed256 }] = await Promise.all([
    import('./packed/packed128.ts'),
    import('./packed/packed256.ts'),
  ]);
  addEngines(packed128, packed256);
}

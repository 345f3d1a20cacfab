// The engines and explorers for larger boards, loaded when a board needs them: a page that solves small boards does without
// their bytes.
//
//     await loadEngineFor(board);   a board of 9×9: from here on `solve` searches it with packed128, before with generic

import type { Board } from '../board/board.ts';
import { addClusterLoops } from './cluster/flood-dispatch.ts';
import { addEngines } from './dispatch.ts';
import { upTo } from './packed/packed-engine.ts';

/** Boards of up to so many rows and columns need no other explorer, and no other engine, than what is there. */
const EXPLORED = 6;
const SOLVED = 8;

/**
 * Loads what a board needs: for one beyond 8×8 the engines packed128 and packed256, for one beyond 6×6 the compiled loops
 * with which `explore` and all that is built on it find its states. Without them such boards are solved and explored to the
 * same results, many times slower. Programs that import @unjam/core/search have the engines already.
 */
export async function loadEngineFor(board: Board): Promise<void> {
  if (upTo(EXPLORED)(board)) return;
  const { wideLoops } = await import('./cluster/wide-cluster-module.ts');
  addClusterLoops(...wideLoops);
  if (upTo(SOLVED)(board)) return;
  const [{ packed128 }, { packed256 }] = await Promise.all([
    import('./packed/packed128.ts'),
    import('./packed/packed256.ts'),
  ]);
  addEngines(packed128, packed256);
}

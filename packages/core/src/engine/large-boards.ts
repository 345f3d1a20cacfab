// The engines for boards beyond 8×8, loaded when a program needs them: a page that solves small boards does without their
// bytes.
//
//     await loadLargeBoards();   from here on `solve` searches a board of 9×9 with packed128, before with generic

import { addEngines } from './dispatch.ts';

/**
 * Loads the engines for boards beyond 8×8, packed128 and packed256; `solve` and all that is built on it use them from then
 * on. Without them such boards are solved by the generic engine, to the same lengths, some hundred times slower. Programs
 * that import @unjam/core/search have them already.
 */
export async function loadLargeBoards(): Promise<void> {
  const [{ packed128 }, { packed256 }] = await Promise.all([
    import('./packed/packed128.ts'),
    import('./packed/packed256.ts'),
  ]);
  addEngines(packed128, packed256);
}

import { boardOf, loadCatalogue, titleOf } from './catalogue.ts';
import { placeInSet } from './present-set.ts';
import { isPuzzleId, puzzleId } from './puzzle-id.ts';
import { go, progress, setLink } from './state.ts';
import { attempt, boardText, open } from './store.ts';
import { suitable } from './suitable.ts';

/** Opens the next unsolved puzzle of the set that the present one is from, or else one that suits the player. */
export async function openNext(): Promise<void> {
  if (placeInSet(attempt.value.puzzle, boardText.value) > 0) return openNextOfSet();
  const next = suitable(await loadCatalogue(), boardText.value);
  if (!next) return;
  open(boardOf(next), titleOf(next), puzzleId(next.board));
}

/** After the last puzzle of a set its page says so. */
async function openNextOfSet(): Promise<void> {
  const { nextInSet, openSet } = await import('./set-puzzles.ts');
  const opened = await openSet(setLink.value);
  const next = opened.ok ? nextInSet(opened.value.puzzles, boardText.value, progress.value) : undefined;
  if (!next) {
    go('set');
    return;
  }
  open(next.board, next.name, isPuzzleId(next.item) ? next.item : undefined);
}

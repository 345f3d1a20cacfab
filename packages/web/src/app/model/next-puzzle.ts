import type { CatalogueEntry } from '@unjam/core/catalogue';
import { nothing } from '../language/language.ts';
import { suitableFor } from './player-rating.ts';
import { placeInSet } from './present-set.ts';
import { isPuzzleId, puzzleId } from './puzzle-id.ts';
import { go, message, progress, ratedResults, setLink } from './state.ts';
import { attempt, boardText, open } from './store.ts';

/** The puzzle of the catalogue that suits the player: see player-rating.ts. After all are solved, the one after the present. */
export function suitable(entries: readonly CatalogueEntry[], here?: string): CatalogueEntry | undefined {
  const isSolved = (board: string): boolean => progress.value[board] !== undefined;
  return (
    suitableFor(entries, ratedResults.value, isSolved, here) ??
    entries[(entries.findIndex(({ board }) => board === here) + 1) % entries.length]
  );
}

/** Opens the next unsolved puzzle of the set that the present one is from, or else one that suits the player. */
export async function openNext(): Promise<void> {
  if (placeInSet(attempt.value.puzzle, boardText.value) > 0) return openNextOfSet();
  const { loadCatalogue, boardOf, titleOf } = await import('./catalogue.ts');
  const next = suitable(await loadCatalogue(), boardText.value);
  if (!next) return;
  message.value = nothing;
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
  message.value = nothing;
  open(next.board, next.name, isPuzzleId(next.item) ? next.item : undefined);
}

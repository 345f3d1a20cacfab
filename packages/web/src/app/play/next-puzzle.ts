import { progress } from '../device/progress.ts';
import { attempt, boardText, open } from '../game/store.ts';
import { nothing } from '../language/language.ts';
import { isDay, puzzleId } from '../puzzles/puzzle-id.ts';
import { message } from './help.ts';

/** Opens the next puzzle of the catalogue that has not been solved. */
export async function openNext(): Promise<void> {
  const { loadCatalogue, boardOf, titleOf } = await import('../puzzles/catalogue.ts');
  const catalogue = await loadCatalogue();
  // after a daily puzzle the player goes on where the catalogue was left
  const daily = isDay(attempt.value.puzzle ?? '');
  const here = daily ? -1 : catalogue.findIndex((entry) => entry.board === boardText.value);
  const turned = [...catalogue.slice(here + 1), ...catalogue.slice(0, here + 1)];
  const next = turned.find((entry) => !progress.value[entry.board]) ?? turned[0];
  if (!next) return;
  message.value = nothing;
  open(boardOf(next), titleOf(next), puzzleId(next.board));
}

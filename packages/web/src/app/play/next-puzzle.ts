import { puzzleId } from '@unjam/core/formats';
import { progress } from '../device/progress.ts';
import { boardText, open } from '../game/store.ts';
import { message } from './help.ts';

/** Opens the next puzzle of the catalogue that has not been solved. */
export async function openNext(): Promise<void> {
  const { loadCatalogue, boardOf, titleOf } = await import('../puzzles/catalogue.ts');
  const catalogue = await loadCatalogue();
  const here = catalogue.findIndex((entry) => entry.board === boardText.value);
  const turned = [...catalogue.slice(here + 1), ...catalogue.slice(0, here + 1)];
  const next = turned.find((entry) => !progress.value[entry.board]) ?? turned[0];
  if (!next) return;
  message.value = '';
  open(boardOf(next), titleOf(next), puzzleId(next.board));
}

import { signal } from '@preact/signals';
import { keep, keptSignal } from './kept.ts';

const askedToPersist = signal(false);
const keptAsked = keptSignal('asked-to-persist', askedToPersist, (stored) => stored === true);

/** Asks the browser not to delete what is stored when space is short; once, because some browsers ask the player. */
export function askToPersist(): void {
  keep(keptAsked);
  if (askedToPersist.value) return;
  askedToPersist.value = true;
  globalThis.navigator?.storage?.persist?.().catch(() => {
    // then it may delete it
  });
}

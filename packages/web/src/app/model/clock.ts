// The time that a player has spent on the present puzzle. The clock stands still while the puzzle is not on the screen, and once it
// is solved.

import { effect, signal } from '@preact/signals';
import { page } from './state.ts';

/** Changes when the page is hidden: what the clock shows then is to be stored, because the page may be closed. */
export const pauses = signal(0);

/** Milliseconds before the clock was last stopped. */
let passed = 0;
/** When it was last started; undefined while it stands still. */
let since: number | undefined;
let solved = false;

/** Milliseconds on the clock. */
export const clockTime = (): number =>
  Math.round(passed + (since === undefined ? 0 : performance.now() - since));

function stop(): void {
  passed = clockTime();
  since = undefined;
}

/** Whether the page shows the present puzzle. */
const isShown = (): boolean => /^(?:play|solve|lab|review)$/.test(page.value);

function goOn(): void {
  if (since === undefined && !solved && isShown() && !globalThis.document?.hidden) since = performance.now();
}

/** Sets the clock for another puzzle. */
export function resetClock(time = 0): void {
  passed = time;
  since = undefined;
  solved = false;
  goOn();
}

/** Stops the clock of a solved puzzle; it goes on when a move is undone. */
export function setSolved(now: boolean): void {
  solved = now;
  if (now) stop();
  else goOn();
}

effect(() => (isShown() ? goOn() : stop()));

// there is no document when the build draws the first page
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.hidden) {
    stop();
    pauses.value++;
  } else goOn();
});

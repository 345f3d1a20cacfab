// Parts of the app that cannot be loaded: there is no connection, or a newer version has taken the place of this one's files, which
// a page that is loaded again gets.

import { signal } from '@preact/signals';

/** Why a part of what is shown could not be loaded; undefined while none is missing. */
export const missing = signal<unknown>(undefined);

/** Notices parts of the page that cannot be loaded; workers tell of theirs. */
export function watchMissing(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.value = payload;
  });
  // the page says it
  addEventListener('unhandledrejection', (event) => {
    if (missing.value) event.preventDefault();
  });
}

/** Milliseconds after which a part that does not come is missing: a server may accept a request and never answer. */
const PATIENCE = 20_000;

/** Says that something is missing if the function that is returned is not called for a while, and no longer once it is. */
export function awaitPart(): () => void {
  const why = new Error('no answer');
  const wait = setTimeout(() => {
    missing.value = why;
  }, PATIENCE);
  return () => {
    clearTimeout(wait);
    if (missing.value === why) missing.value = undefined;
  };
}

/** A part that is being loaded. */
export const inTime = <T>(part: Promise<T>): Promise<T> => part.finally(awaitPart());

/** A new worker; a browser that allows none lacks a part too. */
export function startWorker(start: () => Worker): Worker {
  try {
    return start();
  } catch (why) {
    missing.value = why;
    throw why;
  }
}

/** Starts a worker of which nobody has asked anything, and returns whether it runs. Where there can be none, whoever asks is told. */
export function startEarly(start: () => unknown): boolean {
  const before = missing.value;
  try {
    start();
    return true;
  } catch {
    missing.value = before;
    return false;
  }
}

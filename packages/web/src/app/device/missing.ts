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

// What a first visitor sees, as HTML: the build writes it into index.html, so that it is drawn before any script is there.
// The scripts then render the same elements again, in the same places.

import { stillMarkup } from '@unjam/board/board-markup';
import { render } from 'preact-render-to-string';
import { App } from './app.tsx';
import { attempt, state } from './model/store.ts';

/** The app with its first board. Runs where there is no document. */
export function firstPage(): string {
  const board = stillMarkup(attempt.value.board, state.value);
  return render(<App />).replace('</unjam-board>', `${board}</unjam-board>`);
}

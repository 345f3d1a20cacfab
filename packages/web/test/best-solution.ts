// The editor with a board that is too large for the solver.
import type { Page } from 'playwright-core';
import { tooLarge } from '../../core/src/testing/too-large.ts';
import { visit } from './browser.ts';

/** What the app says while it looks for a better solution; the first solution has some ten thousand moves. */
export const BEST = /Best so far \d{1,3}, at least \d+/;

/** Puts the board into the editor, waits for the best solution found to be shown, and cancels the search. */
export async function showBestSolution(): Promise<Page> {
  const page = await visit({ hash: '#1/edit' });
  const answer = page.locator('section[aria-label=Answer]');
  await page.getByLabel('Paste a board in any format').fill(tooLarge.join('\n'));
  await answer.getByText(BEST).waitFor();
  await answer.getByRole('button', { name: 'Cancel' }).click();
  await answer.getByText(/Solvable in \d+ moves, not proved shortest: at least \d+\./).waitFor();
  return page;
}

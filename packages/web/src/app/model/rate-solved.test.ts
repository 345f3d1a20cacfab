import { expect, test } from 'vitest';
import { start, stored, useDevice } from './testing/opened-app.ts';

useDevice();

test('what waits to be rated and is no solution of a board does not stop the others', async () => {
  const { loadCatalogue } = await import('./catalogue.ts');
  const [entry] = await loadCatalogue();
  const solved = { at: 9, board: entry?.board, seconds: 20, hints: 0, seen: false };
  const waiting = [{}, { at: 5, board: 7 }, { at: 6, board: entry?.board }, solved];
  stored.set('unrated', JSON.stringify(waiting));
  const { unrated } = await start();
  const { ratedResults } = await import('./kept-ratings.ts');
  const { rateSolved } = await import('./rate-solved.ts');
  await rateSolved();
  expect(ratedResults.value).toMatchObject([{ at: 9, board: entry?.board }]);
  expect(unrated.value).toEqual([]);
});

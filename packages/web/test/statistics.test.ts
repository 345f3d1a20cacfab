// The page of the player's results.

import { expect, test } from 'vitest';
import { revisit, useBrowser } from './browser.ts';

useBrowser();

test('before the first solved puzzle there is a sentence, after it the figures', async () => {
  const page = await revisit('#1/statistics');
  await page.getByText('Solve a puzzle of the catalogue to see results here.').waitFor();
  expect(await page.locator('.figures, table').count()).toBe(0);
  expect(await page.getByRole('link', { name: "Today's puzzle" }).getAttribute('href')).toMatch(
    /^#1\/play\/\d{4}-\d\d-\d\d$/,
  );
  await page.evaluate(() =>
    localStorage.setItem(
      'unjam.progress',
      JSON.stringify({ AoooABBBXXoCoooC: { moves: 5, steps: 7, alone: true, day: '2026-11-21' } }),
    ),
  );
  await page.reload();
  await expect.poll(() => page.locator('.figures dd').first().textContent()).toBe('1');
  await page.getByRole('row', { name: /^Beginner 1 of/ }).waitFor();
  expect(await page.getByText('Solve a puzzle of the catalogue to see results here.').count()).toBe(0);
});

// The documentation site as `npm run docs` builds it: live boards, searches that run, and a search field that finds. axe looks at all
// pages in all/docs-site.test.ts.
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { useSite } from './docs-site.ts';

useBrowser();
const site = useSite();

test('every format has a live board', async () => {
  const page = await site.open('formats.html');
  await expect.poll(() => page.locator('unjam-board .vehicle').count()).toBeGreaterThan(60);
  expect(await page.locator('unjam-board').count()).toBe(13);
  expect(await page.locator('unjam-board .problem:not(:empty)').count()).toBe(0);
});

test('a search runs and plays its solution; the race has a row for every search', async () => {
  const page = await site.open('searches.html');
  await page.getByRole('button', { name: 'Run Planning' }).click();
  await expect
    .poll(() => page.locator('unjam-search[algorithm=planning] [role=status]').textContent())
    .toBe('4 moves, 4 steps, 4 states expanded');
  await page.getByRole('button', { name: 'Race' }).click();
  await page.getByText('all have ended').waitFor();
  const rows = await page.locator('unjam-race tr').allTextContents();
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.join('\n')).toContain('A*3 moves');
});

test('the search field finds a page by its words', async () => {
  const page = await site.open('guide/player.html');
  await page.getByLabel('Search').fill('bandung');
  await page.locator('.found a').first().waitFor();
  await page.locator('.found a', { hasText: 'bandung' }).first().click();
  await page.waitForURL(/formats\.html#bandung$/);
  // pages before names of the API, and no headings that every name has
  await page.getByLabel('Search').fill('notation');
  await page.locator('.found a', { hasText: 'Notations of solutions' }).first().waitFor();
  const found = await page.locator('.found a').allTextContents();
  expect(found.slice(0, 3)).toContain('Notations of solutions');
  expect(found.join()).not.toMatch(/Call Signature|Returns/);
});

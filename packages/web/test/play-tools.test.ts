// What stands around the board: Undo that is held, the keys, the place in the pack; and the rating in the settings.

import { readFileSync } from 'node:fs';
import { readCatalogue } from '@unjam/core/catalogue';
import { puzzleId } from '@unjam/core/formats';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import { devicesOr, SHORT, sizes, tool, useBrowser, visit } from './browser.ts';

useBrowser();

const catalogue = readCatalogue(
  readFileSync(new URL('../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
);
if (!catalogue.ok) throw new Error(catalogue.error.message);
const [first, second] = catalogue.value;

test('Undo that is held takes move after move back, and its end is no further press', async () => {
  const page = await visit({ hash: `#1/play/${SHORT}/1d1.0r1.0r1.0r1.1d1.1u1`, viewport: sizes.phone });
  const undo = await (await tool(page, 'Undo')).boundingBox();
  const moves = () => page.locator('.counts strong').textContent();
  const before = Number(await moves());
  await page.mouse.move((undo?.x ?? 0) + 20, (undo?.y ?? 0) + 20);
  await page.mouse.down();
  await expect.poll(moves).toBe('0');
  await page.mouse.up();
  expect(before).toBeGreaterThan(2);
  // all can be brought back, by presses
  for (let press = 0; press < 6; press++) await (await tool(page, 'Redo')).click();
  await expect.poll(moves).toBe(String(before));
  // a short press is one
  await (await tool(page, 'Undo')).click();
  await expect.poll(moves).toBe(String(before - 1));
});

test('keys are written on the buttons where there is a keyboard', async () => {
  const written = async (page: Page) =>
    (await tool(page, 'Hint')).evaluate((button) => getComputedStyle(button, '::after').content);
  expect(await written(await visit({ hash: `#1/play/${SHORT}` }))).toContain('"H"');
  const touched = { viewport: sizes.phone, hasTouch: true, isMobile: true };
  expect(await written(await visit({ hash: `#1/play/${SHORT}`, ...touched }))).toBe('none');
});

test.each(devicesOr('phone'))(
  'on a %s a puzzle has its place in the pack, with the ones before and after it',
  async (_, viewport) => {
    const page = await visit({ hash: `#1/play/${puzzleId(second?.board ?? '')}`, viewport });
    const pack = page.getByRole('navigation', { name: 'Pack' });
    await pack.getByText('Beginner 1 · 2 of 24').waitFor();
    await pack.getByRole('link', { name: 'Puzzle after' }).click();
    await pack.getByText('Beginner 1 · 3 of 24').waitFor();
    await pack.getByRole('link', { name: 'Puzzle before' }).click();
    await pack.getByText('Beginner 1 · 2 of 24').waitFor();
    await pack.getByRole('link', { name: 'Beginner 1 · 2 of 24' }).click();
    await page.getByRole('heading', { name: 'Beginner', exact: true }).waitFor();
  },
);

test('the rating is reset after a question', async () => {
  const page = await visit({ path: '?empty' });
  await page.evaluate(() => {
    const result = { at: 1, board: 'AoooABBBXXoCoooC', puzzle: 415, score: 0.9 };
    localStorage.setItem('unjam.ratings', JSON.stringify([result]));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Your rating: 725').waitFor();
  await page.getByRole('button', { name: 'Reset the rating' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Your rating: 725').waitFor();
  await page.getByRole('button', { name: 'Reset the rating' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => page.getByText(/^Your rating/).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unjam.ratings'))).toBe('[]');
});

testInAll('the settings list the keys that lead from vehicle to vehicle', async () => {
  const page = await visit({ hash: `#1/play/${SHORT}` });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('.keys').getByText('Page Up, Page Down').waitFor();
});

test.each([
  ['a hint', 'h'],
  ['Watch', ' '],
])('%s that comes late is not for the puzzle that is shown by then', async (_, key) => {
  const [asked, shown] = [first, second].map((entry) => puzzleId(entry?.board ?? ''));
  const page = await visit({ hash: `#1/play/${asked}` });
  let isLoaded = false;
  await page.route(/assets\/help-/, async (route) => {
    await page.getByRole('heading', { name: `Jam ${second?.number}`, exact: true }).waitFor();
    await route.continue();
    isLoaded = true;
  });
  await page.getByText(/^· best/).waitFor();
  await page.keyboard.press(key);
  await page.evaluate((id) => {
    location.hash = `#1/play/${id}`;
  }, shown);
  await expect.poll(() => isLoaded).toBe(true);
  await page.waitForTimeout(1000);
  expect(await page.locator('.play-foot [role=status]').textContent()).toBe('');
  expect(await page.locator('.counts strong').textContent()).toBe('0');
  expect(await page.evaluate(() => localStorage['unjam.attempts'])).toBe('[]');
});

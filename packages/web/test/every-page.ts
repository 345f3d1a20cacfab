// Every page of the app, and what axe finds on it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings, SHORT, sizes } from './browser.ts';

const HARD = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';

/** Every page, and how to wait until it is ready. */
export const pages: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['play', `#1/play/${HARD}`, (page) => page.getByText('· best 60', { exact: true }).waitFor()],
  ['solve', `#1/solve/${HARD}`, (page) => page.getByText('Move 0 of 60').waitFor()],
  ['edit', `#1/edit/${HARD}`, (page) => page.getByText('Solvable in 60 moves.').waitFor()],
  ['puzzles', '#1/puzzles', (page) => page.locator('.card').nth(20).waitFor()],
  [
    'lab, the map',
    `#1/lab/${HARD}`,
    (page) => page.locator('.map canvas').first().waitFor({ state: 'attached' }),
  ],
  [
    'lab, the race',
    `#1/lab/${HARD}`,
    async (page) => {
      await page.getByRole('radio', { name: 'Race' }).check();
      await page.getByRole('button', { name: 'Race' }).click();
      await page.getByRole('table').waitFor();
    },
  ],
  ['atlas', '#1/atlas', (page) => page.locator('.atlas-card').nth(20).waitFor()],
  ['puzzles by grade', '#1/ladder', (page) => page.locator('.rung').nth(4).waitFor()],
  ['the packs of a grade', '#1/ladder/beginner', (page) => page.locator('.tile').nth(20).waitFor()],
  ['daily', '#1/daily', (page) => page.locator('.day').nth(27).waitFor()],
  ['statistics', '#1/statistics', (page) => page.getByRole('table').waitFor()],
  ['review', `#1/review/${SHORT}/1d1.1u1.1d1.0r4`, (page) => page.locator('.graph').waitFor()],
  ['a lesson', '#1/play/lesson-2', (page) => page.locator('.ghost').waitFor({ state: 'attached' })],
  ['a set', `#1/set/Class/${SHORT}/${HARD}`, (page) => page.locator('.set-maker').waitFor()],
  ['making a set', '#1/set', (page) => page.locator('.set-maker .tile').nth(20).waitFor()],
  [
    'settings',
    '',
    async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
    },
  ],
  [
    'share',
    `#1/play/${SHORT}/0r1`,
    async (page) => {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('heading', { name: 'Share', exact: true }).waitFor();
      await page.getByRole('button', { name: 'QR code' }).click();
      await page.locator('.qr').waitFor();
    },
  ],
  ['won', `#1/play/${SHORT}/1d1.0r4`, (page) => page.getByText(/^Solved in 2 moves/).waitFor()],
  ['a broken link', '#1/play/<script>', (page) => page.getByText('This link does not work').waitFor()],
];

/** A size of the screen, a theme, and the rules of axe that are tried: another theme has the same elements in other colours. */
type Look = readonly [size: 'desktop' | 'phone', theme: 'light' | 'dark', rules: 'all' | 'colours'];

/** Both sizes and both themes, each once. */
export const twoLooks: readonly Look[] = [
  ['desktop', 'light', 'all'],
  ['phone', 'dark', 'colours'],
];

/** Each size in each theme. */
export const fourLooks: readonly Look[] = [
  ['desktop', 'light', 'all'],
  ['desktop', 'dark', 'colours'],
  ['phone', 'light', 'all'],
  ['phone', 'dark', 'colours'],
];

/**
 * Expects that axe finds nothing on a page, whichever way it is looked at; leaves the page in light colours.
 *
 * @param most - how many cards, tiles and days of a long list are looked at; default: all
 */
export async function expectAccessible(page: Page, looks: readonly Look[], most?: number): Promise<void> {
  for (const [size, colorScheme, rules] of looks) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme });
    expect.soft(await findings(page, rules, most), `${size}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

// Every page of the app at every size: accessible, nothing cut off, and large enough to be touched. The app is loaded once for
// all pages, because loading takes longer than most checks.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, revisit, SHORT, sizes, useBrowser } from './browser.ts';

useBrowser();

const HARD = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';

/** Every page, and how to wait until it is ready. */
const pages: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
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

/** Buttons and fields that are less than 44 pixels wide or high. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'button:not(.skip), nav a, select, input:not(.file), label.button, textarea',
      ),
    ];
    return targets.flatMap((target) => {
      // the target of a radio button or check box is its label
      const { width, height } = (
        target.closest('label.check, .choice label') ?? target
      ).getBoundingClientRect();
      return width > 0 && (width < 43.5 || height < 43.5)
        ? [`${target.textContent || target.tagName}: ${Math.round(width)} by ${Math.round(height)}`]
        : [];
    });
  });

/** How many pixels of a page are beyond the side of the screen. */
const cutOff = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** How many pixels of tables are beyond the side of their boxes. */
const cutTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-box')].reduce(
      (beyond, { scrollWidth, clientWidth }) => beyond + scrollWidth - clientWidth,
      0,
    ),
  );

/** Small screens and large letters, in pixels. */
const narrow = [
  { viewport: { width: 320, height: 640 }, letters: 16 },
  // a screen of 1280 by 1024 at 400 %
  { viewport: { width: 320, height: 256 }, letters: 16 },
  { viewport: sizes.phone, letters: 32 },
  { viewport: sizes.desktop, letters: 32 },
];

/** Shows a page on a screen of some size, with letters of a size as a user may choose it. */
async function showAt(page: Page, { viewport, letters }: (typeof narrow)[number]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
  await client.detach();
  await page.setViewportSize(viewport);
}

test.each(pages)(
  '%s: axe finds nothing, nothing is cut off, and targets are large',
  async (_, hash, ready) => {
    const page = await revisit(hash);
    await showAt(page, { viewport: sizes.desktop, letters: 16 });
    await ready(page);
    for (const [name, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      expect.soft(await smallTargets(page), name).toEqual([]);
      expect.soft(await cutOff(page), name).toBe(0);
      expect.soft(await cutTables(page), name).toBe(0);
    }
    for (const name of ['desktop', 'phone'] as const) {
      await page.setViewportSize(sizes[name]);
      expect.soft(await findings(page), name).toEqual([]);
      // the other theme has the same elements in other colours
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await findings(page, 'colours'), `${name}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    for (const screen of narrow) {
      await showAt(page, screen);
      expect.soft(await cutOff(page), JSON.stringify(screen)).toBe(0);
    }
  },
);

test('the board can be played on small screens and with large letters', async () => {
  const page = await revisit(`#1/play/${SHORT}`);
  await page.getByText('· best 2', { exact: true }).waitFor();
  for (const screen of narrow) {
    await showAt(page, screen);
    const board = await page.locator('unjam-board').boundingBox();
    expect.soft(board?.width, JSON.stringify(screen)).toBeGreaterThan(250);
  }
});

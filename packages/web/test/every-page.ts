// Every page of the app, and what is expected of each: it is accessible, nothing is cut off, and targets are large.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings } from './axe.ts';
import { openShare, SHORT, sizes, solveShort } from './browser.ts';

const HARD = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';

/** Every page, and how to wait until it is ready. */
export const pages: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['play', `#1/play/${HARD}`, (page) => page.getByText('· best 60', { exact: true }).waitFor()],
  ['today', '#1/today', (page) => page.locator('.week li').nth(6).waitFor()],
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
  ['statistics', '#1/statistics', (page) => page.getByRole('heading', { name: 'Solve log' }).waitFor()],
  ['the rules of a rush', '#1/rush', (page) => page.getByRole('button', { name: 'Start' }).waitFor()],
  [
    'a streak',
    '#1/streak/k3x9',
    async (page) => {
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('status').getByText('Board 1').waitFor();
    },
  ],
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
      await openShare(page);
      await page.getByRole('heading', { name: 'Share', exact: true }).waitFor();
      await page.getByRole('button', { name: 'QR code' }).click();
      await page.locator('.qr').waitFor();
    },
  ],
  [
    'won',
    `#1/play/${SHORT}`,
    async (page) => {
      await solveShort(page);
      await page.getByText(/^Solved in 2 moves/).waitFor();
    },
  ],
  ['a broken link', '#1/play/<script>', (page) => page.getByText('This link does not work').waitFor()],
];

/** A size of the screen and a theme. */
type Look = readonly [size: 'desktop' | 'phone', theme: 'light' | 'dark'];

/** Each size in each theme. */
export const looks: readonly Look[] = [
  ['desktop', 'light'],
  ['phone', 'dark'],
  ['desktop', 'dark'],
  ['phone', 'light'],
];

/**
 * Expects that axe finds nothing on a page; leaves it in light colours.
 *
 * @param rules - another theme has the same elements in other colours, so that the rules about colours are enough for it
 * @param most - how many cards, tiles and days of a long list are looked at; default: all
 */
export async function expectAccessible(
  page: Page,
  [size, colorScheme]: Look,
  rules: 'all' | 'colours' = 'all',
  most?: number,
): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme });
  expect.soft(await findings(page, rules, most), `${size}, ${colorScheme}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

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

/** How many pixels of a page are beyond the side of the screen, or of its dialog beyond the side of that. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const { scrollWidth, clientWidth } = dialog ?? document.documentElement;
    return Math.max(0, document.documentElement.scrollWidth - innerWidth, scrollWidth - clientWidth);
  });

/** How many pixels of tables are beyond the side of their boxes. */
const cutTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-box')].reduce(
      (beyond, { scrollWidth, clientWidth }) => beyond + scrollWidth - clientWidth,
      0,
    ),
  );

/** Expects that on a screen of a size nothing of a page is cut off, and that what is pressed is large enough. */
export async function expectToFit(page: Page, size: keyof typeof sizes): Promise<void> {
  await page.setViewportSize(sizes[size]);
  expect.soft(await smallTargets(page), size).toEqual([]);
  expect.soft(await cutOff(page), size).toBe(0);
  expect.soft(await cutTables(page), size).toBe(0);
}

/** Small screens and large letters, in pixels. */
export const narrow = [
  { viewport: { width: 320, height: 640 }, letters: 16 },
  // a screen of 1280 by 1024 at 400 %
  { viewport: { width: 320, height: 256 }, letters: 16 },
  { viewport: sizes.phone, letters: 32 },
  { viewport: sizes.desktop, letters: 32 },
];

/** Shows a page on a screen of some size, with letters of a size as a user may choose it. */
export async function showAt(page: Page, { viewport, letters }: (typeof narrow)[number]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
  await client.detach();
  await page.setViewportSize(viewport);
}

/** Expects that nothing of a page is cut off on a small screen or with large letters; leaves it there. */
export async function expectToFitNarrow(page: Page, screen: (typeof narrow)[number]): Promise<void> {
  await showAt(page, screen);
  expect.soft(await cutOff(page), JSON.stringify(screen)).toBe(0);
}

/** Shows a page as on a desktop, with letters of the usual size. */
export const showOnDesktop = (page: Page): Promise<void> =>
  showAt(page, { viewport: sizes.desktop, letters: 16 });

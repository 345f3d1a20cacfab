// Every page of the app at every size: accessible, nothing cut off, and large enough to be touched. The app is loaded once for
// all pages, because loading takes longer than most checks. axe looks at each page in both themes and at two sizes,
// and at the first eight of many cards; all/every-page.test.ts combines each size with each theme, and looks at all cards.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { revisit, SHORT, sizes, useBrowser } from './browser.ts';
import { expectAccessible, pages, twoLooks } from './every-page.ts';

useBrowser();

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
    await expectAccessible(page, twoLooks, 8);
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

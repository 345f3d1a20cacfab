// Pages of the app are accessible, with nothing cut off, and large enough to be touched. The app is loaded once for all pages, because
// loading takes longer than most checks. Every third page is looked at in one way, as on a desktop or a phone, in light or dark
// colours, with the first eight of many cards; all/every-page.test.ts looks at each page in every way, with all cards.
import { expect, test } from 'vitest';
import { someOr } from '../../../testing/in-all.ts';
import { revisit, sizes, useBrowser, visit } from './browser.ts';
import {
  expectAccessible,
  expectToFit,
  expectToFitNarrow,
  looks,
  narrow,
  pages,
  showAt,
  showOnDesktop,
} from './every-page.ts';

useBrowser();

/** The pages, each with a look: all looks in turn. */
const looked = pages.flatMap(([name, hash, ready], index) => {
  const look = looks[index % looks.length];
  const screen = narrow[index % narrow.length];
  return look && screen ? [{ name, hash, ready, look, screen }] : [];
});

test('there is a look for every page', () => expect(looked).toHaveLength(pages.length));

test.each(looked.filter((_, i) => i % 3 === 0))(
  '$name: axe finds nothing, nothing is cut off, and targets are large',
  async ({ hash, ready, look, screen }) => {
    const page = await revisit(hash);
    await showOnDesktop(page);
    await ready(page);
    await expectToFit(page, look[0]);
    await expectAccessible(page, look, 'all', 8);
    await expectToFitNarrow(page, screen);
  },
);

test('the board can be played on small screens and with large letters', async () => {
  // a board that is in no set which was looked at before
  const page = await revisit(`#1/play/${'o'.repeat(12)}AA${'o'.repeat(22)}`);
  await page.getByText('· best 1', { exact: true }).waitFor();
  for (const screen of narrow) {
    await showAt(page, screen);
    const board = await page.locator('unjam-board').boundingBox();
    expect.soft(board?.width, JSON.stringify(screen)).toBeGreaterThan(250);
  }
});

const pack = '#1/play/p-13nowzy';

test.each(
  someOr(2, [
    ['de', pack],
    ['es', pack],
    ['de', '#1/today'],
    ['de', '#1/statistics'],
    ['fr', pack],
  ] as const),
)('long words fit on a phone with large letters, in %s: %s', async (locale, hash) => {
  const page = await visit({ locale, hash, viewport: sizes.phone });
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await expectToFitNarrow(page, { viewport: sizes.phone, letters: 32 });
});

test.each(someOr(2, ['de', 'en', 'fr', 'pt', 'ar', 'ja']))(
  'the settings fit on a phone with large letters, in %s',
  async (locale) => {
    const page = await visit({ locale, hash: pack, viewport: sizes.phone });
    await page.locator('main h1').first().waitFor();
    await page.locator('.bar button.round').last().click();
    await page.locator('dialog[open] .keys').waitFor();
    await expectToFitNarrow(page, { viewport: sizes.phone, letters: 32 });
  },
);

test.each(
  someOr(1, [
    ['pt', '#1/solve/p-13nowzy', 320, 16],
    ['de', '#1/lab/p-13nowzy', 390, 32],
    ['de', '#1/solve/p-13nowzy', 390, 32],
  ] as const),
)('a heading stands beside or above the choice, in %s: %s', async (locale, hash, width, letters) => {
  const page = await visit({ locale, hash, viewport: sizes.phone });
  await showAt(page, { viewport: { width, height: 844 }, letters });
  await page.locator('.solve-head .choice').waitFor();
  const isApart = await page.locator('h1').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { right, bottom } = range.getBoundingClientRect();
    const choice = document.querySelector('.solve-head .choice')?.getBoundingClientRect();
    return choice !== undefined && (right <= choice.left || bottom <= choice.top);
  });
  expect(isApart).toBe(true);
});

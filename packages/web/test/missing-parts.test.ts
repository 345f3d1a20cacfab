// Parts of the app that cannot be loaded, because a newer version has taken the place of their files while a tab was open and no
// service worker kept them.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import { appAddress, emptyPage, SHORT, sizes, tool, useBrowser, vehicle } from './browser.ts';
import { serveVersions } from './served-versions.ts';

useBrowser();

const SAID = 'This page could not be loaded completely. Check your connection, then reload it.';

/** A tab on a page of a version that has just gone. */
async function leftBehind(hash: string, device: Parameters<typeof emptyPage>[0] = {}): Promise<Page> {
  const served = await serveVersions();
  const page = await emptyPage({ ...device, expected: /Failed to load resource/, reducedMotion: 'reduce' });
  await page.goto(served.address + hash);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  served.deploy();
  return page;
}

const said = (page: Page) => page.locator('.missing').getByText(SAID).waitFor();
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });

/** Moves a vehicle by keys. */
async function press(page: Page, name: string, key: string, times = 1): Promise<void> {
  await vehicle(page, name).focus();
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  }, text);

const parts: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['the dialog that shares', (page) => page.getByRole('button', { name: 'Share' }).click()],
  ['the settings', (page) => page.getByRole('button', { name: 'Settings' }).click()],
  ['the reader of what is pasted', (page) => paste(page, '..A\n..A\nXX.')],
  ['the next puzzle', async (page) => (await tool(page, 'Next')).click()],
  ['the solution', async (page) => (await tool(page, 'Solution')).click()],
  ['the result', (page) => press(page, 'blue car B', 'ArrowDown')],
  ['another page', (page) => page.getByRole('link', { name: 'Today' }).click()],
  ['the editor', (page) => page.getByRole('button', { name: 'Change' }).click()],
];

test.each(someOr(2, parts))(
  'it is said that %s cannot be loaded, and Reload brings the new version',
  async (_, ask) => {
    const page = await leftBehind(`#1/play/${SHORT}`);
    await ask(page);
    await said(page);
    expect(await page.getByText('Loading…').count()).toBe(0);
    const address = page.url();
    const loaded = page.waitForEvent('load');
    await reload(page).click();
    await loaded;
    await page.locator('main h1').first().waitFor();
    expect(page.url()).toBe(address);
    expect(await page.getByText(SAID).count()).toBe(0);
  },
);

const waiting: readonly (readonly [string, string, string, (page: Page) => Promise<unknown>])[] = [
  [
    'Making a puzzle…',
    '#1/edit',
    'a puzzle',
    (page) => page.getByRole('button', { name: 'Make me one' }).click(),
  ],
  ['Exploring…', `#1/race/${SHORT}`, 'the map', (page) => page.getByRole('radio', { name: 'Map' }).check()],
  ['Cancel', `#1/race/${SHORT}`, 'a race', (page) => page.getByRole('button', { name: 'Race' }).click()],
];

test.each(someOr(0, waiting))(
  '"%s" does not stay on %s where %s cannot be loaded',
  async (sentence, hash, _, ask) => {
    const page = await leftBehind(hash);
    await ask(page);
    await said(page);
    await expect.poll(() => page.getByText(sentence, { exact: true }).count()).toBe(0);
  },
);

const damages = [
  ['are not there', 'app', { status: 404 }],
  ['are another page', 'board', { status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }],
] as const;

test.each(someOr(0, damages))(
  'a page is said to be not loaded where its first scripts %s',
  async (_, name, answer) => {
    const script = new RegExp(`assets/${name}-[^/]*\\.js$`);
    for (const hash of someOr(1, ['', `#1/play/${SHORT}`])) {
      const page = await emptyPage({
        expected: /Failed to load|Expected a JavaScript/,
        viewport: sizes.phone,
      });
      await page.route(script, (route) => route.fulfill(answer));
      await page.goto(appAddress() + hash);
      // an animation makes it visible
      await page.locator('.not-loaded').waitFor();
      const said = await page.locator('.not-loaded').boundingBox();
      const names = await page.locator('.bar nav').boundingBox();
      expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(names?.y ?? 0);
      await page.unroute(script);
      await page.reload();
      await vehicle(page, 'red car').waitFor();
      expect(await page.locator('.not-loaded').isVisible()).toBe(false);
    }
  },
);

test.each([
  [
    'another page',
    /assets\/today-page-.*js$/,
    (page: Page) => page.getByRole('link', { name: 'Today' }).click(),
  ],
  ['a hint', /assets\/help-/, async (page: Page) => (await tool(page, 'Hint')).click()],
])('it is said of %s that a server never sends, until it does', async (_, script, ask) => {
  const page = await emptyPage();
  await page.clock.install();
  let answer = () => {};
  await page.route(script, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await page.goto(`${appAddress()}#1/play/${SHORT}`);
  await vehicle(page, 'red car').waitFor();
  await ask(page);
  await page.clock.fastForward(15_000);
  expect(await page.locator('.missing').count()).toBe(0);
  await page.clock.fastForward(10_000);
  await said(page);
  answer();
  await expect.poll(() => page.locator('.missing').count()).toBe(0);
});

testInAll('Reload leaves the page as it is while there is no connection', async () => {
  const page = await leftBehind(`#1/play/${SHORT}`);
  await press(page, 'blue car B', 'ArrowDown');
  await said(page);
  await page.context().setOffline(true);
  await reload(page).click();
  await page.waitForTimeout(300);
  await said(page);
  expect(await page.locator('.counts strong').textContent()).toBe('1');
  await page.context().setOffline(false);
});

const places = [
  { ...sizes.phone, locale: 'en' },
  { ...sizes.phone, locale: 'de' },
  { ...sizes.phone, locale: 'ar' },
  { ...sizes.desktop, locale: 'en' },
  { ...sizes.desktop, locale: 'ar' },
];

test.each(someOr(0, places))(
  'what is said covers no control at $width × $height in $locale',
  async ({ locale, ...viewport }) => {
    const page = await leftBehind(`#1/play/${SHORT}`, { viewport, locale });
    await page.locator('.bar-end button').last().click();
    await page.locator('.missing').waitFor();
    const buttons = page.locator('.tools button:visible, .missing button, .bar a');
    expect(
      await buttons.evaluateAll((all) =>
        all
          .filter((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          })
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([]);
    const height = () =>
      page.locator('.board-space').evaluate((space) => space.getBoundingClientRect().height);
    const before = await height();
    await page.locator('.missing button').last().click();
    expect(await page.locator('.missing').count()).toBe(0);
    expect(await height()).toBeGreaterThan(before);
    // the focus was on the button that is gone
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  },
);

testInAll('what was closed is said again when something else is missing', async () => {
  const page = await leftBehind(`#1/play/${SHORT}`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await said(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await (await tool(page, 'Next')).click();
  await said(page);
});

testInAll('the end of a page that scrolls is not covered either', async () => {
  const page = await leftBehind('#1/ladder', { viewport: sizes.phone });
  await page.getByRole('button', { name: 'Settings' }).click();
  await said(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bottom = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await page.locator('.missing').evaluate((element) => element.getBoundingClientRect().top);
  expect(await bottom('main :is(a, button)')).toBeLessThanOrEqual(top);
});

const withoutWorkers = async (hash: string) => {
  const page = await emptyPage({ expected: /workers are blocked/, reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    globalThis.Worker = class {
      constructor() {
        throw new Error('workers are blocked');
      }
    } as never;
  });
  await page.goto(appAddress() + hash);
  await page.locator('main h1').first().waitFor();
  return page;
};

test.each(someOr(1, [`#1/solve/${SHORT}`, `#1/lab/${SHORT}`, '#1/atlas']))(
  'a browser that starts no workers lacks a part too: %s',
  async (hash) => said(await withoutWorkers(hash)),
);

testInAll('without workers a puzzle is played, and only a hint is missing', async () => {
  const page = await withoutWorkers(`#1/play/${SHORT}`);
  await press(page, 'blue car B', 'ArrowDown');
  expect(await page.locator('.missing').count()).toBe(0);
  await page.keyboard.press('h');
  await said(page);
});

// The service worker: the app without a network, and what becomes of open tabs when a new version is served;
// all/offline.test.ts serves other programs at the same address.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import { emptyPage, goTo, useBrowser, visit } from './browser.ts';
import { serveVersions } from './served-versions.ts';
import { untilStored } from './stored-app.ts';

useBrowser();

test('the app opens offline, with its puzzles, solver and lab', async () => {
  const page = await visit({ offline: true });
  await untilStored(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('unjam-board .vehicle').first().waitFor();
  await page.keyboard.press('h');
  await page.getByText("Nothing is in the red car's way.").waitFor();
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.locator('.rung').first().waitFor();
  await goTo(page, 'lab');
  await page
    .getByText(/\d+ states/)
    .first()
    .waitFor();
  await page.context().setOffline(false);
});

test('the app is stored in a language whose words are loaded after the page', async () => {
  const page = await visit({ offline: true, locale: 'ar' });
  await untilStored(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'الدرس 1 من 3' }).waitFor();
  await page.context().setOffline(false);
});

/** The app's main script, as the page has it. */
const script = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '');

/** Whether a file is stored on the device. */
const isStored = (page: Page, address: string) =>
  page.evaluate(async (each) => (await caches.match(each)) !== undefined, address);

/** Waits until a file is stored on the device, or no longer. */
const until = (page: Page, address: string, stored: boolean) =>
  expect.poll(() => isStored(page, address), { timeout: 60_000 }).toBe(stored);

testInAll('a new version: open tabs go on with the old one, and it goes when they are closed', async () => {
  const served = await serveVersions();
  const old = await emptyPage({ offline: true });
  await old.goto(served.address);
  await untilStored(old);
  const oldScript = await script(old);

  served.deploy();
  const young = await old.context().newPage();
  await young.goto(served.address);
  const youngScript = await script(young);
  expect(youngScript).not.toBe(oldScript);
  await until(young, youngScript, true);

  // pages and a hint that this tab had not loaded before
  await old.bringToFront();
  await old.keyboard.press('h');
  await old.getByText("Nothing is in the red car's way.").waitFor();
  await old.getByRole('link', { name: 'Puzzles' }).click();
  await old.locator('.rung').first().waitFor();
  await goTo(old, 'lab');
  await old
    .getByText(/\d+ states/)
    .first()
    .waitFor();
  expect(await script(old)).toBe(oldScript);

  // alone, the new version takes over at its next start
  await old.close();
  await young.reload();
  await until(young, oldScript, false);
  expect(await isStored(young, youngScript)).toBe(true);
  await young.context().setOffline(true);
  await young.reload();
  await young.locator('unjam-board .vehicle').first().waitFor();
  expect(await script(young)).toBe(youngScript);
  await young.context().setOffline(false);
});

test.each(someOr(0, [404, 429]))(
  'a page that is answered %i once is shown as stored, and all stays stored',
  async (status) => {
    const served = await serveVersions();
    const page = await emptyPage({ offline: true, expected: /the server responded with a status/ });
    await page.goto(served.address);
    await untilStored(page);
    served.refusal = status;
    await page.reload();
    await page.locator('unjam-board .vehicle').first().waitFor();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      1,
    );
    expect(await isStored(page, await script(page))).toBe(true);
  },
);

describe('a hint whose code cannot be loaded ends with a sentence', () => {
  test.each([/assets\/worker-/, /assets\/hints-/])('%s', async (blocked) => {
    const page = await visit({ blocked, expected: /ERR_FAILED/ });
    await page.locator('unjam-board .vehicle').first().waitFor();
    await page.keyboard.press('h');
    await page.getByText('This help could not be loaded. Check your connection and press again.').waitFor();
    expect(await page.getByText('Looking for the shortest solution').count()).toBe(0);
  });
});

test('a broken link whose page cannot be loaded says so', async () => {
  const page = await visit({
    hash: '#1/play/nothing',
    blocked: /assets\/broken-link/,
    expected: /ERR_FAILED/,
  });
  await page.getByText('This page could not be loaded').waitFor();
});

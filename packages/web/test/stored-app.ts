// The app as its service worker stores it.
import type { Page } from 'playwright-core';

/** Waits until the worker controls the page: then all files are stored. */
export async function untilStored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

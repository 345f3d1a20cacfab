// Lists return to the place to which they were scrolled, and links begin at their top.

import { expect, test } from 'vitest';
import { devicesOr, useBrowser, visit } from './browser.ts';

useBrowser();

test.each(devicesOr('phone'))(
  'on a %s Back returns to the tile that was opened, a pack that was opened stays open',
  async (_, viewport) => {
    const page = await visit({ hash: '#1/puzzles', viewport });
    await page.locator('.card').nth(20).waitFor();
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    const link = page.locator('.card').nth(12);
    await link.evaluate((card: HTMLElement) => card.click());
    await page.locator('unjam-board .vehicle').first().waitFor();
    await page.goBack();
    await page.locator('.card').nth(20).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    // the bar leads to the top of another list
    await page.locator('.bar').getByRole('link', { name: 'Puzzles' }).click();
    await page.locator('.rung').first().waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // and so does a link to the list that was scrolled
    await page.evaluate(() => {
      location.hash = '#1/puzzles';
    });
    await page.locator('.card').nth(20).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();

    await page.locator('.rung').first().click();
    const pack = page.locator('details.pack').first();
    await pack.locator('summary').click();
    await expect.poll(() => pack.evaluate((one: HTMLDetailsElement) => one.open)).toBe(false);
    await page.goBack();
    await page.locator('.rung').first().waitFor();
    await page.goForward();
    await expect.poll(() => pack.evaluate((one: HTMLDetailsElement) => one.open)).toBe(false);
  },
);

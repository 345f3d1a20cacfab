// What is open over or beside a page closes by Escape, and by the gesture back of a phone, which the browser sends in the same way.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import { SHORT, sizes, useBrowser, visit } from './browser.ts';

useBrowser();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe.each(
  someOr(1, [
    ['with the close watcher of the browser', () => {}],
    ['in a browser without one', () => Reflect.deleteProperty(globalThis, 'CloseWatcher')],
  ] as const),
)('%s', (_, before) => {
  const open = async (hash: string) => {
    const page = await visit({ path: '?first', viewport: sizes.phone });
    await page.addInitScript(before);
    await page.goto(`${page.url().split('?')[0]}${hash}`);
    return page;
  };

  test('More on a phone closes, and the question before the solution before it', async () => {
    const page = await open(`#1/play/${SHORT}`);
    const more = page.getByRole('button', { name: 'More', exact: true });
    const solution = page.locator('.tools').getByRole('button', { name: 'Solution' });
    await more.click();
    await solution.click();
    await page.locator('.reveal').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.reveal').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('Solution');
    expect(await solution.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => solution.isVisible()).toBe(false);
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => focused(page)).toBe('More');
  });

  test.each(
    someOr(2, [
      [`#1/edit/${SHORT}`, 'Make a puzzle'],
      [`#1/edit/${SHORT}`, 'Size and exit'],
      [`#1/edit/${SHORT}`, 'My boards'],
      ['#1/puzzles', 'Filter and sort'],
      [`#1/edit/${SHORT}`, 'Text'],
    ] as const),
  )('on %s the sheet %s closes', async (hash, name) => {
    const page = await open(hash);
    const sheet = page.locator('details', { has: page.locator('summary', { hasText: name }) });
    await sheet.locator('summary').click();
    const field = sheet.locator('button, input, select, textarea').first();
    await field.focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.getAttribute('open')).toBeNull();
    await expect.poll(() => focused(page)).toBe(name);
  });
});

testInAll('on a desktop the sheets, which are parts of the page there, stay', async () => {
  const page = await visit({ hash: `#1/edit/${SHORT}` });
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.focus();
  await page.keyboard.press('Escape');
  expect(await field.isVisible()).toBe(true);
});

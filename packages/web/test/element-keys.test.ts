// The element with the keyboard alone.

import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { ask, boardPage, heard } from './element-page.ts';

useBrowser();

test('the board is one stop of the Tab key, and arrows across a lane lead to other vehicles', async () => {
  const page = await boardPage('interactive');
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent,
    );
  await page.getByRole('button', { name: 'before' }).focus();
  await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/^red car/);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toMatch(/^blue car B/);
  await page.keyboard.press('ArrowDown');
  expect(await heard(page)).toEqual(['move blue car B down 1', 'change B↓1']);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('after');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toMatch(/^blue car B/);
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toMatch(/^red car/);
  await page.keyboard.press('PageDown');
  expect(await focused()).toMatch(/^blue car B/);
  await page.keyboard.press('PageUp');
  expect(await focused()).toMatch(/^red car/);
  expect(await heard(page)).toEqual([]);
});

test('focus() gives the board the focus', async () => {
  const page = await boardPage('interactive');
  const name = await ask(page, (element) => {
    element.focus();
    return element.shadowRoot?.activeElement?.getAttribute('aria-label');
  });
  expect(name).toMatch(/^red car/);
});

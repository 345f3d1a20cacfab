// The address while moves follow one another quickly: a browser changes it only so often.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { someOr } from '../../../testing/in-all.ts';
import { drag, SHORT, sizes, sizesOr, useBrowser, vehicle, visit } from './browser.ts';

useBrowser();

/** Waits until a page that was just drawn listens to keys: a busy machine runs its effects later. */
const listening = (page: Page) => page.waitForTimeout(300);

const title = (page: Page) => page.locator('h1').textContent();
const hashOf = (page: Page) => new URL(page.url()).hash;

describe.each(sizesOr('desktop'))('on a %s', (size) => {
  const viewport = sizes[size];

  test('an address opened right after a move is not replaced by the address of the move', async () => {
    const page = await visit({ hash: `#1/play/${SHORT}`, viewport });
    await drag(page, 'red car', 1, 0);
    const undo = await page.getByRole('button', { name: 'Undo' }).elementHandle();
    await undo?.evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
      location.hash = '#1/puzzles';
      // the address follows a move at the latest when the page is hidden: here before the event hashchange
      dispatchEvent(new Event('pagehide'));
    });
    await expect.poll(() => title(page)).toBe('All puzzles');
    expect(hashOf(page)).toBe('#1/puzzles');
  });

  test('a page that is loaded again right after a move or an undo shows the board after it', async () => {
    const page = await visit({ hash: `#1/play/${SHORT}/1d1`, viewport });
    const moves = page.locator('.counts dd').first();
    for (const [key, words] of [
      ['ArrowRight', '2 · best 2'],
      ['u', '1 · best 2'],
    ] as const) {
      await vehicle(page, 'red car').focus();
      await listening(page);
      await page.keyboard.press(key);
      await page.reload();
      await expect.poll(() => moves.textContent()).toBe(words);
    }
  });

  test.each(
    someOr<[string, (page: Page) => Promise<unknown>]>(1, [
      ['is loaded again', (page: Page) => page.reload()],
      [
        'is left by an address and comes back',
        async (page: Page) => {
          await page.evaluate(() => {
            location.hash = '#1/puzzles';
          });
          await expect.poll(() => title(page)).toBe('All puzzles');
          await page.goBack();
        },
      ],
    ]),
  )('a page that %s after many quick moves shows the board after them', async (_, leave) => {
    const page = await visit({ hash: `#1/play/${SHORT}`, viewport, reducedMotion: 'reduce' });
    const moves = page.locator('.counts strong');
    for (let round = 0; round < 15; round++)
      for (const [name, key] of [
        ['red car', round % 2 ? 'ArrowLeft' : 'ArrowRight'],
        ['blue car B', round % 2 ? 'ArrowUp' : 'ArrowDown'],
      ] as const) {
        await vehicle(page, name).focus();
        await page.keyboard.press(key);
      }
    expect(await moves.textContent()).toBe('30');
    await leave(page);
    await expect.poll(() => moves.textContent()).toBe('30');
    await listening(page);
    // an undo is followed too, although the address then is one that was behind before
    for (let press = 0; press < 8; press++) await page.keyboard.press('u');
    await page.waitForTimeout(500);
    await page.reload();
    await expect.poll(() => moves.textContent()).toBe('22');
  });

  test.each(someOr(1, ['blur', 'copy', 'visibilitychange', 'mouseleave']))(
    'after many quick moves the address is that of the last one when the page has the event %s',
    async (event) => {
      const page = await visit({ hash: `#1/play/${SHORT}/1d1`, viewport, reducedMotion: 'reduce' });
      await vehicle(page, 'red car').focus();
      await listening(page);
      // all within one task, so that no time passes
      const hashes = await page.evaluate((type) => {
        for (let press = 0; press < 42; press++) {
          const key = press % 2 ? 'r' : 'u';
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        }
        const before = location.hash;
        const targets = { blur: window, mouseleave: document.documentElement };
        const target = type === 'blur' || type === 'mouseleave' ? targets[type] : document;
        target.dispatchEvent(new Event(type, { bubbles: target === document }));
        return [before, location.hash];
      }, event);
      expect(hashes).toEqual([`#1/play/${SHORT}/1d1/0`, `#1/play/${SHORT}/1d1`]);
    },
  );
});

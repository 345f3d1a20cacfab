// What a screen reader hears beyond names: the exit in Make and where a piece came, a win told once, the days to come.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import { devicesOr, SHORT, useBrowser, vehicle, visit } from './browser.ts';

useBrowser();

/** Keeps every text that comes into a live region, those of the board among them. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const regions = '[role=status], [role=alert], [aria-live]';
    const hear = (changes: readonly MutationRecord[]) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest(regions)?.textContent?.trim();
        if (text && heard.at(-1) !== text) heard.push(text);
      }
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(hear).observe(document.body, all);
    const board = document.querySelector('unjam-board')?.shadowRoot;
    if (board) new MutationObserver(hear).observe(board, all);
  });

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

describe.each(devicesOr('desktop'))('on a %s', (_, viewport) => {
  testInAll('the drawing of Make names its exit, and a piece that is added says where it came', async () => {
    const page = await visit({ hash: `#1/edit/${SHORT}`, viewport });
    const draft = (words: string) => page.getByRole('group', { name: words, exact: true });
    await draft('Draft of 6 rows and 6 columns, exit right, row 3').waitFor();
    await page.getByRole('button', { name: 'Truck' }).click();
    await page.getByText('Added: yellow truck C, row 1, column 1.').waitFor();
    await page.getByRole('button', { name: 'Wall' }).click();
    await page.getByText('Added: wall, row 1, column 4.').waitFor();
    await page.locator('.draft .piece[aria-label^="red car"]').focus();
    await page.keyboard.press('t');
    await draft('Draft of 6 rows and 6 columns, exit bottom, column 1').waitFor();
  });

  test('a win is told once, and then how good it was', async () => {
    const page = await visit({ hash: `#1/play/${SHORT}`, viewport, reducedMotion: 'reduce' });
    await page.getByText('· best 2', { exact: true }).waitFor();
    await vehicle(page, 'blue car').focus();
    await page.keyboard.press('ArrowDown');
    await listen(page);
    await vehicle(page, 'red car').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText("That's the fewest possible!").waitFor();
    await expect
      .poll(() => heard(page))
      .toEqual([
        expect.stringMatching(/^red car .*right 4\. Solved: the red car is out\.$/),
        "2 moves. That's the fewest possible!",
      ]);
  });

  testInAll('the days to come in the week have names', async () => {
    const page = await visit({ path: '?first', viewport });
    await page.clock.install({ time: new Date('2026-11-26T12:00:00') });
    await page.goto(`${page.url().split('?')[0]}#1/today`);
    const days = page.getByRole('list', { name: 'This week' }).getByRole('listitem');
    await expect.poll(() => days.nth(6).textContent()).toMatch(/^Sunday, November 29, not here yet/);
    await expect.poll(() => days.nth(0).textContent()).toMatch(/^Monday, November 23, not solved/);
  });
});

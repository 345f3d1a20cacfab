// Where the focus goes when what had it goes: after Watch, Restart and an answer, and what Escape closes.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import { SHORT, sizes, sizesOr, tool, useBrowser, visit } from './browser.ts';

useBrowser();

/** The name of what has the focus; empty if nothing has it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return '';
    return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  });

describe.each(sizesOr('phone'))('on a %s', (size) => {
  const at = { viewport: sizes[size], reducedMotion: 'reduce' } as const;
  const pressButton = async (page: Page, name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };

  test('after Watch and after Restart of a solved puzzle the focus is on the board', async () => {
    const page = await visit({ hash: `#1/play/${SHORT}`, ...at });
    await (await tool(page, 'Watch')).focus();
    await page.keyboard.press('Enter');
    await page.locator('.won').waitFor();
    await expect.poll(() => focused(page)).toMatch(/^red car/);
    await pressButton(page, 'Restart');
    await page.locator('.won').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^red car/);
  });

  testInAll('an answer about sound leads to Next', async () => {
    const page = await visit({ hash: `#1/play/${SHORT}/1d1.0r4`, ...at });
    await pressButton(page, 'No, thanks');
    await expect.poll(() => focused(page)).toBe('Next puzzle');
  });

  test('the question before the solution has the focus; Escape and Cancel lead back', async () => {
    const page = await visit({ hash: `#1/play/${SHORT}`, ...at });
    const solution = await tool(page, 'Solution');
    for (const key of ['Escape', 'Enter']) {
      await solution.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('Cancel');
      await page.keyboard.press(key);
      await expect.poll(() => focused(page)).toBe('Solution');
      expect(await page.locator('.reveal').count()).toBe(0);
    }
  });

  testInAll('Delete in Make leads to the next piece', async () => {
    const page = await visit({ hash: `#1/edit/${SHORT}`, ...at });
    await page.locator('.piece[aria-label^="blue car"]').focus();
    await pressButton(page, 'Delete');
    await expect.poll(() => focused(page)).toMatch(/^red car/);
  });
});

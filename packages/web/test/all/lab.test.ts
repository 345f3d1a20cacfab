// The map of the lab with many states, and without WebGL; lab.test.ts has a small one.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, SHORT, useBrowser, visit } from '../browser.ts';
import { hoverState } from '../map-states.ts';

useBrowser();

// 24,132 states, 49 moves: puzzles/seeds/hardest.txt
const LARGE = 'AAABCDEFFBCDEoXXCDGGHooooIHoJJoIKKLL';

test('a click on one of 24,132 states goes there', async () => {
  const page = await visit({ hash: `#1/lab/${LARGE}` });
  const status = page.locator('.wander-side [role=status]');
  await page.getByText('24,132 states, 1,023 solved, the hardest 49 moves away.').waitFor();
  expect(await status.textContent()).toBe('49 moves from the exit.');
  await page.locator('.map canvas').first().waitFor({ state: 'attached' });
  const box = await page.locator('.map').boundingBox();
  if (!box) throw new Error('no map');
  const board = () =>
    page
      .locator('unjam-board .vehicle')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-valuenow')));
  const before = await board();
  // the solved states are at the left
  let shown: string | null = null;
  for (let x = 20; x < box.width && (shown === null || shown.startsWith('49')); x += 12) {
    await page.mouse.click(box.x + x, box.y + box.height / 2);
    await page.waitForTimeout(50);
    shown = await status.textContent();
  }
  expect(shown).toMatch(/^(Solved: the red car is at the exit\.|[1-9]\d? moves? from the exit\.)$/);
  expect(shown).not.toBe('49 moves from the exit.');
  expect(await board()).not.toEqual(before);
  await page.getByRole('button', { name: 'Back to start' }).click();
  await expect.poll(() => status.textContent()).toBe('49 moves from the exit.');
});

test('without WebGL it is drawn on a plain canvas, and does the same', async () => {
  // the test reads pixels of the map
  const page = await visit({
    hash: `#1/play/${SHORT}`,
    reducedMotion: 'reduce',
    expected: /willReadFrequently/,
  });
  await page.evaluate(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...words: unknown[]) {
      return String(words[0]).includes('webgl') ? null : getContext.apply(this, words as never);
    } as typeof getContext;
  });
  await goTo(page, 'lab');
  await page.locator('.map canvas.states').waitFor();
  const { x, y } = await hoverState(page);
  await page.mouse.click(x, y);
  await expect.poll(() => page.url()).toContain('/@');
  await page.getByRole('button', { name: 'Back to start' }).click();
  await page.getByRole('button', { name: 'One move closer' }).click();
  await page.getByText('1 move from the exit.').waitFor();
  await page.getByRole('button', { name: 'Fit' }).click();
  const before = await settledSpan(page);
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => spanOf(page)).toBeLessThan(0.7 * before);
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect.poll(() => spanOf(page)).toBeGreaterThan(0.8 * before);
});

/** The span of the map's states when two looks in a row see the same. */
async function settledSpan(page: Page): Promise<number> {
  let seen = -1;
  const isSettled = async (): Promise<boolean> => {
    const last = seen;
    seen = await spanOf(page);
    return seen === last;
  };
  await expect.poll(isSettled, { interval: 300 }).toBe(true);
  return seen;
}

/** How many columns of pixels lie between the first and the last state on a plain canvas. */
const spanOf = (page: Page): Promise<number> =>
  page.locator('canvas.states').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
    let [first, last] = [width, 0];
    data.forEach((value, i) => {
      if (i % 4 !== 3 || value === 0) return;
      const x = ((i - 3) / 4) % width;
      first = Math.min(first, x);
      last = Math.max(last, x);
    });
    return last - first;
  });

import { finish, tryParseBoard } from '@unjam/core';
import { algorithmById } from '@unjam/core/search';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bytesOf, revisit, SHORT, useBrowser, visit } from './browser.ts';

useBrowser();

// 24,132 states, 49 moves: puzzles/seeds/hardest.txt
const LARGE = 'AAABCDEFFBCDEoXXCDGGHooooIHoJJoIKKLL';

describe('the map', () => {
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

  test('a larger cluster shows its first 30,000 states and says so', async () => {
    // 12 by 12 with a car in every second row
    const rows = Array.from({ length: 12 }, (_, row) =>
      row === 5
        ? 'XX..........'
        : row % 2 === 0
          ? `${String.fromCharCode(65 + row).repeat(2)}..........`
          : '.'.repeat(12),
    );
    const page = await revisit('#1/edit');
    await page.getByLabel('Paste a board in any format').fill(rows.join('\n'));
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.getByText(/^30,000 states \(the first of more\)/).waitFor();
  });

  test('shows the board under the pointer, the way and the moves made, and gives a picture and a table', async () => {
    const page = await revisit(`#1/lab/${SHORT}/1d1`);
    await page.locator('.map canvas.overlay').waitFor();
    await page.getByText('your moves').waitFor();
    // no state is below the tools
    const [map, tools] = [
      await page.locator('.map').boundingBox(),
      await page.locator('.map-tools').boundingBox(),
    ];
    expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThanOrEqual(tools?.x ?? 0);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Picture (PNG)' }).click(),
    ]);
    expect((await bytesOf(picture)).subarray(1, 4).toString()).toBe('PNG');
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Table (CSV)' }).click(),
    ]);
    const rows = (await bytesOf(table)).toString().trimEnd().split('\n');
    expect(rows[0]).toBe('state,moves_to_exit,A,B,neighbours');
    const count = await page.getByText(/^\d+ states, /).textContent();
    expect(`${rows.length - 1} states`).toBe(count?.split(',')[0]);
    await hoverState(page);
    expect(await page.locator('.map-hover .vehicle').count()).toBe(2);
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
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.locator('.map canvas.states').waitFor();
    await hoverState(page);
    const { x, y } = await page.evaluate(
      () => (globalThis as unknown as { at: { x: number; y: number } }).at,
    );
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

/** Moves the pointer over the map until it is over a state other than the one that is shown. */
async function hoverState(page: Page): Promise<void> {
  const box = (await page.locator('.map').boundingBox()) ?? expect.fail();
  for (let y = 30; y < box.height; y += 9)
    for (let x = 30; x < box.width / 2; x += 9) {
      const at = { x: box.x + x, y: box.y + y };
      await page.mouse.move(at.x, at.y);
      if ((await page.locator('.map-hover').count()) === 0) continue;
      await page.evaluate((place) => Object.assign(globalThis, { at: place }), at);
      return;
    }
  throw new Error('there is no state under the pointer');
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

test('a race shows the counts of the algorithms', async () => {
  const board = tryParseBoard('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM');
  if (!board.ok) throw new Error(board.error.message);
  const expected = ['bfs', 'a-star'].map((id) => {
    const { stats } = finish(algorithmById(id)?.run(board.value, { metric: 'moves' }) ?? expect.fail());
    return [stats.expanded, stats.generated, stats.peakFrontier].map((n) => n.toLocaleString('en'));
  });
  const page = await revisit('#1/lab/IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM');
  await page.getByRole('radio', { name: 'Race' }).check();
  await page.getByRole('button', { name: 'Race' }).click();
  await page.getByRole('table').waitFor();
  const rows = await page
    .locator('.race-table tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  expect(rows[0]).toEqual(['60', '60']);
  expect(rows.slice(3, 6)).toEqual([0, 1, 2].map((i) => expected.map((counts) => counts[i])));
  // another choice is another race
  await page.getByLabel('Second').selectOption('planning');
  await page.getByRole('table').waitFor({ state: 'detached' });
  await page.locator('.goals li').first().waitFor();
});

test('a race shows each state that a search expands, with its frontier and depth', async () => {
  const page = await visit({ hash: `#1/lab/${SHORT}` });
  await page.getByRole('radio', { name: 'Race' }).check();
  await page.getByRole('radio', { name: 'Slow' }).check();
  // everything that the first lane shows is noted in the page: a busy machine would miss it from here
  const noted = await page.evaluateHandle(() => {
    const seen: string[][] = [];
    const look = () => {
      const counts = [...document.querySelectorAll('.lane:first-child dd')].map((dd) => dd.textContent ?? '');
      if (counts.length > 0) seen.push(counts);
    };
    const lanes = document.querySelector('.lanes');
    if (lanes)
      new MutationObserver(look).observe(lanes, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  await page.getByRole('button', { name: 'Race' }).click();
  // breadth-first search expands the start first, then the states one move away
  const withDepth = async (depth: string) =>
    (await noted.jsonValue()).find(([, , now]) => now === depth) ?? [];
  await expect.poll(async () => Number((await withDepth('0'))[1])).toBeGreaterThan(0);
  await expect.poll(async () => (await withDepth('1')).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  expect(await page.getByText('Finished: 2 moves.').count()).toBe(2);
});

// The player's rating after a solution, and the front page that follows it.

import { readFileSync } from 'node:fs';
import { parseBoard, solve } from '@unjam/core';
import { readCatalogue } from '@unjam/core/catalogue';
import { puzzleId } from '@unjam/core/formats';
import { describeInColour } from '@unjam/core/render';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import { devicesOr, emptyPage, useBrowser, vehicle, visit } from './browser.ts';
import { serveVersions } from './served-versions.ts';

useBrowser();

const catalogue = readCatalogue(
  readFileSync(new URL('../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
);
if (!catalogue.ok) throw new Error(catalogue.error.message);
const [entry, other] = catalogue.value;
if (!entry || !other) throw new Error('the catalogue has no puzzles');

/** Plays the shortest solution of the first puzzle by keys, or only its beginning. */
async function play(page: Page, text: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  const board = parseBoard(text);
  const result = solve(board);
  if (result.kind !== 'solved') throw new Error('a puzzle without a solution');
  for (const move of result.solution.slice(0, most)) {
    const across = board.vehicles[move.vehicle]?.orientation === 'horizontal';
    await vehicle(page, describeInColour(board, move.vehicle)).focus();
    const key = across ? (move.by < 0 ? 'Left' : 'Right') : move.by < 0 ? 'Up' : 'Down';
    for (let cell = 0; cell < Math.abs(move.by); cell++) await page.keyboard.press(`Arrow${key}`);
  }
}

test('a first solution moves the rating once, and Today follows it and goes on with what was begun', async () => {
  const page = await visit({ hash: `#1/play/${puzzleId(entry.board)}` });
  await play(page, entry.board);
  const rating = page.locator('.rating');
  await rating.waitFor();
  const [, now = '', change = ''] =
    /^Your rating: ([\d,]+) \((\+\d+)\)$/.exec((await rating.textContent()) ?? '') ?? [];
  expect(600 + Number(change)).toBe(Number(now.replace(',', '')));

  // a second solution of the same board changes nothing
  await page.getByRole('button', { name: 'Restart' }).click();
  await play(page, entry.board);
  await expect.poll(() => rating.textContent()).toBe(`Your rating: ${now} (${change})`);

  await page.evaluate((id) => {
    location.hash = `#1/play/${id}`;
  }, puzzleId(other.board));
  await page.getByRole('heading', { name: `Jam ${other.number}`, exact: true }).waitFor();
  await play(page, other.board, 1);
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByText(`about your level, ${now}`).waitFor();
  await page.getByRole('link', { name: `Go on: Jam ${other.number}` }).click();
  await expect.poll(() => page.locator('.counts strong').textContent()).toBe('1');
});

testInAll('a solution whose rating cannot be loaded is rated once there is a network again', async () => {
  const page = await visit({
    hash: `#1/play/${puzzleId(entry.board)}`,
    expected: /ERR_FAILED|Failed to load/,
  });
  const code = '**/rate-solved*';
  let asked = 0;
  await page.route(code, (route) => {
    asked++;
    return route.abort();
  });
  await play(page, entry.board);
  await page.getByText(/^Solved in/).waitFor();
  await expect.poll(() => asked).toBeGreaterThan(0);
  expect(await page.locator('.rating').count()).toBe(0);
  await page.unroute(code);
  if (await asksAgain(page)) {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('.rating').waitFor();
    return;
  }
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    location.hash = '#1/today';
    location.reload();
  });
  await page.getByText(/about your level, \d+/).waitFor();
});

/**
 * Whether the browser asks again for a module that could not be loaded, as the HTML standard says since July 2026. Chromium 150 does
 * not before the page is loaded again.
 */
async function asksAgain(page: Page): Promise<boolean> {
  const module = '**/asked-again.js';
  // a text, since Vitest changes every import() of this file
  const load = (): Promise<boolean> =>
    page.evaluate('import(location.origin + "/asked-again.js").then(() => true, () => false)');
  await page.route(module, (route) => route.abort());
  expect(await load()).toBe(false);
  await page.unroute(module);
  await page.route(module, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {};' }));
  return load();
}

testInAll(
  'a solution that a tab of an older version cannot rate is rated once the app is loaded again',
  async () => {
    const served = await serveVersions();
    const page = await emptyPage({ expected: /Failed to load/, reducedMotion: 'reduce' });
    await page.goto(`${served.address}#1/play/${puzzleId(entry.board)}`);
    await vehicle(page, 'red car').waitFor();
    await page.waitForLoadState('networkidle');
    served.deploy();
    const [before, seconds] = [Date.now(), 3000];
    await page.waitForTimeout(seconds);
    await play(page, entry.board);
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    const solved = Date.now();
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('unjam.ratings') ?? '[]'));
    expect(await stored()).toEqual([]);
    await page.waitForTimeout(300);
    await page.evaluate(() => {
      location.hash = '#1/today';
      location.reload();
    });
    await page.getByText(/about your level, \d+/).waitFor();
    const [result, ...others] = await stored();
    expect(others).toEqual([]);
    expect(result.board).toBe(entry.board);
    // the time of the solution, not of the rating
    expect(result.at).toBeGreaterThan(before + seconds);
    expect(result.at).toBeLessThanOrEqual(solved);
    // it took three seconds or a little more
    expect(result.score).toBeLessThan(1 / (1 + (3 / 120) ** 1.25));
    expect(result.score).toBeGreaterThan(0.8);
  },
);

test('a hard puzzle solved at once does not give a newcomer hundreds', async () => {
  const [hard] = catalogue.value.filter(({ rating, moves }) => rating > 45 && moves < 25);
  if (!hard) throw new Error('no such puzzle');
  const page = await visit({ hash: `#1/play/${puzzleId(hard.board)}`, reducedMotion: 'reduce' });
  await play(page, hard.board);
  await expect.poll(() => page.locator('.rating').textContent()).toBe('Your rating: 825 (+225)');
});

test.each(devicesOr('phone'))('after help no rating that fell is shown: %s', async (_, viewport) => {
  const page = await visit({ hash: `#1/play/${puzzleId(entry.board)}`, viewport });
  await page.getByText(/^· best/).waitFor();
  await page.keyboard.press('h');
  await page.getByText(/ way\.$/).waitFor();
  await play(page, entry.board);
  await page.getByText('1 hint.').waitFor();
  await expect.poll(() => page.locator('.suited').textContent()).toBe('The next board will suit you better.');
});

test('presses while the first hint is loaded are one hint', async () => {
  const page = await visit({ hash: `#1/play/${puzzleId(entry.board)}` });
  await page.route(/assets\/hints-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByText(/^· best/).waitFor();
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('h');
    await page.waitForTimeout(300);
  }
  await page.waitForFunction(() => /"hints":[1-9]/.test(JSON.stringify(localStorage).replaceAll('\\', '')));
  await page.waitForTimeout(500);
  await play(page, entry.board);
  await page.getByText('1 hint.').waitFor();
});

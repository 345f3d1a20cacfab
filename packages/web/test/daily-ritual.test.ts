// The day of a daily puzzle: it follows the clock while the page is open, and after the solution the way leads back to it.

import { readFileSync } from 'node:fs';
import { parseBoard, solve } from '@unjam/core';
import { dailyIndex, dayNumber, readCatalogue, today } from '@unjam/core/catalogue';
import { expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import { appAddress, devicesOr, emptyPage, revisit, useBrowser, vehicle, visit } from './browser.ts';

useBrowser();

const catalogue = readCatalogue(
  readFileSync(new URL('../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
);
if (!catalogue.ok) throw new Error(catalogue.error.message);
const entries = catalogue.value;

/** The link of a day that is solved but for its last move. */
function nearlySolved(day: string): string {
  const number = dayNumber(day);
  const entry = number.ok ? entries[dailyIndex(entries.length, number.value)] : undefined;
  const board = parseBoard(entry?.board ?? '');
  const result = solve(board);
  if (result.kind !== 'solved') throw new Error('a daily puzzle without a solution');
  const moves = result.solution.map(({ vehicle, by }) => {
    const letters = board.vehicles[vehicle]?.orientation === 'horizontal' ? 'lr' : 'ud';
    return `${vehicle}${letters[by < 0 ? 0 : 1]}${Math.abs(by)}`;
  });
  // the last move, with which the red car leaves, is left to the test
  return `#1/play/${day}/${moves.slice(0, -1).join('.')}`;
}

test('Today goes on to the next day at midnight, while it is open', async () => {
  const page = await visit({ path: '?first' });
  await page.clock.install({ time: new Date('2026-11-26T23:59:20') });
  await page.goto(`${page.url().split('?')[0]}#1/today`);
  await page.getByRole('heading', { name: 'Thursday, November 26' }).waitFor();
  await page.clock.runFor(60_000);
  await page.getByRole('heading', { name: 'Friday, November 27' }).waitFor();
  await page.getByText('No. 331').waitFor();
});

test.each(someOr(1, ['play', 'solve', 'edit']))(
  'a link of %s to a day that has not come says so, and leads to the puzzle of today',
  async (name) => {
    const page = await visit({ path: '?first' });
    await page.clock.install({ time: new Date('2026-11-26T12:00:00') });
    await page.goto(`${page.url().split('?')[0]}#1/${name}/2026-11-27`);
    await page.getByRole('heading', { name: 'Friday, November 27' }).waitFor();
    await page.getByText('This day has not come yet. Its puzzle opens when it does.').waitFor();
    expect(await page.locator('unjam-board').count()).toBe(0);
    await page.getByRole('link', { name: 'Every day so far' }).waitFor();
    await page.getByRole('link', { name: "Today's puzzle" }).click();
    await page.getByRole('heading', { name: 'Daily · Thursday, November 26' }).waitFor();
  },
);

test.each(devicesOr('phone'))(
  'on a %s a solved day shows how the days went, when the next one comes, and leads back to Today',
  async (_, viewport) => {
    const day = today();
    const page = await visit({ hash: nearlySolved(day), viewport, reducedMotion: 'reduce' });
    await vehicle(page, 'red car').focus();
    await page.keyboard.press('Shift+ArrowRight');
    const won = page.locator('.won');
    await won.getByText(/^Next puzzle in /).waitFor();
    await page.evaluate((now) => {
      const best = { moves: 99, steps: 99, alone: true, day: '2026-11-20' };
      const stored = JSON.parse(localStorage.getItem('unjam.daily') ?? '{}');
      if (stored[now] === undefined) throw new Error('the day is not stored');
      localStorage.setItem('unjam.daily', JSON.stringify({ ...stored, '2026-11-20': best }));
      dispatchEvent(new StorageEvent('storage', { key: 'unjam.daily', newValue: '' }));
    }, day);
    const rows = won.getByRole('row');
    await expect.poll(() => rows.allTextContents()).toEqual(['fewest0', '+1–30', '+4…1', 'help1']);
    // the moves of the link are help
    expect(await won.locator('.now').textContent()).toBe('help1');
    await won.getByRole('link', { name: 'Today' }).click();
    await page.locator('.todays').waitFor();
    // the archive has small boards
    await page.getByRole('link', { name: 'Every day so far' }).click();
    await page.locator('.day.solved svg').first().waitFor();
  },
);

test.each(devicesOr('phone'))(
  'on a %s a result that can be neither shared nor copied is there to copy by hand',
  async (_, viewport) => {
    const page = await visit({ path: '?refused', viewport, reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    });
    await page.goto(`${page.url().split('?')[0]}${nearlySolved('2026-01-01')}`);
    await vehicle(page, 'red car').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.locator('.won').getByRole('button', { name: 'Share' }).click();
    const text = page.getByLabel('Copy this text by hand:');
    await text.waitFor();
    expect(await text.inputValue()).toContain('#1/play/2026-01-01');
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(await text.inputValue());
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

const longestDate = '2026-09-30';
const smallPhone = { width: 360, height: 740 };

test.each(
  someOr(1, [
    ['small phone', 'today', today(), smallPhone],
    ['small phone', 'the day with the longest date', longestDate, smallPhone],
    ['phone on its side', 'today', today(), { width: 844, height: 390 }],
  ]),
)('on a %s, %s, the solved board stays in sight, with the way on and with Share', async (...given) => {
  const [, , day, viewport] = given;
  const page = await visit({ hash: nearlySolved(day), viewport, reducedMotion: 'reduce' });
  await vehicle(page, 'red car').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.locator('.won').getByRole('table').waitFor();
  const place = async (selector: string) =>
    (await page.locator(selector).first().boundingBox()) ?? expect.fail();
  const [board, bar] = [await place('unjam-board'), await place('.bar nav')];
  expect(board.height).toBeGreaterThan(0.38 * viewport.height);
  const floor = bar.y > 100 ? bar.y : viewport.height;
  for (const way of ['.won-ways .main', '.won-ways .button:nth-child(2)']) {
    const { y, height } = await place(way);
    expect([way, y + height <= floor]).toEqual([way, true]);
  }
});

testInAll(
  'on a phone on its side Today has the board beside the week, and its button on the screen',
  async () => {
    const page = await visit({ hash: '#1/today', viewport: { width: 844, height: 390 } });
    const place = async (selector: string) =>
      (await page.locator(selector).first().boundingBox()) ?? expect.fail();
    await page.locator('.week').waitFor();
    const [board, week] = [await place('.todays'), await place('.week')];
    expect(week.x).toBeGreaterThanOrEqual(board.x + board.width);
    const play = await place('.todays-board .button');
    expect(play.y + play.height).toBeLessThanOrEqual(390);
  },
);

test.each(someOr(1, ['daily', 'statistics', 'rush', 'streak']))(
  '%s leads back to Today, whose door is marked',
  async (name) => {
    const page = await revisit(`#1/${name}`);
    const back = page.locator('.back');
    await expect.poll(() => back.textContent()).toBe('Today');
    expect(await page.locator('.bar [aria-current]').textContent()).toBe('Today');
    await back.click();
    await page.locator('.todays').waitFor();
  },
);

test('before the first day is solved the calendar has no streak of zero days, and its days are in line', async () => {
  const page = await revisit('#1/daily');
  await page.locator('.calendar').waitFor();
  expect(await page.locator('.streaks').count()).toBe(0);
  // a month whose days have all come
  await page.getByRole('button', { name: 'Month before' }).click();
  const days = page.locator('.calendar tbody tr').nth(1).locator('.day .picture + span');
  await expect.poll(() => days.count()).toBe(7);
  const places = await days.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
  expect(new Set(places).size).toBe(1);
});

test('on a narrow phone the arrows of the calendar stand at both sides of a long month', async () => {
  const page = await visit({ hash: '#1/daily', locale: 'pt', viewport: { width: 320, height: 640 } });
  await page.clock.setFixedTime(new Date(2026, 11, 1));
  await page.reload();
  await page.getByRole('heading', { name: 'dezembro de 2026' }).waitFor();
  const [back, month, forth] = await page
    .locator('.calendar-head > *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  if (!back || !month || !forth) throw new Error('nothing to see');
  expect([back.right <= month.left, month.right <= forth.left, back.top === forth.top]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a clock beyond the year 9999 keeps no page from opening', async () => {
  const page = await emptyPage();
  await page.clock.setFixedTime(new Date(10_000, 5, 1));
  for (const name of ['Today', 'Daily']) {
    await page.goto(`${appAddress()}#1/${name.toLowerCase()}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});

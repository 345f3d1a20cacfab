// Rush and Streak: series of boards, played by keys, on phone and desktop.

import { readFileSync } from 'node:fs';
import { parseBoard, solve } from '@unjam/core';
import { readCatalogue } from '@unjam/core/catalogue';
import { describeInColour } from '@unjam/core/render';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import { seriesOf } from '../src/app/model/series.ts';
import { devicesOr, sizes, useBrowser, vehicle, visit } from './browser.ts';

useBrowser();

const catalogue = readCatalogue(
  readFileSync(new URL('../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
);
if (!catalogue.ok) throw new Error(catalogue.error.message);
const entries = catalogue.value;

/** Plays the shortest solution of a board by keys. */
async function play(page: Page, text: string): Promise<void> {
  const board = parseBoard(text);
  const result = solve(board);
  if (result.kind !== 'solved') throw new Error('a puzzle without a solution');
  for (const move of result.solution) {
    const across = board.vehicles[move.vehicle]?.orientation === 'horizontal';
    await vehicle(page, describeInColour(board, move.vehicle)).focus();
    const key = across ? (move.by < 0 ? 'Left' : 'Right') : move.by < 0 ? 'Up' : 'Down';
    for (let cell = 0; cell < Math.abs(move.by); cell++) await page.keyboard.press(`Arrow${key}`);
  }
}

const solved = (page: Page) =>
  page.locator('.counts div', { hasText: 'Solved' }).locator('strong').textContent();

/** What the clock shows, in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const [minutes, seconds] = ((await page.getByRole('timer').textContent()) ?? '').split(':').map(Number);
  return (minutes ?? 0) * 60 + (seconds ?? 0);
}

test.each(devicesOr('phone'))(
  'a rush from a link on a %s: its boards, its clock, its result and what Today says',
  async (_, viewport) => {
    const page = await visit({ hash: '#1/rush/k3x9/1', viewport, reducedMotion: 'reduce' });
    await page.clock.install({ time: new Date('2026-11-26T10:00:00') });
    await page.getByText('Whoever sent you this solved 1 board. You get the same ones.').waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    const series = seriesOf(entries, 'rush', 'k3x9');
    for (const place of [1, 2]) {
      await page.getByRole('status').getByText(`Board ${place}`, { exact: true }).waitFor();
      await play(page, series[place - 1]?.board ?? '');
      await expect.poll(() => solved(page)).toBe(String(place));
      await page.clock.runFor(1000);
    }
    // the clock goes on while another page is open, and while the app is closed
    await page.getByRole('link', { name: 'Today' }).click();
    await page.locator('.races').waitFor();
    await page.clock.runFor(40_000);
    await page.goBack();
    await page.getByRole('status').getByText('Board 3', { exact: true }).waitFor();
    const left = await secondsLeft(page);
    expect(left).toBeLessThanOrEqual(138);
    // with a button that costs ten seconds
    await page.getByRole('button', { name: 'Skip, 10 s' }).click();
    await page.getByRole('status').getByText('Board 4', { exact: true }).waitFor();
    await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(left - 10);
    await page.clock.runFor(130_000);
    await page.getByRole('heading', { name: 'Rush: 2 boards' }).waitFor();
    await page.getByText('Time is up. Your best so far! More than whoever sent you this.').waitFor();
    await page.getByRole('link', { name: 'Today' }).last().click();
    await page.getByRole('link', { name: 'Rush best: 2 boards' }).waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('unjam.series') ?? ''))).toMatchObject([
      { kind: 'rush', seed: 'k3x9', boards: 2 },
    ]);
  },
);

testInAll('a clock that is set back ends a rush, also after a reload', async () => {
  const page = await visit({ hash: '#1/rush/k3x9', viewport: sizes.phone, reducedMotion: 'reduce' });
  for (const reload of [false, true]) {
    await page.clock.setFixedTime(new Date('2026-11-26T10:00:00'));
    await page.getByRole('button', { name: /^Start$|^The same boards again$/ }).click();
    await page.getByRole('timer').waitFor();
    await page.clock.setFixedTime(new Date('2026-11-26T09:00:00'));
    if (reload) await page.reload();
    await page.getByRole('button', { name: 'The same boards again' }).waitFor();
  }
});

test('a streak is kept while the app is closed, and ends with the first board that takes too many moves', async () => {
  const page = await visit({ hash: '#1/streak/k3x9', viewport: sizes.phone, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Start' }).click();
  const [first, second] = seriesOf(entries, 'streak', 'k3x9');
  await play(page, first?.board ?? '');
  await page.getByRole('status').getByText('Board 2', { exact: true }).waitFor();
  await page.goto('about:blank');
  await page.goBack();
  await page.getByRole('status').getByText('Board 2', { exact: true }).waitFor();
  expect(await solved(page)).toBe('1');
  // back and forth until there are too many moves
  const board = parseBoard(second?.board ?? '');
  const result = solve(board);
  const move = result.kind === 'solved' ? result.solution[0] : undefined;
  if (!move || !second) throw new Error('a puzzle without a solution');
  await vehicle(page, describeInColour(board, move.vehicle)).focus();
  const across = board.vehicles[move.vehicle]?.orientation === 'horizontal';
  const ways = across ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
  if (move.by < 0) ways.reverse();
  for (let made = 0; made <= second.moves; made++) await page.keyboard.press(ways[made % 2] ?? '');
  await page.getByRole('heading', { name: 'Streak: 1 in a row' }).waitFor();
  await page.getByText(`This board can be solved in ${second.moves} moves. That ends the streak.`).waitFor();
  // the same boards again do not count
  await page.getByRole('button', { name: 'The same boards again' }).click();
  await page.getByRole('button', { name: 'End' }).click();
  await page.getByText('You know these boards; your first result on them counts: 1.').waitFor();
});

testInAll('two tabs play one run: what one solves the other knows, and the result is the whole', async () => {
  const page = await visit({ hash: '#1/rush/k3x9', reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Start' }).click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const series = seriesOf(entries, 'rush', 'k3x9');
  for (const [place, tab] of [page, other, page].entries()) {
    await tab
      .getByRole('status')
      .getByText(`Board ${place + 1}`, { exact: true })
      .waitFor();
    await play(tab, series[place]?.board ?? '');
  }
  await expect.poll(() => solved(other)).toBe('3');
  // another series, begun in one tab, ends it in both
  await other.goto(`${page.url().split('#')[0]}#1/rush/other`);
  await other.getByText('Your game on other boards (3 solved) ends when you start.').waitFor();
  await other.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Your game on other boards (0 solved) ends when you start.').waitFor();
  const stored = (key: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? ''), `unjam.${key}`);
  expect(await stored('series')).toMatchObject([{ kind: 'rush', seed: 'k3x9', boards: 3 }]);
  expect((await stored('runs')).rush).toMatchObject({ seed: 'other', place: 0 });
});

test('a link whose series does not exist says what was found', async () => {
  const page = await visit({ hash: '#1/rush/No!' });
  await page.getByText('This link does not work').waitFor();
});

testInAll(
  'beside a wide board the words of a run begin where its buttons do, which stand two in a row',
  async () => {
    const page = await visit({ hash: '#1/rush/k3x9', viewport: sizes.desktop });
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('status').getByText('Board 1', { exact: true }).waitFor();
    const { words, buttons } = await page.evaluate(() => {
      const said = document.createRange();
      said.selectNodeContents(document.querySelector('.rush-said') ?? document.body);
      return {
        words: Math.round(said.getBoundingClientRect().x),
        buttons: [...document.querySelectorAll('.tools .button')].map((one) =>
          one.getBoundingClientRect().toJSON(),
        ),
      };
    });
    const places = buttons.map(({ x, y }) => [Math.round(x), Math.round(y)]);
    expect(places).toHaveLength(4);
    expect(new Set(places.map(([x]) => x)).size).toBe(2);
    expect(new Set(places.map(([, y]) => y)).size).toBe(2);
    expect(places[0]?.[0]).toBe(words);
  },
);

// What a player meets: the lessons, the ladder, the daily puzzle, hints, the review, statistics, and clicks.

import { readFileSync } from 'node:fs';
import { parseBoard, solve } from '@unjam/core';
import { dailyIndex, dayNumber, readCatalogue } from '@unjam/core/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import {
  beginners,
  bytesOf,
  drag,
  placeOf,
  SHORT,
  sizes,
  sizesOr,
  useBrowser,
  vehicle,
  visit,
} from './browser.ts';

useBrowser();

/** The board of a day. */
function dailyBoard(day: string): string {
  const file = new URL('../../../puzzles/catalogue.txt', import.meta.url);
  const entries = readCatalogue(readFileSync(file, 'utf8'));
  const number = dayNumber(day);
  if (!entries.ok || !number.ok) throw new Error('no catalogue, or no such day');
  return entries.value[dailyIndex(entries.value.length, number.value)]?.board ?? '';
}

const title = (page: Page) => page.locator('h1').textContent();
const status = (page: Page) => page.locator('[role=status]').first();
const moves = (page: Page) => page.locator('.counts dd').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.each(sizesOr('phone'))('on a %s', (size) => {
  const viewport = sizes[size];

  test('the first visit teaches the game on three boards, and can be repeated', async () => {
    const page = await visit({ viewport });
    await page.getByText('Drive the red car out').waitFor();
    await page.locator('.ghost').waitFor({ state: 'attached' });
    await drag(page, 'red car', 4, 0);
    await page.getByText('That was one move, however far it slides.').waitFor();
    await page.getByRole('button', { name: 'Next lesson' }).press('Enter');
    await expect.poll(() => title(page)).toBe('Lesson 2 of 3');
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('unjam-board');
    await drag(page, 'blue car A', 0, 2);
    await drag(page, 'red car', 3, 0);
    await press(page, 'Next lesson');
    await drag(page, 'yellow car B', -1, 0);
    await drag(page, 'blue car A', 0, 2);
    await drag(page, 'red car', 3, 0);
    await press(page, 'Play the first puzzle');
    await expect.poll(() => title(page)).toBe('Jam 1');
    await page.getByRole('button', { name: 'Settings' }).click();
    await press(page, 'How to play');
    await expect.poll(() => title(page)).toBe('Lesson 1 of 3');
    await press(page, 'Skip the lessons');
    await expect.poll(() => title(page)).toBe('Jam 1');
  });

  testInAll('what was said of one puzzle is not said of the next one', async () => {
    const page = await visit({ hash: '#1/play/lesson-1', viewport });
    const said = page.locator('unjam-board .news');
    await drag(page, 'red car', 4, 0);
    await expect.poll(() => said.textContent()).toContain('Solved: the red car is out.');
    await press(page, 'Next lesson');
    await expect.poll(() => title(page)).toBe('Lesson 2 of 3');
    expect(await said.textContent()).toBe('');
    await page.goto(`${page.url().split('#')[0]}#1/play/${SHORT}`);
    await page.locator('.lesson').waitFor({ state: 'detached' });
    expect(await status(page).textContent()).toBe('');
    await press(page, 'Hint');
    await expect.poll(() => status(page).textContent()).not.toBe('');
    await page.evaluate(() => {
      location.hash = '#1/play/2026-11-21';
    });
    await expect.poll(() => title(page)).toContain('Daily');
    expect(await status(page).textContent()).toBe('');
  });

  test('a click on a vehicle shows where it can go, and a click there moves it', async () => {
    const page = await visit({ hash: `#1/play/${SHORT}`, viewport, hasTouch: size === 'phone' });
    const targets = page.locator('unjam-board .target');
    const click = async (x: number, y: number) =>
      size === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
    const car = await placeOf(page, 'blue car B');
    await click(car.x, car.y);
    await expect.poll(() => targets.count()).toBe(4);
    // a finger gives no focus, which Escape needs
    if (size === 'phone') await click(car.x, car.y);
    else await page.keyboard.press('Escape');
    await expect.poll(() => targets.count()).toBe(0);
    await click(car.x, car.y);
    await click(car.x, car.y + 2.5 * car.cell);
    await expect.poll(() => vehicle(page, 'blue car B').getAttribute('aria-valuenow')).toBe('5');
    await expect.poll(() => targets.count()).toBe(0);
    const red = await placeOf(page, 'red car');
    await click(red.x, red.y);
    await click(red.x + 4.5 * red.cell, red.y);
    await page.getByText('Solved in 2 moves.').waitFor();
  });

  test('a hint says first what blocks, then which vehicle, then the move; a review shows every move', async () => {
    const page = await visit({ hash: `#1/play/${SHORT}`, viewport });
    await page.getByText('· best 2', { exact: true }).waitFor();
    const said: (string | null)[] = [];
    for (const words of [/way\.$/, /^Move /, /remains\.$/]) {
      await page.keyboard.press('h');
      await expect.poll(() => status(page).textContent()).toMatch(words);
      said.push(await status(page).textContent());
    }
    expect(said).toEqual([
      "Blue car B is in the red car's way.",
      "Move blue car B: it clears the red car's path.",
      expect.stringMatching(/^Blue car B (up|down) [12]: it clears the red car's path; 1 move remains\.$/),
    ]);
    await drag(page, 'red car', 1, 0);
    await drag(page, 'blue car B', 0, 2);
    await drag(page, 'red car', 3, 0);
    await page.getByText('Solved with help in 3 moves.').waitFor();
    await page.getByText('1 hint.').waitFor();
    await page.getByRole('link', { name: 'Review' }).click();
    await page.getByText('3 moves, 1 more than the shortest way. The first detour is move 1.').waitFor();
    expect(await page.locator('.move-list .verdict').allTextContents()).toEqual([
      'no closer',
      'on a shortest way',
      'on a shortest way',
    ]);
    await page.getByText(/^Move 1: red car right 1 cost 1 extra move\. Better: blue car B/).waitFor();
    await press(page, 'Try again from here');
    await expect.poll(() => title(page)).toBe('Shared board');
    expect(await moves(page).textContent()).toBe('0 · best 2');
  });

  test('solved puzzles fill the ladder, with stars; a puzzle is visible without scrolling', async () => {
    const page = await visit({ hash: '#1/ladder', viewport });
    await page.getByText('Your level: Beginner').waitFor();
    const box = await page.locator('.next-board .picture').boundingBox();
    expect((box?.y ?? viewport.height) + (box?.height ?? 0)).toBeLessThan(viewport.height - 60);
    await page.getByRole('link', { name: 'Beginner 482 puzzles' }).click();
    const tiles = page.locator('.tile');
    await tiles.nth(23).waitFor();
    const boards = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(boards).toHaveLength(24);
    expect(await page.locator('.pack.locked').count()).toBe(Math.ceil(beginners / 24) - 1);
    await tiles.first().click();
    await expect.poll(() => title(page)).toBe('Jam 1');
    await page.goBack();
    await tiles.nth(23).waitFor();
    await page.goBack();
    await page.getByText('Your level: Beginner').waitFor();
  });
});

test('a daily puzzle counts for the streak, has its stars in the calendar, and is shared without the solution', async () => {
  const page = await visit({
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.clock.setFixedTime(new Date('2027-03-01T10:00:00Z'));
  await page.evaluate(() => {
    const best = { moves: 9, steps: 12, alone: true };
    localStorage.setItem(
      'unjam.daily',
      JSON.stringify({
        '2027-02-27': { ...best, day: '2027-02-28' },
        '2027-02-28': { ...best, day: '2027-02-28' },
      }),
    );
  });
  await page.goto(`${page.url().split('#')[0]}?again#1/daily`);
  await page.getByText('Montag, 1. März').first().waitFor();
  const streaks = page.locator('.streaks dd');
  await expect.poll(() => streaks.allTextContents()).toEqual(['1', '1', '2']);
  await press(page, 'Voriger Monat');
  expect(await page.getByRole('link', { name: /27\. Februar, später gelöst$/ }).count()).toBe(1);
  expect(await page.getByRole('link', { name: /28\. Februar, am Tag selbst gelöst$/ }).count()).toBe(1);

  const board = parseBoard(dailyBoard('2027-03-01'));
  const solved = solve(board);
  if (solved.kind !== 'solved') throw new Error('a daily puzzle without a solution');
  await page.goto(`${page.url().split('#')[0]}#1/play/2027-03-01`);
  await page.locator('h1').getByText('Tagesrätsel').waitFor();
  for (const { vehicle: index, by } of solved.solution) {
    await page.locator('unjam-board .vehicle').nth(index).focus();
    const keys =
      board.vehicles[index]?.orientation === 'horizontal'
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowUp', 'ArrowDown'];
    for (let cell = 0; cell < Math.abs(by); cell++) await page.keyboard.press(keys[by < 0 ? 0 : 1] ?? '');
  }
  await page.locator('.won').getByRole('button', { name: 'Teilen' }).click();
  await page.locator('.won').getByRole('button', { name: 'Kopiert' }).waitFor();
  const length = solved.solution.length;
  const text = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(text.slice(0, 2)).toEqual([
    'Unjam 425 · Montag, 1. März',
    expect.stringMatching(`^⭐⭐⭐ ${length} Züge, Bestwert ${length} · \\d+ Sek\\.$`),
  ]);
  expect(text.slice(2, -1)).toEqual([`🚗${'━'.repeat(length)}🏁`, '🔥 2 Tage in Folge']);
  expect(text.at(-1)).toMatch(/#1\/play\/2027-03-01$/);
});

test('the time, the statistics and the solve log are there once they are chosen', async () => {
  const page = await visit({ hash: '#1/statistics' });
  await page.getByText('The log is empty.').waitFor();
  await page.getByLabel('Keep a solve log').check();
  // a spreadsheet would take what begins with = for a formula
  await page.getByLabel("Player's name in the log").fill('=Ada');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Show the time').check();
  await page.getByLabel('Sounds').check();
  await press(page, 'Close');
  await page.getByRole('link', { name: 'Puzzles', exact: true }).first().click();
  await page.getByRole('link', { name: 'Start Jam 1' }).click();
  await page
    .locator('.timer')
    .getByText(/^0:0\d$/)
    .waitFor();
  const car = page.locator('unjam-board .vehicle[aria-label*="can move"]').first();
  const [, way = ''] = /can move (\w)/.exec((await car.getAttribute('aria-label')) ?? '') ?? [];
  await car.focus();
  const keys: Record<string, string> = { u: 'ArrowUp', d: 'ArrowDown', l: 'ArrowLeft', r: 'ArrowRight' };
  await page.keyboard.press(keys[way] ?? expect.fail(`a car that can move ${way}`));
  // the first figure is the time
  await expect.poll(() => page.locator('.counts dd').nth(1).textContent()).not.toMatch(/^0/);
  await press(page, 'Watch');
  await page.getByText(/^Solved with help in/).waitFor();
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByText(/^[1-9]\d* rows in the log\.$/).waitFor();
  const coming = page.waitForEvent('download');
  await press(page, 'Save the log');
  const lines = (await bytesOf(await coming)).toString('utf8').trim().split('\n');
  expect(lines[0]).toBe('player,board,seconds,event,vehicle,by');
  expect(lines[1]).toMatch(/^Ada,[^,]+,0,open,,$/);
  expect(lines.slice(2, -1).every((line) => /^Ada,[^,]+,[\d.]+,move,[^,],-?\d$/.test(line))).toBe(true);
  expect(lines.at(-1)).toMatch(/,gave-up,,$/);
  const count = page.getByText(/^[1-9]\d* rows in the log\.$/);
  const before = await count.textContent();
  await press(page, 'Delete the log');
  await page.getByText('The log is empty.').waitFor();
  await page.keyboard.press('Enter');
  await count.waitFor();
  expect(await count.textContent()).toBe(before);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

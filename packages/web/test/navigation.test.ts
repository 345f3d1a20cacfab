// Back and forward, addresses, and what a link opens.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { testInAll } from '../../../testing/in-all.ts';
import {
  drag,
  goTo,
  openShare,
  revisit,
  SHORT,
  sizes,
  sizesOr,
  tool,
  UNKNOWN,
  useBrowser,
  visit,
} from './browser.ts';

useBrowser();

const HARD = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
const title = (page: Page) => page.locator('h1').textContent();
const hashOf = (page: Page) => new URL(page.url()).hash;

describe.each(sizesOr('desktop'))('on a %s', (size) => {
  const viewport = sizes[size];

  test('Back and Forward go through pages and puzzles, with their moves', async () => {
    const page = await revisit(`#1/play/${SHORT}`, { viewport });
    await drag(page, 'red car', 1, 0);
    await goTo(page, 'solve');
    await expect.poll(() => title(page)).toBe('Solution');
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.getByRole('link', { name: 'Start Jam 1' }).click();
    await expect.poll(() => title(page)).toBe('Jam 1');
    const first = hashOf(page);
    expect(first).toMatch(/^#1\/play\/p-[0-9a-z]{7}$/);
    await (await tool(page, 'Next')).click();
    await expect.poll(() => title(page)).toMatch(/^Jam (?!1$)\d+$/);
    const second = (await title(page)) ?? '';
    expect(hashOf(page)).toMatch(/^#1\/play\/p-[0-9a-z]{7}$/);

    await page.goBack();
    await expect.poll(() => title(page)).toBe('Jam 1');
    expect(hashOf(page)).toBe(first);
    await page.goBack();
    await expect.poll(() => title(page)).toBe('Puzzles');
    await page.goBack();
    await expect.poll(() => title(page)).toBe('Solution');
    await page.goBack();
    await expect.poll(() => page.locator('.counts dd').first().textContent()).toBe('1 · best 2');
    for (const heading of ['Solution', 'Puzzles', 'Jam 1', second]) {
      await page.goForward();
      await expect.poll(() => title(page)).toBe(heading);
    }
  });

  testInAll('the list comes back at its page and scroll', async () => {
    const page = await visit({ hash: '#1/puzzles', viewport });
    await page.getByRole('combobox', { name: 'Page' }).selectOption('2');
    await page.getByText('page 3 of').first().waitFor();
    expect(hashOf(page)).toBe('#1/puzzles/3');
    const card = page.locator('.card').nth(20);
    await card.scrollIntoViewIfNeeded();
    const names = await page.locator('.card-name').allTextContents();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await card.click();
    await expect.poll(() => title(page)).toMatch(/^Jam \d+$/);
    await page.goBack();
    await page.getByText('page 3 of').first().waitFor();
    expect(await page.locator('.card-name').allTextContents()).toEqual(names);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
    await page.goBack();
    await page.getByText('page 1 of').first().waitFor();
  });

  testInAll('every state visited in the lab has an entry and a link', async () => {
    const page = await visit({ hash: `#1/lab/${SHORT}`, viewport });
    const status = page.locator('.wander-side [role=status]');
    await expect.poll(() => status.textContent()).toBe('2 moves from the exit.');
    await page.getByRole('button', { name: 'One move closer' }).click();
    await expect.poll(() => status.textContent()).toBe('1 move from the exit.');
    const link = hashOf(page);
    expect(link).toMatch(/\/@[0-9a-f]{2}$/);
    await page.getByRole('button', { name: 'One move closer' }).click();
    await expect.poll(() => status.textContent()).toMatch(/^Solved/);
    await page.goBack();
    await expect.poll(() => status.textContent()).toBe('1 move from the exit.');
    await page.goBack();
    await expect.poll(() => status.textContent()).toBe('2 moves from the exit.');
    const other = await visit({ hash: link, viewport });
    await expect
      .poll(() => other.locator('.wander-side [role=status]').textContent())
      .toBe('1 move from the exit.');
  });

  testInAll('Solve starts where the player is, or at the start', async () => {
    const page = await revisit(`#1/play/${SHORT}/1d1`, { viewport });
    await goTo(page, 'solve');
    await page.getByText('Move 0 of 1').waitFor();
    await page.getByRole('radio', { name: 'the start' }).check();
    await page.getByText('Move 0 of 2').waitFor();
    await page.getByRole('radio', { name: 'your position' }).check();
    await page.getByText('Move 0 of 1').waitFor();
  });

  test('a replay link plays its moves until the player takes over', async () => {
    const page = await visit({ hash: `#1/replay/${SHORT}/1d1.1u1.1d2.1u2.1d1.1u1.0r1.0l1`, viewport });
    const moves = page.locator('.counts dd').first();
    await expect.poll(() => moves.textContent()).toMatch(/^[2-5] /);
    await drag(page, 'red car', 1, 0);
    const after = await moves.textContent();
    // longer than the half second between two moves that are played
    await page.waitForTimeout(700);
    expect(await moves.textContent()).toBe(after);
    expect(await (await tool(page, 'Redo')).getAttribute('aria-disabled')).toBe('true');
    await (await tool(page, 'Watch')).waitFor();
  });
});

testInAll('a replay link plays to its end', async () => {
  const page = await revisit(`#1/replay/${SHORT}/1d1.0r1.0r3`, { reducedMotion: 'no-preference' });
  await page.getByText(/^Solved with help in 2 moves/).waitFor();
});

test('a card is a link that opens in another tab', async () => {
  const page = await revisit('#1/puzzles');
  const href = await page.locator('.card').nth(2).getAttribute('href');
  const other = await visit({ hash: href ?? '' });
  await expect.poll(() => title(other)).toBe('Jam 3');
});

testInAll('a catalogue puzzle in a long link gets its name and its short link', async () => {
  const list = await revisit('#1/puzzles');
  const href = (await list.locator('.card').nth(4).getAttribute('href')) ?? '';
  const page = await visit({ hash: href });
  await expect.poll(() => title(page)).toBe('Jam 5');
  await openShare(page);
  const text = await page.getByLabel('The board as text').inputValue();
  const other = await visit({ hash: `#1/play/${encodeURIComponent(text)}` });
  await expect.poll(() => title(other)).toBe('Jam 5');
  await expect.poll(() => hashOf(other)).toBe(href);
});

test('a drawn board has a short link', async () => {
  const page = await revisit('#1/edit/!6x6.~!X*cacb~A*aebece~B*ecedee');
  await page.getByText(/^Solvable in/).waitFor();
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.getByRole('heading', { name: 'My board' }).waitFor();
  expect(hashOf(page).length).toBeLessThan(60);
  await page.goBack();
  await page.getByRole('heading', { name: 'Make' }).waitFor();
});

test('a link whose board is in rows with slashes opens the board, and Back leaves it', async () => {
  const page = await revisit('#1/puzzles');
  await page.evaluate(() => {
    location.hash = '#1/play/.AA/.BB/XXC/..C';
  });
  await expect.poll(() => page.locator('h1').textContent()).toBe('Shared board');
  expect(await page.evaluate(() => location.hash)).toBe('#1/play/.AA%2F.BB%2FXXC%2F..C');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#1/puzzles');
});

describe('the page of a broken link', () => {
  test.each([
    ['a link of the app', `look: http://localhost/#1/play/${HARD} !`, 'h1', 'Shared board'],
    ['a board in a fenced block', '```\n......\n......\nXX..B.\n....B.\n......\n......\n```', 'h1', 'Make'],
  ])('opens %s', async (_, text, selector, words) => {
    const page = await revisit('#1/play/%');
    await page.getByLabel('Or paste a link or a board').fill(text);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => page.locator(selector).textContent()).toBe(words);
  });

  test('says what is wrong with pasted text, and Back works', async () => {
    const page = await revisit('#1/puzzles');
    await page.locator('.card').first().waitFor();
    await page.evaluate(() => {
      location.hash = '#1/play/nothing';
    });
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await page.getByLabel('Or paste a link or a board').fill('hello');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByText(UNKNOWN).waitFor();
    await page.goBack();
    await page.locator('.card').first().waitFor();
  });

  test.each([
    ['a newer version', '#2/play/x', 'This link was made by a newer version.'],
    [
      'a puzzle that the catalogue does not have',
      '#1/play/p-zzzzzzz/1d1',
      'The catalogue has no such puzzle. It was taken out, or the link was not copied whole.',
    ],
  ])('gives one reason for a link of %s, and a way to other puzzles', async (_, hash, words) => {
    const page = await revisit(hash);
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(words);
    expect(await page.getByText('Perhaps it was cut off').count()).toBe(0);
    await page.getByRole('link', { name: 'Choose a puzzle' }).click();
    await page.locator('.card').first().waitFor();
  });
});

test.each([
  ['en', 'This app has no page "cheat". It has: Today, Play, Solve, Make, Puzzles,'],
  ['de', 'Diese App hat keine Seite "cheat". Sie hat: Heute, Spielen, Lösen, Bauen, Rätsel,'],
])('a link to a page that there is not names those that there are: %s', async (locale, said) => {
  const page = await visit({ hash: '#1/cheat', locale });
  await expect.poll(() => page.locator('.broken .problem').first().textContent()).toContain(said);
});

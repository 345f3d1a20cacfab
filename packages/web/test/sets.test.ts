// A set of puzzles: a teacher makes it, pupils open its link, play through it, and print it.

import { readFileSync } from 'node:fs';
import { readCatalogue } from '@unjam/core/catalogue';
import { puzzleId } from '@unjam/core/formats';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import {
  appAddress,
  bytesOf,
  devicesOr,
  drag,
  revisit,
  SHORT,
  sizes,
  sizesOr,
  useBrowser,
  visit,
} from './browser.ts';

useBrowser();

const catalogue = readCatalogue(
  readFileSync(new URL('../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
);
const first = catalogue.ok ? catalogue.value.slice(0, 3).map(({ board }) => puzzleId(board)) : [];

/** Another board that one move solves. */
const OPEN = 'ooooooooooooAAoooooooBoooooBoooooooo';

const hashOf = (page: Page) => new URL(page.url()).hash;
const title = (page: Page) => page.locator('h1').textContent();

test('is made by the keyboard alone: from a pack and from pasted boards; its address is its link', async () => {
  const page = await visit({ hash: '#1/set', reducedMotion: 'reduce' });
  const field = page.getByLabel('Title of the set');
  await field.focus();
  await page.keyboard.type('Class 4b');
  await page.getByLabel('Paste boards in any format').focus();
  await page.keyboard.insertText(`${SHORT}\n\n${OPEN}\n`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('2 puzzles added.').waitFor();
  const tile = page.locator('.set-maker .tile').first();
  await tile.focus();
  await page.keyboard.press('Space');
  await page.getByText('1 puzzle added.').waitFor();
  expect(await tile.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => hashOf(page)).toBe(`#1/set/Class%204b/${SHORT}/${OPEN}/${first[0]}`);
  await expect.poll(() => title(page)).toBe('Class 4b');
  await page.getByRole('button', { name: 'Remove Puzzle 2' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe(`#1/set/Class%204b/${SHORT}/${first[0]}`);
  // the button of the puzzle that follows has the focus
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Remove Jam 1');
  await page.getByRole('button', { name: 'Add all 24' }).click();
  const added = page.getByText('23 puzzles added.');
  await added.waitFor();
  const { y } = (await added.boundingBox()) ?? { y: -1 };
  expect(y > 0 && y < (page.viewportSize()?.height ?? 0)).toBe(true);
  // a link of a set, an id beside it, and words that are neither
  const paste = async (text: string) => {
    await page.getByLabel('Paste boards in any format').fill(text);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  };
  await paste(`${appAddress()}#1/set/other/${OPEN}, lesson-1 2026-11-21`);
  await page.getByText('3 puzzles added.').waitFor();
  await paste(`hello #1/set/other/lesson-2`);
  await page.getByText(/^1 puzzle added\. Not added: Line 1, column 1: this is not a board/).waitFor();
  // what was not added is still there to be mended
  expect(await page.getByLabel('Paste boards in any format').inputValue()).toMatch(/^hello/);
  await paste('p-zzzzzzz');
  await page.getByText('Not added: there is no puzzle "p-zzzzzzz"; expected').waitFor();
  await expect.poll(() => page.locator('.set-page > .tiles li').count()).toBe(29);
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.getByLabel('This set').inputValue()).toBe(page.url());
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.locator('.qr').waitFor();
});

test.each(sizesOr('phone'))(
  'is played through with Next on a %s, and says when all is solved',
  async (size) => {
    const page = await visit({ hash: `#1/set/Class%204b/${SHORT}/${OPEN}`, viewport: sizes[size] });
    await page.getByText('0 of 2 puzzles solved').waitFor();
    await page.getByRole('link', { name: 'Start' }).click();
    await expect.poll(() => title(page)).toBe('Puzzle 1');
    await drag(page, 'blue car B', 0, 1);
    await drag(page, 'red car', 4, 0);
    await page.getByText(/^Solved in 2 moves/).waitFor();
    await page.getByRole('link', { name: 'Class 4b' }).click();
    await page.getByText('1 of 2 puzzles solved').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect.poll(() => title(page)).toBe('Puzzle 2');
    await drag(page, 'red car', 4, 0);
    await page.getByText(/^Solved in 1 move\./).waitFor();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await page.getByText('All solved. Well done!').waitFor();
    expect(hashOf(page)).toBe(`#1/set/Class%204b/${SHORT}/${OPEN}`);
  },
);

test.each(devicesOr('desktop'))(
  'boards keep their names and are put in order, and a booklet has them all: %s',
  async (_, viewport) => {
    const page = await visit({ hash: `#1/set/Mine/${SHORT}=The%20gap/${OPEN}=Free%20road`, viewport });
    await page.locator('.tile-name').getByText('The gap').waitFor();
    await page.getByText('Change this set').click();
    await page.getByRole('button', { name: 'Move The gap down' }).click();
    await expect.poll(() => hashOf(page)).toBe(`#1/set/Mine/${OPEN}=Free%20road/${SHORT}=The%20gap`);
    // the row has gone down, and the focus with it
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Move The gap up');
    await page.keyboard.press('Enter');
    await expect.poll(() => hashOf(page)).toBe(`#1/set/Mine/${SHORT}=The%20gap/${OPEN}=Free%20road`);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Booklet (PDF)' }).click();
    const booklet = await coming;
    expect(booklet.suggestedFilename()).toBe('unjam-booklet.pdf');
    // the title, two boards, the solutions
    const pdf = (await bytesOf(booklet)).toString('latin1');
    expect(pdf.match(/\/Type \/Page\s/g)).toHaveLength(3);
    await page.getByRole('link', { name: 'Start' }).click();
    await expect.poll(() => title(page)).toBe('The gap');
    await page.getByRole('link', { name: 'Puzzle after' }).click();
    await expect.poll(() => title(page)).toBe('Free road');
  },
);

testInAll('a booklet has no title in letters that the app cannot print', async () => {
  const page = await revisit(`#1/set/${encodeURIComponent('桥')}/${SHORT}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Booklet (PDF)' }).click();
  expect((await bytesOf(await coming)).toString('latin1')).toContain('\n(Unjam)\n');
});

testInAll('the ways to the puzzles before and after stay in the set', async () => {
  const [one = '', two = ''] = first;
  const set = `#1/set/Class%204b/${two}/${SHORT}/${one}`;
  const page = await revisit(set);
  await page.getByRole('link', { name: 'Start' }).click();
  const places = page.getByRole('navigation', { name: 'A set of puzzles' });
  await places.getByText('1 of 3').waitFor();
  expect(await places.getByRole('link', { name: 'Puzzle before' }).count()).toBe(0);
  await places.getByRole('link', { name: 'Puzzle after' }).click();
  await places.getByText('2 of 3').waitFor();
  await expect.poll(() => title(page)).toBe('Puzzle 2');
  await places.getByRole('link', { name: 'Puzzle after' }).click();
  await places.getByText('3 of 3').waitFor();
  expect(hashOf(page)).toBe(`#1/play/${one}`);
  expect(await places.getByRole('link', { name: 'Puzzle after' }).count()).toBe(0);
  await places.getByRole('link', { name: '3 of 3' }).click();
  await page.getByText('0 of 3 puzzles solved').waitFor();
  expect(hashOf(page)).toBe(set);
});

test.each(
  someOr(1, [
    ['9', 2],
    ['4', 4],
  ]),
)('is printed as cards, %s a page', async (perPage, pages) => {
  const page = await revisit(`#1/set/Print/${[...first, SHORT, OPEN].join('/')}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: `Cards, ${perPage} a page (PDF)` }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('unjam-cards.pdf');
  const pdf = (await bytesOf(download)).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(/\/Type \/Page\s/g)).toHaveLength(pages);
});

test.each(devicesOr())('on paper a set is its title and its boards: %s', async (_, viewport) => {
  const page = await visit({ hash: `#1/set/Class%204b/${SHORT}/${first[0]}`, viewport });
  // the first element of a drawing may be its title, which is not to be seen
  await page.locator('.tile svg > *').first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const words = await page.locator('.set-page').innerText();
  expect(words.split(/\s*\n\s*/)).toEqual(['Class 4b', 'Puzzle 1', 'Jam 1']);
});

test('a board without a solution has no card, and the page says so', async () => {
  const stuck = 'ooooooooooooAAooxooooooooooooooooooo';
  const page = await revisit(`#1/set/Print/${SHORT}/${stuck}`);
  await page.getByRole('button', { name: 'Cards, 4 a page (PDF)' }).click();
  await page.getByText(/^unjam-cards\.pdf: \d+ KB\. No card, for want of a solution: Puzzle 2\.$/).waitFor();
});

test.each([
  ['no puzzle that exists', '#1/set/x/p-zzzzzzz', 'The catalogue has no such puzzle.'],
  ['a board that is none', `#1/set/x/${SHORT}/hello`, 'puzzle 2 of the set: '],
  ['too many puzzles', `#1/set/x${`/${SHORT}`.repeat(101)}`, 'a set has at most 100 puzzles, not 101'],
])('a link with %s says so', async (_, hash, words) => {
  const page = await revisit(hash);
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  await page.getByRole('alert').getByText(words).waitFor();
});

test('a puzzle that left the catalogue is named once, and the others are there to play', async () => {
  const page = await revisit(`#1/set/x/p-zzzzzzz/${SHORT}/${first[0]}`);
  await page
    .getByText('Not shown: 1 puzzle that the catalogue does not have, or whose day has not come.')
    .waitFor();
  await expect.poll(() => hashOf(page)).toBe(`#1/set/x/${SHORT}/${first[0]}`);
  await page.getByText('0 of 2 puzzles solved').waitFor();
});

test('a puzzle that a link has by its id and by its text is in the set once, with its name', async () => {
  const text = catalogue.ok ? catalogue.value[0]?.board : '';
  const page = await revisit(`#1/set/x/${first[0]}/${text}=The%20gap/${SHORT}`);
  await expect.poll(() => hashOf(page)).toBe(`#1/set/x/${first[0]}=The%20gap/${SHORT}`);
  await page.getByText('0 of 2 puzzles solved').waitFor();
  await page.getByRole('link', { name: 'Start' }).click();
  await page.getByRole('link', { name: '1 of 2', exact: true }).waitFor();
});

testInAll(
  'the link of a set that is pasted into another keeps its names, its order and its title',
  async () => {
    const page = await visit({ hash: '#1/set' });
    const link = `#1/set/Class%204b/${OPEN}=Free%20road/${first[1]}=Second/${SHORT}=The%20gap/${first[0]}`;
    await page.getByLabel('Paste boards in any format').fill(`Here: ${appAddress()}${link}`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => hashOf(page)).toBe(link);
    await expect
      .poll(() => page.locator('.set-page > .tiles .tile-name').allTextContents())
      .toEqual(['Free road', 'Second', 'The gap', 'Jam 1']);
  },
);

testInAll('a pack, the filtered list and My boards open as sets', async () => {
  const page = await visit({ hash: '#1/ladder/beginner' });
  await page.getByRole('link', { name: 'As a set, to share or print' }).first().click();
  await page.getByText('0 of 24 puzzles solved').waitFor();
  expect(await title(page)).toBe('Beginner 1');
  await page.goto(`${page.url().split('#')[0]}#1/edit/${SHORT}`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('link', { name: 'As a set, to share or print' }).click();
  await expect.poll(() => hashOf(page)).toBe(`#1/set/My%20boards/${SHORT}=Mine`);
  await page.goto(`${page.url().split('#')[0]}#1/puzzles`);
  await page.getByLabel('Min moves').fill('48');
  await page.getByRole('link', { name: 'As a set, to share or print' }).click();
  await page.getByText(/^0 of \d+ puzzles solved$/).waitFor();
});

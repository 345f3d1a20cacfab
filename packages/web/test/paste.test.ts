// Boards that are pasted into the editor, and what it says of other texts.
import { tryParseBoard } from '@unjam/core';
import { allFormats, detectFormat, formats } from '@unjam/core/formats';
import { describe, expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import {
  boardWithMarkup,
  goTo,
  MARKUP,
  openShare,
  revisit,
  SHORT,
  UNKNOWN,
  useBrowser,
  visit,
} from './browser.ts';

useBrowser();

const hash = `#1/edit/${SHORT}`;

describe('a board is pasted as', () => {
  /** A board whose primary is P, which other formats do not take for the primary. */
  const bandung = '6 6\n1\n......\n......\nPP..B.K\n....B.\n......\n......';
  // formats differ in the labels that they allow
  // a link is not read into the editor but opened: navigation.test.ts
  const texts = formats
    .filter(({ id }) => id !== 'link')
    .map(({ id, print, parse }) => {
      const printed = ['XX..B.\n....B.', 'xx..b.\n....b.', '@@..b.\n....b.', SHORT].flatMap((rows) => {
        const board = tryParseBoard(rows.length === 36 ? rows : `......\n......\n${rows}\n......\n......`);
        const text = board.ok ? print(board.value) : undefined;
        return text?.ok && parse(text.value).ok ? [text.value] : [];
      });
      return [id, id === 'bandung' ? bandung : (printed[0] ?? '')] as const;
    });
  test.each(someOr(3, texts))('%s', async (id, text) => {
    expect(detectFormat(text, allFormats())?.id).toBe(id);
    // first a board of one piece
    const page = await revisit('#1/edit/!6x6.~!X*cacb');
    await expect.poll(() => page.locator('.piece').count()).toBe(1);
    await page.getByLabel('Paste a board in any format').fill(text);
    await expect.poll(() => page.locator('.piece').count()).toBe(2);
    await page.getByText('Solvable in 2 moves.').waitFor();
  });
});

describe('bad input is reported and changes nothing', () => {
  test.each([
    ['nonsense', 'hello world, this is not a board', UNKNOWN],
    ['binary', '\u0001\u0002\u0000\u0003', 'Line 1, column 3: the input is binary; expected a text'],
    ['markup', '<img src=x onerror=alert(1)>', UNKNOWN],
    [
      'ragged rows',
      '......\n....\nXX..',
      'Line 1, column 5: row 1 has 6 cells, other rows have 4; expected 4 cells in every row',
    ],
    [
      'oversized',
      'A'.repeat(150_000),
      'Line 1, column 1: the board that begins here has more than 65536 characters; expected a board of at most 16 columns and rows',
    ],
  ])('%s', async (_, text, words) => {
    const page = await revisit(hash);
    await page.getByText('Solvable in 2 moves.').waitFor();
    await page.getByLabel('Paste a board in any format').fill(text);
    await expect.poll(() => page.locator('#paste-problem').textContent()).toBe(words);
    expect(await page.locator('.piece').count()).toBe(2);
  });

  testInAll('markup in labels is text, on every page and in every file', async () => {
    const page = await visit({ hash: '#1/edit' });
    await page.getByLabel('Paste a board in any format').fill(boardWithMarkup);
    await page.locator(`.piece[aria-label*="${MARKUP}"]`).waitFor();
    await page.getByText('Solvable in 2 moves.').waitFor();
    await page.getByRole('button', { name: 'Solve it' }).click();
    await page.locator('.move-list button', { hasText: `blue car ${MARKUP}` }).waitFor();
    await goTo(page, 'play');
    await page.locator(`unjam-board .vehicle[aria-label*="${MARKUP}"]`).waitFor();
    await page.keyboard.press('h');
    await page.getByText(`Blue car ${MARKUP}`).waitFor();
    expect(await page.locator('b', { hasText: 'x' }).count()).toBe(0);
    await openShare(page);
    for (const name of ['Picture', 'Card']) {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).click();
      await coming;
    }
  });
});

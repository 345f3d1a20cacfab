// Boards that are pasted or dropped on any page.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import { revisit, useBrowser, visit } from './browser.ts';

useBrowser();

const list = '1 h 2 2 3\n2 v 3 1 2\n3 h 2 1 1\n4 v 3 4 2\n5 h 3 3 6\n6 v 2 1 5\n7 h 2 5 5\n8 v 3 6 1\n';
const matrix = '[[1,1,0,0,0,2],[3,0,0,4,0,2],[3,9,9,4,0,2],[3,0,0,4,0,0],[5,0,0,0,6,6],[5,0,7,7,7,0]]';
const two =
  'Easy\n......\n......\nXX..B.\n....B.\n......\n......\n\nHarder\n..0..A\n..0..A\nXX0...\n.RGGY.\nVR..Y.\nVR....\n';

/** Pastes a text, or drops files with these bytes, and `padded` letters behind them, on the part of the page that has the focus. */
async function bring(
  page: Page,
  what: { text?: string; files?: readonly { name: string; bytes: readonly number[]; padded?: number }[] },
) {
  await page.evaluate(({ text, files = [] }) => {
    const data = new DataTransfer();
    if (text !== undefined) data.setData('text/plain', text);
    for (const { name, bytes, padded = 0 } of files)
      data.items.add(new File([new Uint8Array(bytes), 'A'.repeat(padded)], name));
    const target = document.activeElement ?? document.body;
    const event =
      files.length > 0
        ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
  }, what);
}

const utf16 = (text: string): number[] =>
  [0xfeff, ...[...text].map((sign) => sign.charCodeAt(0))].flatMap((unit) => [unit & 255, unit >> 8]);

describe('a board that is pasted', () => {
  test.each(someOr(1, ['#1/play', '#1/puzzles', '#1/daily']))(
    'on %s is opened, and the app says how it was read',
    async (hash) => {
      const page = await visit({ hash });
      await page.locator('h1').waitFor();
      await bring(page, { text: list });
      await page.getByText('Solvable in 8 moves.').waitFor();
      await page
        .getByText(
          'How it was read: columns: name, direction, length, column, and row (counted from 1) · 1 is the red car',
        )
        .waitFor();
      await page.getByRole('button', { name: 'Not so?' }).click();
      await page.getByRole('button', { name: 'Read again' }).waitFor();
    },
  );

  test('into a field stays there', async () => {
    const page = await revisit('#1/set');
    await page.locator('textarea').first().focus();
    await bring(page, { text: list });
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(page.url()).toContain('#1/set');
    // a field with a limit would cut off what is longer, without a word
    const fields = await page
      .locator('textarea')
      .evaluateAll((all) => all.map((field) => field.getAttribute('maxlength')));
    expect(fields).toEqual(fields.map(() => null));
  });

  test('among several is chosen by its drawing', async () => {
    const page = await revisit('#1/play');
    await page.locator('h1').waitFor();
    await bring(page, { text: two });
    const dialog = page.locator('dialog[open]');
    await dialog.getByText('2 boards. Which one is to be opened?').waitFor();
    expect(await dialog.locator('li svg').count()).toBe(2);
    await dialog.getByRole('button', { name: 'Harder' }).click();
    await page.getByText('Solvable in 4 moves.').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('in a text with two readings: both are drawn, and one is chosen', async () => {
    const page = await revisit('#1/play');
    await page.locator('h1').waitFor();
    await bring(page, { text: matrix });
    const dialog = page.locator('dialog[open]');
    await dialog.getByText('This text can be read in several ways. Which board is meant?').waitFor();
    expect(await dialog.locator('li svg').count()).toBe(2);
    await dialog.getByRole('button', { name: '9 is the red car' }).click();
    await page.getByText('Solvable in 8 moves.').waitFor();
    // the other one stays at hand
    await page.getByRole('button', { name: 'Not so?' }).click();
    await page.getByText('Other ways to read the text:').waitFor();
  });
});

describe('what a text means', () => {
  const quoted = '"AA.#.B"\n"....CB"\n"XX..CB"\n"D..EE."\n"D....."\n"D..FFF"\n';

  test('is said by keyboard: another red car, and the exit on the other side', async () => {
    const page = await revisit('#1/play');
    await page.locator('h1').waitFor();
    await bring(page, { text: quoted });
    await page
      .getByText('How it was read: . is empty · # is a wall · X is the red car · exit: right')
      .waitFor();
    await page.getByRole('button', { name: 'Not so?' }).press('Enter');
    const red = page.locator('.meaning').getByLabel('Red car');
    await red.selectOption('E');
    await red.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('label')?.textContent)).toMatch(/^Exit/);
    await page.locator('.meaning').getByLabel('Exit').selectOption('left');
    await page.getByRole('button', { name: 'Read again' }).press('Enter');
    await page.getByText('E is the red car · exit: left').waitFor();
    // a change that leads nowhere says so, and the board stays
    await page.locator('.meaning').getByLabel('Empty cells').selectOption('A');
    await page.getByRole('button', { name: 'Read again' }).press('Enter');
    await page.getByText('Read so, this is no board.').waitFor();
    await page.getByText('E is the red car · exit: left').waitFor();
  });

  testInAll('of a list: each column', async () => {
    const page = await revisit('#1/play');
    await page.locator('h1').waitFor();
    await bring(page, { text: list });
    await page.getByRole('button', { name: 'Not so?' }).click();
    expect(await page.getByLabel('Column 3: 2, 3, 2').inputValue()).toBe('length');
    await page.getByLabel('Rows and columns count from').selectOption('0');
    await page.getByRole('button', { name: 'Read again' }).click();
    await page.getByText('(counted from 0)').first().waitFor();
  });

  testInAll('of rows that were refused', async () => {
    const page = await revisit('#1/play');
    await page.locator('h1').waitFor();
    await bring(page, { text: '"..A..."\n"..A.Q."\n"XXA..."\n"B....."\n"BCC.Q."\n"......"\n' });
    const dialog = page.locator('dialog[open]');
    await dialog.getByText('This looks like rows of cells.').waitFor();
    await dialog.getByLabel('Walls').selectOption('Q');
    await dialog.getByRole('button', { name: 'Read again' }).click();
    await page.getByText('Q is a wall').waitFor();
  });
});

testInAll('boards in any shape are read where a set is made', async () => {
  const page = await revisit('#1/set');
  await page.getByLabel('Paste boards in any format').fill(`${list}\n`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('1 puzzle added.').waitFor();
});

test('what is no board is said, without a command', async () => {
  const page = await revisit('#1/play');
  await page.locator('h1').waitFor();
  await bring(page, { text: 'AAB\n.CB\n.C.X\n' });
  const said = page.locator('dialog[open] .problem');
  await said.waitFor();
  expect(await said.textContent()).toMatch(/row/);
  expect(await said.textContent()).not.toMatch(/unjam |--/);
});

test('what is dragged over a page is taken from the browser, and over a field it is not', async () => {
  const page = await revisit('#1/edit');
  await page.locator('textarea').first().waitFor();
  const taken = await page.evaluate(() =>
    ['main', 'textarea'].map((where) => {
      const event = new DragEvent('dragover', { bubbles: true, cancelable: true });
      document.querySelector(where)?.dispatchEvent(event);
      return event.defaultPrevented;
    }),
  );
  expect(taken).toEqual([true, false]);
});

describe('files that are dropped', () => {
  test('UTF-16 of Windows PowerShell is read', async () => {
    const page = await revisit('#1/puzzles');
    await page.locator('h1').waitFor();
    await bring(page, { files: [{ name: 'card.txt', bytes: utf16(list.replaceAll('\n', '\r\n')) }] });
    await page.getByText('Solvable in 8 moves.').waitFor();
  });

  testInAll('several give a list, each named as its file', async () => {
    const page = await revisit('#1/play');
    await page.locator('h1').waitFor();
    const bytes = [...new TextEncoder().encode(list)];
    await bring(page, {
      files: [
        { name: 'one.txt', bytes },
        { name: 'two.txt', bytes },
      ],
    });
    const names = page.locator('dialog[open] li');
    await names.nth(1).waitFor();
    expect(await names.allInnerTexts()).toEqual(['one', 'two']);
  });

  testInAll('bytes that are neither text nor a picture are refused', async () => {
    const page = await revisit('#1/play');
    await page.locator('h1').waitFor();
    await bring(page, { files: [{ name: 'a.bin', bytes: [0, 255, 0, 1] }] });
    await page.getByText('This file is neither text nor a picture.').waitFor();
  });

  const board = { name: 'one.txt', bytes: [...new TextEncoder().encode(list)] };
  const prose = { name: 'letter.txt', bytes: [...new TextEncoder().encode('Dear Ada, see below.')] };
  const binary = { name: 'a.bin', bytes: [0, 255, 0, 1] };
  const large = { name: 'large.txt', bytes: [], padded: 5_000_001 };
  test.each(
    someOr(1, [
      ['a letter', [board, prose], 1],
      ['a large file and a folder', [large, board, { name: 'folder', bytes: [65] }], 2],
      ['bytes that are no text', [binary, board], 1],
    ] as const),
  )('of several those that are not read are said: %s', async (_, files, unread) => {
    const page = await revisit('#1/play');
    await page.locator('h1').waitFor();
    // browsers refuse to read a folder that is dropped as a file
    await page.evaluate(() => {
      const read = File.prototype.arrayBuffer;
      File.prototype.arrayBuffer = function () {
        return this.name === 'folder' ? Promise.reject(new Error('a folder')) : read.call(this);
      };
    });
    await bring(page, { files });
    await page.getByText(`Not read: ${unread} file${unread > 1 ? 's' : ''}.`, { exact: true }).waitFor();
    await page.locator('dialog[open] li').getByText('one', { exact: true }).click();
    await page.getByText('Solvable in 8 moves.').waitFor();
  });

  testInAll('of which none can be read, say so', async () => {
    const page = await revisit('#1/play');
    await page.locator('h1').waitFor();
    await page.evaluate(() => {
      File.prototype.arrayBuffer = () => Promise.reject(new Error('a folder'));
    });
    await bring(page, { files: [board] });
    await page.getByText('This file is neither text nor a picture.').waitFor();
  });
});

test('of a text and its picture, as spreadsheets copy cells, the text is read', async () => {
  const page = await revisit('#1/play');
  await page.locator('h1').waitFor();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    clipboardData.items.add(new File([new Uint8Array(9)], 'image.png', { type: 'image/png' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  }, list);
  await page.getByText('Solvable in 8 moves.').waitFor();
});

testInAll('a picture that is dropped on the page of a broken link is shown in the editor', async () => {
  const page = await revisit('#1/play/zzz');
  await page.getByText('This link does not work').waitFor();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(9)], 'board.png', { type: 'image/png' }));
    document.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  });
  await page.getByRole('heading', { name: 'Make', exact: true }).waitFor();
  await page.getByRole('button', { name: 'From a picture', pressed: true }).waitFor();
});

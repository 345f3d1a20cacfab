// A picture is read again: at another corner, in another size, or another of its boards.
import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { drawn } from '../../../cli/test/drawn-picture.ts';
import { turned } from '../../../core/src/testing/turned-picture.ts';
import { useBrowser } from '../browser.ts';
import {
  choose,
  draftText,
  dragCorner,
  fileOf,
  type Image,
  isSure,
  marks,
  nothing,
  onRead,
  panelPage,
  sceneFile,
  temporaryFolder,
} from '../picture-panel.ts';

useBrowser();

test('a corner that is dragged, with readings on its way, is one step of undo', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const before = await draftText(page);
  const corner = await page.getByRole('button', { name: /^first corner/ }).boundingBox();
  if (!corner) throw new Error('there is no first corner');
  const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2];
  const read = new Set([before]);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 4; step++) {
    await page.mouse.move(x + 25 * step, y);
    await page.getByText('Reading the picture…').waitFor({ state: 'detached' });
    read.add(await draftText(page));
  }
  await page.mouse.up();
  // otherwise one step of undo would bring back the first board anyway
  expect(read.size).toBeGreaterThan(2);
  await page.keyboard.press('Control+z');
  expect(await draftText(page)).toBe(before);
});

test('of a picture that shows two boards one is read, then the other, then the first again', async () => {
  const boards = [
    'BB.C..\n...C..\nXX.C..\n..D...\n..DEE.\n......',
    'G...HH\nG...I.\nGXX.I.\n..JJ.K\n.....K\n......',
  ];
  const pictures: Image[] = [];
  for (const board of boards)
    pictures.push(pixelsOf(await drawn(temporaryFolder(), board.replaceAll('\n', ''))));
  const [left = nothing, right = nothing] = pictures;
  const page = await panelPage();
  // a picture that lies on its side: the reader puts each of its boards upright
  await choose(page, fileOf(turned(sideBySide(left, right))));
  const next = page.getByRole('button', { name: 'Next board (2 found)' });
  await next.waitFor();
  const first = await draftText(page);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('The first board');
  await next.click();
  await expect.poll(() => draftText(page), { timeout: 30_000 }).not.toBe(first);
  expect(await name.inputValue()).toBe('');
  const second = await draftText(page);
  expect(new Set([first, second].map(lettersAsSeen))).toEqual(new Set(boards.map(lettersAsSeen)));
  await next.click();
  await expect.poll(() => draftText(page), { timeout: 30_000 }).toBe(first);
  // turning a board does not turn the next one
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await expect.poll(() => draftText(page)).not.toBe(first);
  await next.click();
  await expect.poll(() => draftText(page), { timeout: 30_000 }).toBe(second);
  // a picture of one board does not offer others
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  expect(await next.count()).toBe(0);
});

test('a size that is chosen while the picture is read is kept', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const size = page.getByLabel('Size in the picture');
  await size.selectOption('6x6');
  await size.selectOption('7x7');
  await page.getByRole('group', { name: 'Draft of 7 rows and 7 columns' }).waitFor();
  expect(await size.inputValue()).toBe('7x7');
});

test('a panel that was closed while a picture was opened says nothing when it is opened again', async () => {
  const page = await panelPage();
  const { file } = sceneFile('screen', 3);
  await choose(page, file);
  const button = page.getByRole('button', { name: 'From a picture' });
  await button.click();
  await button.click();
  await page.getByText('It stays on this device.').waitFor();
  const status = page.getByRole('region', { name: 'Picture', exact: true }).getByRole('status');
  await expect.poll(() => status.innerText()).toBe('');
  await choose(page, file);
  await isSure(page);
});

test('while a picture is read it can be closed, and another one opened in its place', async () => {
  const page = await panelPage();
  const before = await draftText(page);
  const reading = page.getByText('Reading the picture…');
  // there is time to close a picture before it is read
  await onRead(page, { late: 1500 });
  const opened = page.locator('.picture-view');
  await choose(page, sceneFile('screen', 3).file);
  await opened.waitFor();
  await page.getByRole('button', { name: 'Close the picture' }).click();
  await reading.waitFor({ state: 'detached' });
  expect(await opened.count()).toBe(0);
  await choose(page, sceneFile('screen', 4).file);
  await opened.waitFor();
  // this one was opened after the reading of the one that was closed
  expect(await draftText(page)).toBe(before);
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const read = await draftText(page);
  // there is one step: neither the closed picture nor the one that was replaced has become a board
  await page.keyboard.press('Control+z');
  expect(await draftText(page)).toBe(before);
  await page.keyboard.press('Control+y');
  expect(await draftText(page)).toBe(read);
  await isSure(page);
});

test('a file that cannot be opened leaves the picture that is open as it is', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const [board, before] = [await draftText(page), await marks(page)];
  await choose(page, { name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  const message = page.getByText('The browser cannot open this file');
  await message.waitFor();
  expect(await draftText(page)).toBe(board);
  expect(await marks(page)).toEqual(before);
  expect(await page.locator('.draft.outdated').count()).toBe(0);
  // what was said of the file goes when the board is turned, and when the picture is read again
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await message.waitFor({ state: 'detached' });
  await choose(page, { name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await message.waitFor();
  await dragCorner(page, 'first', 4, 0);
  await message.waitFor({ state: 'detached' });
  await isSure(page);
});

test('a file that cannot be opened does not stop the picture that was chosen before it', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const first = await draftText(page);
  // both files wait for the reading of the first picture
  await onRead(page, { late: 800 });
  await page.getByLabel('Size in the picture').selectOption('6x6');
  await choose(page, sceneFile('screen', 4).file);
  await choose(page, { name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect.poll(() => draftText(page), { timeout: 30_000 }).not.toBe(first);
  const read = await draftText(page);
  // what is read again is the picture that is shown
  await page.getByLabel('Size in the picture').selectOption('7x7');
  await page.getByLabel('Size in the picture').selectOption('6x6');
  await expect.poll(() => draftText(page), { timeout: 30_000 }).toBe(read);
});

test('while another picture is opened in place of one that is read, it is said that one is read', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  // longer than a busy machine takes to open the other picture
  await onRead(page, { late: 5000 });
  const size = page.getByLabel('Size in the picture');
  const reading = page.getByText('Reading the picture…');
  await size.selectOption('6x6');
  await reading.waitFor();
  const said = page.getByRole('region', { name: 'Picture', exact: true }).getByRole('status');
  await said.evaluate((status) => {
    new MutationObserver(() =>
      status.setAttribute('title', `${status.getAttribute('title') ?? ''}|${status.textContent}`),
    ).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await choose(page, sceneFile('screen', 4).file);
  await isSure(page);
  expect(await said.getAttribute('title')).toMatch(/^\|[^|]*% sure[^|]*$/);
});

/** The board as a text in which vehicles have letters in the order in which they are seen. */
function lettersAsSeen(text: string): string {
  const seen: string[] = [];
  return text.trim().replaceAll(/[A-Z]/g, (letter) => {
    if (letter === 'X') return letter;
    if (!seen.includes(letter)) seen.push(letter);
    return String.fromCharCode(97 + seen.indexOf(letter));
  });
}

function pixelsOf(file: string): Image {
  const { width, height, channels, data } = decode(readFileSync(file));
  const pixels = Array.from({ length: width * height }, (_, i) => [
    ...data.slice(i * channels, i * channels + 3),
    255,
  ]);
  return { width, height, data: pixels.flat() };
}

/** Two pictures of one size, beside each other. */
function sideBySide({ width, height, data }: Image, right: Image): Image {
  const both = Array.from({ length: 2 * width * height * 4 }, (_, i) => {
    const [row, at] = [Math.floor(i / (8 * width)), i % (8 * width)];
    return at < 4 * width ? data[row * 4 * width + at] : right.data[row * 4 * width + at - 4 * width];
  });
  return { width: 2 * width, height, data: both.map(Number) };
}

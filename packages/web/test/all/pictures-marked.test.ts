// What is drawn onto the picture: the pieces with their letters, and the cells that are not sure.
import { readSetup } from '@unjam/core/picture';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import { useBrowser } from '../browser.ts';
import {
  choose,
  draftText,
  dragCorner,
  fileOf,
  type Image,
  isSure,
  marks,
  onRead,
  panelPage,
  sceneFile,
  seeNothing,
} from '../picture-panel.ts';

useBrowser();

test('each piece is framed in the picture with its letter, and a tap there selects it on the board', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const letters = new Set((await draftText(page)).replaceAll(/[^A-Z]/g, ''));
  const pieces = page.locator('.picture-grid .piece');
  expect(new Set(await pieces.allTextContents())).toEqual(letters);
  const panel = page.getByRole('region', { name: 'Picture', exact: true });
  const makeRed = panel.getByRole('button', { name: 'Make red' });
  expect(await makeRed.isDisabled()).toBe(true);
  await page.locator('.picture-grid .piece:not(.primary)').first().click();
  const selected = page.locator('.draft .piece.selected');
  expect(await selected.count()).toBe(1);
  expect(await page.locator('.picture-grid .selected').count()).toBe(1);
  await makeRed.click();
  expect(await page.locator('.picture-grid .primary').textContent()).toBe('X');
});

test('doubtful cells are counted as long as they are as they were read', async () => {
  const { image } = makeScene('screen', 3);
  const reading = readSetup(image);
  if (reading.kind !== 'read') throw new Error('the scene is not read');
  const { width, vehicles } = reading.board;
  // two cells of two vehicles
  const unsure = vehicles.slice(0, 2).map(({ squares: [at] }) => (at ? at.row * width + at.column : -1));
  const cells = reading.cells.map((certainty, cell) => (unsure.includes(cell) ? 0.5 : certainty));
  const page = await panelPage();
  await onRead(page, { answer: { reading: { ...reading, cells } } });
  await choose(page, fileOf(image));
  const status = page.getByRole('region', { name: 'Picture', exact: true }).getByRole('status');
  const two = '2 cells are doubtful, framed in orange in the picture: compare them with the board.';
  await page.getByText(two).waitFor();
  expect(await status.innerText()).toBe(two);
  expect(await page.locator('.picture-grid .unsure').count()).toBe(2);
  await page.locator('.draft .piece').first().focus();
  await page.keyboard.press('Delete');
  const one = 'One cell is doubtful, framed in orange in the picture: compare it with the board.';
  await expect.poll(() => status.innerText()).toBe(`The board was changed after it was read. ${one}`);
  expect(await page.locator('.picture-grid .unsure').count()).toBe(1);
});

test('of a picture whose board is small the part with the board is shown, or the whole picture', async () => {
  const page = await panelPage();
  const { image } = makeScene('screen', 3);
  const [left, top] = [image.width, image.height / 2];
  await choose(page, fileOf(onLargerGround(image, left, top)));
  await isSure(page);
  const text = await draftText(page);
  const piece = page.locator('.picture-grid .primary path');
  const side = async () => (await piece.boundingBox())?.width ?? expect.fail();
  const canvas = page.locator('.picture-view canvas');
  const shown = () => canvas.evaluate((all: HTMLCanvasElement) => all.width);
  const [close, part] = [await side(), await shown()];
  const whole = page.getByRole('button', { name: 'Whole picture' });
  await whole.click();
  expect(await side()).toBeLessThan(0.7 * close);
  expect(await shown()).toBeGreaterThan(part / 0.7);
  await whole.click();
  expect(await side()).toBeCloseTo(close, 0);
  const [red = 0, green = 0, blue = 0] = await piece.evaluate(colourInside);
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
  // a corner cannot be dragged out of the part that is shown
  await dragCorner(page, 'first', -2000, 0);
  const [shownLeft] = await viewBox(page);
  await expect.poll(async () => (await marks(page))[0]?.[0]).toBe(shownLeft);
  expect(await shown()).toBe(part);
  await page.keyboard.press('Control+z');
  await expect.poll(() => draftText(page)).toBe(text);
});

test('where nothing is read in a part of a picture, all of it is shown, and stays so while a corner is dragged', async () => {
  const page = await panelPage();
  const { image } = makeScene('screen', 3);
  const larger = onLargerGround(image, 0, 0);
  await choose(page, fileOf(larger));
  await isSure(page);
  const [, , width = 0] = await viewBox(page);
  await seeNothing(page);
  await page.getByLabel('Size in the picture').selectOption('5x5');
  await page.getByText(/^Nothing was read: no grid found/).waitFor();
  const [left, top, ...sides] = await viewBox(page);
  expect([left, top]).toEqual([0, 0]);
  expect(sides[0]).toBeGreaterThan(width);
  await dragCorner(page, 'first', -20, -20);
  await page.getByText(/^No board was found at these corners/).waitFor();
  expect(await viewBox(page)).toEqual([left, top, ...sides]);
});

/** What is shown of the picture: left, top, width and height, in its pixels. */
const viewBox = async (page: Page): Promise<number[]> =>
  ((await page.locator('.picture-view svg').getAttribute('viewBox')) ?? '').split(' ').map(Number);

/** The red, green and blue of the picture inside the box around a piece's frame, each added up over all its pixels. */
function colourInside(path: Element): number[] {
  const canvas = document.querySelector<HTMLCanvasElement>('.picture-view canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return [];
  const [box, around] = [path.getBoundingClientRect(), canvas.getBoundingClientRect()];
  const scale = canvas.width / around.width;
  const { data } = context.getImageData(
    Math.round((box.x - around.x) * scale),
    Math.round((box.y - around.y) * scale),
    Math.round(box.width * scale),
    Math.round(box.height * scale),
  );
  return [0, 1, 2].map((i) => data.filter((_, at) => at % 4 === i).reduce((sum, value) => sum + value, 0));
}

/** The picture on a grey ground of twice its width and height. */
function onLargerGround({ width, height, data }: Image, left: number, top: number): Image {
  const larger = new Uint8Array(4 * width * height * 4).fill(128);
  for (let i = 3; i < larger.length; i += 4) larger[i] = 255;
  const bytes = Uint8Array.from(data);
  for (let y = 0; y < height; y++) {
    const row = bytes.subarray(y * width * 4, (y + 1) * width * 4);
    larger.set(row, ((y + top) * 2 * width + left) * 4);
  }
  return { width: 2 * width, height: 2 * height, data: larger };
}

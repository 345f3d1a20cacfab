// What is drawn onto the picture: the pieces with their letters, and the cells that are not sure.
import { readSetup } from '@unjam/core/picture';
import { expect, test } from 'vitest';
import { makeScene } from '../../../scripts/scenes/scenes.mjs';
import { useBrowser } from './browser.ts';
import { choose, draftText, fileOf, isSure, onRead, panelPage, sceneFile } from './picture-panel.ts';

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

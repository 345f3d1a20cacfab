// A picture stays when the page is left, until it is closed.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import {
  choose,
  draftText,
  fileOf,
  isSure,
  nothing,
  onRead,
  panelPage,
  sceneFile,
} from '../picture-panel.ts';

useBrowser();

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** Whether the picture with its grid is shown. */
const isShown = async (page: Page) => {
  await page.getByRole('img', { name: 'What was opened' }).waitFor();
  await expect.poll(() => page.locator('.corner').count()).toBe(4);
};

test('a picture, its grid and what is said of it are there again after a look at other pages', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  await page.getByLabel('Size in the picture').selectOption('6x6');
  await isSure(page);
  const before = await draftText(page);
  for (const back of [() => goTo(page, 'Make'), () => page.goBack()]) {
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.locator('.draft').waitFor({ state: 'detached' });
    await back();
    await isShown(page);
    await isSure(page);
    expect(await draftText(page)).toBe(before);
    expect(await page.getByLabel('Size in the picture').inputValue()).toBe('6x6');
  }
  // what was drawn is not an empty canvas
  const colours = await page.locator('.picture-view canvas').evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
    return new Set(pixels).size;
  });
  expect(colours).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await expect.poll(() => draftText(page)).not.toBe(before);
});

test('a picture is read while another page is shown', async () => {
  const page = await panelPage();
  await onRead(page, { late: 500 });
  await choose(page, sceneFile('screen', 3).file);
  await page.getByText('Reading the picture…').waitFor();
  await goTo(page, 'Puzzles');
  await page.locator('.draft').waitFor({ state: 'detached' });
  await goTo(page, 'Make');
  await isSure(page);
  await isShown(page);
});

test('a closed picture does not come back, nor one that another picture replaced', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  await choose(page, fileOf(nothing));
  await page.getByText(/^Nothing was read/).waitFor();
  await goTo(page, 'Puzzles');
  await goTo(page, 'Make');
  await page.getByText(/^Nothing was read/).waitFor();
  await isShown(page);
  await page.getByRole('button', { name: 'Close the picture' }).click();
  await goTo(page, 'Puzzles');
  await goTo(page, 'Make');
  await page.getByText('It stays on this device.').waitFor();
  expect(await page.locator('.picture-view').count()).toBe(0);
  const status = page.getByRole('region', { name: 'Picture', exact: true }).getByRole('status');
  expect(await status.innerText()).toBe('');
  await page.getByRole('button', { name: 'From a picture' }).click();
  await goTo(page, 'Puzzles');
  await goTo(page, 'Make');
  await page.getByRole('button', { name: 'From a picture' }).waitFor();
  expect(await page.locator('.picture-panel').count()).toBe(0);
});

test('a board that is opened in the editor is said not to be from the picture, until that is undone', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  await page.getByRole('button', { name: 'Edit the puzzle in Play' }).click();
  const status = page.getByRole('region', { name: 'Picture', exact: true }).getByRole('status');
  await expect.poll(() => status.innerText()).toBe('This board is not from the picture that is open.');
  await isShown(page);
  await page.keyboard.press('Control+z');
  await isSure(page);
});

import { expect, test } from 'vitest';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import { drawn } from '../../../cli/test/drawn-picture.ts';
import { turned } from '../../../core/src/testing/turned-picture.ts';
import { useBrowser } from '../browser.ts';
import {
  choose,
  draftText,
  drawnOtherwise,
  fileOf,
  isSure,
  nothing,
  onRead,
  panelPage,
  sceneFile,
  temporaryFolder,
} from '../picture-panel.ts';

useBrowser();

test('a board that the reader turned is named as such, until a person turns it', async () => {
  const page = await panelPage();
  const { image } = makeScene('screen', 3);
  await choose(page, fileOf(turned(image)));
  const said = page.getByText(
    / Turned by 90° (?:counter)?clockwise, so that the red car leaves at the right\.$/,
  );
  await said.waitFor();
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await said.waitFor({ state: 'detached' });
  await choose(page, fileOf(image));
  await isSure(page);
  expect(await said.count()).toBe(0);
});

test('a turned board that is not square is read again when a corner is moved', async () => {
  const page = await panelPage();
  await choose(page, await drawn(temporaryFolder(), 'ABB..C/A.D..C/XXD.../..EE.F/GGG..F'));
  await page.getByText(/% sure|Not sure|Nothing/).waitFor();
  const size = page.getByLabel('Size in the picture');
  await size.selectOption('6x5');
  await isSure(page);
  await page.getByRole('button', { name: 'Turn the board' }).click();
  expect(await size.inputValue()).toBe('5x6');
  const text = await page.locator('.draft svg').getAttribute('aria-label');
  await onRead(page, { late: 500 });
  await page.getByRole('button', { name: /^third corner/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Reading the picture…').waitFor();
  await isSure(page);
  expect(await page.locator('.draft svg').getAttribute('aria-label')).toBe(text);
});

test('another vehicle can be made the red one', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const other = page.locator('.draft .piece:not([aria-label^="red car"])').first();
  const place = await other.getAttribute('data-piece');
  await other.focus();
  await page.getByRole('region', { name: 'Picture' }).getByRole('button', { name: 'Make red' }).click();
  expect(await page.locator('.draft .piece[aria-label^="red "]').getAttribute('data-piece')).toBe(place);
  await page.getByText('The board was changed after it was read.').waitFor();
});

test('where nothing is red, the only car on the exit’s row is taken for the red car, and that is said', async () => {
  const page = await panelPage();
  await choose(
    page,
    await drawnOtherwise('ABB..C/A.D..C/XXD.../..EE.F/GGG..F/......', 0, ([r = 0, g = 0, b = 0]) => [
      b,
      g,
      r,
    ]),
  );
  await page.getByText(/No red car was seen: the only car on the exit’s row is taken for it\./).waitFor();
  expect((await draftText(page)).split('\n')[2]).toMatch(/^XX/);
});

test('where the exit is not seen, it can be chosen', async () => {
  const page = await panelPage();
  await choose(page, await drawnOtherwise('AB..C/AB..C/XX.../.DDD./.....', 50, (rgb) => rgb));
  await page.getByText(/^Read, but the picture does not show the exit\..*“Exit”.*“Turn the board”/).waitFor();
  // the reader took the board for one that is turned by a half
  await page.getByRole('combobox', { name: /^Exit/ }).selectOption('left');
  await page.getByText('The board was changed after it was read.').waitFor();
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Turn the board' }).click();
  expect((await draftText(page)).split('\n')[2]).toBe('XX...');
});

test('what is said of a board goes when it is undone, and comes back with it', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  await page.keyboard.press('Control+z');
  await page.getByText(/% sure\./).waitFor({ state: 'detached' });
  expect(await page.locator('.picture-grid .exit').count()).toBe(0);
  await page.keyboard.press('Control+y');
  await isSure(page);
});

test('the answer is not that of the pale board, but comes back with it, or is that of the board that is read', async () => {
  const page = await panelPage();
  const answer = page.getByRole('region', { name: 'Answer' }).getByRole('status');
  const before = /^Solvable in 2 moves\./;
  await expect.poll(() => answer.innerText()).toMatch(before);
  await choose(page, fileOf(nothing));
  await page.getByText(/^Nothing was read: no grid found\./).waitFor();
  await expect.poll(() => answer.innerText()).toBe('…');
  await page.keyboard.press('Control+z');
  await expect.poll(() => answer.innerText()).toMatch(before);
  await onRead(page, { late: 1000 });
  await choose(page, sceneFile('screen', 3).file);
  await page.locator('.draft.outdated').waitFor();
  await expect.poll(() => answer.innerText()).toBe('…');
  await isSure(page);
  await expect.poll(() => answer.innerText()).toMatch(/^Solvable in \d+ moves\./);
});

test('the board of a picture has no name at first, and keeps the one that it is given when it is read again', async () => {
  const page = await panelPage();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Drawn');
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  await expect.poll(() => name.inputValue()).toBe('');
  await name.fill('From the first picture');
  await onRead(page, { late: 500 });
  await page.getByRole('button', { name: /^first corner/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Reading the picture…').waitFor();
  await isSure(page);
  expect(await name.inputValue()).toBe('From the first picture');
  await choose(page, fileOf(nothing));
  await page.getByText(/^Nothing was read: no grid found\./).waitFor();
  expect(await name.inputValue()).toBe('From the first picture');
  await choose(page, sceneFile('screen', 4).file);
  await page.getByText(/% sure|Not sure/).waitFor();
  await expect.poll(() => name.inputValue()).toBe('');
});

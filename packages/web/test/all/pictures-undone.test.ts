// What undo brings back of a picture, besides the board: its size and its corners.
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import {
  choose,
  draftText,
  dragCorner,
  fileOf,
  isSure,
  marks,
  nothing,
  onRead,
  panelPage,
  sceneFile,
  seeNothing,
} from '../picture-panel.ts';

useBrowser();

const undo = 'Control+z';
const redo = 'Control+y';

test('the size that was chosen goes when it is undone, and comes back with its board', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const size = page.getByLabel('Size in the picture');
  const drafts = (side: number) =>
    page.getByRole('group', { name: `Draft of ${side} rows and ${side} columns` });
  await size.selectOption('7x7');
  await drafts(7).waitFor();
  await page.keyboard.press(undo);
  await drafts(6).waitFor();
  expect(await size.inputValue()).toBe('');
  await isSure(page);
  await page.keyboard.press(redo);
  await drafts(7).waitFor();
  expect(await size.inputValue()).toBe('7x7');
  // all undone: the grid is that of the board that redo brings back
  await page.keyboard.press(undo);
  const found = await marks(page);
  await page.keyboard.press(undo);
  await page.getByText(/% sure\./).waitFor({ state: 'detached' });
  expect(await size.inputValue()).toBe('');
  expect(await marks(page)).toEqual(found);
});

test('the board of the picture before, brought back, is said not to be from the picture that is open', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const before = await draftText(page);
  await choose(page, sceneFile('own drawing', 4).file);
  await expect.poll(() => draftText(page)).not.toBe(before);
  await isSure(page);
  await page.keyboard.press(undo);
  await page.getByText('This board is not from the picture that is open.').waitFor();
  expect(await draftText(page)).toBe(before);
  await page.keyboard.press(redo);
  await isSure(page);
});

test('steps that only moved corners in the picture before are not undone one by one', async () => {
  const page = await panelPage();
  const start = await draftText(page);
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const [before, found] = [await draftText(page), await marks(page)];
  await page.getByRole('button', { name: /^first corner/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => marks(page)).not.toEqual(found);
  await isSure(page);
  expect(await draftText(page)).toBe(before);
  await choose(page, sceneFile('own drawing', 4).file);
  await expect.poll(() => draftText(page)).not.toBe(before);
  await isSure(page);
  const after = await draftText(page);
  await page.keyboard.press(undo);
  expect(await draftText(page)).toBe(before);
  await page.keyboard.press(undo);
  expect(await draftText(page)).toBe(start);
  await page.keyboard.press(redo);
  await page.keyboard.press(redo);
  await expect.poll(() => draftText(page)).toBe(after);
});

test('a corner that was dragged is undone with the board that was read there', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const [before, found] = [await draftText(page), await marks(page)];
  await dragCorner(page, 'first', 60, 60);
  await expect.poll(() => draftText(page)).not.toBe(before);
  const dragged = await marks(page);
  expect(dragged).not.toEqual(found);
  await page.keyboard.press(undo);
  await isSure(page);
  expect(await marks(page)).toEqual(found);
  await page.keyboard.press(redo);
  await expect.poll(() => marks(page)).toEqual(dragged);
});

test('a corner that was moved, or a size that was chosen, is undone though the board is the same there', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const [before, found] = [await draftText(page), await marks(page)];
  const size = page.getByLabel('Size in the picture');
  // otherwise a reading may be over before it is seen
  await onRead(page, { late: 500 });
  await page.getByRole('button', { name: /^first corner/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Reading the picture…').waitFor();
  await isSure(page);
  const moved = await marks(page);
  expect(moved).not.toEqual(found);
  await size.selectOption('6x6');
  await page.getByText('Reading the picture…').waitFor({ state: 'detached' });
  expect(await draftText(page)).toBe(before);
  await page.keyboard.press(undo);
  expect(await size.inputValue()).toBe('');
  expect(await marks(page)).toEqual(moved);
  await page.keyboard.press(undo);
  expect(await marks(page)).toEqual(found);
  await isSure(page);
});

test('a corner, or a size, with which nothing is read is undone without the board before it', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const [before, found] = [await draftText(page), await marks(page)];
  const size = page.getByLabel('Size in the picture');
  await seeNothing(page);
  const requests = [
    {
      request: () => dragCorner(page, 'first', 60, 60),
      said: /^No board was found at these corners\..*“Undo”/,
    },
    { request: () => size.selectOption('8x8'), said: /^Nothing was read: no grid found\./ },
  ];
  for (const { request, said } of requests) {
    await request();
    await page.locator('.draft.outdated').waitFor();
    await page.locator('.problem', { hasText: said }).waitFor();
    expect(await marks(page)).not.toEqual(found);
    await page.keyboard.press(undo);
    await isSure(page);
    expect(await page.locator('.draft.outdated').count()).toBe(0);
    expect(await draftText(page)).toBe(before);
    expect(await marks(page)).toEqual(found);
    expect(await size.inputValue()).toBe('');
  }
});

test('where no board was read before, undo takes a corner back to where it was at first', async () => {
  const page = await panelPage();
  await choose(page, fileOf(nothing));
  await page.getByText(/^Nothing was read: no grid found\./).waitFor();
  await seeNothing(page);
  const first = await marks(page);
  await dragCorner(page, 'first', -40, 0);
  await page.getByText(/^No board was found at these corners\./).waitFor();
  expect(await marks(page)).not.toEqual(first);
  await page.keyboard.press(undo);
  expect(await page.locator('.draft.outdated').count()).toBe(0);
  expect(await marks(page)).toEqual(first);
});

test('changes by hand that a new reading leaves out are named, and undo brings them back', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const gone = page.getByText(/The new board does not have your changes\. “Undo” brings them back\.$/);
  const changed = page.getByText('The board was changed after it was read.');
  await page.locator('.draft .piece:not([aria-label^="red car"])').first().focus();
  await page.keyboard.press('Delete');
  await changed.waitFor();
  const byHand = await draftText(page);
  await page.getByRole('button', { name: /^first corner/ }).focus();
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await gone.waitFor();
    await page.getByText('Reading the picture…').waitFor({ state: 'detached' });
    await gone.waitFor();
  }
  expect(await draftText(page)).not.toBe(byHand);
  for (let i = 0; i < 2; i++) await page.keyboard.press(undo);
  await changed.waitFor();
  expect(await draftText(page)).toBe(byHand);
  await page.keyboard.press(undo);
  await isSure(page);
  expect(await gone.count()).toBe(0);
});

test('a reading that is given up by undo does not replace the board, and redo is still there', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const read = await draftText(page);
  const reading = page.getByText('Reading the picture…');
  await onRead(page, { late: 1000 });
  // a size: the first undo takes back only that
  await page.getByLabel('Size in the picture').selectOption('5x5');
  await reading.waitFor();
  await page.keyboard.press(undo);
  await reading.waitFor({ state: 'detached' });
  expect(await draftText(page)).toBe(read);
  expect(await page.getByLabel('Size in the picture').inputValue()).toBe('');
  await isSure(page);
  // a corner: the board stays, and a change by hand that was undone can be redone
  await page.locator('.draft .piece:not([aria-label^="red car"])').first().focus();
  await page.keyboard.press('Delete');
  const byHand = await draftText(page);
  expect(byHand).not.toBe(read);
  await page.keyboard.press(undo);
  const found = await marks(page);
  await page.getByRole('button', { name: /^first corner/ }).focus();
  await page.keyboard.press('ArrowRight');
  await reading.waitFor();
  expect(await marks(page)).not.toEqual(found);
  await page.keyboard.press(undo);
  expect(await marks(page)).toEqual(found);
  await reading.waitFor({ state: 'detached' });
  await isSure(page);
  expect(await draftText(page)).toBe(read);
  expect(await marks(page)).toEqual(found);
  await page.keyboard.press(redo);
  expect(await draftText(page)).toBe(byHand);
});

test('while a picture is read the board cannot be turned, and a board opened meanwhile is kept', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const read = await draftText(page);
  const reading = page.getByText('Reading the picture…');
  await onRead(page, { late: 1500 });
  await page.getByRole('button', { name: /^first corner/ }).focus();
  await page.keyboard.press('ArrowRight');
  await reading.waitFor();
  expect(await page.getByRole('button', { name: 'Turn the board' }).isDisabled()).toBe(true);
  const other = 'oooooooooooBAAoooBoooooBoooooooooooo';
  await page.evaluate((text) => {
    location.hash = `#1/edit/${text}`;
  }, other);
  await expect.poll(() => draftText(page)).not.toBe(read);
  const opened = await draftText(page);
  await reading.waitFor({ state: 'detached' });
  expect(await draftText(page)).toBe(opened);
});

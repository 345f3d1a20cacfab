// A picture becomes the board in the editor.
import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { makeScene } from '../../../scripts/scenes/scenes.mjs';
import { drawn } from '../../cli/test/drawn-picture.ts';
import { turned } from '../../core/src/testing/turned-picture.ts';
import { sizes, useBrowser } from './browser.ts';
import {
  choose,
  draftText,
  fileOf,
  isSure,
  nothing,
  onRead,
  panelPage,
  sceneFile,
  temporaryFolder,
} from './picture-panel.ts';

useBrowser();

/** The picture of a board as Unjam draws it, without a margin of so many pixels, in other colours. */
async function drawnOtherwise(
  board: string,
  margin: number,
  colour: (rgb: readonly number[]) => readonly number[],
): Promise<string> {
  const { width, channels, data } = decode(readFileSync(await drawn(temporaryFolder(), board)));
  const side = width - 2 * margin;
  const pixels = Array.from({ length: side * side }, (_, i) => {
    const at = ((Math.floor(i / side) + margin) * width + (i % side) + margin) * channels;
    return [...colour([...data.slice(at, at + 3)]), 255];
  });
  return fileOf({ width: side, height: side, data: pixels.flat() });
}

test('a picture becomes the board in the editor, and its corners can be moved by keys', async () => {
  const page = await panelPage();
  const { file, rows } = sceneFile('screen', 3);
  await choose(page, file);
  await isSure(page);
  const vehicles = new Set(rows.join('').replaceAll(/[.#]/g, '')).size;
  expect(await page.locator('.draft .piece').count()).toBe(vehicles);
  const corner = page.getByRole('button', { name: /^first corner of the grid/ });
  const left = async () => (await corner.boundingBox())?.x ?? 0;
  const before = await left();
  await corner.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(before);
  await page.getByText(/% sure\. Compare the board|Not sure/).waitFor();
});

test('turning turns the board that was read, and the marks on the picture stay where they are', async () => {
  const page = await panelPage();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const marks = () => page.locator('.picture-grid .primary, .picture-grid .exit').evaluateAll(placesOf);
  const [text, places] = [await draftText(page), await marks()];
  expect(places).toHaveLength(2);
  const turn = page.getByRole('button', { name: 'Turn the board' });
  await turn.click();
  const turned = await draftText(page);
  const rows = text.split('\n');
  expect(turned).toContain(
    [...rows.keys()]
      .map((i) =>
        rows
          .toReversed()
          .map((row) => row[i])
          .join(''),
      )
      .join('\n'),
  );
  expect(await marks()).toEqual(places);
  for (let i = 0; i < 3; i++) await turn.click();
  expect(await draftText(page)).toBe(text);
  await isSure(page);
});

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

/** The middles of elements on the picture, from its top left; the page may scroll in between. */
const placesOf = (elements: Element[]) =>
  elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const picture = element.closest('.picture-grid')?.getBoundingClientRect();
    return [Math.round(x + width / 2 - (picture?.x ?? 0)), Math.round(y + height / 2 - (picture?.y ?? 0))];
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

test('where no red car is seen, the pieces are the draft, and one of them can be made the red one', async () => {
  const page = await panelPage();
  const before = await page.locator('.draft svg').getAttribute('aria-label');
  const board = 'ABB..C/A.D..C/XXDHH./..EE.F/GGG..F/......';
  // the red car is blue, and another car is on its row
  await choose(page, await drawnOtherwise(board, 0, ([r = 0, g = 0, b = 0]) => [b, g, r]));
  const said = page.getByText(/^Read, but no red car was seen\. Select the car/);
  await said.waitFor();
  expect(await page.locator('.draft .piece').count()).toBe(9);
  expect(await page.locator('.picture-grid .piece').count()).toBe(9);
  expect(await page.locator('.draft .piece[aria-label^="red "]').count()).toBe(0);
  expect(await page.locator('.draft.outdated').count()).toBe(0);
  expect(await page.locator('.corner').count()).toBe(4);
  await page.locator('.draft .piece[aria-label*="row 3, column 1"]').focus();
  await page.getByRole('region', { name: 'Picture' }).getByRole('button', { name: 'Make red' }).click();
  await page.getByText('The board was changed after it was read.').waitFor();
  expect((await draftText(page)).split('\n')[2]).toMatch(/^XX/);
  await page.keyboard.press('Control+z');
  await said.waitFor();
  await page.keyboard.press('Control+z');
  await said.waitFor({ state: 'detached' });
  expect(await page.locator('.draft svg').getAttribute('aria-label')).toBe(before);
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

test('where nothing was read, it is said and the board before is pale; the size can be chosen', async () => {
  const page = await panelPage();
  await choose(page, fileOf(nothing));
  await page.getByText(/^Nothing was read: no grid found\./).waitFor();
  expect(await page.locator('.draft.outdated').count()).toBe(1);
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  expect(await page.locator('.draft.outdated').count()).toBe(0);
  await page.getByLabel('Size in the picture').selectOption('7x7');
  await page.getByRole('group', { name: 'Draft of 7 rows and 7 columns' }).waitFor();
  await page.getByLabel('Size in the picture').selectOption('6x6');
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

test.each([
  ['upright', sizes.phone],
  ['upright, below the bars of a browser', { width: 390, height: 664 }],
  ['on its side', { width: 844, height: 390 }],
] as const)(
  'on a phone that is held %s the board and the verdict are on the screen, and corners can be taken',
  async (_, viewport) => {
    const page = await panelPage({ viewport, hasTouch: true, isMobile: true });
    await choose(page, sceneFile('screen', 3).file);
    await isSure(page);
    const board = page.locator('.draft');
    const verdict = page.getByText(/% sure\. Compare the board/);
    await expect
      .poll(async () => {
        const links = (await page.getByRole('navigation').boundingBox())?.y ?? 0;
        const end = links > viewport.height / 2 ? links : viewport.height;
        const boxes = await Promise.all([board.boundingBox(), verdict.boundingBox()]);
        return boxes.every((box) => box && box.y >= 0 && box.y + box.height <= end);
      })
      .toBe(true);
    const boxes = await page
      .locator('.corner')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(4);
    for (const [i, a] of boxes.entries()) {
      expect(Math.min(a.width, a.height)).toBeGreaterThanOrEqual(44);
      expect(a.left).toBeGreaterThanOrEqual(0);
      expect(a.right).toBeLessThanOrEqual(viewport.width);
      for (const b of boxes.slice(i + 1))
        expect(Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top))).toBeGreaterThanOrEqual(43.5);
    }
  },
);

test('a file that is not a picture gives one sentence', async () => {
  const page = await panelPage();
  await page
    .getByRole('region', { name: 'Picture', exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page
    .getByText(
      'The browser cannot open this file as a picture. It may be damaged, or of another kind, such as HEIC; expected a JPEG, PNG, WebP or GIF.',
    )
    .waitFor();
  expect(await page.locator('.draft.outdated').count()).toBe(0);
});

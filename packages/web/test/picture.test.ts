import { expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import { sizes, useBrowser } from './browser.ts';
import {
  choose,
  draftText,
  drawnOtherwise,
  fileOf,
  isSure,
  nothing,
  panelPage,
  sceneFile,
} from './picture-panel.ts';

useBrowser();

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

testInAll(
  'turning turns the board that was read, and the marks on the picture stay where they are',
  async () => {
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
  },
);

/** The middles of elements on the picture, from its top left; the page may scroll in between. */
const placesOf = (elements: Element[]) =>
  elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const picture = element.closest('.picture-grid')?.getBoundingClientRect();
    return [Math.round(x + width / 2 - (picture?.x ?? 0)), Math.round(y + height / 2 - (picture?.y ?? 0))];
  });

testInAll(
  'where no red car is seen, the pieces are the draft, and one of them can be made the red one',
  async () => {
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
  },
);

testInAll(
  'where nothing was read, it is said and the board before is pale; the size can be chosen',
  async () => {
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
  },
);

test.each(
  someOr(1, [
    ['upright', sizes.phone],
    ['upright, below the bars of a browser', { width: 390, height: 664 }],
    ['on its side', { width: 844, height: 390 }],
  ] as const),
)(
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

// On a phone the board stays on the screen while the picture, and what is pressed below it, are looked at.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { sizes, useBrowser } from '../browser.ts';
import {
  choose,
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

const phone = { viewport: sizes.phone, hasTouch: true, isMobile: true };

const boxOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? expect.fail();
  return { top: y, bottom: y + height };
};

test('the board, what is said of it and the picture are on the screen together', async () => {
  const page = await panelPage(phone);
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const parts = ['.draft', '.picture-panel > [role=status]', '.picture-view'].map((name) =>
    page.locator(name),
  );
  await expect
    .poll(async () => {
      const { top: end } = await boxOf(page.getByRole('navigation'));
      const boxes = await Promise.all(parts.map(boxOf));
      return boxes.every(({ top, bottom }) => top >= 0 && bottom <= end);
    })
    .toBe(true);
});

test('what is said of a second picture is on the screen, below the board, though the page was scrolled down', async () => {
  const page = await panelPage(phone);
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  const verdict = page.locator('.picture-panel > [role=status]');
  // the button is at the lower end of the screen when the next picture is chosen
  await page.getByText('Choose a picture').evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await choose(page, sceneFile('screen', 4).file);
  await page.getByText('Reading the picture…').waitFor();
  await page.getByText(/% sure|Not sure/).waitFor();
  await expect
    .poll(async () => {
      const [board, said] = [await boxOf(page.locator('.draft')), await boxOf(verdict)];
      const { top: end } = await boxOf(page.getByRole('navigation'));
      return { isBelow: said.top >= board.bottom, isAbove: said.bottom <= end };
    })
    .toEqual({ isBelow: true, isAbove: true });
});

test.each([
  ['below the picture', 'Picture'],
  ['of the pieces', 'Pieces'],
])(
  'the board is above the buttons %s, so that a vehicle is chosen and made red without scrolling',
  async (_, name) => {
    const page = await panelPage(phone);
    await choose(page, sceneFile('screen', 3).file);
    await isSure(page);
    const board = page.locator('.draft');
    const other = page.locator('.draft .piece:not([aria-label^="red car"])').first();
    const place = (await other.getAttribute('data-piece')) ?? '';
    // the tools for pieces are there while one is chosen
    await other.locator('.hit').click();
    const button = page.getByRole('region', { name, exact: true }).getByRole('button', { name: 'Make red' });
    // the button is scrolled under the board; the focus must bring it out
    await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 100));
    await button.focus();
    await expect
      .poll(async () => {
        const [above, below] = [await boxOf(board), await boxOf(button)];
        const { top: end } = await boxOf(page.getByRole('navigation'));
        return above.top >= 0 && above.bottom <= below.top && below.bottom <= end;
      })
      .toBe(true);
    await button.click();
    expect(await page.locator('.draft .piece[aria-label^="red "]').getAttribute('data-piece')).toBe(place);
  },
);

test('a corner goes as far as the finger, though what is said becomes shorter', async () => {
  const page = await panelPage(phone);
  await choose(page, fileOf(nothing));
  await page.getByText('Nothing was read: no grid found.').waitFor();
  const picture = page.locator('.picture-view');
  const corner = page.getByRole('button', { name: /^first corner/ });
  await corner.scrollIntoViewIfNeeded();
  const [[x = 0, y = 0] = []] = await marks(page);
  const { top } = await boxOf(picture);
  const width = (await picture.boundingBox())?.width ?? expect.fail();
  await corner.hover();
  const box = (await corner.boundingBox()) ?? expect.fail();
  const [startX, startY] = [box.x + box.width / 2, box.y + box.height / 2];
  // there is time to see the page while the picture is read
  await onRead(page, { late: 1000 });
  await page.mouse.down();
  await page.mouse.move(startX - 4, startY - 4);
  await page.getByText('Reading the picture…').waitFor();
  expect((await boxOf(picture)).top).toBeCloseTo(top, 0);
  await page.mouse.move(startX - 10, startY - 10);
  await page.mouse.up();
  const moved = (10 * nothing.width) / width;
  await expect
    .poll(async () => (await marks(page))[0])
    .toEqual([x - moved, y - moved].map((place) => expect.closeTo(place, -1)));
});

test('the picture stays where it is while a corner is dragged, though what is said becomes longer', async () => {
  const page = await panelPage(phone);
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  await seeNothing(page);
  const picture = page.locator('.picture-view');
  const { top } = await boxOf(picture);
  await page.getByRole('button', { name: /^first corner/ }).hover();
  await page.mouse.down();
  await page.mouse.move(200, 500);
  await page.getByText(/^No board was found at these corners/).waitFor();
  expect((await boxOf(picture)).top).toBeCloseTo(top, 0);
  await page.mouse.up();
});

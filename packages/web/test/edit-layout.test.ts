import { expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import { revisit, SHORT, useBrowser, visit } from './browser.ts';

useBrowser();

testInAll(
  'the board of the editor stays where it is while an answer comes, goes and comes again',
  async () => {
    const page = await revisit(`#1/edit/${SHORT}`);
    await page.locator('.draft svg').waitFor();
    await page.evaluate(() => {
      const places = new Set<number>();
      const look = () => {
        const box = document.querySelector('.draft svg')?.getBoundingClientRect();
        if (box) places.add(box.top);
        document.documentElement.dataset.places = [...places].join(' ');
        requestAnimationFrame(look);
      };
      look();
    });
    await page.getByText('Solvable in 2 moves.').waitFor();
    const blue = await page.locator('.draft .piece[aria-label^="blue car"]').boundingBox();
    if (!blue) throw new Error('no blue car');
    const cell = blue.height / 2;
    await page.mouse.move(blue.x + 20, blue.y + 20);
    await page.mouse.down();
    await page.mouse.move(blue.x + 20, blue.y + 20 - cell, { steps: 5 });
    await page.mouse.up();
    await page.locator('.draft .piece[aria-label*="row 2"]').waitFor();
    await page.getByText(/^Solvable in/).waitFor();
    expect((await page.locator('html').getAttribute('data-places'))?.split(' ')).toHaveLength(1);
  },
);

test('on a phone on its side the whole board is on the screen, with the answer beside it', async () => {
  const page = await revisit(`#1/edit/${SHORT}`);
  await page.getByText('Solvable in 2 moves.').waitFor();
  await page.setViewportSize({ width: 844, height: 390 });
  const board = await page.locator('.draft svg').boundingBox();
  const answer = await page.locator('.answer').boundingBox();
  if (!board || !answer) throw new Error('no board or no answer');
  expect(board.y).toBeGreaterThanOrEqual(0);
  expect(board.y + board.height).toBeLessThanOrEqual(390);
  expect(answer.x).toBeGreaterThan(board.x + board.width);
});

test.each(
  someOr(1, [
    ['en', 360],
    ['es', 360],
    ['fr', 360],
    ['es', 390],
    ['fr', 390],
  ]),
)(
  'what is done with a draft has its words in one line, in %s on a phone of %i pixels',
  async (locale, width) => {
    const page = await visit({ hash: `#1/edit/${SHORT}`, locale, viewport: { width, height: 740 } });
    const buttons = page.locator('.use-draft .button');
    await buttons.nth(2).waitFor();
    const looks = await buttons.evaluateAll((all) =>
      all.map((one) => {
        const { y, height } = one.getBoundingClientRect();
        return { y, height, beyond: one.scrollWidth - one.clientWidth };
      }),
    );
    expect(looks).toEqual(looks.map(() => ({ ...looks[0], beyond: 0 })));
    expect(looks[0]?.height).toBeLessThan(48);
  },
);

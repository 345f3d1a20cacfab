// Make on a phone and on a desktop: the board in sight, the palette below it, the answer as a chip, and what is done with a picture.
import { expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import { drawn } from '../../cli/test/drawn-picture.ts';
import { devicesOr, revisit, SHORT, sizes, tool, useBrowser, visit } from './browser.ts';
import { choose, panelPage, temporaryFolder } from './picture-panel.ts';

useBrowser();

const hash = `#1/edit/${SHORT}`;

test('on a phone the palette is below the board, which stays in sight, and the page is short', async () => {
  const page = await visit({ hash, viewport: sizes.phone });
  await page.getByText('Solvable in 2 moves.').waitFor();
  const place = async (selector: string) => (await page.locator(selector).boundingBox()) ?? expect.fail();
  const [board, palette] = [await place('.draft svg'), await place('.palette-row')];
  expect(palette.y).toBeGreaterThanOrEqual(board.y + board.height);
  expect(palette.y + palette.height).toBeLessThan(sizes.phone.height - 60);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(1.5 * sizes.phone.height);
  await page.getByText('Text', { exact: true }).click();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const still = await place('.draft svg');
  expect([still.y >= -1, still.y + still.height < sizes.phone.height / 2 + 60]).toEqual([true, true]);
});

testInAll('the answer is a chip that says why when it is pressed', async () => {
  const page = await visit({ hash, viewport: sizes.phone });
  const chip = page.getByRole('button', { name: 'Solvable in 2 moves.' });
  const facts = page.getByText(/^\d+ squares\. Difficulty: beginner\. Every vehicle matters\.$/);
  await chip.waitFor();
  await expect.poll(() => facts.count()).toBe(1);
  expect(await facts.isVisible()).toBe(false);
  await chip.press('Enter');
  await facts.waitFor();
  expect(await chip.getAttribute('aria-expanded')).toBe('true');
});

test.each(devicesOr('phone'))(
  'tools for a piece are there while one is selected: %s',
  async (_, viewport) => {
    const page = await visit({ hash, viewport });
    const longer = page.getByRole('button', { name: 'Longer', exact: true });
    await page.locator('.draft .piece').nth(1).waitFor();
    expect(await longer.count()).toBe(0);
    await page.locator('.draft .piece').nth(1).focus();
    await longer.click();
    await page.getByRole('button', { name: /^blue truck B/ }).waitFor();
  },
);

const board = 'CCooooooooooXXoAoooooAooooooooBBBooo';

testInAll(
  'a board from a picture keeps the colours that were seen, and Hint, Play and Solution take one press',
  async () => {
    const page = await panelPage({ viewport: sizes.phone });
    await choose(page, await drawn(temporaryFolder(), board));
    await page.getByText(/% sure/).waitFor();
    const names = await page
      .locator('.draft .piece')
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label')?.replace(/ [A-Z],/, ',') ?? '').sort(),
      );
    expect(names).toEqual([
      'blue car, row 3, column 4',
      'green car, row 1, column 1',
      'red car, row 3, column 1',
      'yellow truck, row 6, column 1',
    ]);
    // they are above the picture, below the board
    const [use, view] = await Promise.all(
      ['.use-draft', '.picture-view'].map((one) => page.locator(one).boundingBox()),
    );
    expect(use?.y).toBeLessThan(view?.y ?? 0);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByText(/^Blue car [A-Z] is in the red car's way\.$/).waitFor();
    expect(await page.locator('h1').textContent()).toBe('My board');
    expect(new URL(page.url()).hash.startsWith('#1/play/')).toBe(true);
  },
);

test('a photo is asked for from Play', async () => {
  const page = await revisit(`#1/play/${SHORT}`, { viewport: sizes.phone });
  await (await tool(page, 'Photo')).click();
  await page.getByRole('region', { name: 'Picture', exact: true }).getByText('Take a photo').waitFor();
});

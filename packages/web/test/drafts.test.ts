import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import {
  appAddress,
  bytesOf,
  devicesOr,
  goTo,
  openShare,
  revisit,
  SHORT,
  sizes,
  sizesOr,
  tool,
  useBrowser,
  visit,
} from './browser.ts';

useBrowser();

const hash = `#1/edit/${SHORT}`;
const answer = 'section[aria-label=Answer]';
/** A board of 12×12 with more positions than are looked through. */
const LARGE = `#1/edit/${[
  'AAoooooooooo',
  'oBBooooooooo',
  'ooCCoooooooo',
  'oooDDooooooo',
  'ooooEEoooooo',
  'XXooLoooMooN',
  'ooooLoFFMooN',
  'oooooooGGooo',
  'ooooooooHHoo',
  'IIoooooooooo',
  'oJJooooooooo',
  'ooKKoooooooo',
].join('')}`;

describe('a draft', () => {
  /** An illegal draft: two vehicles on one square and no red car. */
  const illegal = '#1/edit/!6x6.~A*cacb~B*cbdbeb';
  const pieces = (page: Page) =>
    page.locator('.draft .piece').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

  test.each(sizesOr('desktop'))(
    'stays in its address and on the device, also when it is illegal: %s',
    async (size) => {
      const page = await visit({ hash: illegal, viewport: sizes[size] });
      await page.getByText('Not a legal board yet:').waitFor();
      const before = await pieces(page);
      expect(before).toHaveLength(2);
      await page.reload();
      await expect.poll(() => pieces(page)).toEqual(before);
      await goTo(page, 'play');
      await page.getByRole('toolbar').waitFor();
      await page.getByRole('link', { name: 'Make' }).click();
      await expect.poll(() => pieces(page)).toEqual(before);
      await page.goto('about:blank');
      await page.goto(`${appAddress()}#1/play`);
      await page.getByRole('link', { name: 'Make' }).click();
      await expect.poll(() => pieces(page)).toEqual(before);
      const other = await visit({ hash: illegal });
      await expect.poll(() => pieces(other)).toEqual(before);
    },
  );

  test.each(devicesOr('desktop'))(
    'is an empty board with its red car at first, then the last one, until Play gives its board: %s',
    async (_, viewport) => {
      const page = await visit({ hash: `#1/play/${SHORT}`, viewport });
      await page.locator('unjam-board .vehicle').nth(1).waitFor();
      await page.getByRole('link', { name: 'Make' }).click();
      await expect.poll(() => pieces(page)).toEqual(['red car, row 3, column 1']);
      await page.getByRole('button', { name: 'Truck', exact: true }).click();
      await expect.poll(async () => (await pieces(page)).length).toBe(2);
      const last = await pieces(page);
      await goTo(page, 'play');
      await page.getByRole('toolbar').waitFor();
      await page.getByRole('link', { name: 'Make' }).click();
      await expect.poll(() => pieces(page)).toEqual(last);
      await goTo(page, 'play');
      await (await tool(page, 'Change')).click();
      await expect
        .poll(() => pieces(page))
        .toEqual(['red car, row 3, column 1', 'blue car B, row 3, column 5']);
      expect(new URL(page.url()).hash).toBe(`#1/edit/${SHORT}`);
      // what was there can be undone to
      await page.keyboard.press('Control+z');
      await page.locator('.draft .piece[aria-label$="truck A, row 1, column 1"]').waitFor();
    },
  );

  testInAll('is what Share and "as text" give', async () => {
    const page = await visit({ hash: '#1/edit/!6x6.~!X*cacb~A*aebece' });
    await page.getByText('Solvable in 2 moves.').waitFor();
    expect(await page.getByLabel('This board as text').inputValue()).toContain('XX');
    await openShare(page);
    const link = await page.getByLabel('This puzzle, from the start').inputValue();
    expect(await page.getByLabel('The board as text').inputValue()).toBe(
      'ooooAoooooAoXXooAooooooooooooooooooo',
    );
    const other = await visit({ hash: new URL(link).hash });
    await other.locator('unjam-board .vehicle').nth(1).waitFor();
    expect(await other.locator('unjam-board .vehicle').count()).toBe(2);
  });

  testInAll('asks before a smaller board drops pieces', async () => {
    const page = await visit({ hash: '#1/edit/!6x6.ff~!X*cacb~A*aebece' });
    const rows = page.locator('.shape select').nth(1);
    await rows.selectOption('4');
    await page.getByText('1 piece would not fit on 6 by 4.').waitFor();
    await page.getByRole('button', { name: 'Keep the size' }).click();
    expect([await rows.inputValue(), await page.locator('.draft .piece').count()]).toEqual(['6', 3]);
    await rows.selectOption('4');
    await page.getByRole('button', { name: 'Remove them' }).click();
    expect([await rows.inputValue(), await page.locator('.draft .piece').count()]).toEqual(['4', 2]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.draft .piece').count()).toBe(3);
  });

  testInAll(
    'keeps colours and the focus near when a vehicle is deleted; Undo is enabled only for a change',
    async () => {
      const page = await visit({ hash: '#1/edit/!6x6.~!X*cacb~A*aaab~B*aebece~C*fcfdfe' });
      await page.getByText('Solvable in 3 moves.').waitFor();
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      const colours = async () => (await pieces(page)).map((name) => name?.split(',')[0]);
      const before = await colours();
      // a click on a piece changes nothing
      await page.locator('.draft .piece[aria-label*=" A,"]').click();
      await page.reload();
      await page.getByText('Solvable in 3 moves.').waitFor();
      const enabled = () => undo.getAttribute('aria-disabled');
      expect(await enabled()).toBe('true');
      await page.locator('.draft .piece[aria-label*=" A,"]').click();
      expect(await enabled()).toBe('true');
      await page.keyboard.press('Delete');
      await expect.poll(colours).toEqual(before.filter((name) => !name?.endsWith(' A')));
      expect(await enabled()).toBeNull();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.classList.contains('piece')))
        .toBe(true);
    },
  );

  testInAll('looks as in Play, and its link is as short as that of the board in Play', async () => {
    const page = await visit({ hash: '#1/play/IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM' });
    const names = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(',')[0] ?? ''));
    // how a vehicle is turned and mirrored, and its colour, which a page with the element may change
    const looks = (selector: string) =>
      page.evaluate((vehicles) => {
        const root = document.querySelector('unjam-board')?.shadowRoot ?? document;
        return [...root.querySelectorAll(vehicles)].map((one) => {
          const colours = [...one.querySelectorAll('path')].flatMap(
            (part) => /^(?:var\(--unjam-coat,)?(#\w{6})\)?$/.exec(part.getAttribute('fill') ?? '')?.[1] ?? [],
          );
          // after that of the edge; glass is the same on all
          const colour = colours.filter((one) => one !== '#25323d').at(-1) ?? 'no colour';
          return `${one.querySelector('g[transform^=matrix]')?.getAttribute('transform')} ${colour}`;
        });
      }, selector);
    await page.locator('unjam-board .vehicle').nth(10).waitFor();
    const [played, playedLooks] = [await names('unjam-board .vehicle'), await looks('.vehicle')];
    await (await tool(page, 'Change')).click();
    await page.locator('.draft .piece').nth(10).waitFor();
    expect(await names('.draft .piece:not([aria-label^=wall])')).toEqual(played);
    expect(await looks('.draft .piece:not([aria-label^=wall])')).toEqual(playedLooks);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('heading', { name: 'My board' }).waitFor();
    expect(await names('unjam-board .vehicle')).toEqual(played);
    expect(new URL(page.url()).hash).toBe('#1/play/IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM');
  });
});

describe('making a puzzle', () => {
  test('says what the board is worth, and hardens it', async () => {
    const page = await revisit('#1/edit/!6x6.~!X*cacb~A*aebece~B*fafb');
    await page
      .locator(answer)
      .getByText(/squares\. Difficulty: \w+\. Does not matter: yellow car B\.$/)
      .waitFor();
    await page.getByRole('button', { name: 'Harden this' }).click();
    await page.getByText(/^Solvable in [2-9]\d* moves\.$/).waitFor();
    await expect.poll(() => page.locator('.draft .piece').count()).toBe(3);
    await page.getByRole('button', { name: 'Harden this' }).click();
    const said = page.getByText('This is the hardest position already.');
    await said.waitFor();
    // it is not said of another board, but again of this one
    await page.keyboard.press('Control+z');
    await expect.poll(() => said.count()).toBe(0);
    await page.keyboard.press('Control+y');
    await said.waitFor();
  });

  test('says why no hardest position is known', async () => {
    const page = await revisit('#1/edit/!6x6.~!X*cacb~A*cecf');
    const panel = page.getByRole('region', { name: 'Make a puzzle' });
    await page.getByRole('button', { name: 'Harden this' }).click();
    await panel.getByText('This board has no solution.').waitFor();
  });

  testInAll('says that a board has too many positions, and not that 20 seconds are over', async () => {
    const page = await revisit(LARGE);
    await page.getByRole('button', { name: 'Harden this' }).click();
    await page.getByText('This board has too many positions to find the hardest one here.').waitFor();
  });

  test('makes a puzzle of a wished length, which can be undone', async () => {
    const page = await revisit('#1/edit/!6x6.~!X*cacb');
    await page.getByLabel('A new puzzle of').selectOption('5..9');
    await page.getByRole('button', { name: 'Make me one' }).click();
    await page.getByText(/^Solvable in [5-9] moves\.$/).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.draft .piece').count()).toBe(1);
  });
});

test('a drawn board gets a name, is kept on the device, and goes to another device as a file', async () => {
  const page = await visit({ hash });
  await page.getByText('Solvable in 2 moves.').waitFor();
  await page.getByLabel('Name').fill('Two cars');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByText('Two cars is kept on this device.').waitFor();
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Two cars');
  await page.getByRole('link', { name: 'Make' }).click();
  const coming = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'My boards' })
    .getByRole('button', { name: 'Save as a file' })
    .click();
  const buffer = await bytesOf(await coming);

  const other = await visit({ hash: '#1/edit' });
  const panel = other.getByRole('region', { name: 'My boards' });
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'boards.txt', mimeType: 'text/plain', buffer });
  await panel.getByText('1 board read.').waitFor();
  await panel.getByRole('button', { name: 'Two cars', exact: true }).click();
  await other.getByText('Solvable in 2 moves.').waitFor();
  await other.reload();
  const row = panel.getByRole('button', { name: 'Two cars', exact: true });
  await panel.getByRole('button', { name: 'Delete Two cars' }).click();
  await panel.getByText('Two cars deleted.').waitFor();
  expect(await row.count()).toBe(0);
  // the focus is on Undo
  await other.keyboard.press('Enter');
  await panel.getByText('Two cars is kept on this device.').waitFor();
  expect(await panel.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await row.waitFor();
  await panel.getByRole('button', { name: 'Delete Two cars' }).click();
  await panel.getByText('Two cars deleted.').waitFor();
  await other.reload();
  await panel.waitFor();
  expect(await row.count()).toBe(0);
});

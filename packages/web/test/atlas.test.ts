// The page Atlas: what it shows of a published atlas, and how little it loads.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decompress } from 'fzstd';
import { parquetReadObjects } from 'hyparquet';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import { atlasIsShown, hosted, NAME, openAtlas, openFilter } from './atlas-host.ts';
import { appAddress, devicesOr, emptyPage, useBrowser, visit } from './browser.ts';

useBrowser();

const published = fileURLToPath(new URL('../../atlas/published', import.meta.url));

interface Row {
  readonly id: string;
  readonly board: string;
  readonly moves: number;
  readonly steps: number;
  readonly states: number;
  readonly vehicles: number;
  readonly trucks: number;
  readonly walls: number;
  readonly rating: number;
  readonly themes: string;
}

let rows: readonly Row[] = [];

beforeAll(async () => {
  const bytes = readFileSync(join(published, `${NAME}.parquet`));
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  rows = (await parquetReadObjects({
    file,
    compressors: { ZSTD: (part) => decompress(part) },
  })) as unknown as Row[];
});

/** The bytes of atlas files that a page gets. */
function counted(page: Page): () => number {
  let bytes = 0;
  page.on('response', (response) => {
    if (response.url().includes('/atlas/'))
      void response.body().then(
        (body) => {
          bytes += body.length;
        },
        () => {},
      );
  });
  return () => bytes;
}

const cards = (page: Page) => page.locator('.cards:not(.only-printed) .card-name').allTextContents();

describe('an atlas with its host', () => {
  test('the atlases of the project are listed by their sizes', async () => {
    const page = await visit({ hash: '#1/atlas' });
    await atlasIsShown(page);
    const options = page.getByLabel('Boards').locator('option');
    expect(await options.allTextContents()).toEqual(['4×4', '5×5', '6×6']);
  });

  test('each filter shows what the file has, from a small part of it', async () => {
    const page = await emptyPage();
    const bytes = counted(page);
    await page.goto(`${await hosted((_, content) => content)}#1/atlas`);
    await atlasIsShown(page);
    await page.getByText('7,320 of 7,320 puzzles, page 1 of 305').waitFor();
    expect(await cards(page)).toEqual(
      rows
        .slice(-24)
        .reverse()
        .map(({ moves }) => `${moves} moves`),
    );
    // the whole is 286 KB: all of the first answer, its index and counts, is a tenth
    expect(bytes()).toBeLessThan(40_000);

    const found = async (isWanted: (row: Row) => boolean, shown = rows.filter(isWanted)) => {
      await page.getByText(`${shown.length.toLocaleString('en')} of 7,320 puzzles`).waitFor();
      return shown;
    };
    await openFilter(page);
    const least = page.getByLabel('Min moves');
    await least.fill('12');
    await found(({ moves }) => moves >= 12);
    await page.getByLabel('Decoy').check();
    await found(({ moves, themes }) => moves >= 12 && themes.split(' ').includes('decoy'));
    await page.getByLabel('Decoy').uncheck();
    await page.getByLabel('Max walls').fill('0');
    await page.getByLabel('Min rating').fill('36');
    await page.getByLabel('Min trucks').fill('1');
    await page.getByLabel('States, under').selectOption('1,000');
    const wanted = await found(
      ({ moves, walls, rating, trucks, states }) =>
        moves >= 12 && walls === 0 && rating >= 36 && trucks >= 1 && states < 1000,
    );
    await page.getByLabel('Sort by').selectOption('Most vehicles');
    const sorted = [...wanted].reverse().sort((a, b) => b.vehicles - a.vehicles);
    await expect.poll(() => cards(page)).toEqual(sorted.slice(0, 24).map(({ moves }) => `${moves} moves`));
    // a minute is a rating of 10 × log2(60 / 4) = 39
    await page.getByLabel('Time, from').selectOption('1 min');
    await found(
      ({ moves, walls, rating, trucks, states }) =>
        moves >= 12 && walls === 0 && rating >= 39 && trucks >= 1 && states < 1000,
    );
    expect(bytes()).toBeLessThan(60_000);

    // nothing meets it, and all is there again
    await least.fill('90');
    await page.getByText('No puzzles match.').waitFor();
    expect(await page.getByRole('button', { name: 'Draw one' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText('7,320 of 7,320 puzzles').waitFor();
  });

  test('a puzzle: what is known about it, played and mapped', async () => {
    const page = await openAtlas();
    await page.locator('.atlas-card button').first().click();
    const hardest = rows.at(-1) as Row;
    await page.getByText(hardest.id).waitFor();
    expect(await page.locator('dialog[open] dd').allTextContents()).toEqual(
      expect.arrayContaining([hardest.id, `${hardest.moves} moves`, String(hardest.steps)]),
    );
    await page.locator('dialog[open]').getByRole('link', { name: 'Play' }).click();
    await page.getByText(`· best ${hardest.moves}`, { exact: true }).waitFor();
    await page.goBack();
    await atlasIsShown(page);
    await page.getByRole('button', { name: 'Draw one' }).click();
    await page.locator('dialog[open] .atlas-puzzle').waitFor();
  });

  testInAll('a part of a chart becomes bounds, by mouse and by keyboard', async () => {
    const page = await openAtlas();
    const chart = page.getByRole('application').first();
    const box = (await chart.locator('svg').boundingBox()) ?? expect.fail();
    const [columns, rowsOfMap] = [22, 11];
    // moves 10 to 12, vehicles 7 and 8, of 1 to 11
    const at = (moves: number, vehicles: number): [number, number] => [
      box.x + ((moves + 0.5) / columns) * box.width,
      box.y + ((11 - vehicles + 0.5) / rowsOfMap) * box.height,
    ];
    await page.mouse.move(...at(10, 8));
    await page.mouse.down();
    await page.mouse.move(...at(12, 7), { steps: 3 });
    await page.mouse.up();
    expect(await page.getByLabel('Min moves').inputValue()).toBe('10');
    expect(await page.getByLabel('Max moves').inputValue()).toBe('12');
    const count = (isWanted: (row: Row) => boolean) =>
      page.getByText(`${rows.filter(isWanted).length.toLocaleString('en')} of 7,320 puzzles`).waitFor();
    await count(({ moves, vehicles }) => moves >= 10 && moves <= 12 && vehicles >= 7 && vehicles <= 8);
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await count(({ moves, vehicles }) => moves >= 11 && moves <= 13 && vehicles >= 7 && vehicles <= 8);
    await page.keyboard.press('Shift+ArrowUp');
    await count(({ moves, vehicles }) => moves >= 11 && moves <= 13 && vehicles >= 7 && vehicles <= 9);
    await page.keyboard.press('Escape');
    await page.getByText('7,320 of 7,320 puzzles').waitFor();

    // a press on the chosen part chooses everything again
    await page.mouse.move(...at(10, 8));
    await page.mouse.down();
    await page.mouse.move(...at(12, 7), { steps: 3 });
    await page.mouse.up();
    await count(({ moves, vehicles }) => moves >= 10 && moves <= 12 && vehicles >= 7 && vehicles <= 8);
    await page.mouse.click(...at(11, 7));
    await page.getByText('7,320 of 7,320 puzzles').waitFor();
  });

  test('a board is found; a text that is not a board and a board of another size get an answer', async () => {
    const page = await openAtlas();
    await page.getByText('Find a board').first().click();
    const find = async (text: string) => {
      await page.getByLabel('A board in any format').fill(text);
      await page.getByRole('button', { name: 'Find a board' }).click();
    };
    const { board, moves } = rows.find(({ moves, walls }) => moves === 12 && walls === 0) as Row;
    const lines = board.match(/.{5}/g) ?? [];
    const text = (some: readonly string[]) => some.join('\n').replaceAll('A', 'X').replaceAll('o', '.');
    await find(text(lines));
    const answer = `It is here. This state takes ${moves} moves; the hardest of its cluster takes ${moves}.`;
    await page.getByText(answer).waitFor();
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.locator('dialog[open]').getByText(`${moves} moves`).waitFor();
    await page.keyboard.press('Escape');
    await find(`${appAddress()}#1/play/${board}`);
    await page.getByText(answer).waitFor();
    await find('#1/play/AABBo');
    await page.getByText(/^This is not a board: /).waitFor();
    await find('XX....\nX.....');
    await page.getByText(/^This is not a board: /).waitFor();
    await find('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM');
    await page.getByText('This atlas has boards of 5 by 5 with 0 to 2 walls only.').waitFor();
  });

  testInAll('printed are the selected puzzles, and nothing else', async () => {
    const page = await openAtlas();
    for (const place of [1, 3])
      await page
        .getByLabel(/^Select/)
        .nth(place)
        .check();
    await page.getByRole('button', { name: 'Print the 2 selected' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.card:visible').count()).toBe(2);
    expect(await page.locator('.charts').isVisible()).toBe(false);
  });

  test.each(devicesOr('desktop'))(
    'boards come first, the filter when it is asked for: %s',
    async (_, viewport) => {
      const page = await openAtlas({ viewport });
      await openFilter(page);
      await expect.poll(() => page.getByLabel('Min moves').isVisible()).toBe(false);
      expect(await page.locator('.charts').count()).toBe(0);
      const first = (await page.locator('.atlas-card').first().boundingBox()) ?? expect.fail();
      expect(first.y).toBeLessThan(viewport.height - 100);
      await openFilter(page);
      await page.getByLabel('Min moves').fill('21');
      await page.getByText('4 of 7,320 puzzles').waitFor();
      await page.getByRole('button', { name: 'Show all' }).first().press('Enter');
      await page.getByText('7,320 puzzles').first().waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    },
  );

  testInAll('without a network, once all of it was loaded', async () => {
    const page = await openAtlas({ offline: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.getByRole('button', { name: /^Load all/ }).click();
    await page.getByText('The whole atlas is on this device.').waitFor();
    // the button that had the focus is gone
    await expect.poll(focused).toBe('Without a network');
    await page.context().setOffline(true);
    await page.reload();
    await atlasIsShown(page);
    await openFilter(page);
    await page.getByLabel('Min moves').fill('21');
    await page.getByText('4 of 7,320 puzzles').waitFor();
    await page.locator('.atlas-card button').first().click();
    await page.getByText((rows.at(-1) as Row).id).waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Remove it from this device' }).click();
    await page.getByRole('button', { name: /^Load all/ }).waitFor();
    await page.context().setOffline(true);
    // Chromium 150 is without a network here, and says that it has one
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await page.reload();
    await page
      .getByRole('alert')
      .getByText(/^You are offline, and this atlas is not on this device\./)
      .waitFor();
  });
});

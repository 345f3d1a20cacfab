// The boards with a name: the next one, their chapters, and their names where they are played.
import { readFileSync } from 'node:fs';
import { readCatalogue } from '@unjam/core/catalogue';
import { expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import { devicesOr, sizes, useBrowser, visit } from './browser.ts';

useBrowser();

const KEYHOLE = 'AoooABBBXXoCoooC';
const best = { moves: 5, steps: 7, alone: true, day: '2026-11-21' };

test.each(someOr(1, [sizes.phone, sizes.desktop]))(
  'Puzzles shows what to play next, and chapters of boards with names: %o',
  async (viewport) => {
    const page = await visit({ hash: '#1/ladder', viewport });
    const next = page.locator('.next-board');
    const name = await next.locator('.next-name').innerText();
    const idea = await next.locator('.next-text > span').nth(1).innerText();
    // its chapter is open and marks it
    const chapter = page.locator('details.chapter[open]');
    expect(await chapter.count()).toBe(1);
    expect(await chapter.locator('.named-board').count()).toBe(5);
    expect(await chapter.locator('.named-board.next strong').innerText()).toBe(name);
    await next.click();
    await page.locator('.board-name').getByText(name).waitFor();
    expect(await page.locator('.board-name').innerText()).toBe(`${name} ${idea}`);
    await page.goBack();

    const first = page.locator('details.chapter').first();
    await first.locator('summary').click();
    await first.getByRole('link', { name: 'The tightrope' }).waitFor();
    await first.getByRole('link', { name: 'The keyhole' }).click();
    await expect.poll(() => page.locator('h1').textContent()).toBe('Jam 1');
    await page.goBack();
    // it stays open
    await first.getByRole('link', { name: 'The keyhole' }).waitFor();
  },
);

testInAll(
  'a solved board is marked in its chapter, and grades have bars only once something is solved',
  async () => {
    const page = await visit({ hash: '#1/ladder' });
    const grade = page.getByRole('link', { name: 'Beginner 482 puzzles' });
    await grade.waitFor();
    expect(await page.locator('.rung progress').count()).toBe(0);
    await page.evaluate(
      ([board, result]) => localStorage.setItem('unjam.progress', JSON.stringify({ [board]: result })),
      [KEYHOLE, best] as const,
    );
    await page.reload();
    await page.getByText('1 of 60 solved').waitFor();
    const first = page.locator('details.chapter').first();
    await first.getByText('1 of 5 solved').waitFor({ state: 'attached' });
    expect(await first.locator('.marks .solved').count()).toBe(1);
    expect(await page.locator('.rung progress').count()).toBe(1);
    await page.getByRole('link', { name: 'Beginner 1 of 482 solved' }).click();
    // a pack says what it is about
    await page.locator('.pack-themes').first().getByText('Red car moves last').waitFor();
  },
);

test.each(
  someOr(1, [
    ['de', 'Das Drahtseil'],
    ['ja', '綱渡り'],
    ['ar', 'الحبل المشدود'],
  ]),
)('names are in the language of the app: %s', async (locale, name) => {
  const page = await visit({ hash: '#1/ladder', locale, viewport: sizes.phone });
  const first = page.locator('details.chapter').first();
  await first.locator('summary').click();
  await first.getByRole('link', { name }).waitFor();
});

testInAll('on a phone the way to sets is on the first screen', async () => {
  const page = await visit({ hash: '#1/ladder', viewport: sizes.phone });
  const sets = page.getByRole('link', { name: 'A set of puzzles' });
  await sets.waitFor();
  const box = (await sets.boundingBox()) ?? expect.fail();
  expect(box.y + box.height).toBeLessThan(200);
  await sets.click();
  await page.locator('.set-maker').waitFor();
});

test.each(devicesOr('phone'))(
  'names of boards stay inside their tiles, which are equally high in a row: %s',
  async (_, viewport) => {
    const page = await visit({ hash: '#1/ladder/beginner', viewport });
    await page.getByText('Dominoes', { exact: true }).waitFor();
    const tiles = await page.locator('.tile').evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom, right } = one.getBoundingClientRect();
        const name = one.querySelector('.tile-name')?.getBoundingClientRect().right ?? 0;
        return { top, bottom, beyond: name - right };
      }),
    );
    expect(tiles.filter(({ beyond }) => beyond > 0)).toEqual([]);
    // in one line
    expect((await page.getByText('Dominoes', { exact: true }).boundingBox())?.height).toBeLessThan(30);
    const bottoms = new Map(tiles.map(({ top, bottom }) => [top, bottom]));
    expect(tiles.filter(({ top, bottom }) => bottoms.get(top) !== bottom)).toEqual([]);
  },
);

testInAll('beside a wide board the longest place in a pack stands in one line', async () => {
  const catalogue = readCatalogue(
    readFileSync(new URL('../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
  );
  if (!catalogue.ok) throw new Error(catalogue.error.message);
  const hardest = catalogue.value.find(({ number }) => number === 1997) ?? expect.fail();
  const page = await visit({ hash: `#1/play/${hardest.board}`, viewport: sizes.desktop });
  const place = page.locator('.pack-name');
  await expect.poll(() => place.textContent()).toMatch(/^Grandmaster 15 · \d\d of 24$/);
  const lines = await place.evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });
  expect(lines).toBe(1);
});

// The catalogue page.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShare, sizes, useBrowser, visit } from './browser.ts';

useBrowser();

const root = fileURLToPath(new URL('../../..', import.meta.url));

function unjam(...words: string[]): Record<string, unknown>[] {
  const { stdout } = spawnSync(process.execPath, ['packages/cli/bin/unjam.js', ...words, '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const cards = (page: Page) => page.locator('.card-name').allTextContents();

async function catalogue(options = {}): Promise<Page> {
  const page = await visit({ hash: '#1/puzzles', ...options });
  await page.locator('.card').nth(20).waitFor();
  return page;
}

test('the puzzle of the day is the one that the command shows', async () => {
  const page = await visit({ timezoneId: 'Asia/Tokyo' });
  await page.clock.setFixedTime(new Date('2027-03-04T16:30:00Z'));
  await page.goto(`${page.url().split('#')[0]}#1/ladder`);
  const [daily] = unjam('daily', '2027-03-05');
  await page.getByRole('link', { name: 'Daily Friday, March 5' }).click();
  await page.getByRole('heading', { name: 'Daily · Friday, March 5' }).waitFor();
  await page.getByText(`· best ${daily?.moves}`, { exact: true }).waitFor();
  expect(new URL(page.url()).hash).toBe('#1/play/2027-03-05');
  await openShare(page);
  await expect.poll(() => page.getByLabel('The board as text').inputValue()).toBe(daily?.board);
});

test('a filter shows what the command lists, page by page', async () => {
  const page = await catalogue({ viewport: sizes.phone });
  await page.getByText('Filter and sort').click();
  await page.getByLabel('Size').selectOption('6x6');
  await page.getByLabel('Min moves').fill('20');
  await page.getByLabel('Max moves').fill('24');
  const wanted = unjam('puzzles', '--size', '6x6', '--moves', '20..24').map(({ name }) => name);
  const pages = Math.ceil(wanted.length / 24);
  expect(pages).toBeGreaterThan(1);
  await page.getByText(`${wanted.length} puzzles, page 1 of ${pages}`).waitFor();
  expect(await cards(page)).toEqual(wanted.slice(0, 24));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText(`page 2 of ${pages}`).first().waitFor();
  expect(await cards(page)).toEqual(wanted.slice(24, 48));
  await page.getByRole('combobox', { name: 'Page' }).selectOption(String(pages - 1));
  expect(await cards(page)).toEqual(wanted.slice(24 * (pages - 1)));
  await page.getByLabel('Sort by').selectOption('hardest');
  await page.getByText(`page 1 of ${pages}`).first().waitFor();
  expect(await cards(page)).toEqual(wanted.reverse().slice(0, 24));
});

test('solved puzzles are stored by their boards', async () => {
  const page = await catalogue();
  const [first] = unjam('puzzles', '1');
  await page.evaluate((board) => {
    const best = { moves: 9, steps: 12, day: '2026-11-21' };
    localStorage.setItem(
      'unjam.progress',
      JSON.stringify({ [board]: best, 'a board of another time': best }),
    );
  }, String(first?.board));
  await page.reload();
  await page.getByText('1 of 2,000 puzzles solved').waitFor();
  expect(await page.locator('.card').first().textContent()).toContain('your best 9');
  await page.getByLabel('Solved').selectOption('yes');
  await page.getByText('1 puzzle', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('unjam.progress'))).toContain('another time');
});

import { finish, tryParseBoard } from '@unjam/core';
import { algorithmById } from '@unjam/core/search';
import { describe, expect, test } from 'vitest';
import { SHORT, useBrowser, visit } from './browser.ts';

useBrowser();

// 24,132 states, 49 moves: puzzles/seeds/hardest.txt
const LARGE = 'AAABCDEFFBCDEoXXCDGGHooooIHoJJoIKKLL';

describe('the map', () => {
  test('a click on one of 24,132 states goes there', async () => {
    const page = await visit({ hash: `#1/lab/${LARGE}` });
    const status = page.locator('.wander-side [role=status]');
    await page.getByText('24,132 states, 1,023 solved, the hardest 49 moves away.').waitFor();
    expect(await status.textContent()).toBe('49 moves from the exit.');
    await page.locator('.map canvas').first().waitFor({ state: 'attached' });
    const box = await page.locator('.map').boundingBox();
    if (!box) throw new Error('no map');
    const board = () =>
      page
        .locator('unjam-board .vehicle')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-valuenow')));
    const before = await board();
    // the solved states are at the left
    let shown: string | null = null;
    for (let x = 20; x < box.width && (shown === null || shown.startsWith('49')); x += 12) {
      await page.mouse.click(box.x + x, box.y + box.height / 2);
      await page.waitForTimeout(50);
      shown = await status.textContent();
    }
    expect(shown).toMatch(/^(Solved: the red car is at the exit\.|[1-9]\d? moves? from the exit\.)$/);
    expect(shown).not.toBe('49 moves from the exit.');
    expect(await board()).not.toEqual(before);
    await page.getByRole('button', { name: 'Back to start' }).click();
    await expect.poll(() => status.textContent()).toBe('49 moves from the exit.');
  });

  test('a larger cluster shows its first 30,000 states and says so', async () => {
    // 12 by 12 with a car in every second row
    const rows = Array.from({ length: 12 }, (_, row) =>
      row === 5
        ? 'XX..........'
        : row % 2 === 0
          ? `${String.fromCharCode(65 + row).repeat(2)}..........`
          : '.'.repeat(12),
    );
    const page = await visit({ hash: `#1/edit` });
    await page.getByLabel('Paste a board in any format').fill(rows.join('\n'));
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.getByText(/^30,000 states \(the first of more\)/).waitFor();
  });

  test('without WebGL the map says so, and the board still moves through the states', async () => {
    const page = await visit({ hash: `#1/play/${SHORT}` });
    await page.evaluate(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...words: unknown[]) {
        return String(words[0]).includes('webgl') ? null : getContext.apply(this, words as never);
      } as typeof getContext;
    });
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.getByText(/^This device cannot draw the map/).waitFor();
    await page.getByRole('button', { name: 'One move closer' }).click();
    await page.getByText('1 move from the exit.').waitFor();
  });
});

test('a race shows the counts of the algorithms', async () => {
  const board = tryParseBoard('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM');
  if (!board.ok) throw new Error(board.error.message);
  const expected = ['bfs', 'a-star'].map((id) => {
    const { stats } = finish(algorithmById(id)?.run(board.value, { metric: 'moves' }) ?? expect.fail());
    return [stats.expanded, stats.generated, stats.peakFrontier].map((n) => n.toLocaleString('en'));
  });
  const page = await visit({ hash: '#1/lab/IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM', reducedMotion: 'reduce' });
  await page.getByRole('radio', { name: 'Race' }).check();
  await page.getByRole('button', { name: 'Race' }).click();
  await page.getByRole('table').waitFor();
  const rows = await page
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  expect(rows.map((cells) => cells.slice(3, 6))).toEqual(expected);
  expect(rows.map((cells) => cells[0])).toEqual(['60', '60']);
});

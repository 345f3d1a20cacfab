import { finish, tryParseBoard } from '@unjam/core';
import { algorithmById } from '@unjam/core/search';
import { describe, expect, test } from 'vitest';
import { SHORT, useBrowser, visit } from './browser.ts';

useBrowser();

// 24,132 states, 49 moves from the exit: the hardest of the texts
const LARGE = 'AAABCDEFFBCDEoXXCDGGHooooIHoJJoIKKLL';

describe('the map', () => {
  test('of 24,132 states: a click on one goes there', async () => {
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
    // the solved states are on the left, somewhere
    let told: string | null = null;
    for (let x = 20; x < box.width && (told === null || told.startsWith('49')); x += 12) {
      await page.mouse.click(box.x + x, box.y + box.height / 2);
      await page.waitForTimeout(50);
      told = await status.textContent();
    }
    expect(told).toMatch(/^(Solved: the red car is at the exit\.|[1-9]\d? moves? from the exit\.)$/);
    expect(told).not.toBe('49 moves from the exit.');
    expect(await board()).not.toEqual(before);
    await page.getByRole('button', { name: 'Back to start' }).click();
    await expect.poll(() => status.textContent()).toBe('49 moves from the exit.');
  });

  test('of a cluster beyond 30,000 states shows the first of them, and says so', async () => {
    // sixteen by sixteen, two cars and nothing else on each of many rows
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

  test('on a device without WebGL says so, and the board wanders all the same', async () => {
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

test('a race shows the counts that the algorithms of the registry have', async () => {
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

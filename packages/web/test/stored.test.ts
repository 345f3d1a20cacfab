// What is stored on the device: in several tabs, in a storage that is full or blocked, and beside a newer app.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import { appAddress, drag, emptyPage, goTo, SHORT, useBrowser, visit } from './browser.ts';

useBrowser();

/** Boards that one move solves. */
const OPEN = 'ooooooooooooAAoooooooBoooooBoooooooo';
const OTHER = 'ooooooooooooAAooooooooBoooooBooooooo';

async function tabOf(page: Page, hash: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(appAddress() + hash);
  return tab;
}

const storedAt = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`unjam.${name}`) ?? 'null'), key);

async function solve(page: Page): Promise<void> {
  await page.bringToFront();
  await drag(page, 'red car', 4, 0);
  await page.getByText(/^Solved in 1 move\./).waitFor();
}

async function keep(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Keep' }).click();
}

test('results of two tabs are all stored, and each tab shows those of the other', async () => {
  const one = await visit({ hash: `#1/play/${OPEN}` });
  await one.locator('unjam-board .vehicle').first().waitFor();
  const two = await tabOf(one, `#1/play/${OTHER}`);
  await two.locator('unjam-board .vehicle').first().waitFor();
  const watcher = await tabOf(one, '#1/daily');
  await watcher.getByRole('button', { name: 'Settings' }).click();
  await watcher.getByText('0 puzzles solved on this device.').waitFor();
  await solve(one);
  await solve(two);
  expect(Object.keys((await storedAt(two, 'progress')) as object).sort()).toEqual([OPEN, OTHER].sort());
  await watcher.getByText('2 puzzles solved on this device.').waitFor();
});

test('boards drawn in two tabs are both kept, and one deleted in one tab is deleted in all', async () => {
  const one = await visit({ hash: `#1/edit/${OPEN}` });
  await one.getByRole('button', { name: 'Keep' }).waitFor();
  const two = await tabOf(one, `#1/edit/${OTHER}`);
  await two.getByRole('button', { name: 'Keep' }).waitFor();
  await keep(one, 'First');
  await one.getByText('First is kept on this device.').waitFor();
  await keep(two, 'Second');
  await two.getByText('Second is kept on this device.').waitFor();
  await one.getByRole('button', { name: 'Second', exact: true }).waitFor();
  await one.getByRole('button', { name: 'Delete First' }).click();
  await expect.poll(() => two.locator('.my-board').allTextContents()).toEqual(['Second']);
  // the other tab writes after the deletion
  await two.getByLabel('Name', { exact: true }).fill('Renamed');
  await two.getByRole('button', { name: 'Rename' }).click();
  await two.getByText('Renamed is kept on this device.').waitFor();
  await two.reload();
  await expect.poll(() => two.locator('.my-board').allTextContents()).toEqual(['Renamed']);
});

const FULL = 'This device cannot keep results, boards or settings now: its storage is full.';
const BLOCKED =
  'This browser keeps nothing on this device: its storage is blocked. What you do here is gone when you close the page.';
const NEWER =
  'A newer version of Unjam has been used here, and this page does not change what it stored. Reload the page.';

test.each(
  someOr(1, [
    [
      'full',
      FULL,
      () => {
        localStorage.setItem('other', 'x');
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'blocked',
      BLOCKED,
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
    ],
    ['of a newer app', NEWER, () => localStorage.setItem('unjam.version', '99')],
  ] as const),
)('a storage that is %s is said of a solved board, a drawn one, and the results', async (_, said, before) => {
  const page = await emptyPage();
  await page.addInitScript(before as () => void);
  await page.goto(`${appAddress()}#1/play/${OPEN}`);
  await page.locator('unjam-board .vehicle').first().waitFor();
  await drag(page, 'red car', 4, 0);
  await page.getByText(/^Solved in 1 move\./).waitFor();
  await page.locator('.won').getByText(said).waitFor();
  await page.goto(`${appAddress()}#1/edit/${SHORT}`);
  await keep(page, 'Mine');
  await page.getByRole('region', { name: 'My boards' }).getByText(said).waitFor();
  expect(await page.getByText('is kept on this device').count()).toBe(0);
  // it stays in the tab
  await page.getByRole('button', { name: 'Mine', exact: true }).waitFor();
  await page.goto(`${appAddress()}#1/statistics`);
  await page.getByRole('region', { name: 'Take it with you' }).getByText(said).waitFor();
  expect(await page.getByText('Your results are only on this device').count()).toBe(0);
});

testInAll(
  'after the first solved puzzle the browser is asked once not to delete what is stored',
  async () => {
    const page = await emptyPage();
    await page.addInitScript(() => {
      navigator.storage.persist = () => {
        document.documentElement.dataset.asked = `${document.documentElement.dataset.asked ?? ''}x`;
        return Promise.resolve(true);
      };
    });
    await page.goto(`${appAddress()}#1/play/${OPEN}`);
    const asked = () => page.evaluate(() => document.documentElement.dataset.asked);
    await page.locator('unjam-board .vehicle').first().waitFor();
    expect(await asked()).toBeUndefined();
    await solve(page);
    expect(await asked()).toBe('x');
    await page.goto(`${appAddress()}#1/play/${OTHER}`);
    await solve(page);
    expect(await asked()).toBe('x');
  },
);

test('what an older app stored is read, and stays', async () => {
  const page = await emptyPage();
  const old = { moves: 1, steps: 4, day: '2026-01-02' };
  await page.addInitScript(
    ([board, result]) => {
      if (localStorage.length > 0) return;
      localStorage.setItem('unjam.progress', JSON.stringify({ [board as string]: result }));
      localStorage.setItem('unjam.boards', JSON.stringify([{ name: 'Old', board }]));
    },
    [OTHER, old] as const,
  );
  await page.goto(`${appAddress()}#1/play/${OPEN}`);
  await page.locator('unjam-board .vehicle').first().waitFor();
  await solve(page);
  expect(await storedAt(page, 'progress')).toMatchObject({
    [OTHER]: { ...old, alone: true },
    [OPEN]: { moves: 1, steps: 4, alone: true },
  });
  await page.goto(`${appAddress()}#1/edit/${OPEN}`);
  await keep(page, 'New');
  await expect.poll(() => page.locator('.my-board').allTextContents()).toEqual(['Old', 'New']);
});

const movesMade = (page: Page) => page.locator('.counts strong').first().textContent();

test('a puzzle goes on where it was left, after another puzzle and after the app was closed; a restart forgets it', async () => {
  const page = await visit({ hash: `#1/play/${SHORT}` });
  await drag(page, 'blue car B', 0, 1);
  await expect.poll(() => movesMade(page)).toBe('1');
  const go = async (hash: string) => {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
  };
  await go(`#1/play/${OPEN}`);
  await expect.poll(() => movesMade(page)).toBe('0');
  await go(`#1/play/${SHORT}`);
  await expect.poll(() => movesMade(page)).toBe('1');
  await go(`#1/play/${OPEN}`);
  await expect.poll(() => movesMade(page)).toBe('0');
  await page.close();
  const again = await tabOf(page, `#1/play/${SHORT}`);
  await expect.poll(() => movesMade(again)).toBe('1');
  await again.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => movesMade(again)).toBe('0');
  await again.getByRole('button', { name: 'Redo' }).click();
  await again.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => movesMade(again)).toBe('0');
  await again.close();
  const fresh = await tabOf(page, `#1/play/${SHORT}`);
  await fresh.locator('unjam-board .vehicle').first().waitFor();
  expect(await movesMade(fresh)).toBe('0');
});

test.each(
  someOr(1, [
    [
      'Solve',
      async (page: Page) => {
        await goTo(page, 'solve');
        await page.locator('.move-list li').first().waitFor();
        await goTo(page, 'play');
      },
    ],
    [
      'the Lab',
      async (page: Page) => {
        await goTo(page, 'lab');
        await page.getByRole('button', { name: 'One move closer' }).waitFor();
        await goTo(page, 'play');
      },
    ],
    [
      'Watch',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Watch' }).click();
        await page.getByText('Some moves watched.').waitFor();
        await page.getByRole('button', { name: 'Restart' }).click();
      },
    ],
  ] as const),
)(
  'a puzzle whose solution was seen in %s is solved with help, also after the app was closed',
  async (_, look) => {
    const page = await visit({ hash: `#1/play/${OPEN}`, reducedMotion: 'reduce' });
    await page.locator('unjam-board .vehicle').first().waitFor();
    await look(page);
    await expect.poll(() => movesMade(page)).toBe('0');
    await page.close();
    const again = await tabOf(page, `#1/play/${OPEN}`);
    await again.locator('unjam-board .vehicle').first().waitFor();
    await drag(again, 'red car', 4, 0);
    await again.getByText(/^Solved with help in 1 move/).waitFor();
    await again.getByText('You were shown moves of the solution.').waitFor();
    await again.getByRole('img', { name: /^1 of 3 stars/ }).waitFor();
    expect(await storedAt(again, 'progress')).toMatchObject({ [OPEN]: { moves: 1, alone: false } });
  },
);

testInAll(
  'an import says that the draft of this device stayed, and a second one changes no board',
  async () => {
    const page = await visit({ hash: `#1/edit/${OPEN}` });
    await keep(page, 'Mine');
    await page.getByRole('button', { name: 'Settings' }).click();
    const boards = JSON.stringify(await storedAt(page, 'boards'));
    const file = JSON.stringify({
      unjam: 1,
      boards: [{ name: 'Mine', board: OPEN }],
      draft: { draft: '5x5.', name: '' },
    });
    const read = async () => {
      const input = page.locator('dialog[open] input[type=file]');
      await input.setInputFiles({ name: 'u.json', mimeType: 'application/json', buffer: Buffer.from(file) });
      await page
        .getByText(
          'The file was read. What it has was added here. Where there can be only one, such as the board in Make, this device kept its own.',
        )
        .waitFor();
      // a browser tells of the choice of the same file only if none is chosen
      expect(await input.inputValue()).toBe('');
    };
    await read();
    await read();
    expect(JSON.stringify(await storedAt(page, 'boards'))).toBe(boards);
  },
);

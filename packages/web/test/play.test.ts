import { describe, expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import {
  appAddress,
  beginners,
  drag,
  placeOf,
  revisit,
  SHORT,
  sizes,
  useBrowser,
  vehicle,
  visit,
} from './browser.ts';

useBrowser();

const hash = `#1/play/${SHORT}`;
/** As on a device whose user did not ask for less motion. */
const moving = { reducedMotion: 'no-preference' } as const;

describe('a board is solved', () => {
  test('by dragging with the mouse', async () => {
    const page = await revisit(hash, moving);
    await page.getByText('· best 2', { exact: true }).waitFor();
    await drag(page, 'blue car B', 0, 1);
    await drag(page, 'red car', 4, 0);
    await page.getByText('Solved in 2 moves.').waitFor();
    await page.getByText("That's the fewest possible!").waitFor();
  });

  test('by touch, without scrolling the page', async () => {
    const page = await visit({ hash, viewport: sizes.phone, hasTouch: true, isMobile: true });
    const touch = await page.context().newCDPSession(page);
    const swipe = async (name: string, columns: number, rows: number) => {
      const { x, y, cell } = await placeOf(page, name);
      const points = (share: number) => [{ x: x + columns * cell * share, y: y + rows * cell * share }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
      for (const share of [0.25, 0.5, 0.75, 1])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(share) });
      await page.waitForTimeout(100);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe('blue car B', 0, 2);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    await swipe('red car', 4, 0);
    await page.getByText('Solved in 2 moves.').waitFor();
  });

  test('by the keyboard alone', async () => {
    const page = await visit({ hash });
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '',
      );
    await page.locator('unjam-board .vehicle').first().waitFor();
    for (let presses = 0; presses < 40 && (await focused()) === ''; presses++)
      await page.keyboard.press('Tab');
    expect(await focused()).toBe('red car, row 3, can move right 2');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('blue car B, column 5, can move up 2 or down 2');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('Solved in 2 moves.').waitFor();
  });

  test('by hints to the end, each with its reason', async () => {
    const page = await revisit('#1/play/OAAooPOooQoPOXXQoPoooQooBoooCCBoDDDo', moving);
    await page.getByText('· best 6', { exact: true }).waitFor();
    const reasons: string[] = [];
    for (let move = 0; move < 6; move++) {
      // the first press waits for a search
      await page.keyboard.press('h');
      await page.waitForFunction(() =>
        / the red car's way\.$/.test(document.querySelector('.news [role=status]')?.textContent ?? ''),
      );
      await page.keyboard.press('h');
      await page.keyboard.press('h');
      await page.waitForFunction(() =>
        /^(?!Move ).*: it /.test(document.querySelector('.news [role=status]')?.textContent ?? ''),
      );
      reasons.push((await page.locator('.news [role=status]').textContent()) ?? '');
      const [name = '', slide = ''] =
        (reasons.at(-1) as string).split(':')[0]?.split(/ (?=(?:left|right|up|down) )/) ?? [];
      const [way = '', cells = '0'] = slide.split(' ');
      await vehicle(page, name.charAt(0).toLowerCase() + name.slice(1)).focus();
      const key = `Arrow${way.charAt(0).toUpperCase()}${way.slice(1)}`;
      for (let cell = 0; cell < Number(cells); cell++) await page.keyboard.press(key);
    }
    await page.getByText(/^Solved with help in 6 moves/).waitFor();
    await page.getByText('6 hints.').waitFor();
    expect(reasons[0]).toMatch(/; 5 moves remain\.$/);
    expect(reasons[4]).toMatch(/it clears the red car's path; 1 move remains\.$/);
  });
});

describe('a drag is exact', () => {
  test('the vehicle follows the pointer and stops at its neighbour', async () => {
    const page = await revisit(hash, moving);
    const { x, y, cell } = await placeOf(page, 'red car');
    await page.mouse.move(x, y);
    await page.mouse.down();
    const seen: number[] = [];
    for (const cells of [0.3, 1.25, 1.9, 2.6, 5, -3]) {
      await page.mouse.move(x + cells * cell, y);
      seen.push(((await placeOf(page, 'red car')).x - x) / cell);
    }
    await page.mouse.up();
    // at its neighbour and at the edge it gives way a little, to show that it is blocked
    [0.3, 1.25, 1.9, 2, 2, 0].forEach((cells, i) => {
      expect(Math.abs((seen[i] ?? 9) - cells)).toBeLessThan(0.1);
    });
  });

  test('a vehicle let go between two cells snaps to the nearer one, in one move', async () => {
    const page = await revisit(hash, moving);
    await drag(page, 'red car', 1.4, 0);
    await expect.poll(() => vehicle(page, 'red car').getAttribute('aria-valuenow')).toBe('2');
    await expect.poll(() => page.locator('.counts').textContent()).toMatch(/Moves\s*1 · best 2/);
  });

  testInAll('and works while all of the page is selected, on the board that is drawn too', async () => {
    const page = await revisit(hash);
    await placeOf(page, 'red car');
    await page.keyboard.press('Control+a');
    await drag(page, 'red car', 1, 0);
    await expect.poll(() => page.locator('.counts').textContent()).toMatch(/Moves\s*1 · best 2/);
    await page.evaluate((board) => {
      location.hash = `#1/edit/${board}`;
    }, SHORT);
    const piece = page.locator('.draft [data-piece]').first();
    await piece.waitFor();
    await page.keyboard.press('Control+a');
    const { x, y, height } = (await piece.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page.mouse.move(x + 9, y + 9);
    await page.mouse.down();
    await page.mouse.move(x + 9, y + height, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => new URL(page.url()).hash).not.toBe(`#1/edit/${SHORT}`);
  });

  // the time of a frame is measured in the bench
  test('on a full board every frame shows the vehicle at the pointer', async () => {
    const page = await revisit('#1/play/BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN');
    await page.getByText('· best 58', { exact: true }).waitFor();
    // brown car I, the first of a column, has a cell below it
    const { x, y, cell } = await placeOf(page, 'brown car I');
    await page.evaluate(() => {
      const board = document.querySelector('unjam-board');
      const car = [...(board?.shadowRoot?.querySelectorAll<SVGGElement>('.vehicle') ?? [])].find((one) =>
        one.getAttribute('aria-label')?.startsWith('brown car I'),
      ) as SVGGElement;
      let pointer: number | undefined;
      const samples: { pointer: number; vehicle: number }[] = [];
      // runs after the board's own listener
      addEventListener('pointermove', (event) => {
        pointer = event.clientY;
      });
      const look = () => {
        // runs after the events and callbacks of this frame
        queueMicrotask(() => {
          const { top } = (car.querySelector('.hit') as Element).getBoundingClientRect();
          if (pointer !== undefined) samples.push({ pointer, vehicle: top });
        });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(globalThis, { samples });
    });
    const top = y - cell;
    await page.mouse.move(x, y);
    await page.mouse.down();
    const steps = 40;
    for (let i = 1; i <= steps; i++)
      await page.mouse.move(x, y + cell * (0.5 - 0.5 * Math.cos((i / steps) * 6 * Math.PI)));
    await page.mouse.up();
    const samples = await page.evaluate(
      () => (globalThis as unknown as { samples: { pointer: number; vehicle: number }[] }).samples,
    );
    const held = samples.filter(({ pointer }) => pointer !== y);
    expect(new Set(held.map(({ pointer }) => pointer)).size).toBeGreaterThan(10);
    for (const { pointer, vehicle } of held.slice(0, -5))
      expect(Math.abs(vehicle - top - Math.max(0, Math.min(cell, pointer - y)))).toBeLessThan(1.5);
  });
});

describe('undo', () => {
  test('and redo go across a restart, by buttons and keys, and stay with the puzzle', async () => {
    const page = await revisit(hash);
    const moves = page.locator('.counts dd').first();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await drag(page, 'blue car B', 0, 2);
    await drag(page, 'red car', 1, 0);
    await expect.poll(() => moves.textContent()).toBe('2 · best 2');
    await press('Restart');
    await expect.poll(() => moves.textContent()).toBe('0 · best 2');
    for (const [key, text] of [
      ['u', '2 · best 2'],
      ['Control+z', '1 · best 2'],
      ['Meta+z', '0 · best 2'],
      ['Control+Shift+z', '1 · best 2'],
      ['Control+y', '2 · best 2'],
      ['r', '0 · best 2'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => moves.textContent()).toBe(text);
    }
    await press('Next');
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Jam /);
    expect(await page.getByRole('button', { name: 'Undo', exact: true }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await page.keyboard.press('u');
    expect(await page.locator('h1').textContent()).toMatch(/^Jam /);
  });

  test('a game is restored after the page was closed', async () => {
    const page = await visit({ hash });
    await drag(page, 'red car', 1, 0);
    await expect.poll(() => page.locator('.counts dd').first().textContent()).toBe('1 · best 2');
    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(() => page.locator('.counts dd').first().textContent()).toBe('1 · best 2');
    await page.keyboard.press('u');
    await expect.poll(() => page.locator('.counts dd').first().textContent()).toBe('0 · best 2');
  });
});

test('Space plays the shortest solution, which does not count as solved', async () => {
  const page = await visit({ hash });
  await page.locator('unjam-board .vehicle').first().waitFor();
  await page.keyboard.press(' ');
  await page.getByText('Solved with help in 2 moves').waitFor();
  await page.getByRole('link', { name: 'Puzzles' }).click();
  // once one is solved, the grade says how many are
  await page.getByRole('link', { name: `Beginner ${beginners} puzzles` }).waitFor();
});

test('a screen reader hears each move and the win', async () => {
  const page = await revisit(hash, moving);
  const news = page.locator('unjam-board .news');
  await vehicle(page, 'blue car B').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => news.textContent()).toBe('blue car B down 1');
  await page.keyboard.press('ArrowDown');
  await vehicle(page, 'red car').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => news.textContent()).toBe('red car cannot move left');
  await page.keyboard.press('End');
  await expect.poll(() => news.textContent()).toBe('red car right 4. Solved: the red car is out.');
});

test('without WebAssembly hints are the same', async () => {
  const page = await visit();
  let refused = 0;
  await page.route('**/worker-*.js', async (route) => {
    const answer = await route.fetch();
    // as Chromium before 114 refuses modules of more than 4 KB outside of workers
    const head = 'WebAssembly.Module = class { constructor() { throw new RangeError("larger than 4KB"); } };';
    refused++;
    await route.fulfill({ response: answer, body: `${head}${await answer.text()}` });
  });
  await page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
  });
  await page.goto('about:blank');
  await page.goto(`${appAddress()}#1/play/IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM`);
  await page.getByText('· best 60', { exact: true }).waitFor();
  await page.keyboard.press('h');
  await page.getByText(/ in the red car's way\.$/).waitFor();
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await page.getByText(/; 59 moves remain\.$/).waitFor();
  expect(refused).toBeGreaterThan(0);
});

// The element without the app: its built file on an empty page.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  boardWithMarkup,
  drag,
  emptyPage,
  findings,
  MARKUP,
  placeOf,
  useBrowser,
  vehicle,
  visit,
} from './browser.ts';

useBrowser();

const source = readFileSync(new URL('../dist/unjam-board.js', import.meta.url), 'utf8');

test('it takes at most 31 KB after gzip', () => {
  expect(gzipSync(source, { level: 9 }).length).toBeLessThanOrEqual(31 * 1024);
});

/** An empty page with one board and a list of its events. */
async function boardPage(attributes: Record<string, string>): Promise<Page> {
  const page = await emptyPage();
  await page.addScriptTag({ content: source, type: 'module' });
  await page.evaluate((attributes) => {
    document.documentElement.lang = 'en';
    const element = document.createElement('unjam-board');
    element.setAttribute('style', 'width: 408px; aspect-ratio: var(--unjam-ratio, 1)');
    const heard: string[] = [];
    for (const name of ['unjam-move', 'unjam-solved', 'unjam-problem'])
      document.addEventListener(name, (event) => {
        const { detail } = event as CustomEvent;
        heard.push(`${name} ${detail.words ?? detail.message ?? JSON.stringify(detail)}`);
      });
    Object.assign(globalThis, { heard });
    document.body.append(element);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }, attributes);
  return page;
}

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

const names = (page: Page): Promise<(string | null)[]> =>
  page.locator('unjam-board .vehicle').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

const BOARD = '......\n......\nXX..B.\n....B.\n......\n......';

test('a board in any format is drawn, and every vehicle has a name', async () => {
  const page = await boardPage({ board: BOARD, interactive: '' });
  expect(await names(page)).toEqual([
    'blue car B, column 5, can move up 2 or down 2',
    'red car, row 3, can move right 2',
  ]);
  await page.evaluate(() =>
    document.querySelector('unjam-board')?.setAttribute('board', 'BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN'),
  );
  expect(await names(page)).toHaveLength(12);
});

test('every move of a person is an event, and so is the win', async () => {
  const page = await boardPage({ board: BOARD, interactive: '' });
  await drag(page, 'blue car B', 0, 1);
  await vehicle(page, 'red car').focus();
  await page.keyboard.press('End');
  expect(await heard(page)).toEqual([
    'unjam-move blue car B down 1',
    'unjam-move red car right 4',
    'unjam-solved [3,4]',
  ]);
});

test('moves in any notation are played on it', async () => {
  const page = await boardPage({ board: BOARD, moves: 'B+1 X+3' });
  await expect
    .poll(() => names(page))
    .toEqual(['blue car B, column 5, can move down 1', 'red car, row 3, can move left 3 or right 1']);
  expect(await heard(page)).toEqual([]);
});

test('without `interactive` no vehicle can be moved or focused', async () => {
  const page = await boardPage({ board: BOARD });
  await drag(page, 'red car', 2, 0);
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.querySelector('unjam-board')?.shadowRoot?.activeElement ?? null),
  ).toBeNull();
  expect(await heard(page)).toEqual([]);
});

describe('an attribute that cannot be read is reported once, on the element and as an event', () => {
  test.each([
    ['no board', { board: 'hello' }, /not a board in any known format|unexpected/],
    ['nothing', { board: ' ' }, /no board|empty|nothing/],
    ['an illegal move', { board: BOARD, moves: 'X+5' }, /^move 1 is illegal: X cannot slide right 4/],
    ['an unknown vehicle', { board: BOARD, moves: 'Q+5' }, /there is no vehicle Q/],
    ['too far a move', { board: BOARD, moves: 'B↑9' }, /^B slides 9 cells; expected /],
  ])('%s', async (_, attributes, words) => {
    const page = await boardPage(attributes);
    expect(await page.locator('unjam-board .problem').textContent()).toMatch(words);
    expect(await heard(page)).toEqual([expect.stringMatching(/^unjam-problem /)]);
  });
});

test('moves that are too far, in HTML that was there before the script, are reported once, with the reason', async () => {
  const page = await emptyPage();
  await page.setContent(
    '<unjam-board board="BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN" moves="M↑9"></unjam-board>',
  );
  const problems = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const messages: string[] = [];
        document.addEventListener('unjam-problem', (event) => {
          const { message, expected } = (event as CustomEvent<{ message: string; expected: string }>).detail;
          messages.push(`${message}; expected ${expected}`);
          setTimeout(() => resolve(messages), 100);
        });
      }),
  );
  await page.addScriptTag({ content: source, type: 'module' });
  expect(await problems).toEqual([expect.stringMatching(/^M slides 9 cells; expected \d to \d/)]);
});

test('an attribute set in a script is read when its state is asked for', async () => {
  const page = await boardPage({});
  const states = await page.evaluate((board) => {
    const element = document.querySelector('unjam-board');
    if (!element) return [];
    Object.assign(element, { board, moves: 'B+1' });
    const first = (element as HTMLElement & { state: number[] }).state;
    Object.assign(element, { moves: 'B+2' });
    return [first, (element as HTMLElement & { state: number[] }).state];
  }, BOARD);
  expect(states).toEqual([
    [3, 0],
    [4, 0],
  ]);
});

test('null or undefined in a property, as frameworks pass for no value, removes the attribute', async () => {
  const page = await boardPage({ board: BOARD, moves: 'BD1', interactive: '', plain: '', leave: '' });
  const left = await page.evaluate(async (board) => {
    const element = document.querySelector('unjam-board') as unknown as Element & Record<string, unknown>;
    const found: Record<string, unknown> = {};
    for (const name of ['moves', 'interactive', 'plain', 'leave', 'board'])
      for (const value of [undefined, null, undefined]) {
        element[name] = value;
        found[`${name} = ${value}`] = element.getAttribute(name) ?? element[name];
      }
    element.board = board;
    return found;
  }, BOARD);
  expect(left).toEqual({
    'moves = undefined': '',
    'moves = null': '',
    'interactive = undefined': false,
    'interactive = null': false,
    'plain = undefined': false,
    'plain = null': false,
    'leave = undefined': false,
    'leave = null': false,
    'board = undefined': '',
    'board = null': '',
  });
  expect(await names(page)).toHaveLength(2);
  expect((await heard(page)).filter((event) => event.startsWith('unjam-problem'))).toEqual([]);
});

test('a page whose policy demands Trusted Types and allows no policy draws, hints and moves', async () => {
  const page = await emptyPage({ expected: /TrustedHTML/ });
  await page.route('http://trusted.test/**', (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: source }
        : {
            contentType: 'text/html',
            headers: {
              'Content-Security-Policy':
                "require-trusted-types-for 'script'; trusted-types 'none'; script-src 'self'",
            },
            body: `<!doctype html><script type="module" src="board.js"></script>
<unjam-board board="${BOARD.replaceAll('\n', '/')}" interactive style="width: 400px"></unjam-board>`,
          },
    ),
  );
  await page.goto('http://trusted.test/');
  expect(
    await page.evaluate(() => {
      try {
        document.createElement('p').innerHTML = '<b>x</b>';
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('TypeError');
  await vehicle(page, 'blue car B').focus();
  await page.keyboard.press('ArrowDown');
  expect(await names(page)).toEqual([
    'blue car B, column 5, can move up 3 or down 1',
    'red car, row 3, can move right 4',
  ]);
  expect(await page.locator('unjam-board .vehicles rect').count()).toBe(10);
});

test('markup in labels is text', async () => {
  const page = await boardPage({ board: boardWithMarkup, interactive: '' });
  expect(await names(page)).toEqual([
    `blue car ${MARKUP}, column 5, can move up 2 or down 2`,
    'red car, row 3, can move right 2',
  ]);
  expect(await page.locator('unjam-board b').count()).toBe(0);
});

test('dragging a vehicle by touch does not scroll the page', async () => {
  const page = await visit({
    path: 'embed.html',
    viewport: { width: 390, height: 400 },
    hasTouch: true,
    isMobile: true,
  });
  await vehicle(page, 'slate truck M').scrollIntoViewIfNeeded();
  const { x, y, cell } = await placeOf(page, 'slate truck M');
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const before = await page.evaluate(() => scrollY);
  await send('touchStart', { x, y });
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', { x, y: y - share * cell });
  await page.waitForTimeout(100);
  await send('touchEnd');
  await expect.poll(() => page.locator('#moves').textContent()).toContain('up 1');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a page sets its own colours', async () => {
  const page = await boardPage({ board: BOARD });
  const fill = await page.evaluate(() => {
    const element = document.querySelector('unjam-board') as HTMLElement;
    element.style.setProperty('--unjam-frame', 'rgb(1, 2, 3)');
    return [...(element.shadowRoot?.querySelectorAll('rect') ?? [])]
      .map((rect) => getComputedStyle(rect).fill)
      .includes('rgb(1, 2, 3)');
  });
  expect(fill).toBe(true);
});

test('the example page shows its moves, and axe finds no problems', async () => {
  const page = await visit({ path: 'embed.html' });
  await page.locator('unjam-board .vehicle[aria-label*="can move"]').first().focus();
  const name = await page.evaluate(
    () => document.querySelector('unjam-board')?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '',
  );
  const way = /can move (\w+)/.exec(name)?.[1] ?? '';
  await page.keyboard.press(`Arrow${way.charAt(0).toUpperCase()}${way.slice(1)}`);
  await expect.poll(() => page.locator('#moves').textContent()).toContain(way);
  expect(await findings(page)).toEqual([]);
});

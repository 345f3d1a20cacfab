// The element without the app: its built file on an empty page.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { applyMove, parseBoard, solve, startOf, tryParseBoard } from '@unjam/core';
import { formats } from '@unjam/core/formats';
import { notations } from '@unjam/core/notation';
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

const source = readFileSync(new URL('../../board/dist/unjam-board.js', import.meta.url), 'utf8');

test('it takes at most 34 KB after gzip', () => {
  expect(gzipSync(source, { level: 9 }).length).toBeLessThanOrEqual(34 * 1024);
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

test('a board out of sight is not laid out, keeps its place, and is there when it is scrolled to', async () => {
  const page = await boardPage({ board: BOARD });
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('unjam-board')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const seen = element.shadowRoot
          ?.querySelector('.vehicle')
          ?.checkVisibility({ contentVisibilityAuto: true });
        return { place: [x, y + scrollY, width, height], seen };
      }),
    );
  // as wide as its container, as wide as a picture is by itself, and as high as the page says
  await page.evaluate((board) => {
    for (const style of ['display: grid; width: 300px', 'display: flex', 'display: flex; height: 90px']) {
      const place = document.body.appendChild(document.createElement('div'));
      place.setAttribute('style', `margin-top: 4000px; ${style}`);
      place.append(Object.assign(document.createElement('unjam-board'), { board }));
    }
  }, BOARD);
  const before = await look();
  expect(before.map(({ seen }) => seen)).toEqual([true, false, false, false]);
  expect(before.slice(1).map(({ place: [, , width, height] }) => [width, height])).toEqual([
    [300, 300],
    [300, 300],
    [90, 90],
  ]);
  for (const index of [1, 2, 3]) {
    await page.locator('unjam-board').nth(index).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await look())[index]?.seen).toBe(true);
  }
  expect((await look()).map(({ place }) => place)).toEqual(before.map(({ place }) => place));
});

test('a red car that leaves is seen outside of the board', async () => {
  const page = await boardPage({ board: BOARD, leave: '' });
  expect(
    await page.locator('unjam-board .stage').evaluate((stage) => getComputedStyle(stage).contentVisibility),
  ).toBe('visible');
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

/** What a page asks the element after it has read its attributes. */
interface ReadElement {
  readonly problem?: { readonly message: string };
  readonly state: readonly number[];
}

test('it reads what core prints, in every format and notation, as core does', async () => {
  const board = parseBoard(BOARD);
  const solved = solve(board);
  const solution = solved.kind === 'solved' ? solved.solution : expect.fail();
  const boards = formats.flatMap(({ print }) => {
    const printed = print(board);
    return printed.ok ? [printed.value] : [];
  });
  const moves = notations.map(({ print }) => {
    const printed = print(solution, board);
    return printed.ok ? printed.value : expect.fail();
  });
  const expected = boards.map((text) => {
    const read = tryParseBoard(text);
    return read.ok ? startOf(read.value).join() : read.error.message;
  });
  // some formats are read only where they are named
  expect(expected.filter((one) => /\d,\d/.test(one)).length).toBeGreaterThan(5);
  const page = await boardPage({});
  const read = await page.evaluate(
    ({ boards, moves, BOARD }) => {
      const element = document.querySelector('unjam-board') as unknown as ReadElement;
      const read = (board: string, played: string) => {
        Object.assign(element, { board, moves: played });
        return element.problem?.message ?? element.state.join();
      };
      return [boards.map((one) => read(one, '')), moves.map((one) => read(BOARD, one))];
    },
    { boards, moves, BOARD },
  );
  expect(read).toEqual([expected, moves.map(() => solution.reduce(applyMove, startOf(board)).join())]);
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

test('whatever is in an attribute or property, the element shows a board or says the problem', async () => {
  const page = await boardPage({ board: BOARD, interactive: '' });
  const wrong = await page.evaluate(async (good) => {
    const element = document.querySelector('unjam-board') as HTMLElement & {
      board: unknown;
      moves: unknown;
      problem?: { message: string };
      state: readonly number[];
      shadowRoot: ShadowRoot;
    };
    const markup = '<img src=x onerror="document.title=1">';
    const values = [
      '',
      ' ',
      markup,
      '\0',
      '\u202e',
      '9'.repeat(65_536),
      'XX'.repeat(40_000),
      '['.repeat(60_000),
      Number.NaN,
      -1,
      [],
      {},
      false,
      () => 1,
    ];
    const wrong: string[] = [];
    for (const name of ['board', 'moves'] as const)
      for (const value of values) {
        element.board = good;
        element.moves = '';
        element[name] = value;
        const { problem, state, shadowRoot } = element;
        const said = String(problem?.message ?? '');
        const shown = `${name} ${String(value).slice(0, 20)}`;
        if ((state.length === 0) !== Boolean(problem))
          wrong.push(`${shown}: ${state.length} vehicles, ${said}`);
        if (/undefined|null|NaN|\[object/.test(said) && !said.includes(String(value).slice(0, 5)))
          wrong.push(`${shown}: ${said}`);
        if (said.length > 400) wrong.push(`${shown}: ${said.length} characters`);
        if (shadowRoot.querySelector('img, script')) wrong.push(`${shown}: markup`);
      }
    element.moves = 'BD1';
    element.board = good;
    return [...wrong, ...(element.state.length === 2 ? [] : ['not drawn at the end'])];
  }, BOARD);
  expect(wrong).toEqual([]);
  expect(await page.title()).toBe('');
});

test('show refuses what is not a board, or not a state of it, and keeps what it shows', async () => {
  const page = await boardPage({ board: BOARD });
  const { said, state } = await page.evaluate(async () => {
    const element = document.querySelector('unjam-board') as unknown as {
      state: unknown;
      show(board: unknown, state: unknown): void;
    };
    const vehicle = { label: 'X', length: 2, orientation: 'horizontal', lane: 0, offset: 0 };
    const board = { width: 3, height: 2, exit: 'right', vehicles: [vehicle], walls: [], primary: 0 };
    const said: string[] = [];
    const attempts = [
      ...[null, undefined, '', 1, {}, []].map((board) => [board, [0]]),
      ...[null, [], ['1'], [2], [-1]].map((state) => [board, state]),
    ];
    for (const [board, state] of attempts)
      try {
        element.show(board, state);
        said.push('taken');
      } catch (error) {
        said.push(`${(error as Error).name}: ${(error as Error).message}`);
      }
    return { said, state: element.state };
  });
  expect(said).toEqual([
    ...['null', 'undefined', '""', '1', 'an object', 'a list'].map(
      (shown) => `RangeError: board is ${shown}; expected a board`,
    ),
    'RangeError: state is null; expected a list of 1 offsets, one for each vehicle',
    'RangeError: state is a list; expected a list of 1 offsets, one for each vehicle',
    'RangeError: state[0] is "1"; expected a whole number from 0 to 1',
    'RangeError: state[0] is 2; expected a whole number from 0 to 1',
    'RangeError: state[0] is -1; expected a whole number from 0 to 1',
  ]);
  expect(state).toHaveLength(2);
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

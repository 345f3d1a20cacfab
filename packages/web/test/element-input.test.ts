// What may be in the attributes and properties of the element, and what it says of the rest.

import { applyMove, parseBoard, solve, startOf, tryParseBoard } from '@unjam/core';
import { formats } from '@unjam/core/formats';
import { notations } from '@unjam/core/notation';
import { describe, expect, test } from 'vitest';
import { emptyPage, useBrowser } from './browser.ts';
import { BOARD, heard, names, scriptedPage, source } from './scripted-element.ts';

useBrowser();

/** What a page asks the element after it has read its attributes. */
interface ReadElement {
  readonly problem?: { readonly message: string };
  readonly state: readonly number[];
}

/** The formats and notations that the element reads; a page with another one converts it by core. */
const inline = new Set<string>(['grid', 'framed', 'line', 'json', 'arrows', 'letters', 'signed', 'words']);

/** Formats that core recognises and the element does not. */
const left = new Set<string>(['drawing', 'cells', 'prolog']);

test('it reads rows, lines, JSON and written moves as core does, and takes no other text for them', async () => {
  const board = parseBoard(BOARD);
  const solved = solve(board);
  const solution = solved.kind === 'solved' ? solved.solution : expect.fail();
  const boards = formats.flatMap(({ id, print }) => {
    const printed = print(board);
    return printed.ok ? [{ id, text: printed.value }] : [];
  });
  const moves = notations.map(({ id, print }) => {
    const printed = print(solution, board);
    return { id, text: printed.ok ? printed.value : expect.fail() };
  });
  const [start, end] = [startOf(board).join(), solution.reduce(applyMove, startOf(board)).join()];
  const page = await scriptedPage({});
  const read = await page.evaluate(
    ({ boards, moves, BOARD }) => {
      const element = document.querySelector('unjam-board') as unknown as ReadElement;
      const read = (board: string, played: string) => {
        Object.assign(element, { board, moves: played });
        return element.problem ? 'refused' : element.state.join();
      };
      return {
        boards: boards.map(({ id, text }) => [id, read(text, '')]),
        moves: moves.map(({ id, text }) => [id, read(BOARD, text)]),
      };
    },
    { boards, moves, BOARD },
  );
  expect(read.moves).toEqual(moves.map(({ id }) => [id, inline.has(id) ? end : 'refused']));
  for (const [index, { id, text }] of boards.entries()) {
    const parsed = tryParseBoard(text);
    // a format that core knows only by name may look like rows to both
    const asCore = parsed.ok ? startOf(parsed.value).join() : 'refused';
    const expected = inline.has(id) ? start : left.has(id) ? 'refused' : asCore;
    expect(read.boards[index]?.[1], id).toBe(expected);
  }
});

describe('an attribute that cannot be read is reported once, on the element and as an event', () => {
  test.each([
    ['no board', { board: 'hello' }, /not a board in any known format|unexpected/],
    ['nothing', { board: ' ' }, /no board|empty|nothing/],
    ['an illegal move', { board: BOARD, moves: 'X+5' }, /^the move is illegal: X cannot slide right 4/],
    ['an unknown vehicle', { board: BOARD, moves: 'Q+5' }, /there is no vehicle Q/],
    ['too far a move', { board: BOARD, moves: 'B↑9' }, /^B slides 9 cells; expected /],
  ])('%s', async (_, attributes, words) => {
    const page = await scriptedPage(attributes);
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
  const page = await scriptedPage({});
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

test('properties that a script set before the element was defined are read', async () => {
  const page = await emptyPage();
  const set = (board: string) => {
    document.documentElement.lang = 'en';
    const element = document.body.appendChild(document.createElement('unjam-board'));
    Object.assign(element, { board, interactive: true, moves: 'B+1', played: 'B+1', note: 'of the page' });
  };
  await page.evaluate(set, BOARD);
  await page.addScriptTag({ content: source, type: 'module' });
  const seen = await page.locator('unjam-board').evaluate((element) => {
    const { board, state, played, note } = element as HTMLElement & Record<string, unknown>;
    element.setAttribute('moves', 'B+2 X+1');
    const later = (element as HTMLElement & { state: number[] }).state;
    return { board: board === element.getAttribute('board'), state, played, note, later };
  });
  expect(seen).toEqual({
    board: true,
    state: [4, 0],
    played: 'B↓1',
    note: 'of the page',
    later: [4, 1],
  });
  expect(await names(page)).toHaveLength(2);
});

test('null or undefined in a property, as frameworks pass for no value, removes the attribute', async () => {
  const page = await scriptedPage({ board: BOARD, moves: 'BD1', interactive: '', plain: '', leave: '' });
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
  const page = await scriptedPage({ board: BOARD, interactive: '' });
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
  const page = await scriptedPage({ board: BOARD });
  const { said, state, shown } = await page.evaluate(async () => {
    const element = document.querySelector('unjam-board') as unknown as {
      state: unknown;
      show(board: unknown, state: unknown, options?: null): void;
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
    const kept = element.state;
    element.show(board, [1], null);
    return { said, state: kept, shown: element.state };
  });
  expect(shown).toEqual([1]);
  expect(said).toEqual([
    ...['null', 'undefined', '""', '1', 'an object', 'a list'].map(
      (shown) => `RangeError: board is ${shown}; expected a board of parseBoard`,
    ),
    'RangeError: state is null; expected a list of 1 offsets, one for each vehicle',
    'RangeError: state is a list; expected a list of 1 offsets, one for each vehicle',
    'RangeError: state[0] is "1"; expected a whole number from 0 to 1',
    'RangeError: state[0] is 2; expected a whole number from 0 to 1',
    'RangeError: state[0] is -1; expected a whole number from 0 to 1',
  ]);
  expect(state).toHaveLength(2);
});

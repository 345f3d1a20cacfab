// Every kind of link, followed as the browser follows it.
import { writeDraft } from '@unjam/core/formats';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageId } from './model/link.ts';

const BOARD = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
const SHORT = 'ooooooooooooAAooBoooooBooooooooooooo';

const address = { hash: '' };
const entries: string[] = [];
/** What was written with the last entry. */
let written: unknown;
const listeners = new Map<string, () => void>();
let stop: () => void;

beforeAll(async () => {
  vi.stubGlobal('location', address);
  const addEventListener = (name: string, listener: () => void) => listeners.set(name, listener);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('document', { addEventListener, documentElement: { addEventListener } });
  const write = (kind: string) => (state: unknown, _: string, hash: string) => {
    entries.push(`${kind} ${hash}`);
    written = state;
    address.hash = hash;
  };
  vi.stubGlobal('history', { state: null, pushState: write('new'), replaceState: write('same') });
  const { startRouting } = await import('./route.ts');
  // `import` would bring the libraries of all pages into the type check of the tests
  const { pages } = await vi.importActual<{ pages: Parameters<typeof startRouting>[0] }>('./pages.ts');
  stop = startRouting(pages);
});

afterAll(() => {
  // the files that follow in this process change the page without a browser: neither the effect nor its timer may see that
  stop();
  listeners.get('pagehide')?.();
  vi.unstubAllGlobals();
});

/** Waits for a page, whose code is loaded first: on a busy machine that takes seconds. */
const settled = (is: () => unknown) => vi.waitUntil(is, { timeout: 30_000 });

async function follow(hash: string) {
  const { arriving, ladderGrade, linkProblem, listPage, page } = await import('./model/state.ts');
  const { attempt, position, visited } = await import('./model/store.ts');
  const { draft } = await import('./model/present-draft.ts');
  const { labView } = await import('./model/lab-view.ts');
  address.hash = hash;
  listeners.get('hashchange')?.();
  await settled(() => !arriving.value);
  // a click makes the address that of what is shown
  listeners.get('click')?.();
  const { puzzle, moves, cursor } = position.value;
  return {
    page: page.value,
    problem: linkProblem.value?.message,
    address: address.hash,
    name: attempt.value.name,
    puzzle,
    at: `${cursor} of ${moves.length}`,
    draft: writeDraft(draft.value),
    list: listPage.value,
    grade: ladderGrade.value,
    visited: visited.value?.join(''),
    view: labView.value,
  };
}

test('an address that is behind what was shown: Back gives that, and the link opened anew what it says', async () => {
  const [old, newer] = ['#1/edit/!6x6.~!X*cacb', `#1/edit/${SHORT}`];
  const stored = { behind: `${old} ${newer}` };
  vi.stubGlobal('sessionStorage', stored);
  expect(await follow(old)).toMatchObject({ draft: expect.stringContaining('!X*cacb') });
  stored.behind = `${old} ${newer}`;
  Object.assign(history, { state: {} });
  expect(await follow(old)).toMatchObject({ address: newer });
  Object.assign(history, { state: null });
});

/** The offset of each vehicle. */
const STATE = '@000000000000';

describe('a link is opened, and the address becomes the link of what is shown', () => {
  test.each<[link: string, shown: object, address?: string]>([
    [`#1/play/${BOARD}/11u1.11d1`, { page: 'play', name: 'Shared board', at: '2 of 2' }],
    [`#1/play/${BOARD}/11u1.11d1/1`, { page: 'play', at: '1 of 2' }],
    [`#1/solve/${BOARD}/11u1.11d1/0`, { page: 'solve', at: '0 of 2' }],
    [`#1/review/${BOARD}/11u1`, { page: 'review', at: '1 of 1' }],
    [`#1/lab/${BOARD}/11u1`, { page: 'lab', at: '1 of 1', visited: undefined }],
    [`#1/race/${BOARD}/11u1`, { page: 'lab', view: 'race', at: '1 of 1' }],
    [`#1/lab/${BOARD}/11u1/1`, { page: 'lab', view: 'map', at: '1 of 1' }, `#1/lab/${BOARD}/11u1`],
    [`#1/lab/${BOARD}/11u1/0/${STATE}`, { page: 'lab', at: '0 of 1', visited: STATE.slice(1) }],
    [`#1/edit/${SHORT}`, { page: 'edit', draft: '6x6r.~!A*cacb~B*cede' }],
    ['#1/edit/!6x6.', { page: 'edit', draft: '6x6.' }],
    ['#1/play/p-110eh1t', { page: 'play', name: 'Jam 17', puzzle: 'p-110eh1t' }],
    ['#1/play/lesson-2', { page: 'play', name: 'Lesson 2 of 3', puzzle: 'lesson-2' }],
    ['#1/play/2026-11-21', { page: 'play', puzzle: '2026-11-21' }],
    ['#1/puzzles', { page: 'puzzles', list: 0 }],
    ['#1/puzzles/3', { page: 'puzzles', list: 2 }],
    ['#1/ladder', { page: 'ladder', grade: undefined }],
    ['#1/ladder/expert', { page: 'ladder', grade: 'expert' }],
    ['#1/daily', { page: 'daily' }],
    ['#1/statistics', { page: 'statistics' }],
    ['#1/atlas', { page: 'atlas' }],
    ['#1/set', { page: 'set' }],
    [`#1/set/Class%204b/lesson-1/2026-11-21/${SHORT}`, { page: 'set' }],
    // a link with only the page of an attempt shows the present one
    ['', { page: 'today' }, '#1/today'],
    ['#1/solve/', { page: 'solve' }, '#1/solve/2026-11-21'],
  ])('%s', async (hash: string, shown: object, written = hash) => {
    expect(await follow(hash)).toMatchObject({ problem: undefined, ...shown, address: written });
  });
});

describe('a wrong link is refused with the reason, and stays in the address', () => {
  test.each([
    ['#2/play', 'this link was made by a newer version'],
    ['#x/play', 'the link begins with "x"'],
    ['#01/today', 'the link begins with "01"'],
    ['#0/today', 'the link begins with "0"'],
    ['#1/rush/K3', 'the link names the series "K3"'],
    ['#1/rush/k3x9/101', 'the link says that "101" boards were solved'],
    ['#1/streak/k3x9/-1', 'the link says that "-1" boards were solved'],
    ['#1/rush/k3x9/7/7', 'the link has too many parts'],
    ['#1/cheat', 'the link names the page "cheat"'],
    ['#1/constructor', 'the link names the page "constructor"'],
    ['#1/play/%', 'the link has a % without two digits'],
    ['#1/play/@', 'this is not a board in any known format'],
    [`#1/play/${BOARD}/2u1`, 'move 1 of the link is "2u1"'],
    [`#1/play/${BOARD}/99r1`, 'move 1 of the link is "99r1"'],
    [`#1/play/${BOARD}/11u1.x`, 'move 2 of the link is "x"'],
    [`#1/play/${BOARD}/11u1.11d1/3`, 'the link stands at move "3"'],
    [`#1/play/${BOARD}/11u1/-1`, 'the link stands at move "-1"'],
    [`#1/play/${BOARD}/11u1/1/more`, 'the link has too many parts'],
    ['#1/daily/2026-11-21', 'the link has too many parts'],
    ['#1/play/p-0123abc', 'there is no puzzle "p-0123abc"'],
    ['#1/play/!6x6', 'the draft in the link is damaged'],
    ['#1/play/!6x6.', 'no vehicle is the primary'],
    ['#1/puzzles/0', 'the link names page "0" of the list'],
    ['#1/puzzles/2/3', 'the link names page'],
    ['#1/ladder/cheat', 'the link names the grade "cheat"'],
    [`#1/lab/${BOARD}/11u1/1/@12`, 'the link names the state "@12"'],
    [`#1/play/${BOARD}/0r9`, 'the move is illegal'],
    ['#1/set/x/p-0123abc', 'there is no puzzle "p-0123abc"'],
  ])('%s', async (hash, message) => {
    const { problem, address } = await follow(hash);
    expect(problem?.slice(0, message.length)).toBe(message);
    expect(address).toBe(hash);
  });
});

test('a link that is too long is refused', async () => {
  expect((await follow(`#1/play/${'A'.repeat(70_000)}`)).problem).toBe('the link has 70007 characters');
});

test('a replay begins at its first move', async () => {
  const { watching } = await import('./model/state.ts');
  const { position } = await import('./model/store.ts');
  const { page } = await follow(`#1/replay/${BOARD}/11u1.11d1`);
  // what plays the moves is loaded first
  await settled(() => position.value.cursor === 1);
  expect({ page, moves: position.value.moves.length, watching: watching.value }).toEqual({
    page: 'play',
    moves: 2,
    watching: true,
  });
  watching.value = false;
});

test('the help that was taken at a puzzle stays with its entry, for a reload where the device keeps nothing', async () => {
  const { attempt, noteHint, noteSeen } = await import('./model/store.ts');
  await follow(`#1/play/${SHORT}`);
  noteHint();
  noteSeen();
  listeners.get('click')?.();
  const { hints } = attempt.value;
  const state = written;
  expect(state).toMatchObject({ hints, seen: true });
  await follow('#1/play/lesson-1');
  // the browser gives it back; nothing else is kept in this test
  Object.assign(history, { state });
  expect((await follow(`#1/play/${SHORT}`)).page).toBe('play');
  expect(attempt.value).toMatchObject({ hints, seen: true });
  Object.assign(history, { state: null });
});

test('a puzzle of the catalogue that comes as a board gets its name and its short link in the same entry', async () => {
  const { attempt } = await import('./model/store.ts');
  entries.length = 0;
  await follow(`#1/play/${encodeURIComponent('..../.AAx/XXBC/..BC/.DDD')}`);
  await settled(() => attempt.value.puzzle !== undefined);
  listeners.get('click')?.();
  expect(attempt.value.name).toBe('Jam 17');
  expect(address.hash).toBe('#1/play/p-110eh1t');
  expect(entries.filter((entry) => entry.startsWith('new'))).toEqual([]);
});

test.each<[PageId, string]>([
  ['solve', '#1/solve/p-110eh1t'],
  ['ladder', '#1/ladder/expert'],
  ['lab', '#1/lab/p-110eh1t'],
  ['puzzles', '#1/puzzles/3'],
  ['daily', '#1/daily'],
  ['play', '#1/play/p-110eh1t'],
])('%s is an entry of its own', async (id, hash) => {
  const { go } = await import('./model/state.ts');
  entries.length = 0;
  go(id);
  expect(entries).toEqual([`new ${hash}`]);
});

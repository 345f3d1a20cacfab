import { describe, expect, test, vi } from 'vitest';
import { BOARD, read, start, stored, useDevice } from './testing/opened-app.ts';

useDevice();

const json = (key: string) => JSON.parse(stored.get(key) ?? 'null');

test('nothing is read or stored before the state is loaded, by the first visit, the solve log and the atlas', async () => {
  await vi.importActual('../app.tsx');
  for (const module of ['log/solve-log.ts', 'atlas/atlas-store.ts']) await vi.importActual(`../${module}`);
  expect({ read, stored: stored.size }).toEqual({ read: [], stored: 0 });
});

test('a first visit begins with the first lesson in Play, and an empty board with its red car in the editor', async () => {
  const { attempts, draftHistory, setLink, settings } = await start();
  expect(attempts.value.present.name).toBe('Lesson 1 of 3');
  const { width, height, vehicles, walls } = draftHistory.value.present;
  expect([width, height, walls.length]).toEqual([6, 6, 0]);
  expect(vehicles).toEqual([
    { label: 'X', primary: true, squares: [2, 2].map((row, column) => ({ row, column })) },
  ]);
  expect(setLink.value).toBe('#1/set');
  expect(settings.value.theme).toBe('system');
  expect([...stored.keys()].sort()).toEqual([
    'attempts',
    'daily',
    'draft',
    'game',
    'progress',
    'set',
    'settings',
    'unrated',
    'version',
  ]);
});

test('an app that was closed goes on where it was', async () => {
  const best = { moves: 3, steps: 9, alone: true, seconds: 12, day: '2026-11-21' };
  const kept = {
    game: {
      link: `#1/play/${BOARD}/1d1.0r1/1`,
      name: 'Mine',
      watched: true,
      hints: 2,
      begun: 0,
      times: [500],
      clock: 61_000,
    },
    draft: { draft: '6x6.', name: 'Empty' },
    set: '#1/set/x/p-0k3x9qz',
    progress: { [BOARD]: best },
    daily: { '2026-11-21': best },
    boards: [{ name: 'One', board: BOARD }],
    settings: { theme: 'dark', timer: true },
  };
  for (const [key, value] of Object.entries(kept)) stored.set(key, JSON.stringify(value));
  const state = await start();
  const { past, present, future } = state.attempts.value;
  expect([past.length, future.length]).toEqual([1, 1]);
  expect(present.moves).toMatchObject([{ vehicle: 1, by: 1 }]);
  expect(present).toMatchObject({ name: 'Mine', watched: true, hints: 2, times: [500] });
  expect(state.draftHistory.value.present.vehicles).toEqual([]);
  expect([state.draftName.value, state.setLink.value]).toEqual(['Empty', kept.set]);
  expect([state.progress.value, state.dailyResults.value]).toEqual([kept.progress, kept.daily]);
  const { boardEntries } = await import('./kept-boards.ts');
  expect(boardEntries.value).toEqual([{ ...kept.boards[0], at: 0 }]);
  expect(state.settings.value).toMatchObject({ theme: 'dark', timer: true, labels: false });
  // what was loaded is stored as it was
  const { link, name, watched, hints } = kept.game;
  expect(json('game')).toMatchObject({ link, name, watched, hints, times: [500] });
  expect(json('boards')).toEqual([{ ...kept.boards[0], at: 0 }]);
  for (const key of ['draft', 'set', 'progress', 'daily'] as const) expect(json(key)).toEqual(kept[key]);
});

test('whatever changes is stored at once', async () => {
  const { changeSettings, draftName, setLink } = await start();
  changeSettings({ sounds: true });
  setLink.value = '#1/set/y';
  draftName.value = 'Named';
  const { makeMove } = await import('./store.ts');
  makeMove({ vehicle: 0, by: 2 });
  expect([json('settings').sounds, json('set'), json('draft').name]).toEqual([true, '#1/set/y', 'Named']);
  expect(json('game').link).toMatch(/\/0r2$/);
});

test('help that was taken counts when a puzzle that was solved with it is opened and solved again', async () => {
  const { progress } = await start();
  const { readPlayLink } = await import('./link.ts');
  const { attempt, makeMove, noteHint, open } = await import('./store.ts');
  const other = attempt.value.board;
  const solve = () => {
    makeMove({ vehicle: 1, by: 1 });
    makeMove({ vehicle: 0, by: 4 });
  };
  const board = readPlayLink(`#1/play/${BOARD}`)?.board ?? other;
  open(board, 'Mine');
  noteHint();
  solve();
  open(other, 'Other');
  open(board, 'Mine');
  expect(attempt.value).toMatchObject({ moves: [], hints: 1 });
  solve();
  expect(progress.value[BOARD]?.alone).toBe(false);
});

describe('a solution that is shown after a puzzle was solved without it', () => {
  /** Solves the board, and looks at its solution. */
  async function solved() {
    const { progress } = await start();
    const { readPlayLink } = await import('./link.ts');
    const store = await import('./store.ts');
    const other = store.attempt.value.board;
    const board = readPlayLink(`#1/play/${BOARD}`)?.board ?? other;
    store.open(board, 'Mine');
    store.makeMove({ vehicle: 1, by: 1 });
    store.makeMove({ vehicle: 0, by: 4 });
    store.noteSeen();
    return { ...store, board, other, progress };
  }

  test('is no help in that attempt, also when it is opened again', async () => {
    const { attempt, open, openPosition, other } = await solved();
    expect(attempt.value.seen).toBe(false);
    open(other, 'Other');
    const { readPlayLink } = await import('./link.ts');
    const link = readPlayLink(`#1/play/${BOARD}/1d1.0r4`);
    if (link) openPosition(link, 'Mine');
    expect(attempt.value).toMatchObject({ seen: false, times: [expect.any(Number), expect.any(Number)] });
  });

  test.each(['startAgain', 'stepBack', 'open'] as const)('is help in the next one: %s', async (way) => {
    const { attempt, open, other, board, [way]: begin } = await solved();
    if (way === 'open') {
      open(other, 'Other');
      open(board, 'Mine');
    } else (begin as () => void)();
    expect(attempt.value.seen).toBe(true);
  });
});

test.each([
  ['the moves of a link count as shown', `${BOARD}/1d1`, false, {}],
  ['moves of a link that were taken back do not', `${BOARD}/1d1/0`, true, {}],
  ['nor do own moves to which the player goes back', `${BOARD}/1d1`, true, { own: true, again: true }],
])('%s', async (_, link, alone, before) => {
  const { progress } = await start();
  const { readPlayLink } = await import('./link.ts');
  const { attempt, makeMove, openPosition } = await import('./store.ts');
  const linked = readPlayLink(`#1/play/${link}`);
  if (linked) openPosition(linked, 'Mine', before);
  makeMove({ vehicle: 1, by: 1 });
  makeMove({ vehicle: 0, by: 4 });
  expect([progress.value[BOARD]?.alone, attempt.value.seen]).toEqual([alone, !alone]);
});

describe('a link to a board at which the player has moves', () => {
  const FIRST = `${BOARD}/1d1`;
  const OWN = `${BOARD}/1d1.0r1`;
  /** Opens links of the board one after the other, with another board between them, and tells what is shown and what is kept. */
  async function visits(...links: readonly (readonly [string, boolean])[]) {
    const { keptAttempts, message } = await start();
    const { readPlayLink } = await import('./link.ts');
    const { attempt, makeMove, open, openPosition, position } = await import('./store.ts');
    const { writeLink } = await import('./link.ts');
    const other = attempt.value.board;
    for (const [link, again] of links) {
      open(other, 'Other');
      const linked = readPlayLink(`#1/play/${link}`);
      if (!linked) throw new Error(`${link} is no link`);
      openPosition(linked, 'Mine', { again });
      if (link === OWN && !again) {
        // as the player, who undoes the move of the link and makes it again
        const { stepBack } = await import('./store.ts');
        stepBack();
        makeMove({ vehicle: 0, by: 1 });
      }
    }
    const kept = keptAttempts.value.find(({ board }) => board === BOARD);
    return {
      shown: writeLink('play', position.value).slice('#1/play/'.length),
      kept: kept?.link.slice('#1/play/'.length),
      message,
    };
  }

  test.each([
    ['with the first of them goes on with all', [FIRST, false], OWN],
    ['to which one goes back goes on with them', [`${BOARD}/1u1`, true], OWN],
    ['that is solved is shown', [`${BOARD}/1d1.0r4`, true], `${BOARD}/1d1.0r4`],
    ['with others is shown', [`${BOARD}/1u1`, false], `${BOARD}/1u1`],
    ['with all of them and more is shown', [`${OWN}.0r1`, false], `${OWN}.0r1`],
  ] as const)('%s', async (_, link, shown) => {
    const visited = await visits([OWN, false], link);
    expect([visited.shown, visited.kept]).toEqual([shown, OWN]);
  });

  test('with others says that they are kept, and only then', async () => {
    const { message } = await visits([OWN, false], [`${BOARD}/1u1`, false]);
    await vi.waitUntil(() => message.value() !== '');
    expect(message.value()).toMatch(/^Your own moves at this puzzle are kept until/);
    vi.resetModules();
    const same = await visits([OWN, false], [`${OWN}.0r1`, false]);
    await vi.dynamicImportSettled();
    expect(same.message.value()).toBe('');
  });

  test('where the device keeps nothing, the help that the entry of the browser tells of counts', async () => {
    await start();
    const { readPlayLink } = await import('./link.ts');
    const { attempt, openPosition } = await import('./store.ts');
    const linked = readPlayLink(`#1/play/${FIRST}`);
    if (linked) openPosition(linked, 'Mine', { hints: 2, seen: true });
    expect(attempt.value).toMatchObject({ hints: 2, seen: true, watched: false });
  });
});

test.each([
  ['a draft', '6x6r.~!A*cacb~B*cede', '6x6r.~!X*cacb', 2],
  ['no draft but the board of Play', '6x6r.~!A*cacb~B*cede', '6x6r.~!A*cacb~B*cede', 1],
])('what an earlier version kept, which was %s', async (_, draft, origin, vehicles) => {
  stored.set('draft', JSON.stringify({ draft, origin, name: 'Mine' }));
  const { draftHistory, draftName } = await start();
  expect(draftHistory.value.present.vehicles).toHaveLength(vehicles);
  expect(draftName.value).toBe(vehicles === 2 ? 'Mine' : '');
});

test.each(['{', '7', '[]', '"#1/play/x"', '{"link":"#1/play/x","draft":"?","origin":1}'])(
  '%s under every key is as if nothing was stored',
  async (text) => {
    const fresh = await start();
    const names = async (state: typeof fresh) => [
      (await import('./kept-boards.ts')).boardEntries.value,
      (await import('./kept-ratings.ts')).ratedResults.value,
      state.attempts.value.present.name,
      state.draftHistory.value.present.vehicles.length,
      state.setLink.value,
      Object.keys(state.progress.value),
      state.settings.value,
    ];
    const expected = await names(fresh);
    vi.resetModules();
    for (const key of stored.keys()) stored.set(key, text);
    expect(await names(await start())).toEqual(expected);
  },
);

test('without storage the app starts with its defaults and works', async () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { changeSettings, settings } = await start();
  changeSettings({ timer: true });
  expect(settings.value.timer).toBe(true);
});

test('the solve log stores nothing before it has a row, and again nothing once it is cleared', async () => {
  // lessons are not logged
  stored.set('game', JSON.stringify({ link: `#1/play/${BOARD}` }));
  const { changeSettings } = await start();
  await import('../log/solve-log.ts');
  const { clearLog, loadLog, rows } = await import('./log-rows.ts');
  loadLog();
  expect(stored.has('log')).toBe(false);
  changeSettings({ log: true });
  const { startAgain, makeMove } = await import('./store.ts');
  makeMove({ vehicle: 0, by: 1 });
  startAgain();
  expect(json('log')).toEqual(rows.value);
  expect(rows.value.length).toBeGreaterThan(0);
  clearLog();
  expect(stored.has('log')).toBe(false);
});

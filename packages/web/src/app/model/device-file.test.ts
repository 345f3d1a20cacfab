import { expect, test } from 'vitest';
import { BOARD, device, OTHER, useDevices } from './testing/devices.ts';

useDevices();

const best = { moves: 3, steps: 9, alone: true, seconds: 12, day: '2026-11-21' };

const attempt = { board: BOARD, link: `#1/play/${BOARD}/1d1`, name: 'Mine', hints: 1, seen: true };
const full = {
  progress: { [BOARD]: best },
  daily: { '2026-11-21': best },
  boards: [{ name: 'One', board: BOARD }],
  settings: { theme: 'dark', timer: true, player: 'Ada' },
  attempts: [attempt],
  game: { link: `#1/play/${OTHER}`, name: 'Other' },
  draft: { draft: '6x6.', name: 'Empty' },
  set: '#1/set/x/p-0k3x9qz',
  log: ['Ada,x,0,open,,', 'Ada,x,0,open,,'],
};

test('a new device has all of it after an import, and again the same after another', async () => {
  const one = await device(full);
  const text = one.exportDevice();
  const two = await device({});
  for (let times = 0; times < 2; times++) {
    expect(two.importDevice(text)).toEqual({ kind: 'read', keptOwn: false, noRoom: false, leftOut: false });
    expect(two.at('progress')).toEqual(full.progress);
    expect(two.at('daily')).toEqual(full.daily);
    expect(two.at('boards')).toMatchObject(full.boards);
    expect(two.at('settings')).toMatchObject(full.settings);
    expect(two.at('attempts')).toMatchObject([attempt]);
    expect(two.at('draft')).toMatchObject({ draft: full.draft.draft, name: 'Empty' });
    expect([two.at('set'), two.at('log')]).toEqual([full.set, full.log]);
  }
});

test('a file that lacks something resets nothing', async () => {
  const one = await device(full);
  expect(one.importDevice('{"unjam":1}')).toEqual({
    kind: 'read',
    keptOwn: false,
    noRoom: false,
    leftOut: false,
  });
  expect(one.importDevice('{"unjam":1,"settings":{"sounds":true}}').kind).toBe('read');
  for (const key of ['progress', 'daily', 'log', 'set'] as const) expect(one.at(key)).toEqual(full[key]);
  expect(one.at('settings')).toMatchObject({ ...full.settings, sounds: true });
  expect([one.at('boards'), one.at('attempts'), one.at('draft')]).toMatchObject([
    full.boards,
    full.attempts,
    full.draft,
  ]);
});

test('what is here already stays: the settings, the attempt, the draft and the set', async () => {
  const text = (await device(full)).exportDevice();
  const own = {
    ...full,
    attempts: [{ ...attempt, link: `#1/play/${BOARD}/1d2` }],
    draft: { draft: '5x5.', name: 'Own' },
    set: '#1/set/own',
    settings: { theme: 'light', labels: true },
  };
  const two = await device(own);
  expect(two.importDevice(text)).toEqual({ kind: 'read', keptOwn: true, noRoom: false, leftOut: false });
  expect([two.at('attempts'), two.at('draft'), two.at('set')]).toMatchObject([
    own.attempts,
    own.draft,
    own.set,
  ]);
  // the player of the file had chosen these, and the one here had not
  expect(two.at('settings')).toMatchObject({ ...own.settings, timer: true, player: 'Ada' });
});

test.each([
  ['the draft', { draft: { draft: '5x5.', name: 'Own' } }],
  ['the set', { set: '#1/set/own' }],
  ['an attempt', { attempts: [{ ...attempt, link: `#1/play/${BOARD}/1d2` }] }],
])('an import says that it kept %s of this device', async (_, own) => {
  const text = (await device(full)).exportDevice();
  expect((await device(own)).importDevice(text)).toEqual({
    kind: 'read',
    keptOwn: true,
    noRoom: false,
    leftOut: false,
  });
});

test('boards that are here already keep their times, and a later name of the file counts', async () => {
  const one = await device({ boards: [{ name: 'One', board: BOARD, at: 5 }] });
  const two = await device({});
  two.importDevice(one.exportDevice());
  const first = two.at('boards');
  expect(first).toMatchObject([{ name: 'One', board: BOARD }]);
  two.importDevice(one.exportDevice());
  expect(two.at('boards')).toEqual(first);
  const at = first[0].at + 1;
  two.importDevice(JSON.stringify({ unjam: 1, boards: [{ name: 'Late', board: BOARD, at }] }));
  expect(two.at('boards')).toEqual([{ name: 'Late', board: BOARD, at }]);
  two.importDevice(JSON.stringify({ unjam: 1, boards: [{ name: 'Early', board: BOARD, at: 5 }] }));
  expect(two.at('boards')).toEqual([{ name: 'Late', board: BOARD, at }]);
});

test('help that the file tells of counts here, however often the file is read', async () => {
  const text = (await device(full)).exportDevice();
  const link = `#1/play/${BOARD}/1d2`;
  const two = await device({ attempts: [{ ...attempt, link, hints: 0, seen: false }], game: { link } });
  for (let times = 0; times < 2; times++) {
    two.importDevice(text);
    expect(two.at('attempts')).toMatchObject([{ link, hints: 1, seen: true }]);
    expect(two.state.attempts.value.present).toMatchObject({ hints: 1, seen: true });
  }
});

test('the board on the screen, at which nothing was done here, goes on as in the file', async () => {
  const text = (await device(full)).exportDevice();
  const two = await device({ game: { link: `#1/play/${BOARD}`, name: 'Here' } });
  two.importDevice(text);
  expect(two.state.attempts.value.present.moves).toHaveLength(1);
  // the next change stores the present attempt
  two.state.attempts.value = { ...two.state.attempts.value };
  expect(two.at('attempts')).toMatchObject([{ ...attempt, name: 'Here' }]);
});

test('names that every object has, and days that the calendar lacks, do no harm', async () => {
  const one = await device(full);
  const text = `{"unjam":1,"progress":{"__proto__":${JSON.stringify(best)},"constructor":${JSON.stringify(best)}}}`;
  expect(one.importDevice(text)).toEqual({ kind: 'read', keptOwn: false, noRoom: false, leftOut: false });
  expect(one.importDevice(text)).toEqual({ kind: 'read', keptOwn: false, noRoom: false, leftOut: false });
  expect(one.at('progress')).toMatchObject(full.progress);
  const days = ['2026-99-99', '2026-02-30', 'constructor', 'foo'];
  const daily = Object.fromEntries(days.map((day) => [day, { ...best, day }]));
  const late = Object.fromEntries(days.map((day) => [day, best]));
  for (const results of [daily, late])
    expect(one.importDevice(JSON.stringify({ unjam: 1, daily: results })).kind).toBe('read');
  expect(one.at('daily')).toEqual(full.daily);
});

test.each<[string, unknown]>([
  ['progress', { [BOARD]: { ...best, moves: -5 } }],
  ['progress', { [BOARD]: { ...best, seconds: '1e999' } }],
  ['daily', { '2026-02-30': best }],
  ['ratings', [{ board: BOARD }]],
  ['series', ['rush']],
  ['boards', [{ name: 'A' }]],
  ['attempts', [{ ...attempt, board: OTHER }]],
  ['log', [1]],
  ['progress', 'abc'],
  ['boards', 5],
  ['log', null],
  ['boards', [{ name: 'A', board: 'xyz' }]],
  ['boards', [{ name: ' ', board: BOARD }]],
  ['daily', { '2999-01-01': best }],
  ['unrated', [{}, { at: 'x', board: BOARD }, { at: 5, board: {} }]],
])('%s that an export does not write is left out, and that is said', async (name, part) => {
  const one = await device({});
  expect(one.importDevice(JSON.stringify({ unjam: 1, [name]: part }))).toMatchObject({ leftOut: true });
  expect(Object.keys(one.at(name) ?? {})).toEqual([]);
});

test.each<[string, unknown]>([
  ['set', 12],
  ['set', '#1/play'],
  ['set', '#1/set/x/nothing'],
  ['set', `#1/set/x/${BOARD}=%`],
  ['draft', { draft: 'zzz' }],
  ['draft', 'x'],
  ['settings', 5],
  ['settings', { theme: 'pink' }],
  ['settings', { timer: 'yes' }],
])('%s that an export does not write, %j, changes nothing, and that is said', async (name, part) => {
  const one = await device({});
  const before = JSON.stringify([one.at('set'), one.at('draft'), one.at('settings')]);
  expect(one.importDevice(JSON.stringify({ unjam: 1, [name]: part }))).toMatchObject({
    leftOut: true,
    keptOwn: false,
  });
  expect(JSON.stringify([one.at('set'), one.at('draft'), one.at('settings')])).toBe(before);
});

test('results that are dated in the future do not take the place of others, and that is said', async () => {
  const now = Date.now();
  const rating = (board: string, at: number) => ({ board, at, puzzle: 900, score: 1 });
  const series = (seed: string, at: number) => ({ kind: 'rush', seed, boards: 1, at });
  const own = { ratings: [rating('own', now)], series: [series('own', now)] };
  const near = [rating('near', now + 3_600_000), series('near', now + 3_600_000)];
  const far = Array.from({ length: 1200 }, (_, i) => now + 2 * 86_400_000 + i);
  const file = {
    unjam: 1,
    ratings: [near[0], ...far.map((at) => rating(`far ${at}`, at))],
    series: [near[1], ...far.map((at) => series(at.toString(36), at))],
  };
  const one = await device(own);
  expect(one.importDevice(JSON.stringify(file))).toMatchObject({ kind: 'read', leftOut: true });
  const { ratedResults } = await import('./kept-ratings.ts');
  expect(ratedResults.value).toEqual([...own.ratings, near[0]]);
  expect(JSON.parse(one.exportDevice()).series).toEqual([...own.series, near[1]]);
});

test('a board of a file that lost its name does not delete the own one, and that is said', async () => {
  const boards = [{ name: 'Mine', board: BOARD, at: 5 }];
  const one = await device({ boards });
  const damaged = JSON.stringify({ unjam: 1, boards: [{ name: null, board: BOARD, at: 9 }] });
  expect(one.importDevice(damaged)).toMatchObject({ kind: 'read', leftOut: true });
  expect(one.at('boards')).toEqual(boards);
});

test.each([20_000_000_000_000, 1e17])(
  'a board of a file dated %d is kept, can be named, and can be deleted',
  async (at) => {
    const one = await device({ boards: [{ name: 'Mine', board: BOARD, at: 5 }] });
    const file = [BOARD, OTHER].map((board) => ({ name: 'Theirs', board, at }));
    expect(one.importDevice(JSON.stringify({ unjam: 1, boards: file }))).toMatchObject({ kind: 'read' });
    const { deleteBoard, keepBoards, myBoards } = await import('./kept-boards.ts');
    expect(myBoards.value.map(({ name }) => name)).toEqual(['Mine', 'Theirs']);
    keepBoards([{ name: 'A', board: OTHER }]);
    deleteBoard(BOARD);
    expect(myBoards.value).toEqual([{ name: 'A', board: OTHER }]);
  },
);

test('first solutions that wait to be rated are taken along, once', async () => {
  const waiting = (board: string, at: number) => ({ at, board, seconds: 9, hints: 0, seen: false });
  const text = (await device({ unrated: [waiting(BOARD, 5), waiting(OTHER, 6)] })).exportDevice();
  const rated = { at: 3, board: OTHER, puzzle: 900, score: 0.5 };
  const two = await device({ ratings: [rated] });
  for (let times = 0; times < 2; times++) two.importDevice(text);
  expect([two.at('unrated'), two.at('ratings')]).toEqual([[waiting(BOARD, 5)], [rated]]);
});

test('an attempt that names another board than its moves is not taken from a file, and not opened', async () => {
  const wrong = { ...attempt, link: `#1/play/${OTHER}/1d1` };
  const one = await device({});
  one.importDevice(JSON.stringify({ unjam: 1, attempts: [wrong] }));
  expect(one.at('attempts') ?? []).toEqual([]);
  // as an earlier version took it
  await device({ attempts: [wrong] });
  const { parseBoard } = await import('@unjam/core');
  const { attempt: present, boardText, open } = await import('./store.ts');
  open(parseBoard(BOARD), 'Mine');
  expect([boardText.value, present.value.moves]).toEqual([BOARD, []]);
});

test.each([
  ['{', 'json'],
  ['{"unjam":2}', 'newer'],
  ['{"unjam":0}', 'other'],
  ['{"unjam":"app"}', 'other'],
  ['[]', 'other'],
  [' '.repeat(12_000_001), 'large'],
])('%.20j is not read', async (text, kind) => {
  expect((await device({})).importDevice(text).kind).toBe(kind);
});

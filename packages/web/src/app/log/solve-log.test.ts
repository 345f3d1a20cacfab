import { parseBoard } from '@unjam/core';
import { expect, test, vi } from 'vitest';

/** Storage as a browser has it, empty; `vi.unstubAllGlobals` takes it away. Gives what is stored. */
function useStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

test('an undo and a redo are slides in the log too, also those of a restart', async () => {
  useStorage();
  vi.resetModules();
  const { changeSettings, settings } = await import('../model/state.ts');
  const { rows } = await import('../model/log-rows.ts');
  await import('./solve-log.ts');
  const { makeMove, open, startAgain, stepBack, stepForth } = await import('../model/store.ts');
  changeSettings({ ...settings.value, log: true, player: 'Ada' });
  const board = parseBoard('ooooooooooooAAooBoooooBooooooooooooo');
  open(board, 'Mine');
  makeMove({ vehicle: 1, by: 1 });
  makeMove({ vehicle: 0, by: 2 });
  stepBack();
  stepForth();
  startAgain();
  stepBack();
  const told = rows.value.map((row) => row.split(',').slice(3).join(' ').trim());
  expect(told).toEqual([
    'open',
    'move B 1',
    'move A 2',
    'move A -2',
    'move A 2',
    'restart',
    'move B 1',
    'move A 2',
  ]);
  vi.unstubAllGlobals();
});

test.each([
  ['no move', 0, ['open', 'move B 1', 'move A 4', 'solved']],
  ['a move', 1, []],
])('a log that is turned on while a puzzle of %s is open', async (_, made, told) => {
  useStorage();
  vi.resetModules();
  const { changeSettings } = await import('../model/state.ts');
  const { rows } = await import('../model/log-rows.ts');
  const { makeMove, open } = await import('../model/store.ts');
  open(parseBoard('ooooooooooooAAooBoooooBooooooooooooo'), 'Mine');
  const moves = [
    { vehicle: 1, by: 1 },
    { vehicle: 0, by: 4 },
  ];
  for (const move of moves.slice(0, made)) makeMove(move);
  await import('./solve-log.ts');
  changeSettings({ log: true, player: 'Ada' });
  for (const move of moves.slice(made)) makeMove(move);
  expect(rows.value.map((row) => row.split(',').slice(3).join(' ').trim())).toEqual(told);
  expect(rows.value[0]?.split(',')[2]).toBe(told.length > 0 ? '0' : undefined);
  vi.unstubAllGlobals();
});

test.each([0, 1])('a play of %i moves goes on after the app was loaded again', async (made) => {
  useStorage();
  /** The app as it is opened. */
  const load = async () => {
    vi.resetModules();
    (await import('../model/kept-state.ts')).loadState();
    const { logFromHere } = await import('./solve-log.ts');
    logFromHere();
    return { ...(await import('../model/store.ts')), ...(await import('../model/state.ts')) };
  };
  const moves = [
    { vehicle: 1, by: 1 },
    { vehicle: 0, by: 4 },
  ];
  const before = await load();
  before.changeSettings({ log: true, player: 'Ada' });
  before.open(parseBoard('ooooooooooooAAooBoooooBooooooooooooo'), 'Mine');
  for (const move of moves.slice(0, made)) before.makeMove(move);
  const { makeMove } = await load();
  for (const move of moves.slice(made)) makeMove(move);
  const { rows } = await import('../model/log-rows.ts');
  expect(rows.value.map((row) => row.split(',').slice(3).join(' ').trim())).toEqual([
    'open',
    'move B 1',
    'move A 4',
    'solved',
  ]);
  vi.unstubAllGlobals();
});

test.each([
  ['a play that leads to the present state', ['open,,', 'move,B,1'], true],
  ['a restart and the same moves', ['open,,', 'move,A,2', 'restart,,', 'move,B,1'], true],
  ['an undo of what was too much', ['open,,', 'move,B,1', 'move,A,2', 'move,A,-2'], true],
  ['a play before the last one', ['open,,', 'move,A,2', 'solved,,', 'open,,', 'move,B,1'], true],
  ['a play before that of another tab', ['open,,', 'move,B,1', 'open,,', 'move,A,2'], true],
  ['another state', ['open,,', 'move,B,1', 'move,A,2'], false],
  ['a play that was given up', ['open,,', 'move,B,1', 'gave-up,,'], false],
  ['no beginning', ['move,B,1'], false],
  ['no rows', [], false],
])('%s goes on or not', async (_, events, goesOn) => {
  const { unfinishedPlay } = await import('./unfinished.ts');
  const { beginAttempt } = await import('../model/attempt.ts');
  const text = 'ooooooooooooAAooBoooooBooooooooooooo';
  const attempt = { ...beginAttempt(parseBoard(text), 'Mine'), moves: [{ vehicle: 1, by: 1, label: 'B' }] };
  const rows = events.map((event) => `Ada,${text},1,${event}`);
  expect(unfinishedPlay(rows, text, attempt, 1000) !== undefined).toBe(goesOn);
  // a play with later rows is another one
  expect(unfinishedPlay(rows, text, attempt, 990)).toBeUndefined();
});

test('after a reload the log goes on where it was', async () => {
  useStorage();
  const board = parseBoard('ooooooooooooAAooBoooooBooooooooooooo');
  const load = async () => {
    vi.resetModules();
    const { changeSettings, settings } = await import('../model/state.ts');
    const { rows } = await import('../model/log-rows.ts');
    await import('./solve-log.ts');
    const { makeMove, open, openPosition } = await import('../model/store.ts');
    changeSettings({ ...settings.value, log: true, player: 'Ada' });
    return { makeMove, open, openPosition, rows };
  };
  const before = await load();
  before.open(board, 'Mine');
  before.makeMove({ vehicle: 1, by: 1 });
  const kept = before.rows.value;
  const after = await load();
  after.rows.value = kept;
  after.openPosition({ board, puzzle: undefined, moves: [{ vehicle: 1, by: 1 }], cursor: 1 }, 'Mine');
  after.makeMove({ vehicle: 0, by: 4 });
  const told = after.rows.value.map((row) => row.split(',').slice(3).join(' ').trim());
  expect(told).toEqual(['open', 'move B 1', 'move A 4', 'solved']);
  vi.unstubAllGlobals();
});

test('two tabs that play one board write a play each, which the log has one behind the other', async () => {
  const stored = useStorage();
  const board = parseBoard('ooooooooooooAAooBoooooBooooooooooooo');
  const tab = async () => {
    vi.resetModules();
    const { changeSettings, settings } = await import('../model/state.ts');
    const { rows } = await import('../model/log-rows.ts');
    await import('./solve-log.ts');
    const { makeMove, open } = await import('../model/store.ts');
    changeSettings({ ...settings.value, log: true, player: 'Ada' });
    open(board, 'Mine');
    return { makeMove, rows };
  };
  const one = await tab();
  const two = await tab();
  one.makeMove({ vehicle: 1, by: 1 });
  two.makeMove({ vehicle: 0, by: 1 });
  one.makeMove({ vehicle: 0, by: 4 });
  two.makeMove({ vehicle: 1, by: 1 });
  const told = (JSON.parse(stored.get('unjam.log') ?? '[]') as string[]).map((row) =>
    row.split(',').slice(3).join(' ').trim(),
  );
  expect(told).toEqual(['open', 'move B 1', 'move A 4', 'solved', 'open', 'move A 1', 'move B 1']);
  vi.unstubAllGlobals();
});

test('after the log was cleared a play has no rows without its beginning', async () => {
  vi.resetModules();
  const { changeSettings, settings } = await import('../model/state.ts');
  const { clearLog, rows } = await import('../model/log-rows.ts');
  await import('./solve-log.ts');
  const { makeMove, open, startAgain } = await import('../model/store.ts');
  changeSettings({ ...settings.value, log: true, player: 'Ada' });
  open(parseBoard('ooooooooooooAAooBoooooBooooooooooooo'), 'Mine');
  makeMove({ vehicle: 1, by: 1 });
  clearLog();
  makeMove({ vehicle: 0, by: 1 });
  expect(rows.value).toEqual([]);
  startAgain();
  // another name is another player's only from the next play on
  changeSettings({ ...settings.value, player: 'Bo' });
  makeMove({ vehicle: 1, by: 1 });
  const told = rows.value.map((row) => `${row[0]} ${row.split(',').slice(3).join(' ')}`.trim());
  expect(told).toEqual(['A open', 'A move B 1']);
});

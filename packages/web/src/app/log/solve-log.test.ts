import { parseBoard } from '@unjam/core';
import { expect, test, vi } from 'vitest';

test('an undo and a redo are slides in the log too, also those of a restart', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
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

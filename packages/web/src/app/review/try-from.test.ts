import { parseBoard } from '@unjam/core';
import { compactText } from '@unjam/core/formats';
import { expect, test, vi } from 'vitest';
import { go, page, progress } from '../model/state.ts';
import { attempt, makeMove, open, openPosition, position } from '../model/store.ts';
import { tryFrom } from './try-from.ts';

const board = parseBoard('......\n......\nXX..B.\n....B.\n......\n......');
const DOWN = { vehicle: 1 - board.primary, by: 1 };
const OUT = { vehicle: board.primary, by: 4 };
const seconds = () => progress.value[compactText(board)]?.seconds;

test('the time of a game that is tried again from one of its moves goes on', () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  go('play');
  open(board, 'Mine');
  for (const move of [DOWN, OUT]) {
    now += 30_000;
    makeMove(move);
  }
  expect(seconds()).toBe(60);
  tryFrom(1);
  expect([page.value, position.value.cursor, position.value.moves.length]).toEqual(['play', 1, 2]);
  expect(attempt.value.times).toEqual([30_000]);
  now += 2000;
  makeMove(OUT);
  expect([seconds(), attempt.value.times]).toEqual([60, [30_000, 62_000]]);
  clock.mockRestore();
});

test('where moves came by a link, nobody knows the time', async () => {
  progress.value = {};
  openPosition({ board, moves: [DOWN], cursor: 1, puzzle: 'p-0k3x9qz' }, 'Mine');
  makeMove(OUT);
  expect(progress.value[compactText(board)]).toEqual({
    moves: 2,
    steps: 5,
    alone: false,
    day: expect.any(String),
  });
  const { unrated } = await import('../model/state.ts');
  expect(unrated.value).toEqual([]);
});

import { tryParseBoard } from '@unjam/core';
import {
  beginHistory,
  countOfGame,
  type History,
  isWon,
  movesAhead,
  redo,
  stateOfGame,
  undo,
} from '@unjam/core/game';
import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  beginAttempt,
  countHint,
  isAlone,
  markSeen,
  playMove,
  restartAttempt,
} from './attempt.ts';

const read = tryParseBoard('......\n......\nXX..B.\n....B.\n......\n......');
if (!read.ok) throw new Error(read.error.message);
const board = read.value;
const X = board.primary;
const B = 1 - X;

const start = beginHistory(beginAttempt(board, 'Test'));
const after = (history: History<Attempt>, ...moves: [number, number][]) =>
  moves.reduce((now, [vehicle, by]) => playMove(now, { vehicle, by }, false), history);
const offsets = ({ present }: History<Attempt>) => {
  const state = stateOfGame(present);
  return [state[X], state[B]];
};

describe('what undo restores', () => {
  const played = after(start, [B, 2], [X, 1]);
  const restarted = restartAttempt(played);
  test.each([
    ['after two moves', played, [1, 4]],
    ['one move undone', undo(played), [0, 4]],
    ['both moves undone', undo(undo(played)), [0, 2]],
    ['undo beyond the beginning', undo(undo(undo(played))), [0, 2]],
    ['undo and redo', redo(undo(played)), [1, 4]],
    ['restarted', restarted, [0, 2]],
    ['the restart undone', undo(restarted), [1, 4]],
    ['the restart undone and redone', redo(undo(restarted)), [0, 2]],
  ])('%s', (_, history, expected) => {
    expect(offsets(history)).toEqual(expected);
  });

  test('a restart without moves changes nothing', () => {
    expect(restartAttempt(start)).toBe(start);
  });

  test('a move after undo removes what could be redone', () => {
    expect(movesAhead(undo(played))).toHaveLength(1);
    expect(movesAhead(after(undo(played), [X, 2]))).toEqual([]);
  });
});

test('slides of one vehicle in one direction in a row are one move', () => {
  expect(countOfGame(after(start, [X, 1], [X, 1], [B, 2], [B, -1]).present)).toEqual({ moves: 3, steps: 5 });
});

test('an attempt is won when the red car is at the exit', () => {
  expect([3, 4].map((by) => isWon(after(start, [B, 2], [X, by]).present))).toEqual([false, true]);
});

test('an attempt is watched once the app has made a move, until that move is undone or the attempt restarted', () => {
  const watched = playMove(start, { vehicle: B, by: 1 }, true);
  const flags = [watched, after(watched, [B, 1]), undo(watched), restartAttempt(watched)];
  expect(flags.map(({ present }) => present.watched)).toEqual([true, true, false, false]);
});

test('moves of a solution that were shown stay known after undo, redo and a restart', () => {
  const shown = markSeen(after(start, [B, 2]));
  const histories = [
    shown,
    undo(shown),
    redo(undo(shown)),
    restartAttempt(shown),
    after(restartAttempt(shown), [B, 2]),
  ];
  expect(histories.map(({ present }) => isAlone(present))).toEqual([false, false, false, false, false]);
  expect(isAlone(after(start, [B, 2]).present)).toBe(true);
});

test('hints stay known after undo and a restart', () => {
  const hinted = countHint(after(start, [B, 2]));
  const histories = [hinted, undo(hinted), restartAttempt(hinted), after(restartAttempt(hinted), [B, 2])];
  expect(histories.map(({ present }) => [present.hints, isAlone(present)])).toEqual(
    Array.from(histories, () => [1, false]),
  );
});

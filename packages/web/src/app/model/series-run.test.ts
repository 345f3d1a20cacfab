import { parseBoard, type Slide } from '@unjam/core';
import { describe, expect, test } from 'vitest';
import {
  beginRun,
  endRun,
  isDone,
  movesOf,
  nextBoard,
  playOn,
  RUSH,
  type Run,
  readRun,
  restartBoard,
  skipBoard,
  takeBack,
  timeLeft,
} from './series-run.ts';

/** B down 1, A right 4: two moves. */
const board = parseBoard('ooooooooooooAAooBoooooBooooooooooooo');
const down: Slide = { vehicle: 1, by: 1 };
const up: Slide = { vehicle: 1, by: -1 };
const out: Slide = { vehicle: 0, by: 4 };
const play = (run: Run, ...moves: Slide[]): Run =>
  moves.reduce((before, move) => playOn(before, board, 2, move, 5000), run);

describe('a rush', () => {
  const run = beginRun('rush', 'a', 1000);

  test('counts solved boards, however many moves they took', () => {
    const solved = play(run, down, up, down, out);
    expect(solved).toMatchObject({ solved: [4000], over: false, place: 0 });
    expect(isDone(solved, board)).toBe(true);
    expect(nextBoard(solved)).toMatchObject({ place: 1, moves: [], solved: [4000] });
  });

  test.each([
    [1000, RUSH],
    [61_000, 120_000],
    [500_000, 0],
    // a clock that was set right gives no more time
    [0, RUSH],
    [-9000, RUSH],
    // a clock that was set back does not stand still until the old time comes again
    [-9001, 0],
    [-3_600_000, 0],
  ])('at %i ms there are %i left', (now, left) => expect(timeLeft(run, now)).toBe(left));

  test('is over when the clock is set back to before the last solved board', () => {
    const solved = { ...run, solved: [4000, 60_000] };
    expect(timeLeft(solved, 51_000)).toBe(130_000);
    expect(timeLeft(solved, 50_999)).toBe(0);
    expect(playOn(nextBoard(solved), board, 2, down, 50_999)).toMatchObject({ over: true, moves: [] });
  });

  test('is over when a move comes too late', () => {
    expect(playOn(run, board, 2, down, 1000 + RUSH)).toMatchObject({ over: true, moves: [], solved: [] });
  });

  test('takes moves back, and skips a board for ten seconds', () => {
    expect(takeBack(play(run, down), board).moves).toEqual([]);
    expect(restartBoard(play(run, down, up), board).moves).toEqual([]);
    const skipped = skipBoard(play(run, down), board);
    expect(skipped).toMatchObject({ place: 1, moves: [], solved: [] });
    expect(timeLeft(skipped, 1000)).toBe(RUSH - 10_000);
    expect(skipBoard({ ...run, place: 99 }, board).over).toBe(true);
  });

  test('does none of that to a board that is solved, which would count twice', () => {
    const solved = play(run, down, out);
    for (const change of [takeBack, restartBoard, skipBoard]) expect(change(solved, board)).toBe(solved);
  });
});

describe('a streak', () => {
  const run = beginRun('streak', 'a', 1000);

  test('goes on after the fewest moves', () => {
    const solved = play(run, down, out);
    expect(movesOf(solved, board)).toBe(2);
    expect(solved).toMatchObject({ solved: [4000], over: false });
  });

  test('is kept where the clock was set back: no board is solved before the one before it', () => {
    const begun = beginRun('streak', 'a', 10_000_000);
    const first = [down, out].reduce((before, move) => playOn(before, board, 2, move, 6_400_000), begun);
    expect(first.solved).toEqual([0]);
    const second = nextBoard({ ...first, solved: [9000] });
    const solved = [down, out].reduce((before, move) => playOn(before, board, 2, move, 6_400_000), second);
    expect(solved.solved).toEqual([9000, 9000]);
    expect(readRun(JSON.parse(JSON.stringify(solved)), 'streak')?.solved).toEqual([9000, 9000]);
  });

  test('ends with the first move too many, and nothing is taken back', () => {
    const missed = play(run, down, up, down);
    expect(missed).toMatchObject({ solved: [], over: true });
    expect(play(missed, out)).toBe(missed);
    expect(takeBack(run, board)).toBe(run);
    expect(timeLeft(run, 10 ** 12)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a stored run', () => {
  const run = { ...play(beginRun('rush', 'k3x9', 1000, 17), down), solved: [900] };

  test('is read as it was', () => {
    expect(readRun(JSON.parse(JSON.stringify(run)), 'rush')).toEqual({
      ...run,
      moves: [expect.objectContaining(down)],
    });
    expect(readRun(JSON.parse(JSON.stringify(endRun(beginRun('streak', 'a', 5)))), 'streak')).toMatchObject({
      over: true,
    });
  });

  test.each([
    [null],
    [{ ...run, kind: 'streak' }],
    [{ ...run, seed: '../x' }],
    [{ ...run, place: 100 }],
    [{ ...run, ends: undefined }],
    [{ ...run, moves: [{ vehicle: 0, by: 0 }] }],
    [{ ...run, solved: [-1] }],
  ])('%j is none', (stored) => expect(readRun(stored, 'rush')).toBeUndefined());

  test('moves that its board does not allow are forgotten', () => {
    expect(movesOf({ ...run, moves: [out] }, board)).toBe(0);
  });
});

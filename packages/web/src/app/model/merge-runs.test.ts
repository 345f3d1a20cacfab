import { parseBoard } from '@unjam/core';
import { describe, expect, test } from 'vitest';
import { mergeRuns } from './merge-runs.ts';
import { beginRun, endRun, nextBoard, type Run, skipBoard } from './series-run.ts';

const solve = (run: Run, times = 1): Run =>
  times === 0 ? run : solve(nextBoard({ ...run, solved: [...run.solved, 5] }), times - 1);
const merge = (stored: Run, own: Run, before?: Run) =>
  mergeRuns({ rush: stored }, { rush: own }, { rush: before }).rush;

const run = beginRun('rush', 'a', 1000);
const board = parseBoard('ooooooooooooAAooBoooooBooooooooooooo');
const moved: Run = { ...run, moves: [{ vehicle: 0, by: 1 }] };

describe('the runs of two tabs', () => {
  test.each([
    ['is farther', { ...solve(run, 2), moves: moved.moves }, solve(run)],
    ['has skipped a board', skipBoard(run, board), moved],
    ['began later', beginRun('rush', 'b', 2000), solve(run, 9)],
  ])('the one counts that %s', (_, counts, other) => {
    expect([merge(counts, other, other), merge(other, counts)]).toEqual([counts, counts]);
  });

  test('one that was begun after the clock was set back counts, in both tabs', () => {
    const next = beginRun('rush', 'b', 500);
    expect([merge(next, solve(run), run), merge(solve(run), next, run)]).toEqual([next, next]);
  });

  test('one that was ended in one tab is over in both, with what the other had solved', () => {
    const over = endRun(solve(run));
    expect([merge(over, solve(run, 2)), merge(solve(run, 2), over)]).toEqual(
      [1, 2].map(() => endRun(solve(run, 2))),
    );
  });

  test('a board that one tab skips costs its time in both', () => {
    expect(merge(skipBoard(run, board), solve(run))?.ends).toBe(Number(run.ends) - 10_000);
  });

  test('on one board the moves of the tab count that made one', () => {
    expect(merge(run, moved, run)).toEqual(moved);
    expect(merge(moved, run, run)).toEqual(moved);
  });

  test('a kind that only one of them has is kept', () => {
    const streak = beginRun('streak', 'a', 1);
    expect(mergeRuns({ rush: run }, { streak }, {})).toEqual({ rush: run, streak });
    expect(mergeRuns({}, {}, {})).toEqual({});
  });
});

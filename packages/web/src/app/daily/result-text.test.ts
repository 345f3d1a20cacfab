import { parseBoard, type Slide } from '@unjam/core';
import { review } from '@unjam/core/analysis';
import { expect, test } from 'vitest';
import { describeResult } from './result-text.ts';

const board = parseBoard('..A../..A../XXA../...../...../.....');
const [red, A] = [board.primary, 1 - board.primary];

/** The truck goes up and down, and at the end out of the way. */
function reviewed(...moves: number[]) {
  const played: Slide[] = moves.map((by) => ({ vehicle: A, by }));
  const result = review(board, [...played, { vehicle: red, by: 3 }]);
  if (result.kind !== 'reviewed') throw new Error(result.kind);
  return result.review;
}

const day = { day: '2026-11-21', now: '2026-11-21' };

test('the way of the red car, twenty moves in a line, and nothing of the solution', () => {
  const result = {
    ...day,
    review: reviewed(1, -1, 1, -1, 1, -1, 1, -1, 3, -3, 3),
    hints: 2,
    stars: 1,
    streak: 1,
  };
  expect(describeResult(result, 'en-US')).toBe(
    'Unjam 325 · Saturday, November 21\n⭐ 12 moves, best 2, 2 hints\n🚗🌀🌀🌀🌀🌀🌀🌀🌀━↩️━━🏁',
  );
  const long = { ...result, review: reviewed(...Array.from({ length: 22 }, (_, i) => (i % 2 ? -1 : 1)), 3) };
  expect(describeResult(long, 'en-US').split('\n')[2]).toBe(`🚗${'🌀'.repeat(20)}`);
});

test('with the time and the streak where they are known', () => {
  const result = { ...day, review: reviewed(3), hints: 0, stars: 3, seconds: 171, streak: 7 };
  expect(describeResult(result, 'en-US')).toBe(
    'Unjam 325 · Saturday, November 21\n⭐⭐⭐ 2 moves, best 2 · 2 min 50 s\n🚗━━🏁\n🔥 7 days in a row',
  );
});

test('a day before the first puzzle has no number', () => {
  const early = { day: '2018-10-31', now: '2018-10-31' };
  const result = { ...early, review: reviewed(3), hints: 0, stars: 3, streak: 1 };
  expect(describeResult(result, 'en-US').split('\n')[0]).toBe('Unjam · Wednesday, October 31');
});

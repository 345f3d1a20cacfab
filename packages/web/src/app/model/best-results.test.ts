import { expect, test } from 'vitest';
import { mergeProgress, readProgress } from './best-results.ts';
import { starsOf } from './stars-of.ts';

const best = (moves: number, steps: number, day: string, alone = true) => ({ moves, steps, alone, day });

test('readProgress leaves out what is not a result', () => {
  const good = best(9, 12, '2026-11-21');
  expect(
    readProgress({
      good,
      zero: best(0, 1, '2026-11-21'),
      half: best(1.5, 2, '2026-11-21'),
      undated: { moves: 1, steps: 1 },
      hostile: best(1, 1, '<b>'),
      slow: { ...good, seconds: -1 },
      text: 'x',
    }),
  ).toEqual({ good });
  expect(readProgress({ old: { moves: 9, steps: 12, day: '2026-11-21' } })).toEqual({ old: good });
  expect([readProgress(null), readProgress([1]), readProgress('x')]).toEqual([{}, {}, {}]);
});

test('mergeProgress keeps the better counts and the earlier day', () => {
  expect(
    mergeProgress(
      { a: best(9, 12, '2026-11-21') },
      { a: best(8, 14, '2026-11-20'), b: best(1, 1, '2026-01-01') },
    ),
  ).toEqual({ a: best(8, 12, '2026-11-20'), b: best(1, 1, '2026-01-01') });
});

test.each([
  [
    'the result without a hint counts',
    best(9, 12, '2026-11-21'),
    best(7, 9, '2026-11-20', false),
    [9, 12, true, undefined],
  ],
  [
    'also if it comes later',
    best(7, 9, '2026-11-20', false),
    best(9, 12, '2026-11-21'),
    [9, 12, true, undefined],
  ],
  [
    'the shorter time counts',
    { ...best(9, 12, '2026-11-20'), seconds: 40 },
    { ...best(9, 12, '2026-11-21'), seconds: 30 },
    [9, 12, true, 30],
  ],
])('%s', (_, a, b, [moves, steps, alone, seconds]) => {
  const { merged } = mergeProgress({ merged: a }, { merged: b });
  expect(merged).toEqual({
    moves,
    steps,
    alone,
    day: '2026-11-20',
    ...(seconds !== undefined && { seconds }),
  });
});

test.each([
  ['not solved', undefined, 0],
  ['solved with a hint', best(5, 5, '2026-11-21', false), 1],
  ['solved without a hint', best(6, 6, '2026-11-21'), 2],
  ['solved without a hint in the fewest moves', best(5, 9, '2026-11-21'), 3],
])('stars for a puzzle %s', (_, result, stars) => {
  expect(starsOf(result, 5)).toBe(stars);
});

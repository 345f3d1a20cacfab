import { expect, test } from 'vitest';
import { mergeProgress, readProgress } from './best-results.ts';

const best = (moves: number, steps: number, day: string) => ({ moves, steps, day });

test('readProgress leaves out what is not a result', () => {
  const good = best(9, 12, '2026-11-21');
  expect(
    readProgress({
      good,
      zero: best(0, 1, '2026-11-21'),
      half: best(1.5, 2, '2026-11-21'),
      undated: { moves: 1, steps: 1 },
      hostile: best(1, 1, '<b>'),
      text: 'x',
    }),
  ).toEqual({ good });
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

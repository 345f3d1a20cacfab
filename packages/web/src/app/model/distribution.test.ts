import { expect, test } from 'vitest';
import { bandOf, distributionOf } from './distribution.ts';

const best = (moves: number, alone = true) => ({ moves, steps: moves, alone, day: '2026-11-21' });

test.each([
  [9, true, 'fewest'],
  [10, true, 'few'],
  [12, true, 'few'],
  [13, true, 'many'],
  [9, false, 'help'],
] as const)('%i moves, without help %s, of 9: %s', (moves, alone, band) => {
  expect(bandOf({ moves, alone }, 9)).toBe(band);
});

test('counts the days in each band', () => {
  const results = {
    '2026-11-19': best(9),
    '2026-11-20': best(14),
    '2026-11-21': best(9, false),
    '2026-11-22': best(9),
  };
  expect(distributionOf(results, () => 9)).toEqual({ fewest: 2, few: 0, many: 1, help: 1 });
});

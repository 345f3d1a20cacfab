import { describe, expect, test } from 'vitest';
import { dailyIndex, dayNumber } from './daily.ts';

test.each([
  ['1970-01-01', 0],
  ['2000-02-29', 11_016],
  ['2026-11-21', 20_778],
  ['1969-12-31', -1],
])('%s is day %i', (date, day) => {
  expect(dayNumber(date)).toEqual({ ok: true, value: day });
});

test.each([
  '',
  'today',
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  '21.11.2026',
  '2026-11-21T00:00:00Z',
  '+12026-01-01',
])('no date: %j', (date) => {
  expect(dayNumber(date)).toMatchObject({
    ok: false,
    error: {
      code: 'number-out-of-range',
      message: `the date '${date}'`,
      expected: 'a date such as 2026-11-21',
    },
  });
});

test('the round of eight puzzles', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((day) => dailyIndex(8, day))).toEqual([0, 5, 2, 7, 4, 1, 6, 3, 0]);
});

describe.each([1, 2, 7, 261, 1999, 2000])('among %i puzzles', (count) => {
  test('every puzzle has its day before one comes again, before 1970 too', () => {
    for (const first of [-3 * count - 1, 0, 20_778]) {
      const round = Array.from({ length: count }, (_, i) => dailyIndex(count, first + i));
      expect(new Set(round).size).toBe(count);
      expect(Math.min(...round)).toBe(0);
      expect(Math.max(...round)).toBe(count - 1);
      expect(dailyIndex(count, first + count)).toBe(round[0]);
    }
  });
});

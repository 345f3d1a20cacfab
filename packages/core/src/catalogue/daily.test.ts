import { describe, expect, test, vi } from 'vitest';
import { dailyIndex, dayNumber } from './daily.ts';
import { today } from './today.ts';

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
])('refuses the date %j', (date) => {
  expect(dayNumber(date)).toMatchObject({
    ok: false,
    error: {
      code: 'number-out-of-range',
      message: `the date "${date}"`,
      expected: 'a date such as 2026-11-21',
    },
  });
});

test.each([
  [2026, '2026-11-05'],
  [44, '0044-11-05'],
  [9999, '9999-11-05'],
])('today in the year %i', (year, day) => {
  const date = new Date(2000, 10, 5);
  date.setFullYear(year);
  expect(today(date)).toBe(day);
  expect(dayNumber(today(date)).ok).toBe(true);
});

test('a clock beyond the year 9999 is at its last day', () => {
  vi.useFakeTimers({ now: new Date(12_000, 5, 1) });
  expect(today()).toBe('9999-12-31');
  vi.useRealTimers();
});

test.each([-1, 10_000, Number.NaN])('no day is that of a date in the year %d', (year) => {
  const date = new Date(2000, 10, 5);
  date.setFullYear(year);
  expect(() => today(date)).toThrow(/^now is .+; expected a date of the years 0 to 9999$/);
});

const MONDAY = 20_780; // 2026-11-23

test('in two weeks of fourteen puzzles the difficulty rises from Monday to Sunday', () => {
  expect(Array.from({ length: 14 }, (_, i) => dailyIndex(14, MONDAY + i))).toEqual([
    1, 3, 5, 7, 9, 11, 13, 0, 2, 4, 6, 8, 10, 12,
  ]);
});

describe.each([7, 261, 1999, 2000])('among %i puzzles', (count) => {
  test('every week gets harder from Monday to Sunday, before 1970 too', () => {
    for (const monday of [MONDAY, MONDAY - 7 * 4000]) {
      for (let week = 0; week < 50; week++) {
        const days = Array.from({ length: 7 }, (_, i) => dailyIndex(count, monday + 7 * week + i));
        expect(days).toEqual([...days].sort((a, b) => a - b));
      }
    }
  });

  test('no puzzle is repeated before all others of its weekday have had a turn', () => {
    for (let weekday = 0; weekday < 7; weekday++) {
      const next = Math.floor(((weekday + 1) * count) / 7);
      const first = Math.floor((weekday * count) / 7);
      const round = Array.from({ length: next - first }, (_, i) =>
        dailyIndex(count, MONDAY + weekday + 7 * i),
      );
      expect([...round].sort((a, b) => a - b)).toEqual(
        Array.from({ length: next - first }, (_, i) => first + i),
      );
      expect(dailyIndex(count, MONDAY + weekday + 7 * (next - first))).toBe(round[0]);
    }
  });
});

test.each([1, 2, 6])('with %i puzzles, fewer than weekdays, every day has a puzzle', (count) => {
  for (let day = -20; day < 20; day++) {
    expect(dailyIndex(count, day)).toBeLessThan(count);
    expect(dailyIndex(count, day)).toBeGreaterThanOrEqual(0);
  }
});

test.each([
  [2.5, 0, 'count is 2.5; expected a whole number from 1'],
  [1e308, 0, 'count is 1e+308; expected a whole number from 1'],
  [0, 0, 'count is 0; expected a whole number from 1'],
  [14, 1e308, 'day is 1e+308; expected a whole number'],
])('of %d puzzles that of day %d is refused', (count, day, message) => {
  expect(() => dailyIndex(count, day)).toThrow(new RangeError(message));
});

import { expect, test } from 'vitest';
import { numberOfDay, secondsToNextDay } from '../model/days.ts';
import { weekOf } from './week.ts';

test.each([
  ['2026-01-01', 1],
  ['2026-11-26', 330],
  ['2027-01-01', 366],
])('%s has number %d', (day, number) => {
  expect(numberOfDay(day)).toBe(number);
});

test.each(['2026-11-23', '2026-11-26', '2026-11-29'])('the week of %s begins on Monday', (day) => {
  expect(weekOf(day)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
});

test('the time to the next day is rounded up to a minute', () => {
  expect(secondsToNextDay(new Date(2026, 10, 26, 15, 47, 30))).toBe(8 * 3600 + 13 * 60);
  expect(secondsToNextDay(new Date(2026, 11, 31, 23, 59, 59))).toBe(60);
});

import { describe, expect, test } from 'vitest';
import { formatDay } from './day-name.ts';
import { addDays, addMonths, dailyTitle, monthOf, streaksOf } from './days.ts';

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test.each([
  ['en-US', 'Saturday, November 21'],
  ['de', 'Samstag, 21. November'],
  ['ja', '11月21日土曜日'],
])('a day in %s', (locale, text) => {
  expect(formatDay('2026-11-21', '2026-01-01', locale)).toBe(text);
});

test('the title of a daily puzzle, with its year in another year', () => {
  expect(dailyTitle('2026-11-21', '2026-11-22', 'en-US')).toBe('Daily · Saturday, November 21');
  expect(dailyTitle('2026-11-21', '2027-01-01', 'en-US')).toBe('Daily · Saturday, November 21, 2026');
});

describe('streaks', () => {
  const solved = (...days: readonly (readonly [string, string])[]) =>
    Object.fromEntries(days.map(([day, on]) => [day, { moves: 9, steps: 9, alone: true, day: on }]));
  const three = solved(
    ['2026-11-19', '2026-11-19'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-21'],
  );
  test.each([
    ['nothing solved', {}, '2026-11-21', 0, 0],
    ['three days up to today', three, '2026-11-21', 3, 3],
    ['today is not solved yet', three, '2026-11-22', 3, 3],
    ['a day was missed', three, '2026-11-23', 0, 3],
    ['the clock went back', { ...three, ...solved(['2026-11-20', '2026-11-19']) }, '2026-11-21', 3, 3],
    ['a day was solved later', { ...three, ...solved(['2026-11-20', '2026-11-22']) }, '2026-11-21', 1, 1],
  ])('%s', (_, results, today, now, longest) => {
    expect(streaksOf(results, today)).toEqual({ now, longest });
  });
});

test.each([
  ['en-US', '2026-11', 'November 2026', 0, 'Sunday'],
  ['de', '2026-11', 'November 2026', 6, 'Montag'],
  ['en-US', '2026-02', 'February 2026', 0, 'Sunday'],
  ['de', '2026-06', 'Juni 2026', 0, 'Montag'],
])('a month in %s: %s', (locale, id, title, before, first) => {
  const month = monthOf(`${id}-15`, locale);
  expect([month.id, month.title, month.before, month.weekdays[0]?.long]).toEqual([id, title, before, first]);
  expect(month.days.at(-1)).toBe(`${id}-${id.endsWith('02') ? 28 : 30}`);
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %i months', (id, count, expected) => {
  expect(addMonths(id, count)).toBe(expected);
});

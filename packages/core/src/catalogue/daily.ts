/*
 * The puzzle of a day: the same for everybody on a date, easy on Monday and hardest on Sunday. No puzzle is repeated
 * before all others of its weekday have had a turn.
 *
 * A catalogue is in order of difficulty. It is cut into seven parts of nearly equal size, Monday's first. Weeks count
 * from the week of 1970-01-01. Each week advances by a fixed stride through each part and wraps around at its end. The
 * stride has no common factor with the size of the part, so that every puzzle comes once in a round; it is near the
 * golden section of the size, so that neighbours in the catalogue are weeks apart.
 *
 *     14 puzzles: puzzle 1 or 2 on Mondays, 3 or 4 on Tuesdays, 13 or 14 on Sundays
 */

import { check, type Kind, text } from '../basics/arguments.ts';
import type { Problem } from '../basics/errors.ts';
import { quote } from '../basics/quote.ts';
import { err, ok, type Result } from '../basics/result.ts';

const DAY = 86_400_000;
const GOLDEN = 0.618;

/**
 * The days from 1970-01-01 to a date such as `2026-11-21`; refuses dates that do not exist.
 *
 * @param date - such as `2026-11-21`
 *
 * @example
 * dayNumber('2026-11-29') // { ok: true, value: 20786 }
 */
export function dayNumber(date: string): Result<number, Problem> {
  check(date, 'date', text);
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) {
    return err({
      code: 'number-out-of-range',
      message: `the date ${quote(date)}`,
      expected: 'a date such as 2026-11-21',
    });
  }
  return ok(time / DAY);
}

/** What is larger is not computed with exactly. */
const exact: Kind = (value) => !Number.isSafeInteger(value) && 'a whole number';
const wholeFrom1: Kind = (value) => (exact(value) || Number(value) < 1) && 'a whole number from 1';

const WEEK = 7;
/** Days from a Monday to day 0: 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 3;

/**
 * The index of the puzzle of a day in a catalogue that is in order of difficulty.
 *
 * @param count - how many puzzles the catalogue has, 1 or more
 * @param day - days from 1970-01-01, negative before it
 *
 * @example
 * const day = dayNumber('2026-11-29');
 * if (day.ok) console.log(dailyIndex(2000, day.value)); // 1845
 */
export function dailyIndex(count: number, day: number): number {
  check(count, 'count', wholeFrom1);
  check(day, 'day', exact);
  const fromMonday = day + FIRST_WEEKDAY;
  const week = Math.floor(fromMonday / WEEK);
  const weekday = fromMonday - week * WEEK;
  const first = Math.min(count - 1, Math.floor((weekday * count) / WEEK));
  const size = Math.max(1, Math.floor(((weekday + 1) * count) / WEEK) - first);
  return first + ((((week * strideOf(size)) % size) + size) % size);
}

function strideOf(count: number): number {
  let stride = Math.max(1, Math.floor(count * GOLDEN));
  while (commonFactor(stride, count) !== 1) stride++;
  return stride;
}

const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b));

// The present date, in a file of its own: a first visit of the app needs it, and not the puzzle of a day.

import { check, type Kind } from '../basics/arguments.ts';

/** An invalid one has no year. */
const aDate: Kind = (value) =>
  !(value instanceof Date && value.getFullYear() >= 0 && value.getFullYear() < 1e4) &&
  'a date of the years 0 to 9999';

/** The last day that a day's text has room for. */
const END = +new Date(9999, 11, 31);

/**
 * The date of a moment in local time, such as `2026-11-21`; by default today's.
 *
 * @param now - the moment, in the years 0 to 9999; default: now, or the end of 9999 where a clock is beyond it
 *
 * @example
 * today(new Date(2026, 10, 21)) // '2026-11-21'
 */
export function today(now = new Date(Math.min(Date.now(), END))): string {
  check(now, 'now', aDate);
  const digits = (n: number, count = 2) => String(n).padStart(count, '0');
  return `${digits(now.getFullYear(), 4)}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
}

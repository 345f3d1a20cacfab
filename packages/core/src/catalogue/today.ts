// The present date, in a file of its own: a first visit of the app needs it, and not the puzzle of a day.

import { check, type Kind } from '../basics/arguments.ts';

const aDate: Kind = (value) => !(value instanceof Date) && 'a date';

/**
 * The date of a moment in local time, such as `2026-11-21`; by default today's.
 *
 * @param now - the moment; default: now
 *
 * @example
 * today(new Date(2026, 10, 21)) // '2026-11-21'
 */
export function today(now = new Date()): string {
  check(now, 'now', aDate);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

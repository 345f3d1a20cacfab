/*
 * The puzzle of a day: the same for everybody on a date, and no puzzle again before all others have had their day.
 *
 * Days count from 1970-01-01. Each day goes on by a fixed stride through the catalogue, round and round; a stride
 * without a common factor with the number of puzzles comes to each once a round. It is near the golden section of
 * that number, so that easy and hard days alternate: a catalogue is in order of difficulty.
 *
 *     8 puzzles, stride 5:  day 0 puzzle 1, then 6, 3, 8, 5, 2, 7, 4, and 1 again on day 8
 */

import type { Problem } from '../errors.ts';
import { err, ok, type Result } from '../result.ts';

const DAY = 86_400_000;
const GOLDEN = 0.618;

/** The days from 1970-01-01 to a date such as `2026-11-21`; a date that no calendar has is refused. */
export function dayNumber(date: string): Result<number, Problem> {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) {
    return err({
      code: 'number-out-of-range',
      message: `the date '${date}'`,
      expected: 'a date such as 2026-11-21',
    });
  }
  return ok(time / DAY);
}

/** The date where the program runs, in its local time: `2026-11-21`. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The index of the puzzle of a day among so many. */
export const dailyIndex = (count: number, day: number): number =>
  (((day * strideOf(count)) % count) + count) % count;

function strideOf(count: number): number {
  let stride = Math.max(1, Math.floor(count * GOLDEN));
  while (commonFactor(stride, count) !== 1) stride++;
  return stride;
}

const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b));

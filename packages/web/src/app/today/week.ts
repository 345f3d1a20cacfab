// The days of the week of a daily puzzle, and when the next one comes.

import { dayNumber } from '@unjam/core/catalogue';
import { addDays } from '../model/days.ts';

/** The day of the first daily puzzle. */
const FIRST_DAY = '2026-01-01';

const numberOf = (day: string): number => {
  const number = dayNumber(day);
  if (!number.ok) throw new RangeError(number.error.message);
  return number.value;
};

/** The number of a daily puzzle, from 1: `2026-01-01` has number 1. */
export const numberOfDay = (day: string): number => numberOf(day) - numberOf(FIRST_DAY) + 1;

/** The seven days from the Monday before a day, or from the day itself; puzzles are easy on Mondays and hardest on Sundays. */
export function weekOf(day: string): readonly string[] {
  // 1970-01-01, day 0, was a Thursday
  const fromMonday = (numberOf(day) + 3) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - fromMonday));
}

/** The seconds until the next day begins where the player is, rounded up to a minute. */
export function secondsToNextDay(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.ceil((next.getTime() - now.getTime()) / 60_000) * 60;
}

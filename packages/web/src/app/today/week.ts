// The days of the week of a daily puzzle.

import { addDays, dayCount } from '../model/days.ts';

/** The seven days from the Monday before a day, or from the day itself; puzzles are easy on Mondays and hardest on Sundays. */
export function weekOf(day: string): readonly string[] {
  // 1970-01-01, day 0, was a Thursday
  const fromMonday = (dayCount(day) + 3) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - fromMonday));
}

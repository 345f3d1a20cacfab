import { today } from '@unjam/core/catalogue';
import { commonText } from '../language/english/common.ts';
import type { Attempt } from './attempt.ts';
import { formatDay } from './day-name.ts';
import { lessons } from './lessons.ts';
import { isDay } from './puzzle-id.ts';

/**
 * The name of an attempt in the language of the app. The names that the app gives are kept in English, on the device and
 * in the log, and are translated here; a name that a player gave stays.
 */
export function titleOf({ name, puzzle }: Pick<Attempt, 'name' | 'puzzle'>): string {
  const t = commonText();
  const lesson = lessons.findIndex(({ id }) => id === puzzle);
  if (lesson >= 0) return t.lesson(lesson + 1);
  if (puzzle && isDay(puzzle)) return t.daily(formatDay(puzzle, today()));
  const number = /^Jam (\d+)$/.exec(name)?.[1];
  if (puzzle && number) return t.puzzle(Number(number));
  const place = /^Puzzle (\d+)$/.exec(name)?.[1];
  if (place) return t.placeInSet(Number(place));
  if (name === 'Shared board') return t.sharedBoard;
  return name === '' || name === 'My board' ? t.myBoard : name;
}

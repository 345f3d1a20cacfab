// The result of a daily puzzle as a text that shows nothing of the solution.

import { type Review, verdictOf } from '@unjam/core/analysis';
import { puzzlesText } from '../language/english/puzzles.ts';
import { unitText } from '../language/english/units.ts';
import { formatDay } from '../model/day-name.ts';
import { numberOfDay } from '../model/days.ts';

/** What the road of the red car looks like: on a shortest way, around in a circle, and back. */
const road = { closer: '━', level: '🌀', farther: '↩️' } as const;

/** Moves in a line of the road. */
const LINE = 20;

export interface DayResult {
  readonly day: string;
  /** The present day. */
  readonly now: string;
  readonly review: Review;
  readonly hints: number;
  /** 1 to 3. */
  readonly stars: number;
  /** The time that the solution took, where it is known. */
  readonly seconds?: number | undefined;
  /** Days in a row. */
  readonly streak: number;
}

/**
 * The result of a day: its number, the stars, the moves and the time, and the way of the red car to the finish.
 *
 * @example
 * // Unjam 325 · Saturday, November 21
 * // ⭐⭐ 12 moves, best 8 · 2 min 51 s
 * // 🚗━━━🌀━━↩️━━━━━🏁
 * // 🔥 7 days in a row
 */
export function describeResult(result: DayResult, locale?: string): string {
  const { day, now, review, hints, stars, seconds, streak } = result;
  const t = puzzlesText();
  const way = review.moves.map((move) => road[verdictOf(move)]);
  const lines = Array.from({ length: Math.ceil(way.length / LINE) }, (_, line) =>
    way.slice(line * LINE, (line + 1) * LINE).join(''),
  ).join('\n');
  const time = seconds === undefined ? '' : ` · ${unitText().time(seconds)}`;
  return [
    `Unjam ${numberOfDay(day) > 0 ? `${numberOfDay(day)} ` : ''}· ${formatDay(day, now, locale)}`,
    `${'⭐'.repeat(stars)} ${t.result(review.length, review.shortest, hints)}${time}`,
    `🚗${lines}🏁`,
    ...(streak > 1 ? [`🔥 ${t.daysInARow(streak)}`] : []),
  ].join('\n');
}

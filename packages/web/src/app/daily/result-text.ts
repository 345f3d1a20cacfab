// The result of a daily puzzle as a text that shows nothing of the solution.

import { type Review, verdictOf } from '@unjam/core/analysis';
import { puzzlesText } from '../language/english/puzzles.ts';
import { formatDay } from '../model/day-name.ts';

const squares = { closer: '🟩', level: '🟨', farther: '🟥' } as const;

/** Moves in a row of squares. */
const ROW = 10;

/**
 * The result of a day: a square a move, green for one on a shortest way, yellow for one that led nowhere, red for one
 * that led away.
 */
export function describeResult(
  day: string,
  now: string,
  review: Review,
  hints: number,
  locale?: string,
): string {
  const drawn = review.moves.map((move) => squares[verdictOf(move)]);
  const rows = Array.from({ length: Math.ceil(drawn.length / ROW) }, (_, row) =>
    drawn.slice(row * ROW, (row + 1) * ROW).join(''),
  );
  return [
    `Unjam · ${formatDay(day, now, locale)}`,
    puzzlesText().result(review.length, review.shortest, hints),
    ...rows,
  ].join('\n');
}

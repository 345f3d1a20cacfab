// The result of a daily puzzle as a text that shows nothing of the solution.

import { type Review, verdictOf } from '@unjam/core/analysis';
import { counted } from '@unjam/core/render';
import { formatDay } from './days.ts';

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
  const help = hints > 0 ? `, ${counted(hints, 'hint')}` : '';
  return [
    `Unjam · ${formatDay(day, now, locale)}`,
    `${counted(review.length, 'move')}, best ${review.shortest}${help}`,
    ...rows,
  ].join('\n');
}

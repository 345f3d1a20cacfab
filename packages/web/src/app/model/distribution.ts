// How the player's results of daily puzzles are distributed: in the fewest moves, a few more, many more, or with help.

import type { Best, Progress } from './best-results.ts';

export const bands = ['fewest', 'few', 'many', 'help'] as const;
export type Band = (typeof bands)[number];

/** A few more moves than the fewest are at most so many. */
const FEW = 3;

/** The band of a result on a puzzle that takes at least `fewest` moves. */
export function bandOf({ alone, moves }: Pick<Best, 'alone' | 'moves'>, fewest: number): Band {
  if (!alone) return 'help';
  if (moves <= fewest) return 'fewest';
  return moves <= fewest + FEW ? 'few' : 'many';
}

/**
 * How many days are in each band.
 *
 * @param fewest - the fewest moves of the puzzle of a day
 */
export function distributionOf(
  results: Progress,
  fewest: (day: string) => number,
): Readonly<Record<Band, number>> {
  const counts = { fewest: 0, few: 0, many: 0, help: 0 };
  for (const [day, best] of Object.entries(results)) counts[bandOf(best, fewest(day))]++;
  return counts;
}

/*
 * The player's rating, and the puzzle that suits it.
 *
 * Source: Elo's rating with graded results; the scale is our own. A puzzle has a rating from 0 to 100 by the time it takes most
 * people (@unjam/core/difficulty), which doubles every 10. Here it is 400 to 1900, so that it doubles every 150. The level of a
 * player is the rating of the puzzles that take this player about two minutes. Each first solution without help is a result
 * between 0 and 1, by its time t in seconds; a hint halves it, and a solution that was shown makes it 0:
 *
 *     result = 1 / (1 + (t / 120) ^ 1.25) / (1 + hints)
 *     expected = 1 / (1 + 10 ^ ((puzzle - player) / 400))
 *     player = player + step × (result - expected)        step: 800, 640, 533, 457, 400, …, never below 60
 *
 * One result moves it at most 225 up and 100 down, so that one hard puzzle solved first does not add 700.
 *
 *     a new player, 600, solves a puzzle of 415 in 15 s: result 0.93, expected 0.74, so 600 + 800 × 0.19 = 750
 *
 * Guarantee: the same results in any order of arrival give the same rating, whichever tab or device had them first. Players who
 * are a constant factor faster or slower than most reach the puzzles of their level within five of them (player-rating.test.ts).
 */

import type { CatalogueEntry } from '@unjam/core/catalogue';
import type { RatedResult } from './rated-results.ts';

/** The rating before the first result: of puzzles that take most people ten seconds. The first steps are large, so a fast player leaves it soon. */
export const FIRST = 600;

/** A puzzle's rating on the player's scale, from the 0 to 100 of the catalogue. */
export const puzzleRating = (rating: number): number => Math.round(400 + 15 * rating);

/** The result of a first solution, 0 to 1. */
export function scoreOf(solved: {
  readonly seconds: number;
  readonly hints: number;
  readonly shown: boolean;
}): number {
  if (solved.shown) return 0;
  return 1 / (1 + (solved.seconds / 120) ** 1.25) / (1 + solved.hints);
}

/** The step of a result, by the number of results before it. */
const stepOf = (before: number): number => Math.max(60, 3200 / (before + 4));

/**
 * The most that one result adds and takes. A player four times faster than most is 836 above the first rating. If one result added at
 * most 200, fewer than nine in ten of these players would have puzzles of their level after five results.
 */
const MOST_UP = 225;
const MOST_DOWN = 100;

/** The player's rating after these results, which are in order of time; a whole number. */
export function ratingAfter(results: readonly RatedResult[]): number {
  let rating = FIRST;
  for (const [before, { puzzle, score }] of results.entries()) {
    const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
    rating += Math.max(-MOST_DOWN, Math.min(MOST_UP, stepOf(before) * (score - expected)));
  }
  return Math.round(Math.max(100, rating));
}

/** How many of the last puzzles a suggestion should differ from in its theme. */
const VARIED = 2;

/**
 * The puzzle that suits the player: not solved, near the rating, and of another theme than the last ones where one is as near. After a
 * result that lowered the rating, it is near the rating or the last puzzle, whichever is easier.
 *
 * @param isSolved - tells of a board's text whether the player has solved it
 * @param here - the board that is not to be suggested, because it is the present one
 * @returns undefined if all are solved
 */
export function suitableFor(
  entries: readonly CatalogueEntry[],
  results: readonly RatedResult[],
  isSolved: (board: string) => boolean,
  here?: string,
): CatalogueEntry | undefined {
  const now = ratingAfter(results);
  const last = results.at(-1);
  // whoever needed help or long is not given something harder
  const fell = last && now < ratingAfter(results.slice(0, -1));
  const rating = fell ? Math.min(now, last.puzzle) : now;
  const lately = new Set(results.slice(-VARIED).map(({ board }) => board));
  const tired = new Set(entries.filter(({ board }) => lately.has(board)).flatMap(({ themes }) => themes));
  let best: CatalogueEntry | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    if (entry.board === here || isSolved(entry.board)) continue;
    const same = entry.themes.some((theme) => tired.has(theme)) ? 30 : 0;
    const far = Math.abs(puzzleRating(entry.rating) - rating) + same;
    if (far < least) [best, least] = [entry, far];
  }
  return best;
}

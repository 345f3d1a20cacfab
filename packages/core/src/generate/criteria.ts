// What kind of puzzle is wanted, and whether a puzzle is of that kind.
import { checkParts, list, number, object } from '../basics/arguments.ts';
import type { Grade } from '../difficulty/grades.ts';
import type { Rating } from '../difficulty/rating.ts';
import type { ThemeId } from '../difficulty/theme-list.ts';
import { isWithin, type Span, type SpanLike } from './spans.ts';

/** What kind of puzzle is wanted; a measure without a default may have any value. */
export interface Criteria {
  /** Default 6. */
  readonly width?: number | undefined;
  /** Default 6. */
  readonly height?: number | undefined;
  /**
   * Length of a shortest solution in each metric. Default: 10 moves or more; with steps, a rating, a grade or seconds the
   * moves that these allow.
   */
  readonly moves?: SpanLike | undefined;
  readonly steps?: SpanLike | undefined;
  /** How hard it is for a person, 0 to 100. */
  readonly rating?: SpanLike | undefined;
  /** The same in words: `beginner`, `intermediate`, `advanced`, `expert` or `grandmaster`. With a rating both must fit. */
  readonly grade?: Grade | undefined;
  /** What it is about, such as `['red-back', 'long-chain']`: it has all of these themes, and perhaps more. */
  readonly themes?: readonly ThemeId[] | undefined;
  /** The seconds that half of all players need, as predicted. */
  readonly seconds?: SpanLike | undefined;
  /** Default: none. */
  readonly walls?: SpanLike | undefined;
  /** The primary included. */
  readonly vehicles?: SpanLike | undefined;
  /** The length of the primary; default 2. */
  readonly primary?: number | undefined;
  /** How many puzzles; default 1. */
  readonly count?: number | undefined;
  /** The same seed gives the same puzzles; default: a seed is drawn, which the result tells. */
  readonly seed?: number | undefined;
  /** Whether there may be only one shortest solution in moves; default false. */
  readonly unique?: boolean | undefined;
  /**
   * The most states of the cluster of a puzzle, and of the boards on the way to it. Large clusters take long to search,
   * have much free space and are seldom hard; the hardest puzzles larger than 6×6 have them. Default 30,000, and 600 for
   * `unique`: only crowded boards have a single shortest solution.
   */
  readonly mostStates?: number | undefined;
}

type Measure = 'moves' | 'steps' | 'rating' | 'seconds' | 'walls' | 'vehicles';

/** Criteria with every default filled in, and without a contradiction that can be seen without a search. */
export type CheckedCriteria = {
  readonly [Name in Exclude<keyof Criteria, Measure | 'grade'>]-?: NonNullable<Criteria[Name]>;
} & Readonly<Record<Measure, Span>>;

/**
 * Whether a board's difficulty for a person meets the criteria.
 *
 * @param found - the rating of a board
 * @param criteria - the rating and the time that are wanted
 *
 * @example
 * const found = rate(board);
 * const wanted = { rating: { least: 0, most: 10 }, seconds: { least: 0, most: 60 } };
 * if (found.kind === 'rated') console.log(hasDifficulty(found.rating, wanted)); // true
 */
export function hasDifficulty(found: Rating, criteria: Pick<CheckedCriteria, 'rating' | 'seconds'>): boolean {
  checkParts(found, 'found', { rating: number, seconds: object });
  checkParts(criteria, 'criteria', { rating: object, seconds: object });
  return isWithin(found.rating, criteria.rating) && isWithin(found.seconds.value, criteria.seconds);
}

/**
 * Whether a puzzle has all themes that the criteria ask for.
 *
 * @param found - the rating of a board
 * @param criteria - the themes that are wanted
 *
 * @example
 * const found = rate(board);
 * if (found.kind === 'rated') console.log(hasThemes(found.rating, { themes: ['red-once'] })); // true
 */
export function hasThemes(found: Rating, criteria: Pick<CheckedCriteria, 'themes'>): boolean {
  checkParts(found, 'found', { themes: list });
  checkParts(criteria, 'criteria', { themes: list });
  return criteria.themes.every((theme) => found.themes.includes(theme));
}

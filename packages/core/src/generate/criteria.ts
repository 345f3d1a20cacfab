import {
  check,
  checkOptions,
  checkParts,
  flag,
  type Kind,
  number,
  object,
  oneOf,
  type Table,
} from '../basics/arguments.ts';
import type { Problem } from '../basics/errors.ts';
import { err, ok, type Result } from '../basics/result.ts';
import { LARGEST_SIDE } from '../board/validate.ts';
import { likelyMoves as movesOfSeconds, secondsOfLength } from '../difficulty/bounds.ts';
import { formatSeconds, type Grade, grades, ratingOf, secondsOf } from '../difficulty/grade.ts';
import type { Rating } from '../difficulty/rating.ts';
import { type ThemeId, themes } from '../difficulty/themes.ts';
import { MOST_VEHICLES } from './layout.ts';

/** A range of whole numbers, both ends included. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** A span as a caller may write it: `20`, `[20, 25]` or `{ least: 20, most: 25 }`. */
export type SpanLike = number | Span | readonly [least: number, most: number];

/** What kind of puzzle is wanted; a measure that is left out may have any value. */
export interface Criteria {
  /** Default 6. */
  readonly width?: number;
  /** Default 6. */
  readonly height?: number;
  /** Length of a shortest solution in each metric. */
  readonly moves?: SpanLike;
  readonly steps?: SpanLike;
  /** How hard it is for a person, 0 to 100. */
  readonly rating?: SpanLike;
  /** The same in words: `beginner`, `intermediate`, `advanced`, `expert` or `grandmaster`. With a rating both must fit. */
  readonly grade?: Grade;
  /** What it is about, such as `['red-back', 'long-chain']`: it has all of these themes, and perhaps more. */
  readonly themes?: readonly ThemeId[];
  /** The seconds that half of all players need, as predicted. */
  readonly seconds?: SpanLike;
  /** Default: none. */
  readonly walls?: SpanLike;
  /** The primary included. */
  readonly vehicles?: SpanLike;
  /** The length of the primary; default 2. */
  readonly primary?: number;
  /** How many puzzles; default 1. */
  readonly count?: number;
  /** The same seed gives the same puzzles; default: a seed is drawn, which the result tells. */
  readonly seed?: number;
  /** Whether there may be only one shortest solution in moves; default false. */
  readonly unique?: boolean;
  /**
   * The most states of the cluster of a puzzle, and of the boards on the way to it. Large clusters take long to search,
   * have much free space and are seldom hard; the hardest puzzles larger than 6×6 have them. Default 30,000, and 600 for
   * `unique`: only crowded boards have a single shortest solution.
   */
  readonly mostStates?: number;
}

type Measure = 'moves' | 'steps' | 'rating' | 'seconds' | 'walls' | 'vehicles';

/** Criteria with every default filled in, and without a contradiction that can be seen without a search. */
export type CheckedCriteria = Required<Omit<Criteria, Measure | 'grade'>> & Readonly<Record<Measure, Span>>;

const MOST_PUZZLES = 10_000;
const MOST_STATES: Span = { least: 2, most: 100_000_000 };
const ANY: Span = { least: 0, most: Number.MAX_SAFE_INTEGER };
const ANY_RATING: Span = { least: 0, most: 100 };
/** The default number of moves: it excludes trivial puzzles and does not ask for the hardest ones. */
const USUAL_MOVES: Span = { least: 10, most: ANY.most };

/**
 * Fills in the defaults, or returns the first reason why no puzzle can meet the criteria.
 *
 * @param criteria - what is wanted; what is left out may have any value
 * @throws RangeError for a criterion that there is not, or that is of another kind
 */
export function checkCriteria(criteria: Criteria): Result<CheckedCriteria, Problem> {
  check(criteria, 'criteria', object);
  checkOptions(criteria, 'criteria', options);
  const steps = spanOf(criteria.steps);
  const rating = ratingAsked(criteria);
  const seconds = spanOf(criteria.seconds);
  const checked: CheckedCriteria = {
    width: criteria.width ?? 6,
    height: criteria.height ?? 6,
    moves: spanOf(criteria.moves) ?? likelyMoves(steps, rating, seconds),
    steps: steps ?? ANY,
    rating: rating ?? ANY_RATING,
    themes: criteria.themes ?? [],
    seconds: seconds ?? ANY,
    walls: spanOf(criteria.walls) ?? { least: 0, most: 0 },
    vehicles: spanOf(criteria.vehicles) ?? { least: 1, most: MOST_VEHICLES },
    primary: criteria.primary ?? 2,
    count: criteria.count ?? 1,
    seed: criteria.seed ?? Math.floor(Math.random() * 2 ** 32),
    unique: criteria.unique ?? false,
    mostStates: criteria.mostStates ?? (criteria.unique ? 600 : 30_000),
  };
  const { grade } = criteria;
  const contradicts = grade !== undefined && checked.rating.least > checked.rating.most;
  const problem = contradicts
    ? { message: `the grade ${grade} with another rating`, expected: `a rating within ${shownRating(grade)}` }
    : problemOf(checked);
  return problem ? err({ code: 'number-out-of-range', ...problem }) : ok(checked);
}

/** The ratings of a grade. */
function ratingsOf(grade: Grade): Span {
  const index = grades.findIndex(({ id }) => id === grade);
  return { least: grades[index]?.from ?? 0, most: (grades[index + 1]?.from ?? ANY_RATING.most + 1) - 1 };
}

const shownRating = (grade: Grade): string => {
  const { least, most } = ratingsOf(grade);
  return `${least}..${most}`;
};

/** The ratings that both the rating and the grade allow. */
function ratingAsked({ rating, grade }: Criteria): Span | undefined {
  const asked = spanOf(rating);
  if (grade === undefined) return asked;
  const { least, most } = ratingsOf(grade);
  return asked ? { least: Math.max(least, asked.least), most: Math.min(most, asked.most) } : { least, most };
}

function spanOf(range: SpanLike | undefined): Span | undefined {
  if (range === undefined) return range;
  if (typeof range === 'number') return { least: range, most: range };
  const [least, most] = 'least' in range ? [range.least, range.most] : range;
  return { least, most };
}

/** A number or a range, as in `SpanLike`. */
const span: Kind = (value) => {
  const { least, most } = Object(value);
  const ends = typeof value === 'number' ? [value, value] : Array.isArray(value) ? value : [least, most];
  return (
    !(ends.length === 2 && ends.every((end) => typeof end === 'number')) &&
    'a number such as 20, or a range such as [20, 25]'
  );
};

// which numbers are allowed is said below, with the reason
const options: Table = {
  width: number,
  height: number,
  moves: span,
  steps: span,
  rating: span,
  grade: oneOf(grades.map(({ id }) => id)),
  themes: (value) => {
    const ids: readonly string[] = themes.map(({ id }) => id);
    return !(Array.isArray(value) && value.every((id) => ids.includes(id))) && `a list of ${ids.join(', ')}`;
  },
  seconds: span,
  walls: span,
  vehicles: span,
  primary: number,
  count: number,
  seed: number,
  unique: flag,
  mostStates: number,
};

/**
 * The range of moves to look for when the criteria give only steps or a difficulty. A move is taken as one to four
 * steps; difficulty/bounds.ts says how many moves a time allows.
 */
function likelyMoves(steps: Span | undefined, rating: Span | undefined, seconds: Span | undefined): Span {
  if (!steps && !rating && !seconds) return USUAL_MOVES;
  const bySteps = steps ? { least: Math.ceil(steps.least / 4), most: steps.most } : ANY;
  const times = secondsAsked(rating ?? ANY_RATING, seconds ?? ANY);
  const byTime = rating || seconds ? movesOfSeconds(Math.max(1, times.least), times.most) : ANY;
  return {
    least: Math.max(1, bySteps.least, byTime.least),
    most: Math.min(ANY.most, Math.max(1, Math.min(bySteps.most, byTime.most))),
  };
}

/** The range of seconds that meets both a rating and a time; a rating of 100 has no upper bound. */
function secondsAsked(rating: Span, seconds: Span): Span {
  return {
    least: Math.max(seconds.least, rating.least === 0 ? 0 : secondsOf(rating.least - 0.5)),
    most: Math.min(seconds.most, rating.most === 100 ? ANY.most : secondsOf(rating.most + 0.5)),
  };
}

/**
 * Whether a board's difficulty for a person meets the criteria.
 *
 * @param found - the rating of a board
 * @param criteria - the rating and the time that are wanted
 */
export const hasDifficulty = (
  found: Rating,
  { rating, seconds }: Pick<CheckedCriteria, 'rating' | 'seconds'>,
): boolean => isWithin(found.rating, rating) && isWithin(found.seconds.value, seconds);

/**
 * Whether a puzzle has all themes that the criteria ask for.
 *
 * @param found - the rating of a board
 * @param criteria - the themes that are wanted
 */
export const hasThemes = (found: Rating, { themes }: Pick<CheckedCriteria, 'themes'>): boolean =>
  themes.every((theme) => found.themes.includes(theme));

type CriteriaProblem = Pick<Problem, 'message' | 'expected'>;

function problemOf(criteria: CheckedCriteria): CriteriaProblem | undefined {
  const { width, height, primary, count, seed, mostStates } = criteria;
  return (
    outside(`${width} columns`, width, { least: 3, most: LARGEST_SIDE }, 'narrow', 'wide') ??
    outside(`${height} rows`, height, { least: 3, most: LARGEST_SIDE }, 'low', 'high') ??
    outside(`a primary of ${primary} cells`, primary, { least: 2, most: width - 1 }, 'short', 'long') ??
    outside(`${count} puzzles`, count, { least: 1, most: MOST_PUZZLES }, 'few', 'many') ??
    outside(`seed ${seed}`, seed, { least: 0, most: 2 ** 32 - 1 }, 'small', 'large') ??
    outside(`a cluster of ${mostStates} states`, mostStates, MOST_STATES, 'small', 'large') ??
    spanProblem('moves', criteria.moves, ANY.most) ??
    spanProblem('steps', criteria.steps, ANY.most) ??
    spanProblem('rating', criteria.rating, 100) ??
    spanProblem('seconds', criteria.seconds, ANY.most) ??
    spanProblem('walls', criteria.walls, (height - 1) * width) ??
    spanProblem('vehicles', criteria.vehicles, MOST_VEHICLES) ??
    roomProblem(criteria) ??
    lengthProblem(criteria)
  );
}

/** The problem with a number outside its range or with a fraction: `20 columns is too wide (16 at most)`. */
function outside(
  what: string,
  value: number,
  range: Span,
  tooLow: string,
  tooHigh: string,
): CriteriaProblem | undefined {
  if (Number.isInteger(value) && isWithin(value, range)) return undefined;
  const { least, most } = range;
  const fault =
    value < least
      ? `is too ${tooLow} (${least} at least)`
      : value > most
        ? `is too ${tooHigh} (${most} at most)`
        : 'is not a whole number';
  return { message: `${what} ${fault}`, expected: `a whole number from ${least} to ${most}` };
}

/**
 * Whether a number is in a range, its ends included.
 *
 * @param value - a measure of a board
 * @param span - the range, both ends included
 */
export function isWithin(value: number, span: Span): boolean {
  check(value, 'value', number);
  checkParts(span, 'span', { least: number, most: number });
  return value >= span.least && value <= span.most;
}

/** The problem with a range of a measure that goes from 0 to `to`. An open end, ANY.most, is always allowed. */
export function spanProblem(what: string, { least, most }: Span, to: number): CriteriaProblem | undefined {
  const found = most === ANY.most ? `${least} or more` : `${least}..${most}`;
  const fits = (value: number) => Number.isInteger(value) && value >= 0 && value <= to;
  if (!fits(least) || !(fits(most) || most === ANY.most)) {
    const range = to === ANY.most ? '0 up' : `0 to ${to}`;
    return { message: `${what}: ${found}`, expected: `whole numbers from ${range}` };
  }
  if (least > most)
    return { message: `${what}: ${found} runs backwards`, expected: `${what}: ${most}..${least}` };
  return undefined;
}

/**
 * The problem with more vehicles and walls than the board has room for: each vehicle takes at least two cells, and one
 * cell must stay free.
 */
function roomProblem({
  width,
  height,
  primary,
  vehicles,
  walls,
}: CheckedCriteria): CriteriaProblem | undefined {
  const cells = width * height - 1;
  const needed = primary + 2 * (vehicles.least - 1) + walls.least;
  if (needed <= cells) return undefined;
  return {
    message: `${vehicles.least} vehicles and ${walls.least} walls take at least ${needed} cells`,
    expected: `at most ${cells} on ${width}×${height}, where one must stay free`,
  };
}

/** The problem with a number of moves that contradicts the steps or the difficulty. */
function lengthProblem({
  width,
  height,
  moves,
  steps,
  rating,
  seconds,
  vehicles,
}: CheckedCriteria): CriteriaProblem | undefined {
  if (moves.most === 0) {
    return { message: 'no moves', expected: '1 move or more: a puzzle must not be solved already' };
  }
  if (steps.most < moves.least) {
    return {
      message: `${moves.least} moves or more in ${steps.most} steps or fewer`,
      expected: 'no more moves than steps: every move is at least one step',
    };
  }
  const longest = Math.max(width, height) - 2;
  if (steps.least > moves.most * longest) {
    return {
      message: `${steps.least} steps or more in ${moves.most} moves or fewer`,
      expected: `${moves.most * longest} steps at most: on ${width}×${height} a move is at most ${longest} steps`,
    };
  }
  const asked = secondsAsked(rating, seconds);
  const mostVehicles = Math.min(vehicles.most, Math.floor((width * height) / 2));
  const byRating = seconds.least === 0 && seconds.most === ANY.most;
  const easiest = secondsOfLength(moves.least, mostVehicles).least;
  if (asked.most < easiest) {
    return byRating
      ? {
          message: `${moves.least} moves or more with a rating of ${rating.most} or less`,
          expected: `a rating of ${ratingOf(easiest)} or more, or fewer moves`,
        }
      : {
          message: `${moves.least} moves or more in ${formatSeconds(asked.most)} or less`,
          expected: `${formatSeconds(easiest)} or more, or fewer moves`,
        };
  }
  const hardest = secondsOfLength(moves.most, mostVehicles).most;
  if (asked.least > hardest) {
    return byRating
      ? {
          message: `${moves.most} moves or fewer with a rating of ${rating.least} or more`,
          expected: `a rating of ${ratingOf(hardest)} or less, or more moves`,
        }
      : {
          message: `${moves.most} moves or fewer in ${formatSeconds(asked.least)} or more`,
          expected: `${formatSeconds(hardest)} or less, or more moves`,
        };
  }
  return undefined;
}

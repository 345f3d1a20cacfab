// Criteria with their defaults, or why no puzzle can meet them.

import { check, checkOptions, flag, list, number, object, oneOf, type Table } from '../basics/arguments.ts';
import type { Problem } from '../basics/errors.ts';
import { counted } from '../basics/numbers.ts';
import { err, ok, type Result } from '../basics/result.ts';
import { LARGEST_SIDE } from '../board/validate.ts';
import { likelyMoves as movesOfSeconds, secondsOfLength } from '../difficulty/bounds.ts';
import { formatSeconds, ratingOf, ratingsOf, secondsOf } from '../difficulty/grade.ts';
import { type Grade, grades } from '../difficulty/grades.ts';
import { themes } from '../difficulty/theme-list.ts';
import type { CheckedCriteria, Criteria } from './criteria.ts';
import { MOST_VEHICLES } from './layout.ts';
import { ANY, isWithin, type Span, type SpanProblem, span, spanOf, spanProblem } from './spans.ts';

const MOST_PUZZLES = 10_000;
const MOST_STATES: Span = { least: 2, most: 100_000_000 };
const ANY_RATING: Span = { least: 0, most: 100 };
/** The default number of moves: it excludes trivial puzzles and does not ask for the hardest ones. */
const USUAL_MOVES: Span = { least: 10, most: ANY.most };

/**
 * Fills in the defaults, or returns the first reason why no puzzle can meet the criteria.
 *
 * @param criteria - what is wanted; what is left out may have any value
 * @throws RangeError for a criterion that does not exist, or that is of another kind
 *
 * @example
 * const checked = checkCriteria({ moves: [9, 3] });
 * if (!checked.ok) console.log(checked.error.message); // moves: 9..3 runs backwards
 */
export function checkCriteria(criteria: Criteria): Result<CheckedCriteria, Problem> {
  check(criteria, 'criteria', object);
  for (const name of ['limit', 'signal'])
    if (Object.hasOwn(criteria, name))
      throw new RangeError(
        `criteria.${name} is unknown; expected ${name} in the second argument: generate(criteria, { ${name} })`,
      );
  checkOptions(criteria, 'criteria', options);
  for (const [index, theme] of (criteria.themes ?? []).entries())
    check(theme, `criteria.themes[${index}]`, oneOf(themeIds));
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

const themeIds = themes.map(({ id }) => id);

// which numbers are allowed is said below, with the reason
const options: Table = {
  width: number,
  height: number,
  moves: span,
  steps: span,
  rating: span,
  grade: oneOf(grades.map(({ id }) => id)),
  themes: (value) => list(value) && `a list of ${themeIds.join(', ')}`,
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

function problemOf(criteria: CheckedCriteria): SpanProblem | undefined {
  const { width, height, primary, count, seed, mostStates } = criteria;
  return (
    outside(counted(width, 'column'), width, { least: 3, most: LARGEST_SIDE }, 'narrow', 'wide') ??
    outside(counted(height, 'row'), height, { least: 3, most: LARGEST_SIDE }, 'low', 'high') ??
    outside(`a primary of ${primary} cells`, primary, { least: 2, most: width - 1 }, 'short', 'long') ??
    outside(counted(count, 'puzzle'), count, { least: 1, most: MOST_PUZZLES }, 'few', 'many') ??
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
): SpanProblem | undefined {
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
 * The problem with more vehicles and walls than the board has room for: each vehicle takes at least two cells, and one
 * cell must stay free.
 */
function roomProblem({ width, height, primary, vehicles, walls }: CheckedCriteria): SpanProblem | undefined {
  const cells = width * height - 1;
  const needed = primary + 2 * (vehicles.least - 1) + walls.least;
  if (needed <= cells) return undefined;
  return {
    message: `${counted(vehicles.least, 'vehicle')} and ${counted(walls.least, 'wall')} take at least ${needed} cells`,
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
}: CheckedCriteria): SpanProblem | undefined {
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

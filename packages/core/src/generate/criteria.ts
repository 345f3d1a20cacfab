import { effortOf, ratingOf } from '../analysis/rating.ts';
import { LARGEST_SIDE } from '../board/validate.ts';
import type { Problem } from '../errors.ts';
import { err, ok, type Result } from '../result.ts';
import { MOST_VEHICLES } from './layout.ts';

/** A range of whole numbers, both ends included. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** A span as a caller may write it: `[20, 25]` or `{ least: 20, most: 25 }`. */
export type SpanLike = Span | readonly [least: number, most: number];

/** What a puzzle is to be like; a measure that is left out may have any value. */
export interface Criteria {
  /** Default 6. */
  readonly width?: number;
  /** Default 6. */
  readonly height?: number;
  /** Length of a shortest solution in each metric. */
  readonly moves?: SpanLike;
  readonly steps?: SpanLike;
  /** How hard for a person, 0 to 100. */
  readonly rating?: SpanLike;
  /** Default: none. */
  readonly walls?: SpanLike;
  /** The primary included. */
  readonly vehicles?: SpanLike;
  /** The length of the primary; default 2. */
  readonly primary?: number;
  /** How many puzzles; default 1. */
  readonly count?: number;
  /** The same seed gives the same puzzles; default 1. */
  readonly seed?: number;
  /** Whether there may be only one shortest solution in moves; default false. */
  readonly unique?: boolean;
}

type Measure = 'moves' | 'steps' | 'rating' | 'walls' | 'vehicles';

/** Criteria that can be met as far as that is known without a search, with nothing left out. */
export type CheckedCriteria = Required<Omit<Criteria, Measure>> & Readonly<Record<Measure, Span>>;

export const MOST_PUZZLES = 10_000;
const ANY: Span = { least: 0, most: Number.MAX_SAFE_INTEGER };
/** What one asks for without asking: neither trivial nor endless. */
const USUAL_MOVES: Span = { least: 10, most: ANY.most };

/** Fills in what is left out, or returns the first reason why no puzzle can meet the criteria. */
export function checkCriteria(criteria: Criteria): Result<CheckedCriteria, Problem> {
  const steps = spanOf(criteria.steps);
  const rating = spanOf(criteria.rating);
  const checked: CheckedCriteria = {
    width: criteria.width ?? 6,
    height: criteria.height ?? 6,
    moves: spanOf(criteria.moves) ?? likelyMoves(steps, rating),
    steps: steps ?? ANY,
    rating: rating ?? { least: 0, most: 100 },
    walls: spanOf(criteria.walls) ?? { least: 0, most: 0 },
    vehicles: spanOf(criteria.vehicles) ?? { least: 1, most: MOST_VEHICLES },
    primary: criteria.primary ?? 2,
    count: criteria.count ?? 1,
    seed: criteria.seed ?? 1,
    unique: criteria.unique ?? false,
  };
  const problem = problemOf(checked);
  return problem ? err({ code: 'number-out-of-range', ...problem }) : ok(checked);
}

function spanOf(range: SpanLike | undefined): Span | undefined {
  if (range === undefined || 'least' in range) return range;
  const [least, most] = range;
  return { least, most };
}

/**
 * Where to look for what is wished of steps or of the rating alone: a step is a quarter of a move to a whole one, a
 * move a half to a sixth of the effort that makes the rating.
 */
function likelyMoves(steps: Span | undefined, rating: Span | undefined): Span {
  if (!steps && !rating) return USUAL_MOVES;
  const bySteps = steps ? { least: Math.ceil(steps.least / 4), most: steps.most } : ANY;
  const byRating = rating
    ? { least: Math.floor(effortOf(rating.least) / 6), most: Math.ceil(effortOf(rating.most) / 2) }
    : ANY;
  return {
    least: Math.max(1, bySteps.least, byRating.least),
    most: Math.max(1, Math.min(bySteps.most, byRating.most)),
  };
}

type Told = Pick<Problem, 'message' | 'expected'>;

function problemOf(criteria: CheckedCriteria): Told | undefined {
  const { width, height, primary, count, seed } = criteria;
  return (
    outside(`${width} columns`, width, { least: 3, most: LARGEST_SIDE }, 'narrow', 'wide') ??
    outside(`${height} rows`, height, { least: 3, most: LARGEST_SIDE }, 'low', 'high') ??
    outside(`a primary of ${primary} cells`, primary, { least: 2, most: width - 1 }, 'short', 'long') ??
    outside(`${count} puzzles`, count, { least: 1, most: MOST_PUZZLES }, 'few', 'many') ??
    outside(`seed ${seed}`, seed, { least: 0, most: 2 ** 32 - 1 }, 'small', 'large') ??
    spanProblem('moves', criteria.moves, ANY.most) ??
    spanProblem('steps', criteria.steps, ANY.most) ??
    spanProblem('rating', criteria.rating, 100) ??
    spanProblem('walls', criteria.walls, (height - 1) * width) ??
    spanProblem('vehicles', criteria.vehicles, MOST_VEHICLES) ??
    roomProblem(criteria) ??
    lengthProblem(criteria)
  );
}

/** `20 columns is too wide (16 at most)`, where a number is outside its range or no whole number. */
function outside(
  what: string,
  value: number,
  range: Span,
  tooLow: string,
  tooHigh: string,
): Told | undefined {
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

/** Whether a number is in a range, its ends included. */
export const isWithin = (value: number, { least, most }: Span): boolean => value >= least && value <= most;

/** What is wrong with a range of a measure that goes up to `to`. An open end, ANY.most, is in no range too much. */
export function spanProblem(what: string, { least, most }: Span, to: number): Told | undefined {
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

/** Vehicles besides the primary take two cells each outside its row or across it; one cell must stay free to move. */
function roomProblem({ width, height, primary, vehicles, walls }: CheckedCriteria): Told | undefined {
  const cells = width * height - 1;
  const needed = primary + 2 * (vehicles.least - 1) + walls.least;
  if (needed <= cells) return undefined;
  return {
    message: `${vehicles.least} vehicles and ${walls.least} walls take ${needed} cells at least`,
    expected: `${cells} at most on ${width}×${height}, where one must stay free`,
  };
}

/** What the moves say of the steps and of the rating. */
function lengthProblem({ width, height, moves, steps, rating }: CheckedCriteria): Told | undefined {
  if (moves.most === 0) {
    return { message: 'no moves', expected: '1 move or more: a puzzle is not solved already' };
  }
  if (steps.most < moves.least) {
    return {
      message: `${moves.least} moves or more in ${steps.most} steps or fewer`,
      expected: 'no more moves than steps: every move is a step at least',
    };
  }
  const longest = Math.max(width, height) - 2;
  if (steps.least > moves.most * longest) {
    return {
      message: `${steps.least} steps or more in ${moves.most} moves or fewer`,
      expected: `${moves.most * longest} steps at most: on ${width}×${height} a move is ${longest} at most`,
    };
  }
  // of the effort a move is one, and so is a vehicle that must move
  const easiest = ratingOf(moves.least + 1);
  if (rating.most < easiest) {
    return {
      message: `${moves.least} moves or more with a rating of ${rating.most} or less`,
      expected: `a rating of ${easiest} or more, or fewer moves`,
    };
  }
  return undefined;
}

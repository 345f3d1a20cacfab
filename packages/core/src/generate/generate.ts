/*
 * Makes puzzles that meet given criteria.
 *
 * Source: ours. Guarantee: every puzzle is legal and minimal, stands at the hardest state of its cluster in moves, and
 * meets the criteria; no two are of one cluster, or of a cluster and its mirror image. The same criteria give the same
 * puzzles in the same order on any machine: nothing depends on time (unless a limit in milliseconds ends the work), on
 * the order of a hash table, or on arithmetic that differs between machines.
 *
 *     climb (climb.ts)  ->  moves in range?  ->  take redundant pieces away  ->  all else in range?  ->  new cluster?
 *
 * Removing a redundant piece may make the cluster larger and its hardest state harder, so the hardest state is sought
 * again after each; a board that leaves the range of moves on the way is rejected.
 */

import { type CancelSignal, finish } from '../algorithm.ts';
import { findRedundant } from '../analysis/minimal.ts';
import { amount, checkOptions, type Kind, signal } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import { now } from '../basics/clock.ts';
import { randomFrom } from '../basics/random.ts';
import { type Board, mirror, primaryOf, transpose } from '../board/board.ts';
import { withoutVehicle, withoutWall } from '../board/remove.ts';
import { type Rating, rate } from '../difficulty/rating.ts';
import { solve } from '../engine/solve.ts';
import { checkCriteria } from './check-criteria.ts';
import { climb, type GenerateWork, hardened, type Peak } from './climb.ts';
import { type CheckedCriteria, type Criteria, hasDifficulty, hasThemes } from './criteria.ts';
import { boardOf, layoutOf } from './layout.ts';
import { isWithin } from './spans.ts';

/** A puzzle that was made, with the length of its shortest solutions and its rating. */
export interface Generated {
  readonly board: Board;
  /** The seed with which the same criteria give the same puzzles again. */
  readonly seed: number;
  /** Length of a shortest solution in each metric. */
  readonly moves: number;
  readonly steps: number;
  readonly rating: Rating;
}

/** Why a candidate was rejected. A candidate is a board whose number of moves meets the criteria. */
export const refusals = [
  'redundant',
  'vehicles',
  'walls',
  'steps',
  'rating',
  'themes',
  'ways',
  'cluster',
] as const;
/** The reason for which a candidate was rejected. */
export type Refusal = (typeof refusals)[number];

/** How much work may be done before the generator gives up. */
export interface GenerateLimit {
  /** The most boards to look at; default 100,000 for each puzzle, or any number with a limit in milliseconds. */
  readonly boards?: number | undefined;
  /**
   * The most states to search; default, for each puzzle: 300 million, 100 million on boards larger than 6×6, or any number
   * with a limit in milliseconds.
   */
  readonly states?: number | undefined;
  readonly milliseconds?: number | undefined;
}

/** What may end the work early. */
export interface GenerateRequest {
  readonly limit?: GenerateLimit | undefined;
  readonly signal?: CancelSignal | undefined;
}

/** How far the work has come. */
export interface GenerateProgress {
  readonly found: number;
  readonly boards: number;
  /** The moves of the hardest board looked at so far. */
  readonly hardest: number;
}

/** What ended the work before enough puzzles were found. */
export type GenerateLimitKind = keyof GenerateLimit | 'cancelled';

/** The puzzles that were made, and how much work they took. */
export interface GenerateResult {
  readonly kind: 'done' | 'limit';
  /** Which limit ended the work, where one did. */
  readonly which?: GenerateLimitKind;
  readonly puzzles: readonly Generated[];
  readonly work: Readonly<GenerateWork>;
  /** Boards whose number of moves meets the criteria. */
  readonly candidates: number;
  /** How many of them were rejected, by the first reason. */
  readonly refused: Readonly<Record<Refusal, number>>;
  readonly hardest: number;
}

const BOARDS_PER_PUZZLE = 100_000;
/** Fewer states on boards larger than 6×6, where a state takes many times as long. */
const STATES_PER_PUZZLE = { small: 300_000_000, large: 100_000_000 };

/** The work of making puzzles in slices: it yields after each slice, and returns the result at the end. */
export type GenerateTask = Generator<
  GenerateProgress & { readonly puzzle?: Generated },
  GenerateResult,
  void
>;

/**
 * Makes puzzles that meet the criteria, in the order in which they are found: `criteria.count` of them, or fewer
 * where a limit ended the work (`generateTask` says why).
 *
 * @param criteria - what kind of puzzle is wanted, and how many
 * @param request - `limit` says how much work it may be
 * @returns the puzzles, each with its board, the lengths of its shortest solutions and its rating. None can be reached from
 *   another one or from its mirror image
 * @throws RangeError if no puzzle can meet the criteria; `checkCriteria` of @unjam/core/generate returns the same as a value.
 *
 * @example
 * const [puzzle] = generate({ width: 5, height: 5, moves: [8, 10], seed: 7 });
 * if (puzzle) console.log(puzzle.moves, puzzle.rating.grade); // 8 beginner
 */
export const generate = (criteria: Criteria, request?: GenerateRequest): readonly Generated[] =>
  finish(generateTask(criteria, request), request?.signal && 'generateAsync').puzzles;

const limits = { boards: amount, states: amount, milliseconds: amount };
const limit: Kind = (value) => checkOptions(value, 'request.limit', limits) ?? false;

/**
 * `generate` as a task: yields after every board that it looked at, with the puzzle if the board became one, and
 * returns the puzzles with a record of the work. `run` tells `onProgress` only what was yielded last before a break, so for each
 * puzzle as it is found take what the task itself yields.
 *
 * @param criteria - what kind of puzzle is wanted, and how many
 * @param request - `limit` says how much work it may be
 * @throws RangeError at once if no puzzle can meet the criteria.
 *
 * @example
 * const { puzzles, which } = await run(generateTask({ moves: [10, 12] }), { onProgress: ({ boards }) => console.log(boards) });
 */
export function generateTask(criteria: Criteria, request: GenerateRequest = {}): GenerateTask {
  const checked = checkCriteria(criteria);
  if (!checked.ok) {
    const { message, expected } = checked.error;
    throw new RangeError(`${message}; expected ${expected}`);
  }
  checkOptions(request, 'request', { limit, signal });
  return search(checked.value, request);
}

function* search(criteria: CheckedCriteria, { limit = {}, signal }: GenerateRequest): GenerateTask {
  const started = now();
  const random = randomFrom(criteria.seed);
  const work: GenerateWork = { boards: 0, refused: 0, unsolvable: 0, tooLarge: 0, states: 0 };
  // a caller who says how long it may take needs no other limit
  const usual = (perPuzzle: number): number =>
    limit.milliseconds === undefined ? perPuzzle * criteria.count : Number.POSITIVE_INFINITY;
  const most = limit.boards ?? usual(BOARDS_PER_PUZZLE);
  const size = Math.max(criteria.width, criteria.height) <= 6 ? 'small' : 'large';
  const mostStates = limit.states ?? usual(STATES_PER_PUZZLE[size]);
  const longest = limit.milliseconds ?? Number.POSITIVE_INFINITY;
  const puzzles: Generated[] = [];
  const clusters = new Set<string>();
  // every reason has an entry
  const refused = Object.fromEntries(refusals.map((reason) => [reason, 0])) as Record<Refusal, number>;
  let candidates = 0;
  let hardest = 0;
  let walk = climb(criteria, random, work);
  const result = (which?: GenerateLimitKind): GenerateResult => ({
    kind: which ? 'limit' : 'done',
    ...(which && { which }),
    puzzles,
    work,
    candidates,
    refused,
    hardest,
  });
  const limitReached = (): GenerateLimitKind | undefined => {
    if (signal?.aborted) return 'cancelled';
    if (work.boards >= most) return 'boards';
    if (work.states >= mostStates) return 'states';
    return now() - started >= longest ? 'milliseconds' : undefined;
  };
  for (;;) {
    const which = limitReached();
    if (which) return result(which);
    const peak = walk.next().value;
    hardest = Math.max(hardest, peak?.moves ?? 0);
    let puzzle: Generated | undefined;
    if (peak && isWithin(peak.moves, criteria.moves)) {
      candidates++;
      const made = finished(peak, criteria, random, work, clusters);
      if (typeof made === 'string') refused[made]++;
      else {
        puzzle = made;
        puzzles.push(made);
        // start again, because the next puzzle must not be a neighbour of this one
        walk = climb(criteria, random, work);
      }
    }
    yield { found: puzzles.length, boards: work.boards, hardest, ...(puzzle && { puzzle }) };
    if (puzzles.length === criteria.count) return result();
  }
}

/** The puzzle made from a candidate, or why it was rejected. */
function finished(
  peak: Peak,
  criteria: CheckedCriteria,
  random: () => number,
  work: GenerateWork,
  clusters: Set<string>,
): Generated | Refusal {
  const minimal = withoutRedundant(peak, criteria, random, work);
  if (!minimal) return 'redundant';
  const { board, moves, solutions } = minimal;
  // the number was counted with the cluster, so this test comes before those that take longer
  if (criteria.unique && solutions !== 1) return 'ways';
  if (!isWithin(board.vehicles.length, criteria.vehicles)) return 'vehicles';
  if (!isWithin(board.walls.length, criteria.walls)) return 'walls';
  const inSteps = solve(board, { metric: 'steps' });
  const steps = inSteps.kind === 'solved' ? inSteps.solution.length : -1;
  if (!isWithin(steps, criteria.steps)) return 'steps';
  // what was found names vehicles by their order, which is another one in the puzzle
  const puzzle = boardOf(layoutOf(board));
  const rated = rate(puzzle);
  if (rated.kind !== 'rated' || !hasDifficulty(rated.rating, criteria)) return 'rating';
  if (!hasThemes(rated.rating, criteria)) return 'themes';
  const cluster = clusterName(board, criteria, work);
  if (clusters.has(cluster)) return 'cluster';
  clusters.add(cluster);
  const { seed } = criteria;
  return { board: puzzle, seed, moves, steps, rating: rated.rating };
}

/**
 * A name that all states of a cluster share, and that the cluster upside down shares too. The two have their primaries
 * in the same row only if that is the middle row. The hardest state is chosen by the order of boards, so that of the
 * cluster upside down is not the mirror image of this one.
 */
function clusterName(hardest: Board, criteria: CheckedCriteria, work: GenerateWork): string {
  const name = placesOf(hardest);
  if (2 * primaryOf(hardest).lane + 1 !== hardest.height) return name;
  const twin = hardened(transpose(mirror(transpose(hardest))), criteria, work);
  const other = twin ? placesOf(twin.board) : name;
  return at([name, other].sort(), 0);
}

/** The places of all vehicles and walls as a text that does not depend on labels and order. */
const placesOf = ({ vehicles, walls }: Board): string =>
  [
    ...vehicles.map(({ orientation, lane, offset, length }) => [orientation, lane, offset, length].join()),
    ...walls,
  ]
    .sort()
    .join(' ');

/**
 * The board without its redundant pieces, at the hardest state of its new cluster; undefined if that is outside the
 * range of moves.
 */
function withoutRedundant(
  peak: Peak,
  criteria: CheckedCriteria,
  random: () => number,
  work: GenerateWork,
): Peak | undefined {
  let here: Peak | undefined = peak;
  while (here && isWithin(here.moves, criteria.moves)) {
    const { board }: Peak = here;
    const found = findRedundant(board);
    if (found.kind !== 'found') return undefined;
    const { vehicles, walls } = found.redundant;
    const choice = Math.floor(random() * (vehicles.length + walls.length));
    const vehicle = vehicles[choice];
    const wall = walls[choice - vehicles.length];
    if (vehicle !== undefined) here = hardened(withoutVehicle(board, vehicle), criteria, work);
    else if (wall !== undefined) here = hardened(withoutWall(board, wall), criteria, work);
    else return here;
  }
  return undefined;
}

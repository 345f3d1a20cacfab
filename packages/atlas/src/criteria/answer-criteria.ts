/*
 * Finds puzzles in an atlas that meet criteria. Every measure is a column of the atlas, except the steps of the hardest board in
 * moves, and its rating where the atlas is not rated.
 *
 * Source: our own. Guarantee: every puzzle is a row of the atlas that meets the criteria, and none comes twice or with its mirror
 * image, which is a row of its own where the red car is in the middle row. The same
 * criteria draw the same puzzles in the same order from the same rows, for any number of shards.
 *
 *     SQL: moves, vehicles, walls, solutions, rating, themes  ->  at random  ->  steps and rating of each
 *
 * At random means in the order of MD5 hashes, each of the name of a puzzle's cluster (its least board, or the id made of it) and the
 * seed. If an atlas that is not rated is asked for a rating, the most likely puzzles come first: those whose number of moves has about
 * this rating on average (core's difficulty/bounds.ts).
 */

import { type Board, type CancelSignal, type Result, rate, solve } from '@unjam/core';
import { at, counted, grouped, ok } from '@unjam/core/basics';
import { mirror, primaryOf, transpose } from '@unjam/core/board';
import { averageSeconds, ratingOf } from '@unjam/core/difficulty';
import { hardestState } from '@unjam/core/engine';
import {
  boardOfLayout,
  type CheckedCriteria,
  type Generated,
  hasDifficulty,
  hasThemes,
  isWithin,
  layoutOf,
  type Span,
} from '@unjam/core/generate';
import { boardOf } from '../store/board-text.ts';
import type { AtlasProblem } from '../store/problem.ts';
import type { PuzzleTable } from '../store/puzzle-table.ts';
import { formatSpan } from './check-atlas-criteria.ts';

export interface AnswerOptions {
  /** The most puzzles to rate; default 1,000 for each puzzle asked for. */
  readonly boards?: number;
  readonly milliseconds?: number;
  readonly signal?: CancelSignal;
}

export interface Answer {
  /**
   * `scarce`: the atlas has no more such puzzles; `limit`: a limit was reached before all candidates were looked at.
   */
  readonly kind: 'done' | 'scarce' | 'limit';
  readonly found: number;
  /** Puzzles that were looked at, and those of them that were passed over. */
  readonly looked: number;
  readonly refused: {
    readonly steps: number;
    readonly rating: number;
    readonly themes: number;
    /** Those that are mirror images of puzzles that were found. */
    readonly mirrored: number;
  };
}

const RATED_A_PUZZLE = 1000;

/**
 * Looks for puzzles in an atlas, and yields after every one that was looked at.
 *
 * @param atlas - the table of an open atlas
 * @param criteria - as `checkAtlasCriteria` completes them
 * @param options - after how many boards or milliseconds the search ends, and a signal that ends it
 * @returns how the search ended; a yielded value has the `puzzle` if it meets the criteria
 */
export async function* answerCriteria(
  atlas: PuzzleTable,
  criteria: CheckedCriteria,
  { boards = RATED_A_PUZZLE * criteria.count, milliseconds, signal }: AnswerOptions = {},
): AsyncGenerator<
  { readonly looked: number; readonly puzzle?: Generated },
  Result<Answer, AtlasProblem>,
  void
> {
  const started = performance.now();
  const refused = { steps: 0, rating: 0, themes: 0, mirrored: 0 };
  const mirrored = new Set<string>();
  let looked = 0;
  let found = 0;
  const answer = (kind: Answer['kind']) => ok({ kind, found, looked, refused });
  const rows = await atlas.stream(
    `select board from puzzles where ${conditionsOf(criteria, atlas)
      .map(({ sql }) => sql)
      .join(' and ')}
     order by ${isRated(atlas) ? '' : `${unlikeliness(criteria)}, `}md5(${atlas.cluster} || '${criteria.seed}')`,
  );
  if (!rows.ok) return rows;
  for await (const piece of rows.value.pieces) {
    if (!piece.ok) return piece;
    for (const [text] of piece.value) {
      const late = milliseconds !== undefined && performance.now() - started >= milliseconds;
      if (late || looked >= boards || signal?.aborted) return answer('limit');
      looked++;
      const board = boardOf(String(text), atlas.manifest.size.width);
      if (!board) throw new TypeError('a row of the atlas holds no board');
      const seen = mirrored.has(placesOf(board)) ? 'mirrored' : look(board, criteria);
      if (typeof seen === 'string') {
        refused[seen]++;
        yield { looked };
        continue;
      }
      found++;
      const image = mirrorImage(board);
      if (image) mirrored.add(placesOf(image));
      yield { looked, puzzle: seen };
      if (found === criteria.count) return answer('done');
    }
  }
  return answer('scarce');
}

/** The puzzle if it meets the criteria, otherwise the criterion that it does not meet. */
function look(board: Board, criteria: CheckedCriteria): Generated | 'steps' | 'rating' | 'themes' {
  const inSteps = solve(board, { metric: 'steps' });
  const steps = inSteps.kind === 'solved' ? inSteps.solution.length : -1;
  if (!isWithin(steps, criteria.steps)) return 'steps';
  // what was found names vehicles by their order, which may be another one in the puzzle
  const puzzle = boardOfLayout(layoutOf(board));
  const rated = rate(puzzle);
  if (rated.kind !== 'rated' || !hasDifficulty(rated.rating, criteria)) return 'rating';
  const { rating } = rated;
  if (!hasThemes(rating, criteria)) return 'themes';
  return { board: puzzle, seed: criteria.seed, moves: rating.moves, steps, rating };
}

/** The row of a puzzle's mirror image; undefined where it is none of this atlas, because its red car would be in another row. */
function mirrorImage(board: Board): Board | undefined {
  if (2 * primaryOf(board).lane + 1 !== board.height) return undefined;
  const image = hardestState(transpose(mirror(transpose(board))));
  return image.kind === 'found' ? image.hardest.board : undefined;
}

/** The places of all vehicles and walls as a text that does not depend on labels and order. */
const placesOf = ({ vehicles, walls }: Board): string =>
  [
    ...vehicles.map(({ orientation, lane, offset, length }) => [orientation, lane, offset, length].join()),
    ...walls,
  ]
    .sort()
    .join(' ');

interface Condition {
  readonly sql: string;
  /** The condition in words, for a message. */
  readonly words: string;
}

/**
 * The criteria as conditions on columns. Steps get only a rough condition: the steps of the hardest board in moves are
 * at least its moves and at most the steps of the hardest board in steps.
 */
function conditionsOf(criteria: CheckedCriteria, atlas: PuzzleTable): Condition[] {
  const { moves, steps, vehicles, walls, unique, mostStates } = criteria;
  const counts = (span: Span, noun: string) =>
    span.least === span.most ? counted(span.least, noun) : `${formatSpan(span)} ${noun}s`;
  const between = (column: string, { least, most }: Span) => `${column} between ${least} and ${most}`;
  return [
    { sql: between('moves', moves), words: counts(moves, 'move') },
    { sql: between('walls', walls), words: counts(walls, 'wall') },
    { sql: between('vehicles', vehicles), words: counts(vehicles, 'vehicle') },
    {
      sql: `steps >= ${steps.least} and moves <= ${steps.most}`,
      words: `perhaps ${formatSpan(steps)} steps`,
    },
    ...(unique ? [{ sql: 'shortest_solutions = 1', words: 'one shortest solution' }] : []),
    ...(mostStates < Number.MAX_SAFE_INTEGER
      ? [{ sql: `states <= ${mostStates}`, words: `at most ${counted(mostStates, 'state')}` }]
      : []),
    ...(isRated(atlas) ? difficultyConditions(criteria) : []),
  ];
}

/** Whether every puzzle has its rating, time and themes in the atlas. */
const isRated = (atlas: PuzzleTable): boolean => atlas.has('rating');

/** The difficulty as conditions on the columns of a rated atlas. Its times are rounded to whole seconds, so theirs is a rough condition. */
const difficultyConditions = ({ rating, seconds, themes }: CheckedCriteria): Condition[] => [
  {
    sql: `rating between ${rating.least} and ${rating.most}`,
    words: `a rating of ${formatSpan(rating)}`,
  },
  {
    sql: `predicted_seconds >= ${Math.floor(seconds.least)} and predicted_seconds <= ${Math.ceil(seconds.most)}`,
    words: `about ${formatSpan(seconds)} seconds`,
  },
  ...themes.map((theme) => ({ sql: `list_contains(themes, '${theme}')`, words: `the theme ${theme}` })),
];

/** The most moves in the table of averages; boards with more moves count as this many. */
const LONGEST = 200;

/** An SQL expression: how far the average rating of a puzzle's number of moves is from the asked ratings and times. */
function unlikeliness({ rating, seconds }: CheckedCriteria): string {
  const from = Math.max(rating.least, seconds.least > 0 ? ratingOf(seconds.least) : 0);
  const to = Math.min(rating.most, ratingOf(seconds.most));
  const far = Array.from({ length: LONGEST + 1 }, (_, moves) => {
    const likely = ratingOf(averageSeconds(Math.max(1, moves)));
    return Math.max(from - likely, likely - to, 0);
  });
  return `([${far.join()}])[least(moves, ${LONGEST}) + 1]`;
}

/**
 * Explains why an atlas gave no more puzzles: how many remain after each condition that excludes some, then how many
 * were looked at: `the atlas holds 476,118 puzzles; 12 with 48.. moves; ...`.
 *
 * @param atlas - the atlas that was asked
 * @param criteria - the criteria of the search
 * @param answer - what `answerCriteria` returned
 */
export async function explainShortage(
  atlas: PuzzleTable,
  criteria: CheckedCriteria,
  { looked, refused }: Answer,
): Promise<Result<string, AtlasProblem>> {
  const conditions = conditionsOf(criteria, atlas);
  const counts = conditions.map((_, i) => {
    const all = conditions.slice(0, i + 1).map(({ sql }) => sql);
    return `(count(*) filter (where ${all.join(' and ')}))::double`;
  });
  const answer = await atlas.query(`select count(*)::double, ${counts.join(', ')} from puzzles`);
  if (!answer.ok) return answer;
  const left = (answer.value.rows[0] ?? []).map(Number);
  const listed = conditions.flatMap(({ words }, i) =>
    left[i + 1] === left[i] ? [] : [`${grouped(at(left, i + 1))} with ${words}`],
  );
  const outside = [
    ...(refused.steps > 0 ? [`${grouped(refused.steps)} outside the steps`] : []),
    ...(refused.rating > 0 ? [`${grouped(refused.rating)} outside the rating`] : []),
    ...(refused.themes > 0 ? [`${grouped(refused.themes)} without the themes`] : []),
    ...(refused.mirrored > 0 ? [`${counted(refused.mirrored, 'mirror image')} of the puzzles found`] : []),
  ];
  return ok(
    [
      `the atlas holds ${grouped(at(left, 0))} puzzles`,
      ...listed,
      ...(outside.length > 0 ? [`${grouped(looked)} looked at, ${outside.join(', ')}`] : []),
    ].join('; '),
  );
}

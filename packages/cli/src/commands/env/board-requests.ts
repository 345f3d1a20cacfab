// The requests about a board that need no environment: solve, rate and render it; and those that make boards.
import {
  type Board,
  describeProblem,
  generateTask,
  type Result,
  rate,
  renderSvg,
  renderText,
  type SearchLimit,
  solve,
} from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { joinSlides } from '@unjam/core/board';
import { describeRating, ratingsOf } from '@unjam/core/difficulty';
import { compactText } from '@unjam/core/formats';
import { checkCriteria, explainShortage } from '@unjam/core/generate';
import { notationById } from '@unjam/core/notation';
import { parseText } from '../../input/parse-text.ts';
import { difficultyRecord, noDifficulty } from '../../output/difficulty-record.ts';
import { limitNames } from '../../output/limit.ts';
import type { Request } from './request.ts';

/** The board of a request in one line, and how it was read if it is in no format. */
interface About {
  readonly board: string;
  readonly read?: string;
}

function boardOf({ op, board: text }: Request): Result<{ board: Board; about: About }, string> {
  if (text === undefined) return err(`${op}: no board; expected "board", a text`);
  const parsed = parseText(text);
  if (!parsed.ok) return err(`${op}: board: ${describeProblem(parsed.error)}`);
  const { value: board, read } = parsed;
  return ok({ board, about: { board: compactText(board), ...(read !== undefined && { read }) } });
}

/** A shortest solution of a board, in a notation. */
export function solveBoard(request: Request, limit: SearchLimit): Result<object, string> {
  const read = boardOf(request);
  if (!read.ok) return read;
  const { board, about } = read.value;
  const { metric = 'moves', notation = 'arrows' } = request;
  const found = solve(board, { metric, limit });
  const begun = { ...about, kind: found.kind, limit: null, metric };
  if (found.kind === 'limit')
    return ok({ ...begun, limit: limitNames[found.which], moves: null, steps: null, solution: null });
  if (found.kind !== 'solved') return ok({ ...begun, moves: null, steps: null, solution: null });
  const written = notationById(notation).print(joinSlides(found.solution), board);
  if (!written.ok) return err(`solve: ${describeProblem(written.error)}`);
  return ok({ ...begun, moves: found.moves, steps: found.steps, solution: written.value });
}

/** How hard a board is for people. */
export function rateBoard(request: Request, limit: SearchLimit): Result<object, string> {
  const read = boardOf(request);
  if (!read.ok) return read;
  const { board, about } = read.value;
  const found = rate(board, { limit });
  if (found.kind !== 'rated')
    return ok({
      ...about,
      kind: found.kind,
      limit: found.kind === 'limit' ? limitNames[found.which] : null,
      moves: null,
      ...noDifficulty,
      reasons: null,
    });
  const { rating } = found;
  return ok({
    ...about,
    kind: 'rated',
    limit: null,
    moves: rating.moves,
    ...difficultyRecord(rating),
    reasons: describeRating(board, rating),
  });
}

/** New puzzles; `shortage` says why there are fewer than were asked for. */
export function generatePuzzles(request: Request, limit: SearchLimit): Result<object, string> {
  const { count, seed, moves, steps, grade, walls, vehicles, unique } = request;
  const { rating = grade === undefined ? undefined : ratingsOf(grade) } = request;
  const [width, height] = request.size ?? [];
  const criteria = checkCriteria({
    ...(width !== undefined && height !== undefined && { width, height }),
    ...(count !== undefined && { count }),
    ...(seed !== undefined && { seed }),
    ...(moves && { moves }),
    ...(steps && { steps }),
    ...(rating && { rating }),
    ...(walls && { walls }),
    ...(vehicles && { vehicles }),
    ...(unique !== undefined && { unique }),
  });
  if (!criteria.ok) return err(`generate: ${describeProblem(criteria.error)}`);
  const work = generateTask(criteria.value, { limit });
  let next = work.next();
  while (!next.done) next = work.next();
  const made = next.value;
  return ok({
    seed: criteria.value.seed,
    puzzles: made.puzzles.map(({ board, moves, steps, rating }) => ({
      board: compactText(board),
      moves,
      steps,
      ...difficultyRecord(rating),
    })),
    shortage: made.kind === 'done' ? null : explainShortage(made),
  });
}

/**
 * A board as text or as a picture.
 *
 * @param otherwise - the board where the request names none
 */
export function rendered(request: Request, otherwise?: Board): Result<object, string> {
  const { as = 'text' } = request;
  let board = otherwise;
  if (!board) {
    const read = boardOf(request);
    if (!read.ok) return read;
    ({ board } = read.value);
  }
  return ok({ as, rendered: as === 'svg' ? renderSvg(board) : renderText(board, { colour: as === 'ansi' }) });
}

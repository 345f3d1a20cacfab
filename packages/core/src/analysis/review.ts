/*
 * A review of moves that somebody played: how far from the exit the board was before and after each of them.
 *
 *     . . q . .     played                       distance    lost
 *     X X q . .     q up 1 (nothing gained)      2 -> 2      1
 *     . . q . .     q down 2                     2 -> 1      0
 *     . . . . .     X right 3                    1 -> 0      0      3 moves, 1 more than the shortest
 *     . . . . .
 *
 * A move costs 1, or in steps the cells that it slides. What a move loses is its cost, less what the distance shrank by:
 * 0 for a move of a shortest way, never less. The losses add up to what the whole is longer than the shortest way.
 *
 * Source: ours; it is the review of a game of chess with exact distances instead of estimates. A state that lies on a
 * shortest solution found before needs no search of its own: the rest of that solution is shortest from there.
 *
 * Guarantee: every distance is exact. Where one of them is not found within the limit, there is no review.
 */

import {
  checkSearch,
  finish,
  type LimitKind,
  type SearchLimit,
  type SearchProgress,
  type SearchRequest,
  WAITING_LIMIT,
} from '../algorithm.ts';
import { check, checkBoard, checkParts, list, whole } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import { now } from '../basics/clock.ts';
import type { Problem } from '../basics/errors.ts';
import { type Board, boardAt, type State } from '../board/board.ts';
import {
  apply,
  joinSlides,
  labelled,
  type Metric,
  type Move,
  type Slide,
  type Solution,
} from '../board/moves.ts';
import { checkSlides } from '../board/read-move.ts';
import { replay } from '../board/replay.ts';
import { solveTask } from '../engine/solve.ts';
import { type Hint, hintOf } from './hint.ts';

/** One move of a solution, and how it changed the distance to the exit. */
export interface ReviewedMove {
  readonly move: Move;
  /** How far from the exit the board was before the move and after it, in the metric asked for. */
  readonly before: number;
  readonly after: number;
  /** How much longer the way became by this move; 0 for a move of a shortest way. */
  readonly lost: number;
  /** A shortest solution from the state before the move; empty where the board was solved there. */
  readonly shortest: Solution;
}

/** A solution compared, move by move, with the shortest ones. */
export interface Review {
  readonly metric: Metric;
  /** The moves; slides of one vehicle in one direction that follow each other are one. */
  readonly moves: readonly ReviewedMove[];
  /** The start, then the state after each move. */
  readonly states: readonly State[];
  /** The distance at the start and after each move: one more than there are moves. */
  readonly distances: readonly number[];
  /** The length of what was played, and that of a shortest solution. */
  readonly length: number;
  readonly shortest: number;
  /** Whether the last state has the primary at the exit. */
  readonly solved: boolean;
  /** The index of the first move that lost something; undefined where none did. */
  readonly firstLoss: number | undefined;
}

/** A review, or why there is none. */
export type ReviewResult =
  | { readonly kind: 'reviewed'; readonly review: Review }
  | { readonly kind: 'illegal'; readonly problem: Problem }
  /** Proved: no sequence of moves leads to the exit. */
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'limit'; readonly which: LimitKind };

/**
 * Compares moves with the shortest way.
 *
 * @param board - where the moves begin
 * @param played - moves in order; they need not solve the board
 * @param request - `limit.milliseconds` bounds all searches together, by default to ten seconds; the other limits bound
 *   each of them
 *
 * @example
 * const result = review(board, parseSolution('A↓2, A↑2, A↓2, X→4', board));
 * result.kind === 'reviewed' && result.review.firstLoss // 1
 */
export const review = (board: Board, played: readonly Slide[], request?: SearchRequest): ReviewResult =>
  finish(reviewTask(board, played, request), request?.signal && 'run(reviewTask(…), { signal })');

/**
 * `review` as a task: yields the progress of its searches.
 *
 * @param board - the board
 * @param played - the moves that were played, from the board itself
 * @param request - `metric`, `limit` and more, each of which may be left out
 *
 * @example
 * const reviewed = await run(reviewTask(board, [move]), { signal });
 */
export function* reviewTask(
  board: Board,
  played: readonly Slide[],
  request: SearchRequest = {},
): Generator<SearchProgress, ReviewResult, void> {
  checkSearch(board, request);
  checkSlides(board, played, 'played');
  const { metric = 'moves', limit = WAITING_LIMIT } = request;
  // The slides are not joined yet, so that an illegal move is told by its number among the moves as they were given.
  const given = replay(board, played);
  if (!given.ok) return { kind: 'illegal', problem: given.error };
  const moves = labelled(board, joinSlides(played));
  const replayed = replay(board, moves);
  if (!replayed.ok) return { kind: 'illegal', problem: replayed.error };
  const { states, solved } = replayed.value;
  const end = now() + (limit.milliseconds ?? Number.POSITIVE_INFINITY);
  const known = new Map<string, Solution>();
  for (const state of states) {
    if (known.has(keyOf(state))) continue;
    const left: SearchLimit =
      limit.milliseconds === undefined ? limit : { ...limit, milliseconds: Math.max(1, end - now()) };
    const result = yield* solveTask(boardAt(board, state), { ...request, metric, limit: left });
    if (result.kind === 'limit') return { kind: 'limit', which: result.which };
    if (result.kind !== 'solved') return { kind: 'unsolvable' };
    remember(known, state, result.solution);
  }
  const solutions = states.map((state) => known.get(keyOf(state)) ?? []);
  const distances = solutions.map((solution) => lengthOf(solution, metric));
  const reviewed = moves.map((move, index): ReviewedMove => {
    const before = at(distances, index);
    const after = at(distances, index + 1);
    const lost = lengthOf([move], metric) + after - before;
    return { move, before, after, lost, shortest: at(solutions, index) };
  });
  const firstLoss = reviewed.findIndex(({ lost }) => lost > 0);
  return {
    kind: 'reviewed',
    review: {
      metric,
      moves: reviewed,
      states,
      distances,
      length: lengthOf(moves, metric),
      shortest: at(distances, 0),
      solved,
      firstLoss: firstLoss < 0 ? undefined : firstLoss,
    },
  };
}

/** Keeps a shortest solution of a state, and what is left of it for every state on its way. */
function remember(known: Map<string, Solution>, state: State, solution: Solution): void {
  const joined = joinSlides(solution);
  let here = state;
  for (let made = 0; made <= joined.length; made++) {
    known.set(keyOf(here), joined.slice(made));
    const next = joined[made];
    if (next) here = apply(here, next);
  }
}

const keyOf = (state: State): string => state.join();

const lengthOf = (moves: readonly Slide[], metric: Metric): number =>
  metric === 'moves' ? moves.length : moves.reduce((sum, { by }) => sum + Math.abs(by), 0);

/** What a move did to the distance from the exit. */
export type Verdict = 'closer' | 'level' | 'farther';

/**
 * `closer` for a move of a shortest way, `farther` for one after which the exit is farther away, `level` for any other:
 * it led nowhere, or less far than its cost.
 *
 * @param move - a move of a review
 *
 * @example
 * verdictOf({ before: 2, after: 3, lost: 2 }) // 'farther'
 */
export function verdictOf(move: Pick<ReviewedMove, 'before' | 'after' | 'lost'>): Verdict {
  checkParts(move, 'move', { before: whole, after: whole, lost: whole });
  return move.lost === 0 ? 'closer' : move.after > move.before ? 'farther' : 'level';
}

/**
 * What a shortest way would have been instead of a move that lost something, with its reason; undefined for a move that
 * lost nothing or was made on a solved board.
 *
 * @param board - the board
 * @param review - as `review` gives it
 * @param index - the move of the review, from 0
 *
 * @example
 * const played = parseSolution('A↓2, A↑2, A↓2, X→4', board);
 * const result = review(board, played);
 * if (result.kind === 'reviewed') console.log(betterThan(board, result.review, 1)?.kind); // move
 */
export function betterThan(board: Board, review: Review, index: number): Hint | undefined {
  checkBoard(board);
  checkParts(review, 'review', { moves: list, states: list });
  const { length } = review.moves;
  check(
    index,
    'index',
    (value) => (whole(value) || index >= length) && `a whole number below ${length}, the number of moves`,
  );
  const { lost, shortest } = at(review.moves, index);
  if (lost === 0 || shortest.length === 0) return undefined;
  return hintOf(boardAt(board, at(review.states, index)), shortest, review.metric);
}

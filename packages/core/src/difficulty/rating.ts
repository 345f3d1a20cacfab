/*
 * How hard a puzzle is for a person: the time that half of all players need, the share that gives up, a rating from 0
 * to 100, a grade, the reasons and the themes.
 *
 *     shortest solutions (engine/shortest)  ->  facts, themes, hidden moves  ┐
 *     cluster (slide-graph.ts)  ->  simulated player (player.ts)             ┴->  model.ts  ->  grade.ts
 *
 * Source: ours, fitted to people; docs/difficulty.md. Guarantee: all numbers are the same for a mirrored, turned or
 * relabelled board, up to the rounding of floating point. A cluster of more than PLAYER_STATES states is too large for
 * the player: then the length alone predicts, and the result says that it is extrapolated.
 */

import { finish, type LimitKind, type SearchProgress, type SearchRequest } from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import { now } from '../clock.ts';
import { reached } from '../engine/limits.ts';
import { countPaths } from '../engine/shortest/count-shortest.ts';
import { shortestGraphTask } from '../engine/shortest/shortest-graph.ts';
import { coefficients } from './coefficients.ts';
import { type Grade, gradeOf, ratingOf } from './grade.ts';
import { type Estimate, predict } from './model.ts';
import { shareSolved } from './player.ts';
import { slideGraphTask } from './slide-graph.ts';
import { factsOf, type ThemeFacts, type ThemeId, themesOf } from './themes.ts';

/** How a board differs from the boards that people were measured on. */
export type Unmeasured = 'shorter' | 'longer' | 'size' | 'walls' | 'cluster';

export interface Rating {
  /** 0 to 100, a whole number: 10 × log2(seconds / 4). */
  readonly rating: number;
  readonly grade: Grade;
  /** The time within which half of the players solve it; players who give up count as unsolved. */
  readonly seconds: Estimate;
  /** The share of players that gives up, from 0 to 1. */
  readonly givesUp: Estimate;
  /** Why the prediction is extrapolated; empty if people were measured on boards of this kind. */
  readonly extrapolated: readonly Unmeasured[];
  readonly themes: readonly ThemeId[];
  /** Length of a shortest solution. */
  readonly moves: number;
  /** The share of simulated players that solve it within 50 moves; null if the cluster is too large. */
  readonly solvedShare: number | null;
  readonly facts: ThemeFacts;
}

export type RatingResult =
  | { readonly kind: 'rated'; readonly rating: Rating }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'limit'; readonly which: LimitKind };

export type RateRequest = Pick<SearchRequest, 'limit' | 'signal'>;

/** The default limit of states: without one, a large board may fill the memory and take minutes. */
export const RATING_STATES = 10_000_000;

/** The most states of a cluster that the simulated player walks in, which takes about two seconds. */
export const PLAYER_STATES = 200_000;

/** The board sizes that people were measured on: 6×6. */
const MEASURED_SIDE = 6;

/**
 * Rates a board, starting from the state that it is in.
 *
 * @param board - any board; a board that is solved already has the rating 0
 * @param request - the limit in states, default RATING_STATES, bounds the search for the shortest solutions; the limit
 *   in milliseconds and the signal end all of the work
 * @returns `rated`, `unsolvable`, or which limit ended the search
 *
 * @example
 * const result = rate(board);
 * if (result.kind === 'rated') console.log(result.rating.seconds.value, result.rating.grade);
 */
export const rate = (board: Board, request?: RateRequest): RatingResult => finish(rateTask(board, request));

/** `rate` as a task: yields its progress every few thousand states. */
export function* rateTask(
  board: Board,
  request: RateRequest = {},
): Generator<SearchProgress, RatingResult, void> {
  const started = now();
  const limit = { states: RATING_STATES, ...request.limit };
  const result = yield* shortestGraphTask(board, { ...request, limit, metric: 'moves' });
  if (result.kind === 'limit') return { kind: 'limit', which: result.which };
  if (result.kind === 'unsolvable') return { kind: 'unsolvable' };
  const { graph } = result;
  const facts = factsOf(board, graph, countPaths(graph));
  if (graph.length === 0) return { kind: 'rated', rating: solvedAlready(facts) };
  const { states: _, ...timeOnly } = limit;
  const task = slideGraphTask(board, PLAYER_STATES);
  let slides = task.next();
  for (; !slides.done; slides = task.next()) {
    const which = reached({ ...request, limit: timeOnly }, 0, now() - started);
    if (which) return { kind: 'limit', which };
    yield slides.value;
  }
  const cluster = slides.value;
  const solvedShare = cluster ? shareSolved(board, cluster, coefficients.player) : null;
  const features = { moves: graph.length, solvedShare, hidden: facts.hidden };
  const { seconds, givesUp } = predict(features, coefficients);
  const rating = ratingOf(seconds.value);
  return {
    kind: 'rated',
    rating: {
      rating,
      grade: gradeOf(rating),
      seconds,
      givesUp,
      extrapolated: unmeasured(board, graph.length, cluster === undefined),
      themes: themesOf(board, graph, facts),
      moves: graph.length,
      solvedShare,
      facts,
    },
  };
}

function unmeasured(board: Board, moves: number, tooLarge: boolean): Unmeasured[] {
  const { shortest, longest } = coefficients.length;
  const found: Unmeasured[] = [];
  if (moves < shortest) found.push('shorter');
  if (moves > longest) found.push('longer');
  if (board.width !== MEASURED_SIDE || board.height !== MEASURED_SIDE) found.push('size');
  if (board.walls.length > 0) found.push('walls');
  if (tooLarge) found.push('cluster');
  return found;
}

const nothing: Estimate = { value: 0, least: 0, most: 0 };

const solvedAlready = (facts: ThemeFacts): Rating => ({
  rating: 0,
  grade: gradeOf(0),
  seconds: nothing,
  givesUp: nothing,
  extrapolated: [],
  themes: [],
  moves: 0,
  solvedShare: 1,
  facts,
});

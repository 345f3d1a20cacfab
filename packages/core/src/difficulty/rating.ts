/*
 * How hard a puzzle is for a person: the time that half of all players need, the share that gives up, a rating from 0
 * to 100, a grade, the reasons and the themes.
 *
 *     cluster (engine/cluster)  ->  simulated player (player.ts), farthest state  ┐
 *                               ->  shortest solutions  ->  facts, themes          ┴->  model.ts  ->  grade.ts
 *
 * Source: ours, fitted to people; docs/difficulty.md. Guarantee: all numbers are the same for a mirrored, turned or
 * relabelled board, up to the rounding of floating point. A cluster of more than PLAYER_STATES is too large for
 * the player: then the length alone predicts, and the result says that it is extrapolated.
 */

import {
  boundedRequest,
  finish,
  type LimitKind,
  type SearchProgress,
  type SearchRequest,
} from '../algorithm.ts';
import { checkBoard, checkOptions } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import { now } from '../basics/clock.ts';
import type { Board } from '../board/board.ts';
import { clusterSlidesTask } from '../engine/cluster/explore.ts';
import type { ClusterSlides } from '../engine/cluster/slides.ts';
import { countPaths } from '../engine/shortest/count-shortest.ts';
import { type ShortestGraph, shortestGraphTask } from '../engine/shortest/shortest-graph.ts';
import { shortestGraphOf } from '../engine/shortest/shortest-slides.ts';
import { coefficients } from './coefficients.ts';
import { gradeOf, ratingOf } from './grade.ts';
import type { Grade } from './grades.ts';
import { involvedVehicles } from './involved.ts';
import { type Estimate, patienceFor, predict, type RatingFeatures } from './model.ts';
import { walk } from './player.ts';
import type { ThemeId } from './theme-list.ts';
import { factsOf, type ThemeFacts, themesOf } from './themes.ts';

/** How a board differs from the boards that people were measured on. */
export type Unmeasured = 'shorter' | 'longer' | 'size' | 'walls' | 'cluster';

/** How hard a board is for people, as the model predicts it. */
export interface Rating {
  /** 0 to 100, a whole number: 10 × log2(seconds / 4). */
  readonly rating: number;
  readonly grade: Grade;
  /** The time within which half of the players solve it; players who give up count as unsolved. */
  readonly seconds: Estimate;
  /** The share of players that gives up, from 0 to 1. */
  readonly givesUp: Estimate;
  /** Why the prediction is extrapolated; empty if people were measured on boards of this kind, or the board is solved already. */
  readonly extrapolated: readonly Unmeasured[];
  readonly themes: readonly ThemeId[];
  /** Length of a shortest solution. */
  readonly moves: number;
  /** What the prediction was computed from. */
  readonly features: RatingFeatures;
  readonly facts: ThemeFacts;
}

/** A rating, or why the board has none. */
export type RatingResult =
  | { readonly kind: 'rated'; readonly rating: Rating }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'limit'; readonly which: LimitKind };

/** What may end the computation of a rating early. */
export type RateRequest = Pick<SearchRequest, 'limit' | 'signal'>;

/** The default limit of states: without one, a large board may fill the memory and take minutes. */
export const RATING_STATES = 10_000_000;

/** The most states of a cluster that the simulated player walks in: about a second of work. */
const PLAYER_STATES = { upTo6x6: 1_000_000, larger: 100_000 };

/** The board sizes that people were measured on: 6×6. */
const MEASURED_SIDE = 6;

/** The most states of a board's cluster that the simulated player walks in. */
export const playerStates = ({ width, height }: Board): number =>
  PLAYER_STATES[Math.max(width, height) <= MEASURED_SIDE ? 'upTo6x6' : 'larger'];

/**
 * Rates a board, starting from the state that it is in.
 *
 * @param board - any board; a board that is solved already has the rating 0
 * @param request - the limit in states, default RATING_STATES, bounds the cluster of a board and, where that is too large for the
 *   simulated player, the search for the shortest solutions; the limit in milliseconds and the signal end all of the work
 * @returns `rated`, `unsolvable`, or which limit ended the search
 *
 * @example
 * const result = rate(board);
 * if (result.kind === 'rated') console.log(result.rating.seconds.value, result.rating.grade);
 */
export const rate = (board: Board, request?: RateRequest): RatingResult =>
  finish(rateTask(board, request), request?.signal && 'rateAsync');

/**
 * `rate` as a task: yields its progress every few thousand states.
 *
 * @param board - the board
 * @param request - `limit` and `signal`, each of which may be left out
 *
 * @example
 * const rated = await run(rateTask(board), { signal });
 */
export function* rateTask(
  board: Board,
  request: RateRequest = {},
): Generator<SearchProgress, RatingResult, void> {
  checkBoard(board);
  checkOptions(request, 'request', boundedRequest);
  const limit = { ...request.limit, states: request.limit?.states ?? RATING_STATES };
  const started = now();
  const states = Math.min(limit.states, playerStates(board));
  const explored = yield* clusterSlidesTask(board, { ...request, limit: { ...limit, states } });
  if (explored.kind === 'explored') {
    const { slides } = explored;
    if (at(slides.distances, 0) < 0) return { kind: 'unsolvable' };
    return { kind: 'rated', rating: ratingFrom(board, shortestGraphOf(slides), slides) };
  }
  if (explored.which !== 'states' && explored.which !== 'memory')
    return { kind: 'limit', which: explored.which };
  // a cluster of which the player could see more, if the caller let it
  if (explored.which === 'states' && limit.states < playerStates(board))
    return { kind: 'limit', which: 'states' };
  const { milliseconds = Number.POSITIVE_INFINITY } = limit;
  const left = { ...limit, milliseconds: Math.max(0, milliseconds - (now() - started)) };
  const result = yield* shortestGraphTask(board, { ...request, limit: left, metric: 'moves' });
  if (result.kind === 'limit') return { kind: 'limit', which: result.which };
  if (result.kind === 'unsolvable') return { kind: 'unsolvable' };
  return { kind: 'rated', rating: ratingFrom(board, result.graph, null) };
}

/**
 * The rating of a solvable board.
 *
 * @param graph - all its shortest solutions in moves
 * @param cluster - its cluster, measured in moves; null where that is too large for the player
 */
export function ratingFrom(board: Board, graph: ShortestGraph, cluster: ClusterSlides | null): Rating {
  const moves = graph.length;
  const facts = factsOf(board, graph, countPaths(graph));
  const known = { moves, hidden: facts.hidden, involved: involvedVehicles(board) };
  if (moves === 0) return solvedAlready(facts, known);
  const features: RatingFeatures = { ...known, cluster: cluster && featuresOf(board, moves, cluster) };
  const { seconds, givesUp } = predict(features, coefficients);
  const rating = ratingOf(seconds.value);
  return {
    rating,
    grade: gradeOf(rating),
    seconds,
    givesUp,
    extrapolated: unmeasured(board, moves, cluster === null),
    themes: themesOf(board, graph, facts),
    moves,
    features,
    facts,
  };
}

const featuresOf = (board: Board, moves: number, cluster: ClusterSlides): RatingFeatures['cluster'] => ({
  ...walk(board, cluster, coefficients.player, patienceFor(moves, coefficients)),
  farthest: greatest(cluster.distances),
});

function greatest(distances: Int32Array): number {
  let most = 0;
  for (let state = 0; state < distances.length; state++) most = Math.max(most, at(distances, state));
  return most;
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

const solvedAlready = (facts: ThemeFacts, known: Omit<RatingFeatures, 'cluster'>): Rating => ({
  rating: 0,
  grade: gradeOf(0),
  seconds: nothing,
  givesUp: nothing,
  extrapolated: [],
  themes: [],
  moves: 0,
  features: { ...known, cluster: null },
  facts,
});

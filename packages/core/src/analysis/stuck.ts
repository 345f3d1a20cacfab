/*
 * Explains why a board has no solution: how near to the exit the primary can come, and what is in its way there.
 *
 *     . . . . # .     The red car gets as far as truck B, two cells on. B can only slide up by one, and in both states
 *     . . . . B .     it covers row 3. So B is always in the way.
 *     X X . . B .
 *     . . . . B .     Guarantee: true of every state of the cluster, because all are looked at. A cluster beyond
 *     . . . . . .     the limit gets no explanation.
 *     . . . . # .
 */

import { boundedRequest, finish, type LimitKind, type SearchProgress } from '../algorithm.ts';
import { checkBoard, checkOptions, checkParts, list, whole } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import { type Board, EMPTY, exitOffset, occupancy, primaryOf, type State, WALL } from '../board/board.ts';
import { cellAlong } from '../board/vehicle.ts';
import { clusterStatesTask, type ExploreRequest } from '../engine/cluster/explore.ts';
import { englishHints, howFar } from '../wording/english.ts';
import type { Stuck } from '../wording/facts.ts';
import { speakOfHints } from '../wording/wording.ts';

/** What blocks the primary for ever, or that nothing does. */
export type StuckResult =
  | { readonly kind: 'stuck'; readonly stuck: Stuck }
  | { readonly kind: 'solvable' }
  | { readonly kind: 'limit'; readonly which: LimitKind };

/**
 * Explains what blocks the primary.
 *
 * @param board - the board
 * @param request - `limit`, which may be left out
 *
 * @example
 * explainStuck(parseBoard('XX.A/...A/...A')) // { kind: 'stuck', stuck: { cells: 1, vehicles: [ 0 ], wall: false } }
 */
export const explainStuck = (board: Board, request?: ExploreRequest): StuckResult =>
  finish(explainStuckTask(board, request), request?.signal && 'run(explainStuckTask(…), { signal })');

/**
 * `explainStuck` as a task: yields its progress every few thousand states.
 *
 * @param board - the board
 * @param request - `limit` and `signal`, each of which may be left out
 *
 * @example
 * const found = await run(explainStuckTask(board), { signal });
 */
export function* explainStuckTask(
  board: Board,
  request: ExploreRequest = {},
): Generator<SearchProgress, StuckResult, void> {
  checkBoard(board);
  checkOptions(request, 'request', boundedRequest);
  const result = yield* clusterStatesTask(board, request);
  if (result.kind === 'limit') return { kind: 'limit', which: result.which };
  const { cluster } = result;
  const goal = exitOffset(board);
  const left = (state: State) => Math.abs(goal - at(state, board.primary));
  const primary = primaryOf(board);
  const here = Math.abs(goal - primary.offset);
  let nearest: State[] = [];
  let least = here;
  for (let index = 0; index < cluster.count; index++) {
    const state = cluster.state(index);
    if (left(state) > least) continue;
    if (left(state) < least) nearest = [];
    least = left(state);
    nearest.push(state);
  }
  if (least === 0) return { kind: 'solvable' };
  const offset = goal === 0 ? least : goal - least;
  const front = cellAlong(primary, goal === 0 ? offset - 1 : offset + primary.length, board.width);
  const pieces = new Set(nearest.map((state) => occupancy(board, state)[front] ?? EMPTY));
  return {
    kind: 'stuck',
    stuck: {
      cells: here - least,
      vehicles: [...pieces].filter((piece) => piece !== WALL && piece !== EMPTY).sort((a, b) => a - b),
      wall: pieces.has(WALL),
    },
  };
}

/**
 * `the red car never gets further than 2 cells; truck B is in its way`.
 *
 * @param board - the board
 * @param stuck - why there is no solution, as `explainStuck` gives it
 *
 * @example
 * const jammed = parseBoard('XX.A/...A/...A');
 * const found = explainStuck(jammed);
 * if (found.kind === 'stuck') console.log(describeStuck(jammed, found.stuck)); // the red car never gets further than 1 cell; truck A is in its way
 */
export function describeStuck(board: Board, stuck: Stuck): string {
  checkBoard(board);
  checkParts(stuck, 'stuck', { cells: whole, vehicles: list });
  return speakOfHints({ ...englishHints, stuck: howFar }, board).stuck(stuck);
}

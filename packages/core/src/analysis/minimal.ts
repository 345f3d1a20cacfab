/*
 * Finds the redundant pieces of a board. A vehicle or a wall is redundant if the board without it takes just as many
 * moves; a board is minimal if nothing on it is redundant. A cluster counts as minimal if its hardest state is.
 *
 *     b b . q . .     q stands in the red car's way: without it the board is solved in one move less.
 *     X X . q . .     Car b is redundant.
 *     . . . q . .
 *
 * Source: Fogleman's database of minimal puzzles; the proof that saves searches is ours. Guarantee: exact.
 *
 * Removing a piece never makes a board harder, because every move stays legal. A vehicle that moves in some shortest
 * solution is never redundant, in either metric: without the vehicle and its moves, the rest of the solution is legal,
 * still brings the primary to the exit, and is shorter by at least one. (It is shorter by more if two slides of another
 * vehicle become one.) So a search is needed only for the pieces that do not move in one shortest solution: every wall,
 * and some vehicles.
 */

import {
  finish,
  type LimitKind,
  metricRequest,
  type SearchProgress,
  type SearchRequest,
} from '../algorithm.ts';
import { checkOptions } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import type { Cell } from '../board/cell.ts';
import { countSolution, type Solution } from '../board/moves.ts';
import { withoutVehicle, withoutWall } from '../board/remove.ts';
import { solveTask } from '../engine/solve.ts';

/** The vehicles and walls that can be taken away without making the shortest solution shorter. */
export interface Redundant {
  /** Indexes among the board's vehicles, ascending. */
  readonly vehicles: readonly number[];
  /** Ascending. */
  readonly walls: readonly Cell[];
}

type RedundantResult =
  | { readonly kind: 'found'; readonly redundant: Redundant }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'limit'; readonly which: LimitKind };

type RedundantRequest = Pick<SearchRequest, 'metric' | 'limit' | 'signal'>;

/**
 * The pieces that can be removed, one at a time, without making a board easier in `request.metric` (default: moves).
 *
 * @param board - the board
 * @param request - `metric` and `limit`, each of which may be left out
 *
 * @example
 * findRedundant(board) // { kind: 'found', redundant: { vehicles: [], walls: [] } }
 */
export const findRedundant = (board: Board, request?: RedundantRequest): RedundantResult =>
  finish(findRedundantTask(board, request), request?.signal && 'run(findRedundantTask(…), { signal })');

/**
 * `findRedundant` as a task: yields the progress of the search under way.
 *
 * @param board - the board
 * @param request - `metric`, `limit` and `signal`, each of which may be left out
 *
 * @example
 * const found = await run(findRedundantTask(board), { signal });
 */
export function* findRedundantTask(
  board: Board,
  request: RedundantRequest = {},
): Generator<SearchProgress, RedundantResult, void> {
  checkOptions(request, 'request', metricRequest);
  const first = yield* solveTask(board, request);
  if (first.kind === 'limit') return { kind: 'limit', which: first.which };
  if (first.kind !== 'solved') return { kind: 'unsolvable' };
  const vehicles: number[] = [];
  for (const index of unmovedVehicles(board, first.solution)) {
    const length = yield* shortestLength(withoutVehicle(board, index), request);
    if (typeof length !== 'number') return length;
    if (length === lengthOf(first.solution, request)) vehicles.push(index);
  }
  const walls: Cell[] = [];
  for (const wall of board.walls) {
    const length = yield* shortestLength(withoutWall(board, wall), request);
    if (typeof length !== 'number') return length;
    if (length === lengthOf(first.solution, request)) walls.push(wall);
  }
  return { kind: 'found', redundant: { vehicles, walls } };
}

/** The vehicles that never move in a solution, without the primary, which cannot be removed. */
function unmovedVehicles(board: Board, solution: Solution): number[] {
  const moved = new Set(solution.map(({ vehicle }) => vehicle)).add(board.primary);
  return board.vehicles.flatMap((_, index) => (moved.has(index) ? [] : [index]));
}

const lengthOf = (solution: Solution, { metric = 'moves' }: RedundantRequest): number =>
  countSolution(solution)[metric];

function* shortestLength(
  board: Board,
  request: RedundantRequest,
): Generator<SearchProgress, number | Extract<RedundantResult, { kind: 'limit' }>, void> {
  const result = yield* solveTask(board, request);
  if (result.kind === 'solved') return lengthOf(result.solution, request);
  if (result.kind === 'limit') return { kind: 'limit', which: result.which };
  throw new TypeError('a board without one of its pieces became unsolvable');
}

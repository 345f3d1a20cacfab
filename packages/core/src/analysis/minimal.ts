/*
 * What on a board matters. A vehicle or a wall is redundant when the board without it takes just as many moves; a board
 * is minimal when nothing on it is redundant. Of a cluster one asks this of its hardest state.
 *
 *     b b . q . .     q stands in the red car's way: without it the board is solved in one move less.
 *     X X . q . .     Car b is redundant.
 *     . . . q . .
 *
 * Source: Fogleman's database of minimal puzzles; the short cut is ours.
 *
 * Taking a piece away never makes a board harder, as every move stays legal. A vehicle that moves in one shortest
 * solution is needed, in either metric: leave its moves out, and what remains is legal without the vehicle, still
 * brings the primary to the exit, and is shorter by at least one. (It may be shorter by more, where two slides of
 * another vehicle become one.) So only what never moves in that solution is searched for: every wall, and
 * some vehicles.
 */

import { finish, type LimitKind, type SearchProgress, type SearchRequest } from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import type { Cell } from '../board/cell.ts';
import { countSolution, type Solution } from '../board/moves.ts';
import { withoutVehicle, withoutWall } from '../board/remove.ts';
import { solveTask } from '../engine/solve.ts';

export interface Redundant {
  /** Indexes among the board's vehicles, ascending. */
  readonly vehicles: readonly number[];
  /** Ascending. */
  readonly walls: readonly Cell[];
}

export type RedundantResult =
  | { readonly kind: 'found'; readonly redundant: Redundant }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'limit'; readonly which: LimitKind };

export type RedundantRequest = Pick<SearchRequest, 'metric' | 'limit' | 'signal'>;

/** What can be taken away from a board without making it easier in `request.metric` (default: moves). */
export const findRedundant = (board: Board, request?: RedundantRequest): RedundantResult =>
  finish(findRedundantTask(board, request));

/** `findRedundant` as a task: yields the progress of the search under way. */
export function* findRedundantTask(
  board: Board,
  request: RedundantRequest = {},
): Generator<SearchProgress, RedundantResult, void> {
  const first = yield* solveTask(board, request);
  if (first.kind === 'limit') return { kind: 'limit', which: first.which };
  if (first.kind !== 'solved') return { kind: 'unsolvable' };
  const vehicles: number[] = [];
  for (const index of standing(board, first.solution)) {
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

/** The vehicles that never move in a solution, the primary apart: it is no piece that one could take away. */
function standing(board: Board, solution: Solution): number[] {
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

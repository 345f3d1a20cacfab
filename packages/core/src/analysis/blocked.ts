import { at } from '../basics/at.ts';
import {
  type Board,
  checkState,
  EMPTY,
  exitOffset,
  occupancy,
  primaryOf,
  type State,
  startOf,
  WALL,
} from '../board/board.ts';
import { cellAlong } from '../board/vehicle.ts';

/*
 * What stands between the primary and the exit: the first thing that a player has to see.
 *
 *     . . A . B .     A and B, the nearest first.
 *     X X A . B .
 *     . . . . . .
 */

/**
 * The vehicles between the primary and its exit, by index, the nearest to the primary first.
 *
 * @param board - the board
 * @param state - default: the board's own
 *
 * @example
 * blockersOf(board) // [ 0 ]
 */
export function blockersOf(board: Board, state: State = startOf(board)): readonly number[] {
  checkState(board, state);
  const primary = primaryOf(board);
  const grid = occupancy(board, state);
  const goal = exitOffset(board);
  const offset = at(state, board.primary);
  const sign = Math.sign(goal - offset);
  const found = new Set<number>();
  // counted up to the side of the board, so that it ends on a board that no parser made
  const cells = Math.min(Math.abs(goal - offset), board.width + board.height);
  for (let passed = 0; passed < cells; passed++) {
    const here = offset + sign * passed;
    const ahead = sign > 0 ? here + primary.length : here - 1;
    const piece = grid[cellAlong(primary, ahead, board.width)] ?? EMPTY;
    if (piece !== EMPTY && piece !== WALL) found.add(piece);
  }
  return [...found];
}

import { at } from '../at.ts';
import {
  type Board,
  EMPTY,
  exitOffset,
  occupancy,
  primaryOf,
  type State,
  startOf,
  WALL,
} from '../board/board.ts';
import { describeVehicle, type NameOf } from '../board/naming.ts';
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
 * @param state - default: the board's own
 */
export function blockersOf(board: Board, state: State = startOf(board)): readonly number[] {
  const primary = primaryOf(board);
  const grid = occupancy(board, state);
  const goal = exitOffset(board);
  const offset = at(state, board.primary);
  const sign = Math.sign(goal - offset);
  const found = new Set<number>();
  for (let here = offset; here !== goal; here += sign) {
    const ahead = sign > 0 ? here + primary.length : here - 1;
    const piece = grid[cellAlong(primary, ahead, board.width)] ?? EMPTY;
    if (piece !== EMPTY && piece !== WALL) found.add(piece);
  }
  return [...found];
}

/** `Truck A is in the red car's way.`, or that nothing is. */
export function describeBlockers(
  board: Board,
  blockers: readonly number[],
  nameOf: NameOf = describeVehicle,
): string {
  const red = `the ${describeVehicle(board, board.primary)}`;
  const names = blockers.map((vehicle) => nameOf(board, vehicle));
  const last = names.pop();
  if (last === undefined) return `Nothing is in ${red}'s way.`;
  const list = names.length === 0 ? last : `${names.join(', ')} and ${last}`;
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${names.length === 0 ? 'is' : 'are'} in ${red}'s way.`;
}

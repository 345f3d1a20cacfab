// The vehicles that can have a part in the traffic jam: those between the primary and its exit, those in the lanes of
// these, and so on. A wall ends a lane.
//
//     X X A . . .    A stands in the way of X, B in the lane of A, C in the lane of B: three vehicles.
//     . . A . D D    D is in no lane of these.
//     . B B C . .
//     . . . C . .
//
// Source: ours. Guarantee: the same for a mirrored, turned or relabelled board.

import { at } from '../basics/at.ts';
import { type Board, EMPTY, exitOffset, occupancy, startOf, WALL } from '../board/board.ts';
import { lanesOf } from './lane.ts';

/** How many vehicles they are, without the primary. */
export function involvedVehicles(board: Board): number {
  const state = startOf(board);
  const lanes = lanesOf(board);
  const grid = occupancy(board, state);
  const found = new Set([board.primary]);
  const { first, stride, length } = at(lanes, board.primary);
  const offset = at(state, board.primary);
  const exit = exitOffset(board);
  const [from, to] = exit < offset ? [exit, offset] : [offset + length, exit + length];
  for (let along = from; along < to; along++) {
    const piece = at(grid, first + along * stride);
    if (piece >= 0) found.add(piece);
  }
  for (const vehicle of found) {
    if (vehicle === board.primary) continue;
    const lane = at(lanes, vehicle);
    for (const by of [-1, 1]) {
      for (let along = at(state, vehicle) + by; along >= 0 && along < lane.cells; along += by) {
        const piece = at(grid, lane.first + along * lane.stride);
        if (piece === WALL) break;
        if (piece !== EMPTY) found.add(piece);
      }
    }
  }
  return found.size - 1;
}

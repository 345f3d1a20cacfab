import type { Board, State } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { occupancy, roomOf } from '@unjam/core/board';

/** The offsets in its lane to which a vehicle may be dragged, both ends included. */
export interface OffsetRange {
  readonly from: number;
  readonly to: number;
}

/** The offsets that a vehicle can reach in one slide. */
export function rangeOf(board: Board, state: State, vehicle: number): OffsetRange {
  const grid = occupancy(board, state);
  const offset = at(state, vehicle);
  return {
    from: offset - roomOf(board, state, vehicle, -1, grid),
    to: offset + roomOf(board, state, vehicle, 1, grid),
  };
}

/** The vehicle that ends the way of another one in a direction; undefined if a wall or the edge of the board does. */
export function blockerOf(
  board: Board,
  state: State,
  vehicle: number,
  direction: 1 | -1,
): number | undefined {
  const grid = occupancy(board, state);
  const { orientation, lane, length } = at(board.vehicles, vehicle);
  const { from, to } = rangeOf(board, state, vehicle);
  const along = direction > 0 ? to + length : from - 1;
  const [x, y] = orientation === 'horizontal' ? [along, lane] : [lane, along];
  if (x < 0 || y < 0 || x >= board.width || y >= board.height) return undefined;
  const found = at(grid, y * board.width + x);
  return found >= 0 ? found : undefined;
}

/** The position of a vehicle that is dragged by some cells, not rounded: it stops at the ends of its range. */
export const dragged = ({ from, to }: OffsetRange, offset: number, byCells: number): number =>
  Math.min(to, Math.max(from, offset + byCells));

/** For how many milliseconds a vehicle goes on at the pointer's last speed. */
const CARRY = 60;

/** The offset at which a vehicle comes to rest when it is let go; `speed` is in cells a millisecond. */
export function settled({ from, to }: OffsetRange, position: number, speed: number): number {
  const carried = Math.max(-0.45, Math.min(0.45, speed * CARRY));
  return Math.min(to, Math.max(from, Math.round(position + carried)));
}

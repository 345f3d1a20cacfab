import type { Board, State } from '@unjam/core';
import { occupancy, roomOf } from '@unjam/core/board';

/** How far a vehicle may be dragged: offsets in its lane, from and to included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The offsets a vehicle can reach in one slide, as core's rules have it. */
export function rangeOf(board: Board, state: State, vehicle: number): Range {
  const grid = occupancy(board, state);
  const offset = state[vehicle] as number;
  return {
    from: offset - roomOf(board, state, vehicle, -1, grid),
    to: offset + roomOf(board, state, vehicle, 1, grid),
  };
}

/** Where a vehicle is while dragged: under the finger, and never past a neighbour. In cells, not rounded. */
export const dragged = ({ from, to }: Range, offset: number, byCells: number): number =>
  Math.min(to, Math.max(from, offset + byCells));

/** How far ahead a flick carries, in milliseconds of the finger's last speed. */
const CARRY = 60;

/** The cell on which a vehicle comes to rest when let go; `speed` in cells a millisecond. */
export function settled({ from, to }: Range, position: number, speed: number): number {
  const carried = Math.max(-0.45, Math.min(0.45, speed * CARRY));
  return Math.min(to, Math.max(from, Math.round(position + carried)));
}

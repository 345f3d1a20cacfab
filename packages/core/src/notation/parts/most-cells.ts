import { type Board, laneLength, vehicleAt } from '../../board/board.ts';
import { wayOut } from '../../board/end-at-exit.ts';
import type { Slide } from '../../board/moves.ts';

/** The most cells that a vehicle may slide in a direction: the primary may leave the board through the exit. */
export function mostCells(board: Board, { vehicle, by }: Slide): number {
  const lane = laneLength(board, vehicleAt(board, vehicle));
  return vehicle === board.primary && Math.sign(by) === wayOut(board) ? lane : lane - 1;
}

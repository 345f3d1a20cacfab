import { type Board, laneLength } from '../board/board.ts';
import { cellAlong } from '../board/vehicle.ts';

/**
 * The lane of a vehicle: its first cell, the distance between its cells, the vehicle's length and the lane's length.
 */
export interface Lane {
  readonly first: number;
  readonly stride: number;
  readonly length: number;
  readonly cells: number;
}

/** The lane of every vehicle, in the board's order. */
export const lanesOf = (board: Board): Lane[] =>
  board.vehicles.map((vehicle) => ({
    first: cellAlong(vehicle, 0, board.width),
    stride: cellAlong(vehicle, 1, board.width) - cellAlong(vehicle, 0, board.width),
    length: vehicle.length,
    cells: laneLength(board, vehicle),
  }));

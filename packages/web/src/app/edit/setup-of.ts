import type { Board, Setup } from '@unjam/core';
import { cellsOf, squaresOf } from '@unjam/core/board';

/** The setup of a board, with its vehicles in the board's order. */
export const setupOf = (board: Board): Setup => ({
  width: board.width,
  height: board.height,
  vehicles: board.vehicles.map((vehicle) => ({
    label: vehicle.label,
    squares: squaresOf(cellsOf(vehicle, board.width), board.width),
  })),
  walls: squaresOf(board.walls, board.width),
  primary: [board.primary],
  exit: board.exit,
});

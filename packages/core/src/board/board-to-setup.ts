import { checkBoard } from '../basics/arguments.ts';
import type { Board } from './board.ts';
import { type Setup, squaresOf } from './setup.ts';
import { cellsOf } from './vehicle.ts';

/**
 * A board as a setup, to be changed and validated again: what an editor starts from.
 *
 * @param board - the board
 * @returns vehicles in the board's order, each with its squares from left to right or top to bottom; the exit is given
 *   even where it is the default
 *
 * @example
 * const setup = boardToSetup(board);
 * validate({ ...setup, walls: [...setup.walls, { row: 0, column: 0 }] });
 */
export function boardToSetup(board: Board): Setup {
  checkBoard(board);
  const { width, height, vehicles, walls, primary, exit } = board;
  return {
    width,
    height,
    vehicles: vehicles.map((vehicle, index) => ({
      label: vehicle.label,
      squares: squaresOf(cellsOf(vehicle, width), width),
      ...(index === primary && { primary: true }),
    })),
    walls: squaresOf(walls, width),
    exit,
  };
}

import { at } from '../basics/at.ts';
import { type Board, checkState, type State, startOf } from './board.ts';
import { cellsOf } from './vehicle.ts';

/**
 * A state as three sets of cells, cell i as bit i (row-major, the top-left cell lowest): the cells of horizontal
 * vehicles, of vertical vehicles, and the first cell of every vehicle. Two states of one board always differ in
 * `start`. Walls are in none of the sets. Source: *RushHour Solver*, a report on a bitboard solver, section
 * "BitBoards".
 */
export interface Bitboards {
  readonly start: bigint;
  readonly horizontal: bigint;
  readonly vertical: bigint;
}

/**
 * The cells of a board as sets of bits.
 *
 * @param board - the board
 * @param state - where its vehicles stand; default: as on the board itself
 *
 * @example
 * bitboards(board).vertical.toString(2) // '10001000'
 */
export function bitboards(board: Board, state: State = startOf(board)): Bitboards {
  checkState(board, state);
  const sets = { start: 0n, horizontal: 0n, vertical: 0n };
  board.vehicles.forEach((vehicle, index) => {
    const cells = cellsOf(vehicle, board.width, state[index]);
    for (const cell of cells) sets[vehicle.orientation] |= 1n << BigInt(cell);
    sets.start |= 1n << BigInt(at(cells, 0));
  });
  return sets;
}

import { check } from '../basics/arguments.ts';
import { type Board, laneLength, vehicleAt } from '../board/board.ts';
import type { Slide } from '../board/moves.ts';
import { checkSlide } from '../board/read-move.ts';

/** Checks a move that is to be drawn: of a vehicle of the board, and not off the board. It may be illegal. */
export function checkMove(board: Board, move: Slide): void {
  checkSlide(board, move, 'options.move');
  const vehicle = vehicleAt(board, move.vehicle);
  const offset = vehicle.offset + move.by;
  const most = laneLength(board, vehicle) - vehicle.length;
  check(move.by, 'options.move.by', () => (offset < 0 || offset > most) && 'a slide that ends on the board');
}

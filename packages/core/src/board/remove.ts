import { type Board, freezeBoard } from './board.ts';
import type { Cell } from './cell.ts';

/** The board without one of its vehicles; the others keep their order. The primary cannot be removed: RangeError. */
export function withoutVehicle(board: Board, index: number): Board {
  if (index === board.primary) throw new RangeError('the primary cannot be removed');
  const vehicles = board.vehicles.filter((_, i) => i !== index);
  return freezeBoard({ ...board, vehicles, primary: board.primary - (index < board.primary ? 1 : 0) });
}

/** The board without the wall on this cell. */
export const withoutWall = (board: Board, cell: Cell): Board =>
  freezeBoard({ ...board, walls: board.walls.filter((wall) => wall !== cell) });

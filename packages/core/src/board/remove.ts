import { at } from '../basics/at.ts';
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

/** The board with these of its vehicles alone, by their indexes in ascending order; the primary must be one of them. */
export function withVehicles(board: Board, indexes: readonly number[]): Board {
  if (!indexes.includes(board.primary)) throw new RangeError('the primary must be one of the vehicles');
  const vehicles = indexes.map((index) => at(board.vehicles, index));
  return freezeBoard({ ...board, vehicles, primary: indexes.indexOf(board.primary) });
}

import type { Problem } from '../errors.ts';
import type { Result } from '../result.ts';
import type { Board } from './board.ts';
import { byLabel, squaresOf } from './setup.ts';
import { validate } from './validate.ts';
import { cellsOf } from './vehicle.ts';

/**
 * The board with another label on its primary, vehicles in the order of their labels. Fails where the label is no
 * label or belongs to another vehicle of the same orientation.
 */
export function relabelPrimary(board: Board, label: string): Result<Board, readonly Problem[]> {
  const { width, height, walls, exit } = board;
  const vehicles = board.vehicles.map((vehicle, index) => ({
    label: index === board.primary ? label : vehicle.label,
    squares: squaresOf(cellsOf(vehicle, width), width),
  }));
  const primary = vehicles[board.primary] as (typeof vehicles)[number];
  const ordered = byLabel(vehicles);
  return validate({
    width,
    height,
    vehicles: ordered,
    walls: squaresOf(walls, width),
    primary: [ordered.indexOf(primary)],
    exit,
  });
}

import type { Problem } from '../errors.ts';
import type { Result } from '../result.ts';
import type { Board } from './board.ts';
import { boardToSetup } from './board-to-setup.ts';
import { byLabel } from './setup.ts';
import { validate } from './validate.ts';

/**
 * The board with another label on its primary, and its vehicles in the order of their labels.
 *
 * @returns the problems where the label is not allowed or belongs to another vehicle of the same orientation
 */
export function relabelPrimary(board: Board, label: string): Result<Board, readonly Problem[]> {
  const setup = boardToSetup(board);
  const renamed = setup.vehicles.map((vehicle, index) =>
    index === board.primary ? { ...vehicle, label } : vehicle,
  );
  const vehicles = byLabel(renamed);
  const primary = vehicles.flatMap((vehicle, index) => (vehicle === renamed[board.primary] ? index : []));
  return validate({ ...setup, vehicles, primary });
}

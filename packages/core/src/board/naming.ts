import type { Board } from './board.ts';
import type { Move } from './moves.ts';
import { describeSlide } from './replay.ts';
import type { Vehicle } from './vehicle.ts';

/** A car covers two cells; whatever is longer is a truck. */
export const kindOf = ({ length }: Pick<Vehicle, 'length'>): 'car' | 'truck' =>
  length === 2 ? 'car' : 'truck';

/**
 * `red car` for the primary, `truck q` for any other vehicle; `vertical car p` where a horizontal vehicle is
 * labelled p too.
 */
export function describeVehicle(board: Board, index: number): string {
  const vehicle = board.vehicles[index] as Vehicle;
  if (index === board.primary) return `red ${kindOf(vehicle)}`;
  const shared = board.vehicles.some((other, i) => i !== index && other.label === vehicle.label);
  return `${shared ? `${vehicle.orientation} ` : ''}${kindOf(vehicle)} ${vehicle.label}`;
}

/** A way to name vehicles: `describeVehicle`, or another where colours are seen. */
export type NameOf = (board: Board, index: number) => string;

/** `truck q down 2`: a move in words. */
export const describeMove = (board: Board, { vehicle, by }: Move, nameOf: NameOf = describeVehicle): string =>
  `${nameOf(board, vehicle)} ${describeSlide(board.vehicles[vehicle] as Vehicle, by)}`;

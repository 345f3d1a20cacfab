import { type Board, vehicleAt } from './board.ts';
import type { Slide } from './moves.ts';
import { describeSlide } from './replay.ts';
import type { Vehicle } from './vehicle.ts';

/** A vehicle of two cells is a car, a longer one a truck. */
export const kindOf = ({ length }: Pick<Vehicle, 'length'>): 'car' | 'truck' =>
  length === 2 ? 'car' : 'truck';

/**
 * The name of a vehicle in a sentence: `red car` for the primary, `truck q` for any other vehicle, `vertical car p` where a
 * horizontal vehicle is labelled p too.
 */
export function describeVehicle(board: Board, index: number): string {
  const vehicle = vehicleAt(board, index);
  if (index === board.primary) return `red ${kindOf(vehicle)}`;
  const shared = board.vehicles.some((other, i) => i !== index && other.label === vehicle.label);
  return `${shared ? `${vehicle.orientation} ` : ''}${kindOf(vehicle)} ${vehicle.label}`;
}

/** A way to name vehicles: `describeVehicle`, or `describeInColour` where colours are visible. */
export type NameOf = (board: Board, index: number) => string;

/** A move in words: `truck q down 2`. */
export const describeMove = (
  board: Board,
  { vehicle, by }: Slide,
  nameOf: NameOf = describeVehicle,
): string => `${nameOf(board, vehicle)} ${describeSlide(vehicleAt(board, vehicle), by)}`;

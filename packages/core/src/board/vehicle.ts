import { check, positive, side, whole } from '../basics/arguments.ts';
import { type Cell, cellAt } from './cell.ts';

export const orientations = ['horizontal', 'vertical'] as const;
/** The direction in which a vehicle lies and slides. */
export type Orientation = (typeof orientations)[number];

/** A car or truck. It slides along its lane: a row if it is horizontal, a column if it is vertical. */
export interface Vehicle {
  readonly label: string;
  readonly orientation: Orientation;
  /** The row of a horizontal vehicle, the column of a vertical one, from 0. */
  readonly lane: number;
  /** Its first cell along the lane, from 0 at the left or top. */
  readonly offset: number;
  /** Cells it covers: 2 is a car, 3 a truck, longer ones are allowed. */
  readonly length: number;
}

/**
 * The cells a vehicle covers when its first cell lies at `offset`, from left or top.
 *
 * @param vehicle - the vehicle
 * @param width - columns of the board
 * @param offset - where it stands in its lane; default: as the vehicle says
 *
 * @example
 * cellsOf(board.vehicles[0], board.width) // [ 3, 7 ]
 */
export function cellsOf(vehicle: Vehicle, width: number, offset = vehicle?.offset): Cell[] {
  check(vehicle, 'vehicle', () => !vehicle?.orientation && 'a vehicle');
  check(vehicle.length, 'vehicle.length', side);
  check(width, 'width', positive);
  check(offset, 'offset', whole);
  return Array.from({ length: vehicle.length }, (_, i) => cellAlong(vehicle, offset + i, width));
}

/** The cell at `offset` of the vehicle's lane. */
export function cellAlong({ orientation, lane }: Vehicle, offset: number, width: number): Cell {
  return orientation === 'horizontal' ? cellAt(lane, offset, width) : cellAt(offset, lane, width);
}

/** The order of vehicles in every format but `cells`: by label, horizontal before vertical. */
export function compareByLabel(
  a: { readonly label: string; readonly orientation: Orientation },
  b: { readonly label: string; readonly orientation: Orientation },
): number {
  if (a.label !== b.label) return a.label < b.label ? -1 : 1;
  return orientations.indexOf(a.orientation) - orientations.indexOf(b.orientation);
}

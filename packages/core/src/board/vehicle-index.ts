import { check, checkBoard, checkParts, object, oneOf, text } from '../basics/arguments.ts';
import { plain, quote } from '../basics/quote.ts';
import type { Board } from './board.ts';
import { type Orientation, orientations } from './vehicle.ts';

/** How a vehicle is named: by its label, and its orientation too where two vehicles share the label. */
export type VehicleName = string | { readonly label: string; readonly orientation: Orientation };

/**
 * Looks up a vehicle by its label: its index in `board.vehicles`, in a `State`, and as `vehicle` of a `Move`.
 *
 * @param board - the board
 * @param name - the label of the vehicle, or `{ label, orientation }` where two vehicles share it
 * @returns the index; the vehicle itself is `board.vehicles[index]`
 * @throws RangeError if no vehicle has that name, or two have; `readMove` reads labels that may be wrong
 *
 * @example
 * const state = applyMove(startOf(board), { vehicle: vehicleIndex(board, 'A'), by: 2 });
 */
export function vehicleIndex(board: Board, name: VehicleName): number {
  checkBoard(board);
  return indexNamed(board.vehicles, name, ({ orientation }) => orientation);
}

/** The index of the only vehicle of a list with a name. */
export function indexNamed<V extends { readonly label: string }>(
  vehicles: readonly V[],
  name: VehicleName,
  orientationOf: (vehicle: V) => Orientation | undefined,
): number {
  if (typeof name !== 'string') {
    check(name, 'name', (value) => object(value) && 'a label, or { label, orientation }');
    checkParts(name, 'name', { label: text, orientation: oneOf(orientations) });
  }
  const { label, orientation } = typeof name === 'string' ? { label: name } : name;
  const [found, ...more] = vehicles.flatMap((vehicle, index) =>
    vehicle.label === label && (!orientation || orientationOf(vehicle) === orientation) ? index : [],
  );
  const wanted = `${orientation ? `${orientation} ` : ''}vehicle labelled ${quote(label)}`;
  if (found === undefined) {
    const labels = vehicles.map((vehicle) => plain(vehicle.label)).join(', ');
    throw new RangeError(`no ${wanted}; expected one of the vehicles ${labels || '(there is none)'}`);
  }
  if (more.length > 0)
    throw new RangeError(`more than one ${wanted}; expected { label, orientation } of one of them`);
  return found;
}

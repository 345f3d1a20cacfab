import { checkParts, integer, oneOf, side, text } from '../basics/arguments.ts';
import type { Square } from '../basics/place.ts';
import { plain, quote } from '../basics/quote.ts';
import { checkSetup, markPrimary, orientationOf, type Setup, type SetupVehicle } from './setup.ts';
import type { Orientation } from './vehicle.ts';
import { orientations } from './vehicle.ts';

/** How a vehicle of a setup is named: by its label, and its orientation too where two vehicles share the label. */
export type VehicleName = string | { readonly label: string; readonly orientation: Orientation };

/** A vehicle by its first square, the leftmost or topmost one; rows and columns count from 0. */
export interface NewVehicle extends Square {
  readonly label: string;
  readonly orientation: Orientation;
  /** Cells it covers: 2 is a car, 3 a truck. */
  readonly length: number;
  /** True if it is to be the red car, in place of the one before. */
  readonly primary?: boolean;
}

/**
 * The setup with one more vehicle. Whether it fits there is for `validate` to say.
 *
 * @param setup - it is not changed
 * @param vehicle - where it stands; with `primary: true` no other vehicle is the primary any more
 * @throws RangeError if another vehicle has its label: a label names a vehicle in `moveVehicle` and `withoutVehicle`
 *
 * @example
 * const setup = boardToSetup(parseBoard('XX..\n....\n....'));
 * withVehicle(setup, { label: 'B', orientation: 'vertical', row: 0, column: 2, length: 2 });
 */
export function withVehicle(setup: Setup, vehicle: NewVehicle): Setup {
  checkSetup(setup);
  checkParts(vehicle, 'vehicle', { label: text, orientation: oneOf(orientations), ...square, length: side });
  const { label, orientation, row, column, length, primary = false } = vehicle;
  if (setup.vehicles.some((other) => other.label === label))
    throw new RangeError(`another vehicle is labelled ${quote(label)}; expected a label of its own`);
  const squares = Array.from({ length }, (_, i) =>
    orientation === 'horizontal' ? { row, column: column + i } : { row: row + i, column },
  );
  const added: SetupVehicle = { label, squares, ...(primary && { primary }) };
  const others = primary ? markPrimary(setup.vehicles, () => false) : setup.vehicles;
  return { ...setup, vehicles: [...others, added] };
}

/**
 * The setup without a vehicle. The primary stays the primary; without it there is none, which `validate` says.
 *
 * @param setup - it is not changed
 * @param name - the label of the vehicle, or `{ label, orientation }` where two vehicles share it
 * @throws RangeError if no vehicle has that name, or two have
 *
 * @example
 * const smaller = validate(withoutVehicle(boardToSetup(board), 'B'));
 */
export function withoutVehicle(setup: Setup, name: VehicleName): Setup {
  const removed = vehicleNamed(setup, name);
  return { ...setup, vehicles: setup.vehicles.filter((vehicle) => vehicle !== removed) };
}

/**
 * The setup with a vehicle somewhere else, in its orientation. Whether it fits there is for `validate` to say.
 *
 * @param setup - it is not changed
 * @param name - the label of the vehicle, or `{ label, orientation }` where two vehicles share it
 * @param to - where its first square goes, the leftmost or topmost one; rows and columns count from 0
 * @throws RangeError if no vehicle has that name, or two have
 *
 * @example
 * moveVehicle(boardToSetup(board), 'B', { row: 0, column: 3 });
 */
export function moveVehicle(setup: Setup, name: VehicleName, to: Square): Setup {
  checkParts(to, 'to', square);
  const moved = vehicleNamed(setup, name);
  const rows = to.row - Math.min(...moved.squares.map(({ row }) => row));
  const columns = to.column - Math.min(...moved.squares.map(({ column }) => column));
  const squares = moved.squares.map(({ row, column }) => ({ row: row + rows, column: column + columns }));
  // where a text mentions it is no longer where it stands
  const { at: _, ...rest } = moved;
  return {
    ...setup,
    vehicles: setup.vehicles.map((vehicle) => (vehicle === moved ? { ...rest, squares } : vehicle)),
  };
}

const square = { row: integer, column: integer };

function vehicleNamed(setup: Setup, name: VehicleName): SetupVehicle {
  checkSetup(setup);
  const { vehicles } = setup;
  if (typeof name !== 'string') checkParts(name, 'name', { label: text, orientation: oneOf(orientations) });
  const { label, orientation } = typeof name === 'string' ? { label: name } : name;
  const [found, ...more] = vehicles.filter(
    (vehicle) => vehicle.label === label && (!orientation || orientationOf(vehicle.squares) === orientation),
  );
  const wanted = `${orientation ? `${orientation} ` : ''}vehicle labelled ${quote(label)}`;
  if (!found) {
    const labels = vehicles.map((vehicle) => plain(vehicle.label)).join(', ');
    throw new RangeError(`no ${wanted}; expected one of the vehicles ${labels || '(there is none)'}`);
  }
  if (more.length > 0)
    throw new RangeError(`more than one ${wanted}; expected { label, orientation } of one of them`);
  return found;
}

import { checkParts, integer, oneOf, side, text } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import type { Square } from '../basics/place.ts';
import { quote } from '../basics/quote.ts';
import type { Board } from './board.ts';
import { boardToSetup } from './board-to-setup.ts';
import {
  checkSetup,
  inLabelOrder,
  markPrimary,
  orientationOf,
  type Setup,
  type SetupVehicle,
} from './setup.ts';
import { type Orientation, orientations } from './vehicle.ts';
import { indexNamed, type VehicleName } from './vehicle-index.ts';

/** A vehicle by its first square, the leftmost or topmost one; rows and columns count from 0. */
export interface NewVehicle extends Square {
  readonly label: string;
  readonly orientation: Orientation;
  /** Cells it covers: 2 is a car, 3 a truck. */
  readonly length: number;
  /** True if it is to be the red car, in place of the one before. */
  readonly primary?: boolean | undefined;
}

/**
 * A board or a setup with one more vehicle. Whether it fits there is for `validate` to say. Where the others are in the order of
 * their labels, as on a board of `parseBoard`, it takes its place in that order; otherwise it is the last one.
 *
 * @param setup - a board or a setup; it is not changed
 * @param vehicle - where it stands; with `primary: true` no other vehicle is the primary any more
 * @returns a setup, of which `validate` makes a board
 * @throws RangeError if another vehicle has its label: a label names a vehicle in `moveVehicle` and `withoutVehicle`
 *
 * @example
 * const wider = withVehicle(board, { label: 'B', orientation: 'vertical', row: 2, column: 0, length: 2 });
 * wider.vehicles.length // 3
 */
export function withVehicle(setup: Board | Setup, vehicle: NewVehicle): Setup {
  const from = setupOf(setup);
  checkParts(vehicle, 'vehicle', { label: text, orientation: oneOf(orientations), ...square, length: side });
  const { label, orientation, row, column, length, primary = false } = vehicle;
  if (from.vehicles.some((other) => other.label === label))
    throw new RangeError(`another vehicle is labelled ${quote(label)}; expected a label of its own`);
  const squares = Array.from({ length }, (_, i) =>
    orientation === 'horizontal' ? { row, column: column + i } : { row: row + i, column },
  );
  const added: SetupVehicle = { label, squares, ...(primary && { primary }) };
  const others = primary ? markPrimary(from.vehicles, () => false) : from.vehicles;
  // a board in the order of labels is written in the short forms, and remains so
  const ordered = inLabelOrder(others).every((other, index) => other === others[index]);
  const vehicles = [...others, added];
  return { ...from, vehicles: ordered ? inLabelOrder(vehicles) : vehicles };
}

/**
 * A board or a setup without a vehicle. The primary stays the primary; without it there is none, which `validate` says.
 *
 * @param setup - a board or a setup; it is not changed
 * @param name - the label of the vehicle, or `{ label, orientation }` where two vehicles share it
 * @returns a setup, of which `validate` makes a board
 * @throws RangeError if no vehicle has that name, or two have
 *
 * @example
 * const smaller = validate(withoutVehicle(board, 'A'));
 * if (smaller.ok) console.log(formatBoard(smaller.value)); // XXoooooooooooooo
 */
export function withoutVehicle(setup: Board | Setup, name: VehicleName): Setup {
  const from = setupOf(setup);
  const removed = indexNamed(from.vehicles, name, ({ squares }) => orientationOf(squares));
  return { ...from, vehicles: from.vehicles.filter((_, index) => index !== removed) };
}

/**
 * A board or a setup with a vehicle somewhere else, in its orientation. Whether it fits there is for `validate` to say.
 *
 * @param setup - a board or a setup; it is not changed
 * @param name - the label of the vehicle, or `{ label, orientation }` where two vehicles share it
 * @param to - where its first square goes, the leftmost or topmost one; rows and columns count from 0
 * @returns a setup, of which `validate` makes a board
 * @throws RangeError if no vehicle has that name, or two have
 *
 * @example
 * const moved = validate(moveVehicle(board, 'A', { row: 2, column: 3 }));
 * if (moved.ok) console.log(formatBoard(moved.value)); // XXoooooooooAoooA
 */
export function moveVehicle(setup: Board | Setup, name: VehicleName, to: Square): Setup {
  checkParts(to, 'to', square);
  const from = setupOf(setup);
  const index = indexNamed(from.vehicles, name, ({ squares }) => orientationOf(squares));
  const moved = at(from.vehicles, index);
  const rows = to.row - Math.min(...moved.squares.map(({ row }) => row));
  const columns = to.column - Math.min(...moved.squares.map(({ column }) => column));
  const squares = moved.squares.map(({ row, column }) => ({ row: row + rows, column: column + columns }));
  // where a text mentions it is no longer where it stands
  const { at: _, ...rest } = moved;
  return {
    ...from,
    vehicles: from.vehicles.map((vehicle) => (vehicle === moved ? { ...rest, squares } : vehicle)),
  };
}

const square = { row: integer, column: integer };

/** A setup; that of a board where one is given. */
function setupOf(setup: Board | Setup): Setup {
  if ('primary' in Object(setup)) return boardToSetup(setup as Board);
  checkSetup(setup as Setup);
  return setup as Setup;
}

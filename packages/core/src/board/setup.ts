import {
  callback,
  check,
  checkList,
  checkParts,
  integer,
  type Kind,
  list,
  number,
  text,
} from '../basics/arguments.ts';
import type { Square, TextPlace } from '../basics/place.ts';
import type { Cell } from './cell.ts';
import { squareOf } from './cell.ts';
import { compareByLabel, type Orientation } from './vehicle.ts';

/** The four edges a primary can leave by. */
export const edges = ['right', 'left', 'bottom', 'top'] as const;
/** An edge of the board, by which the primary can leave. */
export type Edge = (typeof edges)[number];

/** Where a board has its exit. */
export interface ExitPlace {
  readonly edge: Edge;
  /** The row or column that leads to it, from 0. */
  readonly lane: number;
}

/** A board as a parser or an editor gives it. It may be illegal; `validate` says how. */
export interface Setup {
  readonly width: number;
  readonly height: number;
  /** In the order in which the textbook searches move them. */
  readonly vehicles: readonly SetupVehicle[];
  readonly walls: readonly Square[];
  /** Default: right for a horizontal primary, bottom for a vertical one. */
  readonly exit?: Edge | undefined;
}

/** A vehicle as a text describes it, which may still be illegal: bent, outside the board, or on top of another one. */
export interface SetupVehicle {
  readonly label: string;
  readonly squares: readonly Square[];
  /** Whether it may be the primary, the red car that must leave; a legal setup has exactly one such vehicle. */
  readonly primary?: boolean | undefined;
  /** Where the text first mentions it. */
  readonly at?: TextPlace | undefined;
}

const squares: Kind = (value) =>
  list(value) &&
  'a list; withVehicle makes it of row, column, orientation and length, and boardToSetup of a board';

const square = { row: integer, column: integer };

/** Checks that a program passes a size and lists of vehicles and squares; what else may be wrong, `validate` says. */
export function checkSetup(setup: Setup): void {
  checkParts(setup, 'setup', { width: number, height: number, vehicles: list, walls: list });
  checkVehicles(setup.vehicles, 'setup.vehicles');
  checkList(setup.walls, 'setup.walls', square);
}

function checkVehicles(vehicles: readonly SetupVehicle[], name: string): void {
  checkList(vehicles, name, { label: text, squares });
  for (const [index, vehicle] of vehicles.entries())
    checkList(vehicle.squares, `${name}[${index}].squares`, square);
}

/**
 * The first vehicle that is marked as the primary; a legal setup has no other.
 *
 * @param setup - the setup
 *
 * @example
 * primaryIn(setup)?.label // 'X'
 */
export function primaryIn(setup: Setup): SetupVehicle | undefined {
  checkSetup(setup);
  return setup.vehicles.find(({ primary }) => primary);
}

/**
 * The vehicles with the mark of the primary on those that are chosen, and on no others.
 *
 * @param vehicles - vehicles of a setup; they are not changed
 * @param isPrimary - whether a vehicle is the primary
 *
 * @example
 * markPrimary(setup.vehicles, ({ label }) => label === 'A').map(({ primary }) => primary) // [ true, undefined ]
 */
export function markPrimary(
  vehicles: readonly SetupVehicle[],
  isPrimary: (vehicle: SetupVehicle, index: number) => boolean,
): SetupVehicle[] {
  checkVehicles(vehicles, 'vehicles');
  check(isPrimary, 'isPrimary', callback);
  return withPrimary(vehicles, isPrimary);
}

/** As `markPrimary`, for vehicles that a parser has just made: reading many boards leaves no time to check each again. */
export function withPrimary(
  vehicles: readonly SetupVehicle[],
  isPrimary: (vehicle: SetupVehicle, index: number) => boolean,
): SetupVehicle[] {
  const marked: SetupVehicle[] = [];
  // not by `map`: see setupOfGlyphs
  vehicles.forEach((vehicle, index) => {
    marked.push(markedIf(isPrimary(vehicle, index), vehicle));
  });
  return marked;
}

function markedIf(primary: boolean, vehicle: SetupVehicle): SetupVehicle {
  // a spread would give each primary a hidden class of its own in V8
  if (primary) return vehicle.primary ? vehicle : Object.assign({}, vehicle, { primary });
  if (vehicle.primary === undefined) return vehicle;
  const { primary: _, ...unmarked } = vehicle;
  return unmarked;
}

/**
 * The orientation of squares that lie in one row or one column (a row if both); undefined for others.
 *
 * @param squares - the squares of a vehicle
 *
 * @example
 * orientationOf([{ row: 0, column: 3 }, { row: 1, column: 3 }]) // 'vertical'
 */
export function orientationOf(squares: readonly Square[]): Orientation | undefined {
  checkList(squares, 'squares', square);
  return orientationIn(squares);
}

/** As `orientationOf`, for squares that are checked already. */
export function orientationIn(squares: readonly Square[]): Orientation | undefined {
  const [first] = squares;
  let [inRow, inColumn] = [true, true];
  for (const { row, column } of squares) {
    if (row !== first?.row) inRow = false;
    if (column !== first?.column) inColumn = false;
  }
  return inRow ? 'horizontal' : inColumn ? 'vertical' : undefined;
}

/**
 * Vehicles in the order of their labels: the order in which every format but `cells` reads them. So a board whose vehicles
 * are in this order can be written in the short forms, and looks the same when it is read back.
 *
 * @param vehicles - in any order; they are not changed
 * @returns a new array; of two vehicles with the same label the horizontal one comes first
 *
 * @example
 * byLabel(boardToSetup(board).vehicles).map(({ label }) => label) // [ 'A', 'X' ]
 */
export function byLabel(vehicles: readonly SetupVehicle[]): SetupVehicle[] {
  checkVehicles(vehicles, 'vehicles');
  return inLabelOrder(vehicles);
}

/** As `byLabel`, for vehicles that a parser has just made. */
export function inLabelOrder(vehicles: readonly SetupVehicle[]): SetupVehicle[] {
  const key = ({ label, squares }: SetupVehicle) => ({
    label,
    orientation: orientationIn(squares) ?? ('horizontal' as const),
  });
  return [...vehicles].sort((a, b) =>
    a.label === b.label ? compareByLabel(key(a), key(b)) : a.label < b.label ? -1 : 1,
  );
}

/** The squares of cells on a board with `width` columns. */
export const squaresOf = (cells: readonly Cell[], width: number): Square[] =>
  cells.map((cell) => squareOf(cell, width));

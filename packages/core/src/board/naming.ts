import { callback, check, checkBoard, checkParts, oneOf, text } from '../basics/arguments.ts';
import { type Board, vehicleAt } from './board.ts';
import type { Slide } from './moves.ts';
import { checkSlide } from './read-move.ts';
import { describeSlide, type Way, wayOf } from './replay.ts';
import type { Orientation, Vehicle } from './vehicle.ts';

/** A vehicle of two cells is a car, a longer one a truck. */
export const kindOf = ({ length }: Pick<Vehicle, 'length'>): 'car' | 'truck' =>
  length === 2 ? 'car' : 'truck';

/** What a sentence needs to name a vehicle in any language. */
export interface Named {
  /** `red` for the primary; undefined where colours are not spoken of. */
  readonly colour?: string;
  readonly kind: 'car' | 'truck';
  /** Empty for the primary. */
  readonly label: string;
  /** Only where another vehicle has the same label. */
  readonly orientation?: Orientation;
}

/** A move as a sentence speaks of it: a vehicle goes so many cells one way. */
export interface Moved<Vehicle extends Named = Named> {
  readonly vehicle: Vehicle;
  readonly way: Way;
  readonly cells: number;
}

/** How a vehicle is named, without colours but for the primary's. */
export function named(board: Board, index: number): Named {
  const vehicle = vehicleAt(board, index);
  const kind = kindOf(vehicle);
  if (index === board.primary) return { colour: 'red', kind, label: '' };
  const { label, orientation } = vehicle;
  const shared = board.vehicles.some((other, i) => i !== index && other.label === label);
  return { kind, label, ...(shared && { orientation }) };
}

/**
 * A move of a board, with the name of its vehicle.
 *
 * @param board - the board
 * @param move - a move of the board
 * @param name - the vehicle as a sentence speaks of it
 *
 * @example
 * const car = { kind: 'car', label: 'A' } as const;
 * movedBy(board, { vehicle: 0, by: 2 }, car) // { vehicle: { kind: 'car', label: 'A' }, way: 'down', cells: 2 }
 */
export function movedBy<Vehicle extends Named>(board: Board, move: Slide, name: Vehicle): Moved<Vehicle> {
  checkBoard(board);
  checkSlide(board, move, 'move');
  const { vehicle, by } = move;
  return { vehicle: name, way: wayOf(vehicleAt(board, vehicle), by), cells: Math.abs(by) };
}

/**
 * The English name of a vehicle: `red car`, `blue truck q`, `vertical car p`.
 *
 * @param vehicle - what a sentence says of it
 *
 * @example
 * nameOf({ colour: 'blue', kind: 'truck', label: 'Q' }) // 'blue truck Q'
 */
export function nameOf(vehicle: Named): string {
  checkParts(vehicle, 'vehicle', { kind: oneOf(['car', 'truck']), label: text });
  const { orientation, colour, kind, label } = vehicle;
  return [orientation, colour, kind, label].filter(Boolean).join(' ');
}

/**
 * The name of a vehicle in a sentence: `red car` for the primary, `truck q` for any other vehicle, `vertical car p` where a
 * horizontal vehicle is labelled p too.
 *
 * @param board - the board
 * @param index - the vehicle's index among those of the board
 *
 * @example
 * describeVehicle(board, 0) // 'car A'
 */
export const describeVehicle = (board: Board, index: number): string => nameOf(named(board, index));

/** A way to name vehicles: `describeVehicle`, or `describeInColour` where colours are visible. */
export type NameOf = (board: Board, index: number) => string;

/**
 * A move in words: `truck q down 2`.
 *
 * @param board - the board
 * @param move - a move of the board
 * @param nameOf - how vehicles are named; default: `describeVehicle`
 *
 * @example
 * describeMove(board, { vehicle: 0, by: 2 }) // 'car A down 2'
 */
export function describeMove(board: Board, move: Slide, nameOf: NameOf = describeVehicle): string {
  checkBoard(board);
  checkSlide(board, move, 'move');
  check(nameOf, 'nameOf', callback);
  return `${nameOf(board, move.vehicle)} ${describeSlide(vehicleAt(board, move.vehicle), move.by)}`;
}

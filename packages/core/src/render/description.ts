import { checkBoard } from '../basics/arguments.ts';
import { formatSquare } from '../basics/place.ts';
import { type Board, primaryOf, vehicleAt } from '../board/board.ts';
import { squareOf } from '../board/cell.ts';
import { describeVehicle, kindOf } from '../board/naming.ts';
import type { Vehicle } from '../board/vehicle.ts';
import { paintOf } from './palette.ts';

/**
 * `red car`, `green truck A`: a vehicle as a picture shows it.
 *
 * @param board - the board
 * @param index - the vehicle's index among those of the board
 *
 * @example
 * describeInColour(board, 0) // 'blue car A'
 */
export function describeInColour(board: Board, index: number): string {
  checkBoard(board);
  if (index === board.primary) return describeVehicle(board, index);
  const vehicle = vehicleAt(board, index);
  return `${paintOf(board, index).name} ${kindOf(vehicle)} ${vehicle.label}`;
}

/** `row 3, columns 2 to 3`, from 1: where a vehicle stands. */
export function describePlace({ orientation, lane, offset, length }: Vehicle): string {
  const span = `${offset + 1} to ${offset + length}`;
  return orientation === 'horizontal'
    ? `row ${lane + 1}, columns ${span}`
    : `column ${lane + 1}, rows ${span}`;
}

/** The board in one sentence: its size, the primary and where it leaves. */
export function summarizeBoard(board: Board): string {
  const { width, height, primary, exit } = board;
  const place = describePlace(primaryOf(board));
  return `Rush Hour board, ${height} rows by ${width} columns: the ${describeVehicle(board, primary)}, ${place}, leaves at the ${exit}`;
}

/** Every other vehicle and every wall with its place, in one sentence; empty if there are none. */
export function describePieces(board: Board): string {
  const vehicles = board.vehicles.flatMap((vehicle, index) =>
    index === board.primary ? [] : [`${describeVehicle(board, index)}: ${describePlace(vehicle)}`],
  );
  const walls = board.walls.map((wall) => `wall: ${formatSquare(squareOf(wall, board.width))}`);
  return [...vehicles, ...walls].join('; ');
}

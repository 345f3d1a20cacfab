import { check, integer, list, oneOf } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import type { Problem } from '../basics/errors.ts';
import { formatSquare } from '../basics/place.ts';
import { err, ok, type Result } from '../basics/result.ts';
import {
  type Board,
  checkState,
  EMPTY,
  isSolved,
  laneLength,
  occupancy,
  type State,
  startOf,
  vehicleAt,
  WALL,
} from './board.ts';
import { squareOf } from './cell.ts';
import { apply, roomOf, type Slide } from './moves.ts';
import { moveOf } from './read-move.ts';
import { cellAlong, orientations, type Vehicle } from './vehicle.ts';

/** The states that a list of moves leads through. */
export interface Replay {
  /** The state before the first move, then the state after each move. */
  readonly states: readonly State[];
  /** Whether the last state has the primary at the exit. */
  readonly solved: boolean;
}

/**
 * Plays moves that may be illegal, such as those of a player that a server must check.
 *
 * @param board - the board
 * @param solution - moves of the board's vehicles, in order
 * @param state - where the vehicles stand before the first move; default: as on the board itself
 * @returns the states and whether the last one is solved; or a problem that names the first illegal move and what is in
 *   the way
 *
 * @example
 * const played = replay(board, parseSolution('A↓2, X→2', board));
 * played.ok && played.value.solved // true
 */
export function replay(
  board: Board,
  solution: readonly Slide[],
  state: State = startOf(board),
): Result<Replay, Problem> {
  checkState(board, state);
  check(solution, 'solution', list);
  const states = [state];
  let now = state;
  for (const [index, move] of solution.entries()) {
    const read = moveOf(board, move);
    const reason = read.ok
      ? illegal(board, now, read.value)
      : `${read.error.message}; expected ${read.error.expected}`;
    if (!read.ok || reason !== undefined) {
      const label = read.ok ? read.value.label : undefined;
      return err({
        code: 'illegal-move',
        message: `${solution.length > 1 ? `move ${index + 1}` : 'the move'} is illegal: ${reason}`,
        at: { move: index, ...(label !== undefined && { vehicle: label }) },
      });
    }
    now = apply(now, read.value);
    states.push(now);
  }
  return ok({ states, solved: isSolved(board, now) });
}

/** A direction on the board. */
export type Way = 'left' | 'right' | 'up' | 'down';

/** The direction in which a vehicle slides by so many cells; right and down are positive. */
export const wayOf = ({ orientation }: Pick<Vehicle, 'orientation'>, by: number): Way =>
  orientation === 'horizontal' ? (by > 0 ? 'right' : 'left') : by > 0 ? 'down' : 'up';

/**
 * `right 3`, `up 1`: a slide of a vehicle in words.
 *
 * @param vehicle - the vehicle
 * @param by - cells: right and down positive, left and up negative
 *
 * @example
 * describeSlide(board.vehicles[0], 2) // 'down 2'
 */
export function describeSlide(vehicle: Pick<Vehicle, 'orientation'>, by: number): string {
  check(vehicle?.orientation, 'vehicle.orientation', oneOf(orientations));
  check(by, 'by', integer);
  return `${wayOf(vehicle, by)} ${Math.abs(by)}`;
}

function illegal(board: Board, state: State, { vehicle: index, by }: Slide): string | undefined {
  const vehicle = vehicleAt(board, index);
  const grid = occupancy(board, state);
  const room = roomOf(board, state, index, Math.sign(by), grid);
  if (room >= Math.abs(by)) return undefined;
  const offset = at(state, index);
  const next = by > 0 ? offset + vehicle.length + room : offset - 1 - room;
  const blocked = `${vehicle.label} cannot slide ${describeSlide(vehicle, by)}`;
  if (next < 0 || next >= laneLength(board, vehicle)) {
    return `${blocked}: the edge of the board is ${room === 0 ? 'next to it' : `${room} away`}`;
  }
  const cell = cellAlong(vehicle, next, board.width);
  const piece = grid[cell] ?? EMPTY;
  const blocker = piece === WALL ? 'a wall' : `vehicle ${board.vehicles[piece]?.label}`;
  return `${blocked}: ${blocker} stands at ${formatSquare(squareOf(cell, board.width))}`;
}

import { check, checkBoard, whole } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import { type Cell, cellAt } from './cell.ts';
import type { Edge } from './setup.ts';
import { cellAlong, type Vehicle } from './vehicle.ts';

declare const validated: unique symbol;

/**
 * A validated, frozen setup: code that has a board can rely on every rule that `validate` checks. Boards come from
 * `validate` and `parseBoard`, or from another board by `boardAt`, `mirror` and `transpose`.
 */
export interface Board {
  readonly [validated]: true;
  /** Columns, 2 to 16. */
  readonly width: number;
  /** Rows, 2 to 16. */
  readonly height: number;
  /** In the order in which the textbook searches move them. */
  readonly vehicles: readonly Vehicle[];
  /** In ascending order. */
  readonly walls: readonly Cell[];
  /** Index of the primary among the vehicles. */
  readonly primary: number;
  readonly exit: Edge;
}

/** The offset of every vehicle in its lane, in the board's order. */
export type State = readonly number[];

/**
 * The vehicle with an index. RangeError if there is none. Searches call it for every state, so it does not use `at`.
 */
export function vehicleAt(board: Board, index: number): Vehicle {
  checkBoard(board);
  const { vehicles } = board;
  check(
    index,
    'index',
    (value) =>
      (whole(value) || Number(value) >= vehicles.length) && `a whole number from 0 to ${vehicles.length - 1}`,
  );
  return vehicles[index] as Vehicle;
}

/**
 * The red car.
 *
 * @param board - the board
 *
 * @example
 * primaryOf(board).label // 'X'
 */
export const primaryOf = (board: Board): Vehicle => vehicleAt(board, board?.primary);

/**
 * The state of the board itself: the offset of every vehicle.
 *
 * @param board - the board
 *
 * @example
 * startOf(board) // [ 0, 0 ]
 */
export function startOf(board: Board): State {
  checkBoard(board);
  return board.vehicles.map((vehicle) => vehicle.offset);
}

/**
 * Checks that a state is one of a board's: an offset for each vehicle, inside its lane. Whether vehicles overlap is not
 * checked.
 *
 * @throws RangeError or TypeError that says what was expected
 */
export function checkState(board: Board, state: State): void {
  checkBoard(board);
  const { vehicles } = board;
  check(
    state,
    'state',
    (value) =>
      (!Array.isArray(value) || value.length !== vehicles.length) &&
      `a list of ${vehicles.length} offsets, one for each vehicle`,
  );
  for (const [index, vehicle] of vehicles.entries()) {
    const most = laneLength(board, vehicle) - vehicle.length;
    check(
      state[index],
      `state[${index}]`,
      (value) => (whole(value) || Number(value) > most) && `a whole number from 0 to ${most}`,
    );
  }
}

/**
 * The number of cells in a vehicle's lane.
 *
 * @param board - the board
 * @param vehicle - the vehicle
 *
 * @example
 * laneLength(board, board.vehicles[0]) // 4
 */
export function laneLength(board: Board, vehicle: Vehicle): number {
  // searches ask it of every vehicle of every state
  if (!board?.width || !vehicle?.orientation) {
    checkBoard(board);
    check(vehicle, 'vehicle', () => 'a vehicle');
  }
  return vehicle.orientation === 'horizontal' ? board.width : board.height;
}

/**
 * The offset at which the primary touches the exit.
 *
 * @param board - the board
 *
 * @example
 * exitOffset(board) // 2
 */
export function exitOffset(board: Board): number {
  const primary = primaryOf(board);
  return board.exit === 'left' || board.exit === 'top' ? 0 : laneLength(board, primary) - primary.length;
}

/**
 * Whether the primary touches the exit in a state of the board.
 *
 * @param board - the board
 * @param state - where its vehicles stand
 *
 * @example
 * const after = applyMove(startOf(board), move);
 * isSolved(board, after) // false
 */
export function isSolved(board: Board, state: State): boolean {
  // no more than this is checked, because searches ask it of every state
  if (!board?.vehicles || state?.length !== board.vehicles.length) checkState(board, state);
  return state[board.primary] === exitOffset(board);
}

export const EMPTY = -1;
export const WALL = -2;

/**
 * What stands on each cell: the index of a vehicle, EMPTY or WALL.
 *
 * @param board - the board
 * @param state - where its vehicles stand; default: as on the board itself
 *
 * @example
 * occupancy(board).slice(0, 4) // [ 1, 1, -1, 0 ]
 */
export function occupancy(board: Board, state: State = startOf(board)): number[] {
  if (!board?.vehicles || state?.length !== board.vehicles.length) checkState(board, state);
  const { width } = board;
  const grid = new Array<number>(width * board.height).fill(EMPTY);
  for (const wall of board.walls) grid[wall] = WALL;
  // this makes no list of cells, because the searches call it for every state
  for (const [index, vehicle] of board.vehicles.entries()) {
    const stride = vehicle.orientation === 'horizontal' ? 1 : width;
    // a state has an offset for every vehicle; `at` would be slow here
    let cell = cellAlong(vehicle, state[index] ?? 0, width);
    for (let i = 0; i < vehicle.length; i++, cell += stride) grid[cell] = index;
  }
  return grid;
}

/**
 * The cells of vehicles and walls, ascending.
 *
 * @param board - the board
 *
 * @example
 * occupiedCells(board) // [ 0, 1, 3, 7 ]
 */
export const occupiedCells = (board: Board): Cell[] => cellsWhere(board, (piece) => piece !== EMPTY);

/**
 * The empty cells, ascending.
 *
 * @param board - the board
 *
 * @example
 * freeCells(board).length // 12
 */
export const freeCells = (board: Board): Cell[] => cellsWhere(board, (piece) => piece === EMPTY);

const cellsWhere = (board: Board, wanted: (piece: number) => boolean): Cell[] =>
  occupancy(board).flatMap((piece, cell) => (wanted(piece) ? [cell] : []));

/**
 * The board with its vehicles at other offsets in their lanes.
 *
 * @param board - the board in any of its states
 * @param state - a state that legal moves lead to
 * @returns a new board; labels, walls and exit are the same
 * @throws RangeError for a state with an offset outside its lane; whether vehicles overlap is not checked
 *
 * @example
 * formatBoard(boardAt(board, applyMove(startOf(board), move))) // 'XXoooooooooAoooA'
 */
export function boardAt(board: Board, state: State): Board {
  checkState(board, state);
  return freezeBoard({
    ...board,
    vehicles: board.vehicles.map((vehicle, i) => ({ ...vehicle, offset: at(state, i) })),
  });
}

const mirrored = { right: 'left', left: 'right', bottom: 'bottom', top: 'top' } as const;
const transposed = { right: 'bottom', left: 'top', bottom: 'right', top: 'left' } as const;

/**
 * The mirror image of the board: left and right exchanged, vehicles in the same order.
 *
 * @param board - the board
 *
 * @example
 * mirror(board).exit // 'left'
 */
export function mirror(board: Board): Board {
  checkBoard(board);
  const { width } = board;
  const vehicles = board.vehicles.map((vehicle) =>
    vehicle.orientation === 'horizontal'
      ? { ...vehicle, offset: width - vehicle.offset - vehicle.length }
      : { ...vehicle, lane: width - 1 - vehicle.lane },
  );
  const walls = board.walls.map((wall) => wall + width - 1 - 2 * (wall % width));
  return freezeBoard({ ...board, vehicles, walls, exit: mirrored[board.exit] });
}

/**
 * The board with rows and columns exchanged, vehicles in the same order.
 *
 * @param board - the board
 *
 * @example
 * transpose(board).exit // 'bottom'
 */
export function transpose(board: Board): Board {
  checkBoard(board);
  const { width, height } = board;
  const vehicles = board.vehicles.map((vehicle) => ({
    ...vehicle,
    orientation: vehicle.orientation === 'horizontal' ? ('vertical' as const) : ('horizontal' as const),
  }));
  const walls = board.walls.map((wall) => cellAt(wall % width, Math.floor(wall / width), height));
  return freezeBoard({
    ...board,
    width: height,
    height: width,
    vehicles,
    walls,
    exit: transposed[board.exit],
  });
}

/** Freezes a legal board and its vehicles. All boards are made here; only this folder may call it. */
export function freezeBoard(board: Omit<Board, typeof validated>): Board {
  // not by a spread, after which V8 gives each board a hidden class of its own: whatever reads boards is slower then
  return Object.freeze({
    width: board.width,
    height: board.height,
    vehicles: Object.freeze(board.vehicles.map((vehicle) => Object.freeze(vehicle))),
    walls: Object.freeze([...board.walls].sort((a, b) => a - b)),
    primary: board.primary,
    exit: board.exit,
  }) as Board; // the property that marks a validated board exists only in the type
}

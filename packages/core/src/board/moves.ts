import { check, checkList, checkOptions, checkParts, integer, oneOf } from '../basics/arguments.ts';
import {
  type Board,
  checkState,
  EMPTY,
  laneLength,
  occupancy,
  type State,
  startOf,
  vehicleAt,
} from './board.ts';
import { cellAlong } from './vehicle.ts';

/** A slide of one vehicle, given by the vehicle's index alone. */
export interface Slide {
  /** Index among the board's vehicles. */
  readonly vehicle: number;
  /** Cells: right and down positive, left and up negative, never 0. */
  readonly by: number;
}

/** A slide of one vehicle, with the vehicle's label. */
export interface Move extends Slide {
  /** The vehicle's label; a horizontal and a vertical vehicle may share one. */
  readonly label: string;
}

/** Moves in order, from the board itself until the primary touches the exit. */
export type Solution = readonly Move[];

/**
 * How the length of a solution is counted: in `moves` a slide of any length counts once, in `steps` every cell counts.
 */
export const metrics = ['moves', 'steps'] as const;
/** How the length of a solution is counted: by slides (`moves`) or by cells (`steps`). */
export type Metric = (typeof metrics)[number];

/** Which slides a search tries: by one cell, by any number of free cells, or only as far as the vehicle can go. */
export const slideKinds = ['unit', 'slide', 'extreme'] as const;
/** Which slides are tried: `unit` by one cell, `slide` by any number of free cells, `extreme` as far as possible. */
export type SlideKind = (typeof slideKinds)[number];

/** Which of a vehicle's two directions is tried first: forward is right and down. */
export const orders = ['forward', 'backward'] as const;
/** Which of the two directions of a vehicle is tried first. */
export type Order = (typeof orders)[number];

/** Which moves are listed, and in which order. */
export interface MoveOptions {
  readonly slides?: SlideKind | undefined;
  readonly order?: Order | undefined;
}

/**
 * Every legal move in a state. Vehicles come in the board's order; for each vehicle the direction that `order` names
 * comes first, and shorter slides come before longer ones.
 *
 * @param board - the board
 * @param state - default: the state of the board itself
 * @param options - `slides`: which slides are moves, default `slide`; `order`: which direction comes first, default
 *   `backward`, which is left and up
 * @returns each move with the index and the label of its vehicle; right and down are positive
 *
 * @example
 * legalMoves(board).map(({ label, by }) => `${label} ${by}`) // [ 'A 1', 'A 2', 'X 1' ]
 */
export function moves(board: Board, state: State = startOf(board), options: MoveOptions = {}): Move[] {
  checkState(board, state);
  checkOptions(options, 'options', { slides: oneOf(slideKinds), order: oneOf(orders) });
  const { slides = 'slide', order = 'backward' } = options;
  const grid = occupancy(board, state);
  return board.vehicles.flatMap((_, vehicle) => vehicleMoves(board, state, vehicle, grid, slides, order));
}

/** The same slides with the labels of their vehicles. */
export const labelled = (board: Board, slides: readonly Slide[]): Move[] =>
  slides.map(({ vehicle, by }) => ({ vehicle, label: board.vehicles[vehicle]?.label ?? '', by }));

/** The moves of one vehicle, given what stands on each cell. */
export function vehicleMoves(
  board: Board,
  state: State,
  vehicle: number,
  grid: readonly number[],
  slides: SlideKind,
  order: Order,
): Move[] {
  const found: Move[] = [];
  const { label } = vehicleAt(board, vehicle);
  for (const sign of order === 'forward' ? [1, -1] : [-1, 1]) {
    const room = roomOf(board, state, vehicle, sign, grid);
    const shortest = slides === 'extreme' ? Math.max(room, 1) : 1;
    const longest = slides === 'unit' ? Math.min(room, 1) : room;
    for (let cells = shortest; cells <= longest; cells++) found.push({ vehicle, label, by: sign * cells });
  }
  return found;
}

/**
 * How many cells a vehicle can slide in a direction.
 *
 * @param board - the board
 * @param state - where its vehicles stand; default: as on the board itself
 * @param index - of the vehicle, in the board's order
 * @param sign - 1 for right and down, -1 for left and up
 * @param grid - what stands on each cell; default: made from the state
 *
 * @example
 * roomOf(board, startOf(board), 0, 1) // 2
 */
export function roomOf(
  board: Board,
  state: State,
  index: number,
  sign: number,
  grid: readonly number[] = occupancy(board, state),
): number {
  if (!state || (sign !== 1 && sign !== -1)) {
    checkState(board, state);
    check(sign, 'sign', oneOf([1, -1]));
  }
  const vehicle = vehicleAt(board, index);
  const length = laneLength(board, vehicle);
  const offset = state[index] ?? 0; // a state has an offset for every vehicle; `at` would be slow here
  let front = sign > 0 ? offset + vehicle.length : offset - 1;
  let room = 0;
  while (front >= 0 && front < length && grid[cellAlong(vehicle, front, board.width)] === EMPTY) {
    room++;
    front += sign;
  }
  return room;
}

/**
 * The state after a move. Whether the move is legal is not checked; `replay` checks it.
 *
 * @param state - where the vehicles stand before
 * @param move - the vehicle, and by how many cells it slides
 * @returns a new state
 * @throws RangeError or TypeError for a vehicle that the state does not have, or a slide that is not by whole cells
 *
 * @example
 * applyMove(startOf(board), { vehicle: 0, by: 2 }) // [ 2, 0 ]
 */
export function apply(state: State, move: Slide): State {
  const { vehicle, by } = move ?? {};
  // more is looked at only where something is wrong, because searches make every state by it
  if (typeof state?.[vehicle] !== 'number' || !Number.isInteger(by)) {
    checkParts(move, 'move', slideParts);
    check(state, 'state', () => `a list with an offset for vehicle ${vehicle}`);
  }
  return state.map((offset, index) => (index === vehicle ? offset + by : offset));
}

/**
 * The state before a move: the inverse of `applyMove`. A game with undo and redo is in `@unjam/core/game`.
 *
 * @param state - the state after the move
 * @param move - the move to take back
 * @returns the state before it
 * @throws RangeError or TypeError for a vehicle that the state does not have, or a slide that is not by whole cells
 *
 * @example
 * const after = applyMove(state, move);
 * undoMove(after, move) // [ 0, 0 ]
 */
export const undoMove = (state: State, move: Slide): State =>
  apply(state, { vehicle: move?.vehicle, by: -move?.by });

const slideParts = { vehicle: integer, by: integer };

/**
 * The length of a solution in both metrics. Consecutive slides of one vehicle in one direction count as one move.
 *
 * @param solution - moves in order, from the board itself
 *
 * @example
 * countSolution(parseSolution('A↓2, X→2', board)) // { moves: 2, steps: 4 }
 */
export function countSolution(solution: readonly Slide[]): Record<Metric, number> {
  checkList(solution, 'solution', slideParts);
  let moves = 0;
  let steps = 0;
  let last: Slide | undefined;
  for (const slide of solution) {
    if (!continues(last, slide)) moves++;
    steps += Math.abs(slide.by);
    last = slide;
  }
  return { moves, steps };
}

/**
 * The same solution, with consecutive slides of one vehicle in one direction joined into one.
 *
 * @param solution - slides in order
 *
 * @example
 * joinSlides([{ vehicle: 0, by: 1 }, { vehicle: 0, by: 1 }]) // [ { vehicle: 0, by: 2 } ]
 */
export function joinSlides<S extends Slide>(solution: readonly S[]): S[] {
  checkList(solution, 'solution', slideParts);
  const joined: S[] = [];
  for (const move of solution) {
    const last = joined.at(-1);
    if (last && continues(last, move)) joined[joined.length - 1] = { ...last, by: last.by + move.by };
    else joined.push(move);
  }
  return joined;
}

/** Whether a slide goes on where the last one ended, in the same direction. */
const continues = (last: Slide | undefined, { vehicle, by }: Slide): boolean =>
  last?.vehicle === vehicle && Math.sign(last.by) === Math.sign(by);

/** The same solution one cell at a time. */
export function splitSlides<S extends Slide>(solution: readonly S[]): S[] {
  const split: S[] = [];
  for (const slide of solution) {
    const step = { ...slide, by: Math.sign(slide.by) };
    for (let cell = 0; cell < Math.abs(slide.by); cell++) split.push(step);
  }
  return split;
}

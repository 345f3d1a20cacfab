/*
 * A board as an environment for programs that learn: one vehicle slides one cell a step, and every step costs 1 until
 * the primary is at the exit. Source: our own, in the terms of Sutton and Barto, *Reinforcement learning*.
 *
 *     XX.A    slot 0 is the primary, the others follow in the board's order: 0 X, 1 A
 *     ...A    action = 2 × slot + direction; direction 0 is left or up, 1 is right or down
 *     ....    mask 0101: X can go right (action 1), A can go down (action 3)
 *
 * Guarantee: an action is legal exactly where `replay` allows that step. Observations are written as 0 and 1 into an
 * array of bytes, so that many environments can share one.
 */

import { check, checkBoard, checkParts, whole } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import { type Board, EMPTY, exitOffset, laneLength, occupancy, type State, WALL } from '../board/board.ts';

/** The planes of cells, in their order. Off the board is a wall. The goal is where the primary must stand. */
export const environmentPlanes = ['primary', 'horizontal', 'vertical', 'wall', 'goal'] as const;

/** What all environments of one program have in common, so that their observations have one length. */
export interface EnvironmentShape {
  /** The most vehicles of a board. */
  readonly slots: number;
  /** The most columns and rows of a board; a smaller one stands in the top left corner. */
  readonly width: number;
  readonly height: number;
}

/** The smallest shape that all boards fit. */
export function shapeOf(boards: Iterable<Board>): EnvironmentShape {
  check(
    boards,
    'boards',
    (value) => (typeof value === 'string' || !Object(value)[Symbol.iterator]) && 'boards',
  );
  let shape = { slots: 0, width: 0, height: 0 };
  for (const board of boards) {
    checkBoard(board);
    const { vehicles, width, height } = board;
    shape = {
      slots: Math.max(shape.slots, vehicles.length),
      width: Math.max(shape.width, width),
      height: Math.max(shape.height, height),
    };
  }
  return shape;
}

/** Bytes of a mask, and of all planes. */
export function maskLength(shape: EnvironmentShape): number {
  checkShape(shape);
  return 2 * shape.slots;
}

export function planesLength(shape: EnvironmentShape): number {
  checkShape(shape);
  return environmentPlanes.length * shape.width * shape.height;
}

const checkShape = (shape: EnvironmentShape): void =>
  checkParts(shape, 'shape', { slots: whole, width: whole, height: whole });

/** One board being played by a program. */
export class Environment {
  readonly board: Board;
  /** The board's vehicle of each slot: the primary first. */
  readonly vehicles: readonly number[];
  readonly #shape: EnvironmentShape;
  /** What stands on each cell: a slot, EMPTY or WALL. */
  readonly #grid: Int16Array;
  /** By slot: the cell of the vehicle's first square, cells from one square to the next, squares, the lane's length. */
  readonly #first: Int16Array;
  readonly #stride: Int16Array;
  readonly #length: Int16Array;
  readonly #lane: Int16Array;
  /** By slot: how far the first square is from the start of the lane. */
  readonly #offset: Int16Array;
  readonly #goal: number;
  readonly #still: Uint8Array;
  #steps = 0;

  /** @param shape - one that the board fits */
  constructor(board: Board, shape: EnvironmentShape) {
    checkBoard(board);
    checkShape(shape);
    const needed = shapeOf([board]);
    for (const part of ['slots', 'width', 'height'] as const)
      check(shape[part], `shape.${part}`, () => shape[part] < needed[part] && `${needed[part]} or more`);
    const others = [...board.vehicles.keys()].filter((index) => index !== board.primary);
    this.board = board;
    this.vehicles = [board.primary, ...others];
    this.#shape = shape;
    this.#goal = exitOffset(board);
    const placed = this.vehicles.map((index) => at(board.vehicles, index));
    const across = (horizontal: boolean) => (horizontal ? 1 : board.width);
    this.#stride = Int16Array.from(placed, ({ orientation }) => across(orientation === 'horizontal'));
    this.#length = Int16Array.from(placed, ({ length }) => length);
    this.#lane = Int16Array.from(placed, (vehicle) => laneLength(board, vehicle));
    this.#offset = Int16Array.from(placed, ({ offset }) => offset);
    this.#first = Int16Array.from(placed, ({ orientation, lane, offset }) =>
      orientation === 'horizontal' ? lane * board.width + offset : offset * board.width + lane,
    );
    const slotOf = new Map(this.vehicles.map((index, slot) => [index, slot]));
    this.#grid = Int16Array.from(occupancy(board), (piece) => slotOf.get(piece) ?? piece);
    this.#still = this.#planesWithoutVehicles();
  }

  /** Steps taken, the illegal ones included. */
  get steps(): number {
    return this.#steps;
  }

  get solved(): boolean {
    return this.#offset[0] === this.#goal;
  }

  /** The state for the rest of core: an offset for each of the board's vehicles, in their order. */
  state(): State {
    const state = this.board.vehicles.map(({ offset }) => offset);
    for (const [slot, index] of this.vehicles.entries()) state[index] = item(this.#offset, slot);
    return state;
  }

  /** Whether an action is legal now. */
  isLegal(action: number): boolean {
    checkAction(action);
    const slot = action >> 1;
    if (slot >= this.vehicles.length) return false;
    return item(this.#grid, this.#entered(slot, action & 1)) === EMPTY;
  }

  /**
   * Takes a step.
   *
   * @param action - 0 to 2 × slots − 1; an illegal one changes nothing, and counts as a step
   * @returns whether it was legal
   */
  step(action: number): boolean {
    checkAction(action);
    this.#steps++;
    const slot = action >> 1;
    const ahead = action & 1;
    if (slot >= this.vehicles.length) return false;
    const entered = this.#entered(slot, ahead);
    if (item(this.#grid, entered) !== EMPTY) return false;
    const stride = item(this.#stride, slot);
    const first = item(this.#first, slot);
    const left = ahead ? first : first + (item(this.#length, slot) - 1) * stride;
    const sign = ahead ? 1 : -1;
    this.#grid[entered] = slot;
    this.#grid[left] = EMPTY;
    this.#first[slot] = first + sign * stride;
    this.#offset[slot] = item(this.#offset, slot) + sign;
    return true;
  }

  /** The cell that a vehicle enters by a step; -1, which is not a cell, where it would leave the board. */
  #entered(slot: number, ahead: number): number {
    const length = item(this.#length, slot);
    const offset = item(this.#offset, slot);
    if (ahead ? offset + length >= item(this.#lane, slot) : offset === 0) return -1;
    const stride = item(this.#stride, slot);
    return item(this.#first, slot) + (ahead ? length * stride : -stride);
  }

  /** Writes a byte for each action from `from` on: 1 where it is legal, 0 elsewhere. */
  writeMask(bytes: Uint8Array, from: number): void {
    const actions = maskLength(this.#shape);
    checkRoom(bytes, from, actions);
    for (let action = 0; action < actions; action++) bytes[from + action] = this.isLegal(action) ? 1 : 0;
  }

  /** Writes a byte for each cell of each plane from `from` on, 0 or 1, plane by plane, row by row. */
  writePlanes(bytes: Uint8Array, from: number): void {
    const { width, height } = this.#shape;
    const plane = width * height;
    checkRoom(bytes, from, this.#still.length);
    bytes.set(this.#still, from);
    for (let slot = 0; slot < this.vehicles.length; slot++) {
      const across = item(this.#stride, slot) === 1;
      const which = slot === 0 ? 0 : across ? 1 : 2;
      const first = from + which * plane + this.#cellOf(slot, item(this.#offset, slot));
      const length = item(this.#length, slot);
      const stride = across ? 1 : width;
      for (let square = 0; square < length; square++) bytes[first + square * stride] = 1;
    }
  }

  /** The cell of a plane at an offset of a vehicle's lane. */
  #cellOf(slot: number, offset: number): number {
    const stride = item(this.#stride, slot);
    const cell = item(this.#first, slot) + (offset - item(this.#offset, slot)) * stride;
    const row = Math.floor(cell / this.board.width);
    return row * this.#shape.width + cell - row * this.board.width;
  }

  /** The planes without vehicles: the walls, everything off the board, and the goal. */
  #planesWithoutVehicles(): Uint8Array {
    const { width, height } = this.#shape;
    const plane = width * height;
    const bytes = new Uint8Array(planesLength(this.#shape));
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const inside = row < this.board.height && column < this.board.width;
        if (!inside || this.#grid[row * this.board.width + column] === WALL)
          bytes[3 * plane + row * width + column] = 1;
      }
    }
    const goal = this.#cellOf(0, this.#goal);
    const stride = item(this.#stride, 0) === 1 ? 1 : width;
    for (let square = 0; square < item(this.#length, 0); square++)
      bytes[4 * plane + goal + square * stride] = 1;
    return bytes;
  }
}

/** Programs that learn take very many steps, so this calls nothing where an action is right. */
function checkAction(action: number): void {
  if (!(Number.isInteger(action) && action >= 0)) check(action, 'action', whole);
}

/** Checks that so many bytes fit from a place on. */
function checkRoom(bytes: Uint8Array, from: number, count: number): void {
  if (bytes instanceof Uint8Array && Number.isInteger(from) && from >= 0 && from + count <= bytes.length)
    return;
  check(bytes, 'bytes', (value) => !(value instanceof Uint8Array) && 'a Uint8Array');
  check(from, 'from', () => `a whole number from 0 to ${bytes.length - count}`);
}

/** The item of an array that has it; WALL for the cell -1. A step asks for a dozen, so it is not `at`. */
const item = (array: Int16Array, index: number): number => array[index] ?? WALL;

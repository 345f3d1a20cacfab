/*
 * A board as an environment for programs that learn: an action slides one vehicle, by one cell or by any number of cells,
 * until the primary is at the exit. Source: our own, in the terms of Sutton and Barto, *Reinforcement learning*.
 *
 *     XX.A    slot 0 is the primary, the others follow in the board's order: 0 X, 1 A
 *     ...A    action = 2 × slot + direction; direction 0 is left or up, 1 is right or down
 *     ....    mask 0101: X can go right (action 1), A can go down (action 3)
 *
 *     with slides of any length: action = (2 × slot + direction) × reach + cells − 1, where reach is the longest slide on the
 *     largest board of the shape: its longer side without the two cells of a car
 *
 * Guarantee: an action is legal exactly where `replay` allows that slide. Observations are written as 0 and 1 into an
 * array of bytes, so that many environments can share one.
 */

import { check, checkBoard, checkParts, oneOf, whole } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import { type Board, EMPTY, exitOffset, laneLength, occupancy, type State, WALL } from '../board/board.ts';

/** The planes of cells, in their order. Off the board is a wall. The goal is where the primary must stand. */
export const environmentPlanes = ['primary', 'horizontal', 'vertical', 'wall', 'goal'] as const;

/** What `writeCells` writes for a wall. */
export const WALL_CELL = 255;

/** What all environments of one program have in common, so that their observations have one length. */
export interface EnvironmentShape {
  /** The most vehicles of a board. */
  readonly slots: number;
  /** The most columns and rows of a board; a smaller one stands in the top left corner. */
  readonly width: number;
  readonly height: number;
  /** Which slides are actions: by one cell (`unit`, the default) or by any number of free cells (`slide`). */
  readonly slides?: EnvironmentSlides;
}

export const environmentSlides = ['unit', 'slide'] as const;
export type EnvironmentSlides = (typeof environmentSlides)[number];

/**
 * The smallest shape that all boards fit.
 *
 * @param boards - all boards that the program plays
 */
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

/**
 * How many actions there are, which is the number of bytes of a mask.
 *
 * @param shape - what all environments of the program have in common
 */
export function maskLength(shape: EnvironmentShape): number {
  checkShape(shape);
  return 2 * shape.slots * reachOf(shape);
}

/** The most cells of an action; a vehicle covers at least two cells of its lane. */
const reachOf = ({ slides, width, height }: EnvironmentShape): number =>
  slides === 'slide' ? Math.max(1, Math.max(width, height) - 2) : 1;

/**
 * How many cells a vehicle slides by an action.
 *
 * @param action - the number of the action, from 0
 * @param shape - what all environments of the program have in common
 */
export function cellsOfAction(action: number, shape: EnvironmentShape): number {
  checkAction(action);
  checkShape(shape);
  return (action % reachOf(shape)) + 1;
}

/**
 * Bytes of all planes.
 *
 * @param shape - what all environments of the program have in common
 */
export function planesLength(shape: EnvironmentShape): number {
  checkShape(shape);
  return environmentPlanes.length * shape.width * shape.height;
}

function checkShape(shape: EnvironmentShape): void {
  checkParts(shape, 'shape', { slots: whole, width: whole, height: whole });
  if (shape.slides !== undefined) check(shape.slides, 'shape.slides', oneOf(environmentSlides));
}

/** One board being played by a program. */
export class Environment {
  readonly board: Board;
  /** The board's vehicle of each slot: the primary first. */
  readonly vehicles: readonly number[];
  readonly #shape: EnvironmentShape;
  readonly #reach: number;
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
    this.#reach = reachOf(shape);
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
    const lane = Math.floor(action / this.#reach);
    const cells = action - lane * this.#reach + 1;
    return lane >> 1 < this.vehicles.length && this.#room(lane >> 1, lane & 1, cells) === cells;
  }

  /**
   * Takes an action.
   *
   * @param action - 0 to `maskLength(shape)` − 1; an illegal one changes nothing, and counts as a step
   * @returns whether it was legal
   */
  step(action: number): boolean {
    checkAction(action);
    this.#steps++;
    const lane = Math.floor(action / this.#reach);
    const cells = action - lane * this.#reach + 1;
    const slot = lane >> 1;
    const ahead = lane & 1;
    if (slot >= this.vehicles.length || this.#room(slot, ahead, cells) < cells) return false;
    const by = ahead ? item(this.#stride, slot) : -item(this.#stride, slot);
    const first = item(this.#first, slot);
    const length = item(this.#length, slot) * Math.abs(by);
    let left = ahead ? first : first + length + by;
    let entered = left + Math.sign(by) * length;
    for (let cell = 0; cell < cells; cell++) {
      this.#grid[entered] = slot;
      this.#grid[left] = EMPTY;
      entered += by;
      left += by;
    }
    this.#first[slot] = first + by * cells;
    this.#offset[slot] = item(this.#offset, slot) + (ahead ? cells : -cells);
    return true;
  }

  /** How many cells a vehicle can slide, at most so many. */
  #room(slot: number, ahead: number, most: number): number {
    const length = item(this.#length, slot);
    const offset = item(this.#offset, slot);
    const stride = item(this.#stride, slot);
    const limit = Math.min(most, ahead ? item(this.#lane, slot) - offset - length : offset);
    const by = ahead ? stride : -stride;
    let cell = item(this.#first, slot) + (ahead ? length * stride : by);
    let room = 0;
    for (; room < limit && item(this.#grid, cell) === EMPTY; room++) cell += by;
    return room;
  }

  /** Writes a byte for each action from `from` on: 1 where it is legal, 0 elsewhere. */
  writeMask(bytes: Uint8Array, from: number): void {
    const reach = this.#reach;
    const actions = 2 * this.#shape.slots * reach;
    checkRoom(bytes, from, actions);
    bytes.fill(0, from, from + actions);
    for (let lane = 0; lane < 2 * this.vehicles.length; lane++) {
      const first = from + lane * reach;
      const room = this.#room(lane >> 1, lane & 1, reach);
      for (let cells = 0; cells < room; cells++) bytes[first + cells] = 1;
    }
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

  /**
   * Writes a byte for each cell of the largest board from `from` on, row by row: 0 where it is empty, a slot + 1 where a vehicle
   * stands, `WALL_CELL` for a wall and off the board.
   */
  writeCells(bytes: Uint8Array, from: number): void {
    const { width, height } = this.#shape;
    checkRoom(bytes, from, width * height);
    const columns = this.board.width;
    for (let row = 0; row < height; row++) {
      const first = row * columns;
      for (let column = 0; column < width; column++) {
        const inside = column < columns && row < this.board.height;
        const piece = inside ? item(this.#grid, first + column) : WALL;
        bytes[from + row * width + column] = piece === EMPTY ? 0 : piece === WALL ? WALL_CELL : piece + 1;
      }
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

/** The item of an array that has it. A step asks for a dozen, so it is not `at`. */
const item = (array: Int16Array, index: number): number => array[index] ?? WALL;

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

import { check, checkBoard } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import { type Board, exitOffset, occupancy, type State, WALL } from '../board/board.ts';
import type { Vehicle } from '../board/vehicle.ts';
import {
  checkAction,
  checkShape,
  type EnvironmentShape,
  maskLength,
  planesLength,
  reachOf,
  shapeOf,
  WALL_CELL,
} from './environment-shape.ts';

/**
 * One board being played by a program. Action `2 × slot + direction` slides a vehicle by one cell, unless the shape has `slides: 'slide'`:
 * slot 0 is the primary, the others follow in the board's order; direction 0 is left or up, 1 right or down. A step changes what it must of the observations, so that writing one is a copy: a program
 * asks for them after each step. A new episode is a new environment.
 *
 * @example
 * const shape = shapeOf([board]); // of all boards of the program, so that their arrays have one length
 * const environment = new Environment(board, shape);
 * const mask = new Uint8Array(maskLength(shape));
 * environment.writeMask(mask);
 * environment.step(mask.indexOf(1)) // true
 */
export class Environment {
  readonly board: Board;
  /** The board's vehicle of each slot: the primary first. */
  readonly vehicles: readonly number[];
  readonly #shape: EnvironmentShape;
  readonly #reach: number;
  readonly #actions: number;
  /** Whether something stands on a cell: 1 or 0, row by row, with a border of 1 around the board, so that no slide leaves it. */
  readonly #taken: Uint8Array;
  /** By slot: the place of the vehicle's first square in `#taken`, places to its next square, places of all its squares. */
  readonly #first: Int32Array;
  readonly #stride: Int32Array;
  readonly #extent: Int32Array;
  /** By slot: how far the first square is from the start of the lane. */
  readonly #offset: Int16Array;
  readonly #goal: number;
  /** The observations as they are written, and by slot: the first square's cell, cells to the next one, the start of its plane. */
  readonly #planes: Uint8Array;
  readonly #cells: Uint8Array;
  readonly #cell: Int32Array;
  readonly #step: Int32Array;
  readonly #plane: Int32Array;
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
    this.#actions = maskLength(shape);
    this.#goal = exitOffset(board);
    const placed = this.vehicles.map((index) => at(board.vehicles, index));
    const row = board.width + 2;
    const cell = ({ orientation, lane, offset }: Vehicle, columns: number) =>
      orientation === 'horizontal' ? lane * columns + offset : offset * columns + lane;
    const stride = ({ orientation }: Vehicle, columns: number) =>
      orientation === 'horizontal' ? 1 : columns;
    this.#first = Int32Array.from(placed, (vehicle) => row + 1 + cell(vehicle, row));
    this.#stride = Int32Array.from(placed, (vehicle) => stride(vehicle, row));
    this.#extent = Int32Array.from(placed, (vehicle) => vehicle.length * stride(vehicle, row));
    this.#offset = Int16Array.from(placed, ({ offset }) => offset);
    this.#cell = Int32Array.from(placed, (vehicle) => cell(vehicle, shape.width));
    this.#step = Int32Array.from(placed, (vehicle) => stride(vehicle, shape.width));
    const plane = shape.width * shape.height;
    this.#plane = Int32Array.from(placed, ({ orientation }, slot) =>
      slot === 0 ? 0 : orientation === 'horizontal' ? plane : 2 * plane,
    );
    this.#taken = new Uint8Array(row * (board.height + 2)).fill(1);
    this.#planes = new Uint8Array(planesLength(shape));
    this.#cells = new Uint8Array(plane).fill(WALL_CELL);
    this.#planes.fill(1, 3 * plane, 4 * plane);
    for (const [index, piece] of occupancy(board).entries()) {
      const [down, across] = [Math.floor(index / board.width), index % board.width];
      if (piece === WALL) continue;
      this.#taken[(down + 1) * row + across + 1] = 0;
      this.#cells[down * shape.width + across] = 0;
      this.#planes[3 * plane + down * shape.width + across] = 0;
    }
    for (const [slot, { length }] of placed.entries())
      for (let square = 0; square < length; square++) this.#put(slot, square, true);
    const [primary] = placed;
    const goal = 4 * plane + item(this.#cell, 0) + (this.#goal - item(this.#offset, 0)) * item(this.#step, 0);
    for (let square = 0; square < (primary?.length ?? 0); square++)
      this.#planes[goal + square * item(this.#step, 0)] = 1;
  }

  /** Actions taken, the illegal ones included. */
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
    checkAction(action, this.#actions);
    const lane = Math.floor(action / this.#reach);
    const cells = action - lane * this.#reach + 1;
    return lane >> 1 < this.vehicles.length && this.#room(lane >> 1, lane & 1, cells) === cells;
  }

  /**
   * Takes an action.
   *
   * @param action - 0 to `maskLength(shape)` − 1; an illegal one changes nothing, and counts as a step
   * @returns whether it was legal
   * @throws RangeError for what is no action of the shape, such as the -1 of `indexOf`
   */
  step(action: number): boolean {
    checkAction(action, this.#actions);
    this.#steps++;
    const lane = Math.floor(action / this.#reach);
    const cells = action - lane * this.#reach + 1;
    const slot = lane >> 1;
    const ahead = lane & 1;
    if (slot >= this.vehicles.length || this.#room(slot, ahead, cells) < cells) return false;
    const squares = item(this.#extent, slot) / item(this.#stride, slot);
    for (let cell = 0; cell < cells; cell++) {
      this.#put(slot, ahead ? cell : squares - 1 - cell, false);
      this.#put(slot, ahead ? squares + cell : -1 - cell, true);
    }
    const by = ahead ? cells : -cells;
    this.#first[slot] = item(this.#first, slot) + by * item(this.#stride, slot);
    this.#cell[slot] = item(this.#cell, slot) + by * item(this.#step, slot);
    this.#offset[slot] = item(this.#offset, slot) + by;
    return true;
  }

  /** Puts a vehicle on the cell so many squares after its first one, or takes it away from there. */
  #put(slot: number, square: number, there: boolean): void {
    this.#taken[item(this.#first, slot) + square * item(this.#stride, slot)] = there ? 1 : 0;
    const cell = item(this.#cell, slot) + square * item(this.#step, slot);
    this.#cells[cell] = there ? slot + 1 : 0;
    this.#planes[item(this.#plane, slot) + cell] = there ? 1 : 0;
  }

  /** How many cells a vehicle can slide, at most so many. */
  #room(slot: number, ahead: number, most: number): number {
    const stride = item(this.#stride, slot);
    const by = ahead ? stride : -stride;
    let place = item(this.#first, slot) + (ahead ? item(this.#extent, slot) : by);
    let room = 0;
    for (; room < most && this.#taken[place] === 0; room++) place += by;
    return room;
  }

  /**
   * Writes a byte for each action: 1 where it is legal, 0 elsewhere.
   *
   * @param bytes - where they are written, with room for `maskLength(shape)`
   * @param from - the place of the first one; default: 0
   */
  writeMask(bytes: Uint8Array, from = 0): void {
    const reach = this.#reach;
    const actions = 2 * this.#shape.slots * reach;
    checkRoom(bytes, from, actions);
    bytes.fill(0, from, from + actions);
    const taken = this.#taken;
    const firsts = this.#first;
    const strides = this.#stride;
    for (let slot = 0; slot < firsts.length; slot++) {
      const first = item(firsts, slot);
      const stride = item(strides, slot);
      const back = from + 2 * slot * reach;
      for (
        let cells = 0, place = first - stride;
        cells < reach && taken[place] === 0;
        cells++, place -= stride
      )
        bytes[back + cells] = 1;
      const ahead = back + reach;
      let place = first + item(this.#extent, slot);
      for (let cells = 0; cells < reach && taken[place] === 0; cells++, place += stride)
        bytes[ahead + cells] = 1;
    }
  }

  /**
   * Writes a byte for each cell of each plane, 0 or 1, plane by plane, row by row.
   *
   * @param bytes - where they are written, with room for `planesLength(shape)`
   * @param from - the place of the first one; default: 0
   */
  writePlanes(bytes: Uint8Array, from = 0): void {
    checkRoom(bytes, from, this.#planes.length);
    bytes.set(this.#planes, from);
  }

  /**
   * Writes a byte for each cell of the largest board, row by row: 0 where it is empty, a slot + 1 where a vehicle stands,
   * 255 for a wall and off the board.
   *
   * @param bytes - where they are written, with room for a byte a cell
   * @param from - the place of the first one; default: 0
   */
  writeCells(bytes: Uint8Array, from = 0): void {
    checkRoom(bytes, from, this.#cells.length);
    bytes.set(this.#cells, from);
  }
}

/** Checks that so many bytes fit from a place on; nothing is called where they do, as programs that learn take very many steps. */
function checkRoom(bytes: Uint8Array, from: number, count: number): void {
  if (!(bytes instanceof Uint8Array && Number.isInteger(from) && from >= 0 && from + count <= bytes.length))
    refuseRoom(bytes, from, count);
}

function refuseRoom(bytes: Uint8Array, from: number, count: number): void {
  check(bytes, 'bytes', (value) => !(value instanceof Uint8Array) && 'a Uint8Array');
  const most = bytes.length - count;
  check(bytes.length, 'bytes.length', () => most < 0 && `${count} or more`);
  check(from, 'from', () => `a whole number from 0 to ${most}`);
}

/** The item of an array that has it. A step asks for a dozen, so it is not `at`. */
const item = (array: Int16Array | Int32Array, index: number): number => array[index] ?? 0;

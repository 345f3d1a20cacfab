// The chain of blockers of a state: the vehicles in the primary's way, the vehicles in their way, and so on.
//
// Source: ours; the idea of blockers as subgoals comes from Bird's planning (search/plan.ts). A vehicle of the chain
// must free some cells. In each direction it takes the shortest way that frees them, and the vehicles on that way are
// its blockers. A vehicle that has a free way has no blockers: the chain ends there.
//
//     . . . . . .    A is in the way of X. Upwards A needs a cell of B, downwards a cell of C. So the chain is A, one
//     . B B . . .    vehicle deep, then B and C, two vehicles deep. If B were not there, A could leave at once, and the
//     X X A . . .    chain would end with A.
//     . . A . . .
//     . C C . . .
//     . . . . . .
//
// Guarantee: the same for a mirrored, turned or relabelled board.

// The loops below use `array[i]!` where the loop keeps the index within the array, because `at` would double the time.

import { type Board, EMPTY, exitOffset, WALL } from '../board/board.ts';
import { type Lane, lanesOf } from './lane.ts';

export class Blockers {
  /** The depth of each vehicle in the chain: 0 for the primary, -1 for a vehicle that is not in the chain. */
  readonly depth: Int8Array;
  /** The cells that each vehicle must free, as bits of its lane; 0 for a vehicle outside the chain. */
  readonly #needed: Int32Array;
  readonly #grid: Int16Array;
  readonly #walls: Int16Array;
  readonly #queue: number[] = [];
  readonly #taken: number[] = [];
  readonly #lanes: readonly Lane[];
  readonly #primary: number;
  readonly #exit: number;

  constructor(board: Board) {
    this.#lanes = lanesOf(board);
    this.#primary = board.primary;
    this.#exit = exitOffset(board);
    this.depth = new Int8Array(board.vehicles.length);
    this.#needed = new Int32Array(board.vehicles.length);
    this.#grid = new Int16Array(board.width * board.height);
    this.#walls = this.#grid.slice().fill(EMPTY);
    for (const wall of board.walls) this.#walls[wall] = WALL;
  }

  /** Computes the chain of a state, given by the offsets of all vehicles. */
  read(state: ArrayLike<number>): void {
    const grid = this.#grid;
    grid.set(this.#walls);
    for (let index = 0; index < this.#lanes.length; index++) {
      const { first, stride, length } = this.#lanes[index]!;
      for (let i = 0; i < length; i++) grid[first + (state[index]! + i) * stride] = index;
    }
    this.depth.fill(-1);
    this.#needed.fill(0);
    this.depth[this.#primary] = 0;
    this.#queue.length = 0;
    const { first, stride, length } = this.#lanes[this.#primary]!;
    const offset = state[this.#primary]!;
    const exit = this.#exit;
    const end = exit < offset ? offset : exit + length;
    for (let along = exit < offset ? exit : offset + length; along < end; along++) {
      this.#add(first + along * stride, 1);
    }
    for (let i = 0; i < this.#queue.length; i++) this.#expand(this.#queue[i]!, state);
  }

  /** How many vehicles the chain has, without the primary. */
  get size(): number {
    return this.#queue.length;
  }

  /** Whether a vehicle of the chain covers none of the cells that it must free when it stands at this offset. */
  clears(vehicle: number, offset: number): boolean {
    const needed = this.#needed[vehicle]!;
    return needed !== 0 && (needed & (((1 << this.#lanes[vehicle]!.length) - 1) << offset)) === 0;
  }

  #add(cell: number, depth: number): void {
    const index = this.#grid[cell]!;
    if (index < 0 || index === this.#primary) return;
    if (this.depth[index] === -1) {
      this.depth[index] = depth;
      this.#queue.push(index);
    }
    // a vehicle keeps the smallest depth at which it blocks another one
    if (this.depth[index] !== depth) return;
    const { first, stride } = this.#lanes[index]!;
    this.#needed[index]! |= 1 << ((cell - first) / stride);
  }

  /** Adds the blockers of a vehicle that must leave, unless it can leave at once. */
  #expand(index: number, state: ArrayLike<number>): void {
    this.#taken.length = 0;
    for (let by = -1; by <= 1; by += 2) {
      const before = this.#taken.length;
      const leaves = this.#leave(index, state[index]!, by);
      if (leaves && this.#taken.length === before) return;
      if (!leaves) this.#taken.length = before;
    }
    for (const cell of this.#taken) this.#add(cell, this.depth[index]! + 1);
  }

  /** Collects the cells of other vehicles on the shortest way out in a direction; false if there is no way out. */
  #leave(index: number, from: number, by: number): boolean {
    const { first, stride, length, cells } = this.#lanes[index]!;
    for (let offset = from + by; ; offset += by) {
      const front = by < 0 ? offset : offset + length - 1;
      if (front < 0 || front >= cells) return false;
      const cell = first + front * stride;
      const piece = this.#grid[cell]!;
      if (piece === WALL) return false;
      if (piece !== EMPTY && piece !== index) this.#taken.push(cell);
      if (this.clears(index, offset)) return true;
    }
  }
}

// The chain of blockers of a state: what stands in the primary's way, what stands in the way of that, and so on.
//
// Source: ours; the idea of blockers as subgoals is that of Bird's planning (search/plan.ts). Two vehicles count as
// blockers of a third where it needs one of their cells to leave the cells that it must free, in either direction, each
// as short as possible. A vehicle that can leave at once has no blockers: the chain ends there.
//
//     . . A . B B    X needs the cell of A and that of C. A must go down by two cells, where D stands; upwards it has
//     X X A . C .    no room. C can leave at once, upwards or downwards it is blocked by B, but downwards it is free.
//     . . D D C .    So the chain is A, C (one step from X) and D (two steps).
//     . . . . . .
//
// Guarantee: the same for a board in a mirror, turned, or with other labels.

import { at } from '../at.ts';
import { type Board, EMPTY, exitOffset, laneLength, primaryOf, WALL } from '../board/board.ts';
import { cellAlong } from '../board/vehicle.ts';

export class Blockers {
  /** How far each vehicle is from the primary along the chain: 0 the primary, -1 not in the chain. */
  readonly depth: Int8Array;
  /** The cells that each vehicle must free, as bits of its lane; 0 for a vehicle outside the chain. */
  readonly #needed: Int32Array;
  readonly #board: Board;
  readonly #grid: Int16Array;
  readonly #walls: Int16Array;
  readonly #queue: number[] = [];
  readonly #lengths: readonly number[];

  constructor(board: Board) {
    const cells = board.width * board.height;
    this.#board = board;
    this.depth = new Int8Array(board.vehicles.length);
    this.#needed = new Int32Array(board.vehicles.length);
    this.#grid = new Int16Array(cells);
    this.#walls = new Int16Array(cells).fill(EMPTY);
    for (const wall of board.walls) this.#walls[wall] = WALL;
    this.#lengths = board.vehicles.map((vehicle) => laneLength(board, vehicle));
  }

  /** Works out the chain of a state, given by the offsets of all vehicles. */
  read(state: ArrayLike<number>): void {
    const board = this.#board;
    this.#grid.set(this.#walls);
    board.vehicles.forEach((vehicle, index) => {
      for (let i = 0; i < vehicle.length; i++) {
        this.#grid[cellAlong(vehicle, at(state, index) + i, board.width)] = index;
      }
    });
    this.depth.fill(-1);
    this.#needed.fill(0);
    this.depth[board.primary] = 0;
    this.#queue.length = 0;
    const primary = primaryOf(board);
    const offset = at(state, board.primary);
    const exit = exitOffset(board);
    const [first, end] = exit < offset ? [exit, offset] : [offset + primary.length, exit + primary.length];
    for (let along = first; along < end; along++) this.#add(cellAlong(primary, along, board.width), 1);
    for (let i = 0; i < this.#queue.length; i++) this.#expand(at(this.#queue, i), state);
  }

  /** How many vehicles the chain has, the primary not counted. */
  get size(): number {
    return this.#queue.length;
  }

  /** Whether a vehicle of the chain, moved to this offset, covers none of the cells that it must free. */
  clears(vehicle: number, offset: number): boolean {
    const needed = at(this.#needed, vehicle);
    const { length } = at(this.#board.vehicles, vehicle);
    return needed !== 0 && (needed & (((1 << length) - 1) << offset)) === 0;
  }

  #add(cell: number, depth: number): void {
    const index = at(this.#grid, cell);
    if (index < 0 || index === this.#board.primary) return;
    if (this.depth[index] === -1) {
      this.depth[index] = depth;
      this.#queue.push(index);
    }
    // one that is nearer to the primary is in the chain for what it blocks there
    if (this.depth[index] !== depth) return;
    const { orientation, lane } = at(this.#board.vehicles, index);
    const { width } = this.#board;
    const along = orientation === 'horizontal' ? cell - lane * width : (cell - lane) / width;
    this.#needed[index] = at(this.#needed, index) | (1 << along);
  }

  /** Adds what stands in the way of a vehicle that must leave, unless it can leave at once. */
  #expand(index: number, state: ArrayLike<number>): void {
    const ways = [-1, 1].map((by) => this.#wayOut(index, at(state, index), by));
    if (ways.some((way) => way?.length === 0)) return;
    for (const way of ways) for (const cell of way ?? []) this.#add(cell, at(this.depth, index) + 1);
  }

  /** The cells of other vehicles on the shortest way out in a direction; undefined where there is no way out. */
  #wayOut(index: number, from: number, by: number): number[] | undefined {
    const vehicle = at(this.#board.vehicles, index);
    const taken: number[] = [];
    for (let offset = from + by; ; offset += by) {
      const front = by < 0 ? offset : offset + vehicle.length - 1;
      if (front < 0 || front >= at(this.#lengths, index)) return undefined;
      const cell = cellAlong(vehicle, front, this.#board.width);
      const piece = at(this.#grid, cell);
      if (piece === WALL) return undefined;
      if (piece !== EMPTY && piece !== index) taken.push(cell);
      if (this.clears(index, offset)) return taken;
    }
  }
}

// One state of a board up to 16×16 that vehicles are moved about in, one move at a time.
//
// For each lane the taken cells are one number, bit i for cell i, so how far a vehicle can slide is the distance to the
// nearest bit on either side.
//
//     .AABB.    offsets 1 and 3, taken 011110 from left to right: A can slide 1 left, B 1 right
//
// Guarantee: `lowest` and `highest` bound the legal slides of a vehicle exactly. Source: ours, as in the generic engine.

import type { Board } from '../board/board.ts';
import type { Metric } from '../board/moves.ts';
import { BoardLanes, FIRST_COLUMN, LANES } from '../engine/lanes/board-lanes.ts';

export class WorkingState {
  /** How many vehicles there are. */
  readonly count: number;
  readonly primary: number;
  /** The primary's offset at the exit. */
  readonly goal: number;
  /** The offset of each vehicle. */
  readonly offsets: Uint8Array;
  readonly #start: Uint8Array;
  readonly #lanes: Uint8Array;
  readonly #lengths: Uint8Array;
  /** One bit after the last cell of each vehicle's lane. */
  readonly #edges: Int32Array;
  readonly #walls: Int32Array;
  readonly #taken = new Int32Array(LANES);

  constructor(board: Board) {
    const read = new BoardLanes();
    read.read(board);
    const { count, width, height } = read;
    this.count = count;
    this.primary = read.primary;
    this.goal = read.goal;
    this.#start = read.offsets.slice(0, count);
    this.#lanes = read.lanes.slice(0, count);
    this.#lengths = read.lengths.slice(0, count);
    this.#edges = Int32Array.from(this.#lanes, (lane) => 1 << (lane < FIRST_COLUMN ? width : height));
    this.#walls = read.walls;
    this.offsets = this.#start.slice();
    this.repaint();
  }

  /** Back to the state of the board. */
  restart(): void {
    this.open(this.#start);
  }

  /** Opens the state with these offsets. */
  open(offsets: Uint8Array): void {
    this.offsets.set(offsets);
    this.repaint();
  }

  /** Works out the taken cells again, after `offsets` were written from outside. */
  repaint(): void {
    this.#taken.set(this.#walls);
    for (let vehicle = 0; vehicle < this.count; vehicle++) this.#toggle(vehicle);
  }

  /** The least offset to which a vehicle can slide. */
  lowest(vehicle: number): number {
    const before = (1 << this.offsets[vehicle]!) - 1;
    return 32 - Math.clz32(this.#taken[this.#lanes[vehicle]!]! & before);
  }

  /** The greatest offset to which a vehicle can slide. */
  highest(vehicle: number): number {
    const offset = this.offsets[vehicle]!;
    const taken = this.#taken[this.#lanes[vehicle]!]! | this.#edges[vehicle]!;
    const ahead = taken >>> (offset + this.#lengths[vehicle]!);
    return offset + 31 - Math.clz32(ahead & -ahead);
  }

  /** Whether a vehicle can slide to an offset; to its own it can. */
  canReach(vehicle: number, offset: number): boolean {
    return offset < this.offsets[vehicle]! ? offset >= this.lowest(vehicle) : offset <= this.highest(vehicle);
  }

  /** Moves a vehicle to an offset that it can reach. */
  move(vehicle: number, offset: number): void {
    this.#toggle(vehicle);
    this.offsets[vehicle] = offset;
    this.#toggle(vehicle);
  }

  get solved(): boolean {
    return this.offsets[this.primary] === this.goal;
  }

  /** What one move or step of a vehicle can lead to: the least offset and the greatest. */
  first(vehicle: number, metric: Metric): number {
    const lowest = this.lowest(vehicle);
    return metric === 'moves' ? lowest : Math.max(lowest, this.offsets[vehicle]! - 1);
  }

  last(vehicle: number, metric: Metric): number {
    const highest = this.highest(vehicle);
    return metric === 'moves' ? highest : Math.min(highest, this.offsets[vehicle]! + 1);
  }

  /** Takes a vehicle off its cells, or puts it on them. */
  #toggle(vehicle: number): void {
    const taken = this.#taken;
    const lane = this.#lanes[vehicle]!;
    const offset = this.offsets[vehicle]!;
    const length = this.#lengths[vehicle]!;
    taken[lane] = taken[lane]! ^ (((1 << length) - 1) << offset);
    const crossing = ((lane ^ FIRST_COLUMN) & FIRST_COLUMN) + offset;
    const bit = 1 << (lane & (FIRST_COLUMN - 1));
    for (let cell = crossing; cell < crossing + length; cell++) taken[cell] = taken[cell]! ^ bit;
  }
}

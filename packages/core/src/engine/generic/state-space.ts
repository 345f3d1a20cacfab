// States of any board up to 16×16 as keys of 32-bit words, and their successors.
//
// The offset of a vehicle takes four bits: eight vehicles a word, in the board's order. To find the moves of a
// state its vehicles are painted into one number for each lane, bit i for cell i; how far a vehicle can slide is
// then the distance to the nearest bit on either side.
//
//     .AABB.    offsets 1 and 3, key 0x31, bits 011110 from left to right: A can slide 1 left, B 1 right
//
// Guarantee: `open` followed by `room` gives every legal slide and no other.

import { type Board, exitOffset, laneLength, type State, startOf } from '../../board/board.ts';
import type { Metric, Move } from '../../board/moves.ts';
import type { Orientation } from '../../board/vehicle.ts';

/** Rows are lanes 0 to 15, columns 16 to 31. */
const FIRST_COLUMN = 16;
export const NO_LANE = 32;

export const laneOf = (vehicle: { readonly orientation: Orientation; readonly lane: number }): number =>
  vehicle.orientation === 'horizontal' ? vehicle.lane : FIRST_COLUMN + vehicle.lane;

/** A board made ready for searching: one state at a time is open, and everything is asked about that one. */
export class StateSpace {
  readonly words: number;
  readonly vehicles: number;
  readonly primary: number;
  /** The lane of each vehicle. */
  readonly lanes: Uint8Array;
  /** How many vehicles share the lane of each vehicle, itself included. */
  readonly sharing: Uint8Array;
  readonly goal: number;
  /** The open state: its key, its offsets, and the taken cells of each lane. */
  readonly key: Uint32Array;
  readonly offsets: Uint8Array;
  readonly taken = new Int32Array(NO_LANE);
  readonly #walls = new Int32Array(NO_LANE);
  readonly #lengths: Uint8Array;
  /** One bit after the last cell of each vehicle's lane. */
  readonly #edges: Int32Array;

  constructor(board: Board) {
    const { vehicles, walls, width } = board;
    this.vehicles = vehicles.length;
    this.words = Math.ceil(vehicles.length / 8);
    this.primary = board.primary;
    this.goal = exitOffset(board);
    this.key = new Uint32Array(this.words);
    this.offsets = new Uint8Array(vehicles.length);
    this.lanes = Uint8Array.from(vehicles, laneOf);
    this.sharing = this.lanes.map((lane) => this.lanes.filter((other) => other === lane).length);
    this.#lengths = Uint8Array.from(vehicles, ({ length }) => length);
    this.#edges = Int32Array.from(vehicles, (vehicle) => 1 << laneLength(board, vehicle));
    for (const wall of walls) {
      const row = Math.floor(wall / width);
      const column = wall % width;
      this.#walls[row] = (this.#walls[row] as number) | (1 << column);
      this.#walls[FIRST_COLUMN + column] = (this.#walls[FIRST_COLUMN + column] as number) | (1 << row);
    }
    this.open(pack(startOf(board)), 0);
  }

  /** Opens the state whose key is at this place. */
  open(keys: Uint32Array, at: number): void {
    const { key, offsets, taken, lanes } = this;
    taken.set(this.#walls);
    for (let word = 0; word < key.length; word++) key[word] = keys[at + word] as number;
    for (let vehicle = 0; vehicle < offsets.length; vehicle++) {
      const offset = ((key[vehicle >>> 3] as number) >>> (4 * (vehicle & 7))) & 15;
      offsets[vehicle] = offset;
      const lane = lanes[vehicle] as number;
      const length = this.#lengths[vehicle] as number;
      taken[lane] = (taken[lane] as number) | (((1 << length) - 1) << offset);
      const crossing = (lane ^ FIRST_COLUMN) & FIRST_COLUMN;
      const bit = 1 << (lane & (FIRST_COLUMN - 1));
      for (let cell = 0; cell < length; cell++) {
        taken[crossing + offset + cell] = (taken[crossing + offset + cell] as number) | bit;
      }
    }
  }

  /** How many cells a vehicle of the open state can slide, right or down when `sign` is 1, left or up when -1. */
  room(vehicle: number, sign: number): number {
    const offset = this.offsets[vehicle] as number;
    const taken = this.taken[this.lanes[vehicle] as number] as number;
    if (sign < 0) return offset - (32 - Math.clz32(taken & ((1 << offset) - 1)));
    const end = offset + (this.#lengths[vehicle] as number);
    const ahead = (taken | (this.#edges[vehicle] as number)) >>> end;
    return 31 - Math.clz32(ahead & -ahead);
  }

  /** Makes `key` that of the state after the slide; the same slide by `-by` takes it back. */
  slide(vehicle: number, by: number): void {
    const word = vehicle >>> 3;
    this.key[word] = (this.key[word] as number) + (by << (4 * (vehicle & 7)));
  }

  get solved(): boolean {
    return this.offsets[this.primary] === this.goal;
  }

  /** The taken cells between the primary of the open state and its exit. */
  get blocked(): number {
    const offset = this.offsets[this.primary] as number;
    const taken = this.taken[this.lanes[this.primary] as number] as number;
    return this.goal === 0
      ? taken & ((1 << offset) - 1)
      : taken & ~((1 << (offset + (this.#lengths[this.primary] as number))) - 1);
  }

  /**
   * No solution of the open state is shorter: each vehicle in the primary's way must move, which nothing else does
   * for it, and then the primary, in steps once for each cell to the exit.
   */
  lowerBound(metric: Metric): number {
    const steps = Math.abs(this.goal - (this.offsets[this.primary] as number));
    let bound = metric === 'steps' ? steps : Math.min(steps, 1);
    for (let rest = this.blocked; rest !== 0 && steps > 0; rest &= rest - 1) bound++;
    return bound;
  }

  /** The slide that takes the vehicle across this cell of the primary's lane out of it, if one suffices. */
  clear(cell: number): Move | undefined {
    const lane = this.lanes[this.primary] as number;
    const crossing = ((lane ^ FIRST_COLUMN) & FIRST_COLUMN) + cell;
    const at = lane & (FIRST_COLUMN - 1);
    for (let vehicle = 0; vehicle < this.vehicles; vehicle++) {
      if (this.lanes[vehicle] !== crossing) continue;
      const offset = this.offsets[vehicle] as number;
      const end = offset + (this.#lengths[vehicle] as number);
      if (at < offset || at >= end) continue;
      if (this.room(vehicle, -1) >= end - at) return { vehicle, by: at - end };
      if (this.room(vehicle, 1) > at - offset) return { vehicle, by: at - offset + 1 };
    }
    return undefined;
  }

  /** Whether a wall or a vehicle of the primary's own lane stands between it and the exit: then it always will. */
  get shutIn(): boolean {
    const lane = this.lanes[this.primary] as number;
    let fixed = this.#walls[lane] as number;
    for (let vehicle = 0; vehicle < this.vehicles; vehicle++) {
      if (this.lanes[vehicle] === lane) fixed |= 1 << (this.offsets[vehicle] as number);
    }
    return (this.blocked & fixed) !== 0;
  }
}

/** The key of a state. */
export function pack(state: State): Uint32Array {
  const key = new Uint32Array(Math.ceil(state.length / 8));
  state.forEach((offset, vehicle) => {
    key[vehicle >>> 3] = (key[vehicle >>> 3] as number) | (offset << (4 * (vehicle & 7)));
  });
  return key;
}

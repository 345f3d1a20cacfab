// States of any board up to 16×16 as keys of 32-bit words, and their successors.
//
// The offset of a vehicle takes four bits: eight vehicles a word, in the board's order. To find the moves of a
// state its vehicles are painted into one number for each lane, bit i for cell i; how far a vehicle can slide is
// then the distance to the nearest bit on either side.
//
//     .AABB.    offsets 1 and 3, key 0x31, bits 011110 from left to right: A can slide 1 left, B 1 right
//
// Guarantee: `open` followed by `room` gives every legal slide and no other.

import { type Board, type State, startOf } from '../../board/board.ts';
import type { Metric, Slide } from '../../board/moves.ts';
import { BoardLanes, FIRST_COLUMN, LANES } from '../lanes/board-lanes.ts';

/** Stands for the lane that moved last where nothing has moved. */
export const NO_LANE = LANES;

/** A board made ready for searching: one state at a time is open, and everything is asked about that one. */
export class StateSpace {
  readonly words: number;
  readonly vehicles: number;
  readonly primary: number;
  /** The primary's offset at the exit. */
  readonly goal: number;
  /** Whether something that never leaves the primary's lane stands between it and the exit at the start. */
  readonly shutIn: boolean;
  /** The lane of each vehicle. */
  readonly lanes: Uint8Array;
  /** How many vehicles share the lane of each vehicle, itself included. */
  readonly sharing: Uint8Array;
  /** The open state: its key, its offsets, and the taken cells of each lane. */
  readonly key: Uint32Array;
  readonly offsets: Uint8Array;
  readonly taken = new Int32Array(LANES);
  readonly #walls: Int32Array;
  readonly #lengths: Uint8Array;
  /** One bit after the last cell of each vehicle's lane. */
  readonly #edges: Int32Array;

  constructor(board: Board) {
    const read = new BoardLanes();
    read.read(board);
    const { count } = read;
    this.vehicles = count;
    this.words = Math.ceil(count / 8);
    this.primary = read.primary;
    this.goal = read.goal;
    this.shutIn = read.shutIn;
    this.key = new Uint32Array(this.words);
    this.offsets = new Uint8Array(count);
    this.lanes = read.lanes.slice(0, count);
    this.sharing = this.lanes.map((lane) => this.lanes.filter((other) => other === lane).length);
    this.#walls = read.walls;
    this.#lengths = read.lengths.slice(0, count);
    this.#edges = Int32Array.from(
      this.lanes,
      (lane) => 1 << (lane < FIRST_COLUMN ? read.width : read.height),
    );
    this.open(pack(startOf(board)), 0);
  }

  /** Opens the state whose key is at this place. */
  open(keys: Uint32Array, at: number): void {
    const { key, offsets, taken, lanes } = this;
    taken.set(this.#walls);
    for (let word = 0; word < key.length; word++) key[word] = keys[at + word]!;
    for (let vehicle = 0; vehicle < offsets.length; vehicle++) {
      const offset = (key[vehicle >>> 3]! >>> (4 * (vehicle & 7))) & 15;
      offsets[vehicle] = offset;
      const lane = lanes[vehicle]!;
      const length = this.#lengths[vehicle]!;
      taken[lane] = taken[lane]! | (((1 << length) - 1) << offset);
      const crossing = (lane ^ FIRST_COLUMN) & FIRST_COLUMN;
      const bit = 1 << (lane & (FIRST_COLUMN - 1));
      for (let cell = 0; cell < length; cell++) {
        const at = crossing + offset + cell;
        taken[at] = taken[at]! | bit;
      }
    }
  }

  /** How many cells a vehicle of the open state can slide, right or down when `sign` is 1, left or up when -1. */
  room(vehicle: number, sign: number): number {
    const offset = this.offsets[vehicle]!;
    const taken = this.taken[this.lanes[vehicle]!]!;
    if (sign < 0) return offset - (32 - Math.clz32(taken & ((1 << offset) - 1)));
    const end = offset + this.#lengths[vehicle]!;
    const ahead = (taken | this.#edges[vehicle]!) >>> end;
    return 31 - Math.clz32(ahead & -ahead);
  }

  /** Makes `key` that of the state after the slide; the same slide by `-by` takes it back. */
  slide(vehicle: number, by: number): void {
    const word = vehicle >>> 3;
    this.key[word] = this.key[word]! + (by << (4 * (vehicle & 7)));
  }

  get solved(): boolean {
    return this.offsets[this.primary] === this.goal;
  }

  /** The taken cells between the primary of the open state and its exit. */
  get blocked(): number {
    const offset = this.offsets[this.primary]!;
    const taken = this.taken[this.lanes[this.primary]!]!;
    return this.goal === 0
      ? taken & ((1 << offset) - 1)
      : taken & ~((1 << (offset + this.#lengths[this.primary]!)) - 1);
  }

  /**
   * No solution of the open state is shorter: each vehicle in the primary's way must move, which nothing else does
   * for it, and then the primary, in steps once for each cell to the exit.
   */
  lowerBound(metric: Metric): number {
    const steps = Math.abs(this.goal - this.offsets[this.primary]!);
    let bound = metric === 'steps' ? steps : Math.min(steps, 1);
    for (let rest = this.blocked; rest !== 0 && steps > 0; rest &= rest - 1) bound++;
    return bound;
  }

  /** The slide that takes the vehicle across this cell of the primary's lane out of it, if one suffices. */
  clear(cell: number): Slide | undefined {
    const lane = this.lanes[this.primary]!;
    const crossing = ((lane ^ FIRST_COLUMN) & FIRST_COLUMN) + cell;
    const at = lane & (FIRST_COLUMN - 1);
    for (let vehicle = 0; vehicle < this.vehicles; vehicle++) {
      if (this.lanes[vehicle] !== crossing) continue;
      const offset = this.offsets[vehicle]!;
      const end = offset + this.#lengths[vehicle]!;
      if (at < offset || at >= end) continue;
      if (this.room(vehicle, -1) >= end - at) return { vehicle, by: at - end };
      if (this.room(vehicle, 1) > at - offset) return { vehicle, by: at - offset + 1 };
    }
    return undefined;
  }
}

/** The key of a state. */
export function pack(state: State): Uint32Array {
  const key = new Uint32Array(Math.ceil(state.length / 8));
  state.forEach((offset, vehicle) => {
    key[vehicle >>> 3] = key[vehicle >>> 3]! | (offset << (4 * (vehicle & 7)));
  });
  return key;
}

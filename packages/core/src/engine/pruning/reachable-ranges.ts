// The reach of every vehicle: the cells that it can ever cover, given the offsets at which it may come to rest.
//
// Source: our own. Guarantee: no play that keeps to those stops covers a cell outside a reach; a reach may be larger
// than what can really be covered.
//
//     A A . B B     B, wherever it goes, covers the fourth cell of the top row: so C never leaves its place, and X gets
//     X X . C .     as far as the third cell of its row. A has two offsets, as there must be room for B; so has B.
//     . . . C .
//     . . . C .
//
// Every vehicle begins with the cells on which it stands. It may go on to the next stop if no cell on the way is always
// taken by another: one that lies in every placement which that other has so far. ReachableRanges grow and what is always taken
// shrinks, until nothing changes. In any play the first move that leaves these reaches would have to cross a cell that
// was taken then, since until then every vehicle was within its reach.

import { type Board, laneLength } from '../../board/board.ts';
import type { Vehicle } from '../../board/vehicle.ts';

/** A board of 16×16 has no more. */
const MOST_VEHICLES = 128;
/** Rows are lanes 0 to 15, columns 16 to 31. */
const LANES = 32;
const FIRST_COLUMN = 16;
const LANE = FIRST_COLUMN - 1;
const MOST_CELLS = 16;
export const NONE = -1;

/** The reaches of one board after the other, in the same memory. */
export class ReachableRanges {
  count = 0;
  readonly lengths = new Uint8Array(MOST_VEHICLES);
  readonly starts = new Uint8Array(MOST_VEHICLES);
  /** The offsets at which each vehicle may come to rest, offset i as bit i; narrowed from outside. */
  readonly stops = new Int32Array(MOST_VEHICLES);
  /** The first and the last offset of each vehicle: a stop or its start. */
  readonly first = new Uint8Array(MOST_VEHICLES);
  readonly last = new Uint8Array(MOST_VEHICLES);
  readonly #lanes = new Uint8Array(MOST_VEHICLES);
  /** The next vehicle in the same lane on either side. */
  readonly #before = new Int16Array(MOST_VEHICLES);
  readonly #after = new Int16Array(MOST_VEHICLES);
  readonly #needed = new Uint8Array(MOST_VEHICLES);
  readonly #laneLengths = new Uint8Array(MOST_VEHICLES);
  /** The cells of each lane, cell i as bit i: walls, always taken, reached by one vehicle at least, by two at least. */
  readonly #walls = new Int32Array(LANES);
  readonly #taken = new Int32Array(LANES);
  readonly #reached = new Int32Array(LANES);
  readonly #contested = new Int32Array(LANES);

  /** Takes a board in, on which every offset is a stop. */
  read(board: Board): void {
    const { vehicles, walls, width } = board;
    this.count = vehicles.length;
    this.#walls.fill(0);
    for (let i = 0; i < walls.length; i++) {
      const wall = walls[i] as number;
      mark(this.#walls, Math.floor(wall / width), 1 << (wall % width));
    }
    for (let i = 0; i < vehicles.length; i++) {
      const vehicle = vehicles[i] as Vehicle;
      const { orientation, lane, offset, length } = vehicle;
      this.#lanes[i] = orientation === 'horizontal' ? lane : FIRST_COLUMN + lane;
      this.lengths[i] = length;
      this.starts[i] = offset;
      this.#laneLengths[i] = laneLength(board, vehicle);
      this.stops[i] = cells(0, laneLength(board, vehicle) - length + 1);
    }
    for (let i = 0; i < vehicles.length; i++) this.#findNeighbours(i);
  }

  #findNeighbours(vehicle: number): void {
    let before = NONE;
    let after = NONE;
    for (let i = 0; i < this.count; i++) {
      if (i === vehicle || this.#lanes[i] !== this.#lanes[vehicle]) continue;
      const offset = this.starts[i] as number;
      if (offset < (this.starts[vehicle] as number)) {
        if (before === NONE || offset > (this.starts[before] as number)) before = i;
      } else if (after === NONE || offset < (this.starts[after] as number)) after = i;
    }
    this.#before[vehicle] = before;
    this.#after[vehicle] = after;
  }

  /** Finds the reaches, and takes away the stops that lie beyond them. */
  find(): void {
    const count = this.count;
    this.#taken.set(this.#walls);
    for (let i = 0; i < count; i++) {
      const start = this.starts[i] as number;
      this.first[i] = start;
      this.last[i] = start;
      mark(this.#taken, this.#lanes[i] as number, cells(start, start + (this.lengths[i] as number)));
    }
    let grown = true;
    while (grown) {
      grown = false;
      for (let i = 0; i < count; i++) if (this.#growReach(i)) grown = true;
    }
    this.#reached.fill(0);
    this.#contested.fill(0);
    for (let i = 0; i < count; i++) {
      const first = this.first[i] as number;
      const last = this.last[i] as number;
      this.stops[i] = (this.stops[i] as number) & cells(first, last + 1);
      this.#reach(this.#lanes[i] as number, cells(first, last + (this.lengths[i] as number)));
    }
  }

  #growReach(vehicle: number): boolean {
    const length = this.lengths[vehicle] as number;
    const lane = this.#lanes[vehicle] as number;
    const stops = this.stops[vehicle] as number;
    const taken = this.#taken[lane] as number;
    const before = this.#before[vehicle] as number;
    const after = this.#after[vehicle] as number;
    const low = before === NONE ? 0 : (this.first[before] as number) + (this.lengths[before] as number);
    const high = after === NONE ? MOST_CELLS : (this.last[after] as number);
    const first = this.first[vehicle] as number;
    const last = this.last[vehicle] as number;
    let newFirst = first;
    for (let at = first - 1; at >= low && ((taken >> at) & 1) === 0; at--)
      if ((stops >> at) & 1) newFirst = at;
    let newLast = last;
    for (let at = last + 1; stops >> at !== 0 && at + length <= high; at++) {
      if ((taken >> (at + length - 1)) & 1) break;
      if ((stops >> at) & 1) newLast = at;
    }
    if (newFirst === first && newLast === last) return false;
    this.first[vehicle] = newFirst;
    this.last[vehicle] = newLast;
    // only its own cells of the start can be always its own: nobody else has marked them
    unmark(this.#taken, lane, cells(last, first + length) & ~cells(newLast, newFirst + length));
    return true;
  }

  #reach(lane: number, set: number): void {
    const contested = this.#contested;
    const reached = this.#reached;
    contested[lane] = (contested[lane] as number) | ((reached[lane] as number) & set);
    reached[lane] = (reached[lane] as number) | set;
    const bit = 1 << (lane & LANE);
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const at = crossing(lane, rest);
      contested[at] = (contested[at] as number) | ((reached[at] as number) & bit);
      reached[at] = (reached[at] as number) | bit;
    }
  }

  /**
   * Leaves its start alone to every vehicle whose reach does not meet that of this one, nor of one that is needed for
   * it; tells whether that takes a stop away.
   */
  freezeBut(primary: number): boolean {
    const needed = this.#findNeeded(primary, 0);
    let changed = false;
    for (let i = 0; i < this.count; i++) {
      if (needed[i] || this.first[i] === this.last[i]) continue;
      this.stops[i] = 1 << (this.starts[i] as number);
      changed = true;
    }
    return changed;
  }

  /** Whether this offset lies in the range of a vehicle. */
  reaches(vehicle: number, offset: number): boolean {
    return offset >= (this.first[vehicle] as number) && offset <= (this.last[vehicle] as number);
  }

  /**
   * For each vehicle whether it may matter, as 1 or 0; the next call overwrites it. Those that do not can all be taken
   * away without changing any solution.
   *
   * The primary matters, and every vehicle that may come to stand on a cell that one which matters can cover, or on the
   * next cell on either side, where it bounds that one's range. Proof: without the others no range of those that matter
   * grows, and within these ranges the others never stand; so every solution of the smaller board is one of the larger.
   */
  relevantTo(primary: number): Uint8Array {
    return this.#findNeeded(primary, 1);
  }

  /**
   * Marks the primary, and every vehicle whose reach meets that of a marked one, extended by `margin` cells at either
   * end.
   */
  #findNeeded(primary: number, margin: 0 | 1): Uint8Array {
    const wanted = this.#taken.fill(0);
    const needed = this.#needed.fill(0);
    let found = true;
    for (let next = primary; found; ) {
      needed[next] = 1;
      mark(wanted, this.#lanes[next] as number, this.#extendedReach(next, margin));
      found = false;
      for (let i = 0; i < this.count && !found; i++) {
        if (needed[i] || ((wanted[this.#lanes[i] as number] as number) & this.#reachOf(i)) === 0) continue;
        next = i;
        found = true;
      }
    }
    return needed;
  }

  /** The cells of a vehicle's lane that are in the reach of another as well, cell i as bit i. */
  contestedFor(vehicle: number): number {
    return this.#contested[this.#lanes[vehicle] as number] as number;
  }

  /** Whether the stops that a vehicle has left make its reach smaller than it was found. */
  hasShrunk(vehicle: number): boolean {
    const stops = (this.stops[vehicle] as number) | (1 << (this.starts[vehicle] as number));
    return lowest(stops) !== this.first[vehicle] || highest(stops) !== this.last[vehicle];
  }

  #extendedReach(vehicle: number, margin: number): number {
    const reach = this.#reachOf(vehicle);
    if (margin === 0) return reach;
    return (reach | (reach << 1) | (reach >> 1)) & cells(0, this.#laneLengths[vehicle] as number);
  }

  #reachOf(vehicle: number): number {
    return cells(
      this.first[vehicle] as number,
      (this.last[vehicle] as number) + (this.lengths[vehicle] as number),
    );
  }
}

/** The cells, or offsets, from `first` up to `end`, which is not among them. */
export const cells = (first: number, end: number): number => (first < end ? (1 << end) - (1 << first) : 0);
/** The lowest and the highest of a set; -1 for none. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);
export const highest = (set: number): number => 31 - Math.clz32(set);

/** The crossing lane through the lowest of a lane's cells. */
const crossing = (lane: number, set: number): number => (~lane & FIRST_COLUMN) + lowest(set);

/** Adds cells of a lane, as the lane and as the crossing lanes see them. */
function mark(marks: Int32Array, lane: number, set: number): void {
  marks[lane] = (marks[lane] as number) | set;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const at = crossing(lane, rest);
    marks[at] = (marks[at] as number) | (1 << (lane & LANE));
  }
}

function unmark(marks: Int32Array, lane: number, set: number): void {
  marks[lane] = (marks[lane] as number) & ~set;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const at = crossing(lane, rest);
    marks[at] = (marks[at] as number) & ~(1 << (lane & LANE));
  }
}

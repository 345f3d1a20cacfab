// The range of every vehicle: the offsets at which it can ever come to rest, and so the cells that it can ever cover,
// given the offsets at which it may come to rest at all.
//
// Source: static analysis as in Michael Fogleman, Rush Hour (2018); the fixed point is ours. Guarantee: no sequence of
// moves that keeps to the given offsets takes a vehicle out of its range; a range may be larger than what can be
// reached.
//
//     A A . B B     B, wherever it goes, covers the fourth cell of the top row: so C never leaves its place, and X gets
//     X X . C .     as far as the third cell of its row. A has two offsets, as there must be room for B; so has B.
//     . . . C .
//     . . . C .
//
// Every range begins as the offset at which the vehicle stands. It grows to the next given offset if no cell on the way
// is always taken by another vehicle: a cell that lies in every placement which that one has so far. Ranges grow, and
// what is always taken shrinks, until nothing changes. Proof: the first move that left these ranges would have to cross
// a cell that was taken then, since until then every vehicle was within its range.

import { type BoardLanes, between, FIRST_COLUMN, LANES, MOST_VEHICLES } from '../lanes/board-lanes.ts';

const LANE = FIRST_COLUMN - 1;
const MOST_CELLS = 16;
export const NONE = -1;

/** The ranges of one board after the other, in the same memory. */
export class ReachableRanges {
  /** The board, as it was read last. */
  readonly board: BoardLanes;
  /** The offsets at which each vehicle may come to rest, offset i as bit i; a caller may take some away. */
  readonly useful = new Int32Array(MOST_VEHICLES);
  /** The first and the last offset of each vehicle's range: one of `useful`, or where it stands. */
  readonly first = new Uint8Array(MOST_VEHICLES);
  readonly last = new Uint8Array(MOST_VEHICLES);
  readonly #lanes: Uint8Array;
  readonly #offsets: Uint8Array;
  readonly #lengths: Uint8Array;
  /** The next vehicle in the same lane on either side. */
  readonly #before = new Int32Array(MOST_VEHICLES);
  readonly #after = new Int32Array(MOST_VEHICLES);
  readonly #needed = new Uint8Array(MOST_VEHICLES);
  /** The cells of each lane, cell i as bit i: taken on the board that was read. */
  readonly #occupied = new Int32Array(LANES);
  /** The same: always taken, in the range of one vehicle at least, of two at least. */
  readonly #taken = new Int32Array(LANES);
  readonly #reached = new Int32Array(LANES);
  readonly #contested = new Int32Array(LANES);

  /** @param board where boards are read to, one after the other; offsets are those of the board as it was read */
  constructor(board: BoardLanes) {
    this.board = board;
    this.#lanes = board.lanes;
    this.#offsets = board.offsets;
    this.#lengths = board.lengths;
  }

  /** Begins with the board that was read: a vehicle may come to rest at every offset. */
  begin(): void {
    const { count, walls } = this.board;
    const lengths = this.#lengths;
    const offsets = this.#offsets;
    const occupied = this.#occupied;
    occupied.set(walls);
    for (let i = 0; i < count; i++) {
      const length = lengths[i]!;
      const start = offsets[i]!;
      this.useful[i] = between(0, this.#cellsOfLane(i) - length + 1);
      mark(occupied, this.#lanes[i]!, between(start, start + length));
      this.#findNeighbours(i);
    }
  }

  #cellsOfLane(vehicle: number): number {
    return this.#lanes[vehicle]! < FIRST_COLUMN ? this.board.width : this.board.height;
  }

  #findNeighbours(vehicle: number): void {
    const { count } = this.board;
    const lanes = this.#lanes;
    const offsets = this.#offsets;
    const lane = lanes[vehicle]!;
    const start = offsets[vehicle]!;
    let before = NONE;
    let after = NONE;
    // most vehicles are alone in their lane
    const isAlone = this.board.starts[lane]! === 1 << start;
    for (let i = 0; i < count && !isAlone; i++) {
      if (i === vehicle || lanes[i]! !== lane) continue;
      const offset = offsets[i]!;
      if (offset < start) {
        if (before === NONE || offset > offsets[before]!) before = i;
      } else if (after === NONE || offset < offsets[after]!) after = i;
    }
    this.#before[vehicle] = before;
    this.#after[vehicle] = after;
  }

  /** Finds the ranges, and takes away from `useful` what lies beyond them. */
  find(): void {
    const { count } = this.board;
    const lanes = this.#lanes;
    this.#taken.set(this.#occupied);
    this.first.set(this.#offsets);
    this.last.set(this.#offsets);
    let grown = true;
    while (grown) {
      grown = false;
      for (let i = 0; i < count; i++) if (this.#grow(i)) grown = true;
    }
    this.#reached.fill(0);
    this.#contested.fill(0);
    for (let i = 0; i < count; i++) {
      this.useful[i] = this.useful[i]! & between(this.first[i]!, this.last[i]! + 1);
      this.#reach(lanes[i]!, this.#cellsOf(i));
    }
  }

  #grow(vehicle: number): boolean {
    const lengths = this.#lengths;
    const length = lengths[vehicle]!;
    const lane = this.#lanes[vehicle]!;
    const useful = this.useful[vehicle]!;
    const taken = this.#taken[lane]!;
    const before = this.#before[vehicle]!;
    const after = this.#after[vehicle]!;
    const low = before === NONE ? 0 : this.first[before]! + lengths[before]!;
    const high = after === NONE ? MOST_CELLS : this.last[after]!;
    const first = this.first[vehicle]!;
    const last = this.last[vehicle]!;
    let newFirst = first;
    for (let at = first - 1; at >= low && ((taken >> at) & 1) === 0; at--)
      if ((useful >> at) & 1) newFirst = at;
    let newLast = last;
    for (let at = last + 1; useful >> at !== 0 && at + length <= high; at++) {
      if ((taken >> (at + length - 1)) & 1) break;
      if ((useful >> at) & 1) newLast = at;
    }
    if (newFirst === first && newLast === last) return false;
    this.first[vehicle] = newFirst;
    this.last[vehicle] = newLast;
    // only cells on which it stands can be always its own: nobody else has marked them
    unmark(this.#taken, lane, between(last, first + length) & ~between(newLast, newFirst + length));
    return true;
  }

  #reach(lane: number, set: number): void {
    const contested = this.#contested;
    const reached = this.#reached;
    const own = reached[lane]!;
    contested[lane] = contested[lane]! | (own & set);
    reached[lane] = own | set;
    const bit = 1 << (lane & LANE);
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const at = crossing(lane, rest);
      const others = reached[at]!;
      contested[at] = contested[at]! | (others & bit);
      reached[at] = others | bit;
    }
  }

  /**
   * Leaves to a vehicle no offset but that at which it stands, if its range does not meet that of the primary, nor that
   * of one that is needed for it; returns whether that took an offset away.
   */
  freezeWhatIsNotNeeded(): boolean {
    const needed = this.#findNeeded(0);
    const { count } = this.board;
    const offsets = this.#offsets;
    let changed = false;
    for (let i = 0; i < count; i++) {
      if (needed[i]! || this.first[i]! === this.last[i]!) continue;
      this.useful[i] = 1 << offsets[i]!;
      changed = true;
    }
    return changed;
  }

  /** Whether this offset lies in the range of a vehicle. */
  reaches(vehicle: number, offset: number): boolean {
    return offset >= this.first[vehicle]! && offset <= this.last[vehicle]!;
  }

  /**
   * For each vehicle whether it may matter, as 1 or 0; the next call overwrites it. Those that do not can all be taken
   * away without changing any solution.
   *
   * The primary matters, and every vehicle that may come to stand on a cell that one which matters can cover, or on the
   * next cell on either side, where it bounds that one's range. Proof: without the others no range of those that matter
   * grows, and within these ranges the others never stand; so every solution of the smaller board is one of the larger.
   */
  findRelevant(): Uint8Array {
    return this.#findNeeded(1);
  }

  /**
   * Marks the primary, and every vehicle whose range meets that of a marked one, extended by `margin` cells at either
   * end.
   */
  #findNeeded(margin: 0 | 1): Uint8Array {
    const { count, primary } = this.board;
    const lanes = this.#lanes;
    const wanted = this.#taken.fill(0);
    const needed = this.#needed.fill(0);
    const add = (vehicle: number): void => {
      needed[vehicle] = 1;
      const cells = margin === 0 ? this.#cellsOf(vehicle) : this.#extendedCellsOf(vehicle);
      mark(wanted, lanes[vehicle]!, cells);
    };
    add(primary);
    for (let grown = true; grown; ) {
      grown = false;
      for (let i = 0; i < count; i++) {
        if (needed[i]! || (wanted[lanes[i]!]! & this.#cellsOf(i)) === 0) continue;
        add(i);
        grown = true;
      }
    }
    return needed;
  }

  /** The cells of a vehicle's lane that are in the range of another as well, cell i as bit i. */
  contestedFor(vehicle: number): number {
    return this.#contested[this.#lanes[vehicle]!]!;
  }

  /** Whether the offsets that a vehicle has left make its range smaller than it was found. */
  hasShrunk(vehicle: number): boolean {
    const left = this.useful[vehicle]! | (1 << this.#offsets[vehicle]!);
    return lowest(left) !== this.first[vehicle]! || highest(left) !== this.last[vehicle]!;
  }

  /** The cells that a vehicle covers at the offsets of its range. */
  #cellsOf(vehicle: number): number {
    const first = this.first[vehicle]!;
    return between(first, this.last[vehicle]! + this.#lengths[vehicle]!);
  }

  #extendedCellsOf(vehicle: number): number {
    const cells = this.#cellsOf(vehicle);
    return (cells | (cells << 1) | (cells >> 1)) & between(0, this.#cellsOfLane(vehicle));
  }
}

/** The lowest and the highest of a set; -1 for none. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);
export const highest = (set: number): number => 31 - Math.clz32(set);

/** The crossing lane through the lowest of a lane's cells. */
const crossing = (lane: number, set: number): number => (~lane & FIRST_COLUMN) + lowest(set);

/** Adds cells of a lane, as the lane and as the crossing lanes see them. */
function mark(marks: Int32Array, lane: number, set: number): void {
  marks[lane] = marks[lane]! | set;
  const bit = 1 << (lane & LANE);
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const at = crossing(lane, rest);
    marks[at] = marks[at]! | bit;
  }
}

function unmark(marks: Int32Array, lane: number, set: number): void {
  marks[lane] = marks[lane]! & ~set;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const at = crossing(lane, rest);
    marks[at] = marks[at]! & ~(1 << (lane & LANE));
  }
}

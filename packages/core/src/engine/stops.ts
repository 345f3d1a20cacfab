// Stops worth making: the offsets at which a shortest solution ever needs a vehicle to come to rest. The engines
// leave out all others, which spares more than half of the states of published puzzles.
//
// Source: our own; the idea is that of dominance between actions in planning.
// Guarantee: a board that can be solved has a shortest solution, in the metric asked for, whose every move ends at a
// stop that is kept. The place where a vehicle stands at the start need not be one: then it never comes back there.
//
//     A A . . .     B has one stop worth making, the last of its column: there it lets X pass, and nothing wants it
//     X X B . .     elsewhere. A need not move at all. X has two: where it stands and the exit. Of the 28 states of the
//     . . B . .     cluster 3 are left.
//     . . . . .
//
// The reach of a vehicle is every cell from its first stop to its last, its start among them: no move covers another
// cell. A cell is contested where the reaches of two vehicles meet, neighbours in a lane included.
//
// In moves. Let p and q be stops of V with none between them. If no cell that V covers on the way from q to p, and not
// yet at q, is contested, q is dropped. Proof: take a solution that keeps to the stops and whenever V comes to rest at
// q, let it go on to p, or stop at p before it comes to q. The other vehicles move as before: what V now covers besides
// is in nobody else's reach. V's own moves stay legal: away from p to the far side of q they cross the cells that V
// had at q, where no one else was, and then go on as before; and a move between q and p falls away. Where V stands at
// q at the start, all this holds from its first move on.
//
// In steps. Let q be the outermost stop of V and p the next. If no cell that V covers at p and not at q is contested, q
// is dropped. Proof: let V stay at p whenever it went to q. It comes from p and goes back there, which saves steps,
// and the cells it now keeps were in nobody else's reach. (In moves the rule above says it, p and q exchanged.)
//
// In both. The primary's place at the exit is kept. A vehicle is needed if its reach meets that of the primary or of
// a needed vehicle; the others do not move: without their moves a solution stays legal.
//
// What is dropped shrinks reaches, and where a vehicle has no stop left but its start it is as good as a wall, which
// shrinks the reaches of others. So it is all done again until nothing changes: if a shortest solution kept to the
// stops before a round, the proofs turn it into one that keeps to those after it.

import { type Board, exitOffset, laneLength } from '../board/board.ts';
import type { Metric } from '../board/moves.ts';
import type { Vehicle } from '../board/vehicle.ts';

/** A board of 16×16 has no more. */
const MOST_VEHICLES = 128;
/** Rows are lanes 0 to 15, columns 16 to 31. */
const LANES = 32;
const FIRST_COLUMN = 16;
const LANE = FIRST_COLUMN - 1;
const MOST_CELLS = 16;
const NONE = -1;

/** Finds the stops of one board after the other, in the same memory. */
export class StopFinder {
  readonly #stops = new Int32Array(MOST_VEHICLES);
  readonly #lanes = new Uint8Array(MOST_VEHICLES);
  readonly #lengths = new Uint8Array(MOST_VEHICLES);
  readonly #starts = new Uint8Array(MOST_VEHICLES);
  /** The first and the last stop, or the start where it lies beyond. */
  readonly #first = new Uint8Array(MOST_VEHICLES);
  readonly #last = new Uint8Array(MOST_VEHICLES);
  /** The next vehicle in the same lane on either side. */
  readonly #before = new Int16Array(MOST_VEHICLES);
  readonly #after = new Int16Array(MOST_VEHICLES);
  readonly #needed = new Uint8Array(MOST_VEHICLES);
  /** The cells of each lane, cell i as bit i: walls, always taken, reached by one vehicle at least, by two at least. */
  readonly #walls = new Int32Array(LANES);
  readonly #taken = new Int32Array(LANES);
  readonly #reached = new Int32Array(LANES);
  readonly #contested = new Int32Array(LANES);
  #count = 0;
  #primary = 0;
  #exit = 0;

  /** For each vehicle the offsets that are kept, offset i as bit i. The next call overwrites it. */
  find(board: Board, metric: Metric): Int32Array {
    this.#read(board);
    let shrunk = true;
    while (shrunk) {
      this.#findReaches();
      shrunk = this.#freeze();
      for (let vehicle = 0; vehicle < this.#count; vehicle++) {
        if (metric === 'moves') this.#dropInMoves(vehicle);
        else this.#dropInSteps(vehicle);
        if (this.#hasShrunk(vehicle)) shrunk = true;
      }
    }
    return this.#stops;
  }

  #read(board: Board): void {
    const { vehicles, walls, width } = board;
    this.#count = vehicles.length;
    this.#primary = board.primary;
    this.#exit = exitOffset(board);
    this.#walls.fill(0);
    for (let i = 0; i < walls.length; i++) {
      const wall = walls[i] as number;
      mark(this.#walls, Math.floor(wall / width), 1 << (wall % width));
    }
    for (let i = 0; i < vehicles.length; i++) {
      const vehicle = vehicles[i] as Vehicle;
      const { orientation, lane, offset, length } = vehicle;
      this.#lanes[i] = orientation === 'horizontal' ? lane : FIRST_COLUMN + lane;
      this.#lengths[i] = length;
      this.#starts[i] = offset;
      this.#stops[i] = cells(0, laneLength(board, vehicle) - length + 1);
    }
    for (let i = 0; i < vehicles.length; i++) this.#findNeighbours(i);
  }

  #findNeighbours(vehicle: number): void {
    let before = NONE;
    let after = NONE;
    for (let i = 0; i < this.#count; i++) {
      if (i === vehicle || this.#lanes[i] !== this.#lanes[vehicle]) continue;
      const offset = this.#starts[i] as number;
      if (offset < (this.#starts[vehicle] as number)) {
        if (before === NONE || offset > (this.#starts[before] as number)) before = i;
      } else if (after === NONE || offset < (this.#starts[after] as number)) after = i;
    }
    this.#before[vehicle] = before;
    this.#after[vehicle] = after;
  }

  /** From the start on, every vehicle may go as far as others do not stand always. */
  #findReaches(): void {
    const count = this.#count;
    this.#taken.set(this.#walls);
    for (let i = 0; i < count; i++) {
      const start = this.#starts[i] as number;
      this.#first[i] = start;
      this.#last[i] = start;
      mark(this.#taken, this.#lanes[i] as number, cells(start, start + (this.#lengths[i] as number)));
    }
    let grown = true;
    while (grown) {
      grown = false;
      for (let i = 0; i < count; i++) if (this.#growReach(i)) grown = true;
    }
    this.#reached.fill(0);
    this.#contested.fill(0);
    for (let i = 0; i < count; i++) {
      const first = this.#first[i] as number;
      const last = this.#last[i] as number;
      this.#stops[i] = (this.#stops[i] as number) & cells(first, last + 1);
      this.#reach(this.#lanes[i] as number, cells(first, last + (this.#lengths[i] as number)));
    }
  }

  #growReach(vehicle: number): boolean {
    const length = this.#lengths[vehicle] as number;
    const lane = this.#lanes[vehicle] as number;
    const stops = this.#stops[vehicle] as number;
    const taken = this.#taken[lane] as number;
    const before = this.#before[vehicle] as number;
    const after = this.#after[vehicle] as number;
    const low = before === NONE ? 0 : (this.#first[before] as number) + (this.#lengths[before] as number);
    const high = after === NONE ? MOST_CELLS : (this.#last[after] as number);
    const first = this.#first[vehicle] as number;
    const last = this.#last[vehicle] as number;
    let newFirst = first;
    for (let at = first - 1; at >= low && ((taken >> at) & 1) === 0; at--)
      if ((stops >> at) & 1) newFirst = at;
    let newLast = last;
    for (let at = last + 1; stops >> at !== 0 && at + length <= high; at++) {
      if ((taken >> (at + length - 1)) & 1) break;
      if ((stops >> at) & 1) newLast = at;
    }
    if (newFirst === first && newLast === last) return false;
    this.#first[vehicle] = newFirst;
    this.#last[vehicle] = newLast;
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

  /** Lets only needed vehicles move; tells whether that shrinks a reach. */
  #freeze(): boolean {
    const wanted = this.#taken.fill(0);
    const needed = this.#needed.fill(0);
    let found = true;
    for (let next = this.#primary; found; ) {
      needed[next] = 1;
      mark(wanted, this.#lanes[next] as number, this.#reachOf(next));
      found = false;
      for (let i = 0; i < this.#count && !found; i++) {
        if (needed[i] || ((wanted[this.#lanes[i] as number] as number) & this.#reachOf(i)) === 0) continue;
        next = i;
        found = true;
      }
    }
    let changed = false;
    for (let i = 0; i < this.#count; i++) {
      if (needed[i] || this.#first[i] === this.#last[i]) continue;
      this.#stops[i] = 1 << (this.#starts[i] as number);
      changed = true;
    }
    return changed;
  }

  #reachOf(vehicle: number): number {
    return cells(
      this.#first[vehicle] as number,
      (this.#last[vehicle] as number) + (this.#lengths[vehicle] as number),
    );
  }

  /** Whether the vehicle's reach is smaller than it was found: without that there is nothing more to drop. */
  #hasShrunk(vehicle: number): boolean {
    const stops = (this.#stops[vehicle] as number) | (1 << (this.#starts[vehicle] as number));
    return lowest(stops) !== this.#first[vehicle] || highest(stops) !== this.#last[vehicle];
  }

  #dropInMoves(vehicle: number): void {
    const length = this.#lengths[vehicle] as number;
    const contested = this.#contested[this.#lanes[vehicle] as number] as number;
    const start = this.#starts[vehicle] as number;
    const exit = vehicle === this.#primary ? this.#exit : NONE;
    let kept = this.#stops[vehicle] as number;
    // upwards: each for the next one; a stop kept because of a cell on the way to the next is kept for any beyond
    let q = lowest(kept);
    for (let rest = kept & (kept - 1); rest !== 0; rest &= rest - 1) {
      const p = lowest(rest);
      // of two that are worth the same the start is kept
      const alike = q === start && p !== exit && (contested & cells(q, p)) === 0;
      if (q !== exit && !alike && (contested & cells(q + length, p + length)) === 0) kept &= ~(1 << q);
      q = p;
    }
    // downwards: each for the one before
    let p = highest(kept);
    for (let rest = kept & ~(1 << p); rest !== 0; rest &= ~(1 << p)) {
      const q = highest(rest);
      if (p !== exit && (contested & cells(q, p)) === 0) kept &= ~(1 << p);
      p = q;
    }
    this.#stops[vehicle] = kept;
  }

  #dropInSteps(vehicle: number): void {
    const length = this.#lengths[vehicle] as number;
    const contested = this.#contested[this.#lanes[vehicle] as number] as number;
    const exit = vehicle === this.#primary ? this.#exit : NONE;
    let kept = this.#stops[vehicle] as number;
    let outermost = this.#last[vehicle] as number;
    while (highest(kept) === outermost && outermost !== exit && (kept & (kept - 1)) !== 0) {
      if ((contested >> (outermost - 1)) & 1) break;
      kept &= ~(1 << outermost);
      if (outermost === this.#starts[vehicle]) break;
      outermost--;
    }
    outermost = this.#first[vehicle] as number;
    while (lowest(kept) === outermost && outermost !== exit && (kept & (kept - 1)) !== 0) {
      if ((contested >> (outermost + length)) & 1) break;
      kept &= ~(1 << outermost);
      if (outermost === this.#starts[vehicle]) break;
      outermost++;
    }
    this.#stops[vehicle] = kept;
  }
}

const cells = (first: number, end: number): number => (first < end ? (1 << end) - (1 << first) : 0);
const lowest = (set: number): number => 31 - Math.clz32(set & -set);
const highest = (set: number): number => 31 - Math.clz32(set);

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

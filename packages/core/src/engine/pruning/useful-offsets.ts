// Useful offsets: those at which a shortest solution may need a vehicle to come to rest. The engines make no move that
// ends at any other offset, which spares more than half of the states of published puzzles.
//
// Source: ours; the idea is that of dominance between actions in planning.
// Guarantee: a board that can be solved has a shortest solution, in the metric asked for, whose every move ends at a
// useful offset. The offset at which a vehicle stands need not be one: then the vehicle never comes back to it.
//
//     A A . . .     B has one useful offset, the last of its column: there it lets X pass, and nothing needs it
//     X X B . .     elsewhere. A need not move at all. X has two: where it stands and at the exit. Of the 28 states of
//     . . B . .     the cluster 3 are left.
//     . . . . .
//
// The cells of a vehicle's range are those from its first useful offset to its last, the one at which it stands
// included: no move covers another cell. A cell is contested where the ranges of two vehicles meet, neighbours in a lane
// included.
//
// In moves. Let p and q be useful offsets of V with none between them. If no cell that V covers on the way from q to p,
// and does not cover at q, is contested, then q is dropped. Proof: take a solution that keeps to the useful offsets, and
// whenever V comes to rest at q, let it go on to p, or stop at p before it comes to q. The other vehicles move as
// before: the cells that V now covers besides are in nobody else's range. V's own moves stay legal: away from p to the
// far side of q they cross the cells that V had at q, where no other vehicle was, and then go on as before; and a move
// between q and p is left out. Where V stands at q at the start, all this holds from its first move on.
//
// In steps. Let q be the outermost useful offset of V and p the next. If no cell that V covers at p and not at q is
// contested, then q is dropped. Proof: let V stay at p whenever it went to q. It comes from p and goes back there, which
// saves steps, and the cells that it now keeps were in nobody else's range. (In moves the rule above covers this case,
// with p and q exchanged.)
//
// In both. The primary's offset at the exit is kept. A vehicle is needed if its range meets that of the primary or of a
// needed vehicle; the others do not move: without their moves a solution stays legal.
//
// What is dropped makes ranges smaller, and a vehicle without a useful offset but its own is as good as a wall, which
// makes the ranges of others smaller. So all of it is repeated until nothing changes: if a shortest solution kept to the
// useful offsets before a round, the proofs turn it into one that keeps to those after it.

import type { Metric } from '../../board/moves.ts';
import { type BoardLanes, between } from '../lanes/board-lanes.ts';
import { highest, lowest, NONE, ReachableRanges } from './reachable-ranges.ts';

/** Finds the useful offsets of one board after the other, in the same memory. */
export class UsefulOffsets {
  readonly #ranges: ReachableRanges;

  /** @param board where boards are read to, one after the other; offsets are those of the board as it was read */
  constructor(board: BoardLanes) {
    this.#ranges = new ReachableRanges(board);
  }

  /** For each vehicle of the board that was read its useful offsets, offset i as bit i. The next call overwrites them. */
  find(metric: Metric): Int32Array {
    const ranges = this.#ranges;
    ranges.begin();
    const { count, primary, goal: exit } = ranges.board;
    let shrunk = true;
    while (shrunk) {
      ranges.find();
      shrunk = ranges.freezeWhatIsNotNeeded();
      for (let vehicle = 0; vehicle < count; vehicle++) {
        const fixed = vehicle === primary ? exit : NONE;
        if (metric === 'moves') this.#dropInMoves(vehicle, fixed);
        else this.#dropInSteps(vehicle, fixed);
        // without that nothing more can be dropped
        if (ranges.hasShrunk(vehicle)) shrunk = true;
      }
    }
    return ranges.useful;
  }

  #dropInMoves(vehicle: number, exit: number): void {
    const { board, useful } = this.#ranges;
    const length = board.lengths[vehicle]!;
    const contested = this.#ranges.contestedFor(vehicle);
    const start = board.offsets[vehicle]!;
    let kept = useful[vehicle]!;
    // upwards: each in favour of the next; one kept because of a cell on the way to the next is kept for any beyond it
    let q = lowest(kept);
    for (let rest = kept & (kept - 1); rest !== 0; rest &= rest - 1) {
      const p = lowest(rest);
      // of two that are equally good, that at which the vehicle stands is kept
      const alike = q === start && p !== exit && (contested & between(q, p)) === 0;
      if (q !== exit && !alike && (contested & between(q + length, p + length)) === 0) kept &= ~(1 << q);
      q = p;
    }
    // downwards: each in favour of the one before
    let p = highest(kept);
    for (let rest = kept & ~(1 << p); rest !== 0; rest &= ~(1 << p)) {
      const q = highest(rest);
      if (p !== exit && (contested & between(q, p)) === 0) kept &= ~(1 << p);
      p = q;
    }
    useful[vehicle] = kept;
  }

  #dropInSteps(vehicle: number, exit: number): void {
    const { board, first, last, useful } = this.#ranges;
    const length = board.lengths[vehicle]!;
    const contested = this.#ranges.contestedFor(vehicle);
    let kept = useful[vehicle]!;
    const start = board.offsets[vehicle]!;
    let outermost = last[vehicle]!;
    while (highest(kept) === outermost && outermost !== exit && (kept & (kept - 1)) !== 0) {
      if ((contested >> (outermost - 1)) & 1) break;
      kept &= ~(1 << outermost);
      if (outermost === start) break;
      outermost--;
    }
    outermost = first[vehicle]!;
    while (lowest(kept) === outermost && outermost !== exit && (kept & (kept - 1)) !== 0) {
      if ((contested >> (outermost + length)) & 1) break;
      kept &= ~(1 << outermost);
      if (outermost === start) break;
      outermost++;
    }
    useful[vehicle] = kept;
  }
}

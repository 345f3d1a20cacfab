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

import { type Board, exitOffset } from '../../board/board.ts';
import type { Metric } from '../../board/moves.ts';
import { cells, highest, lowest, NONE, ReachableRanges } from './reachable-ranges.ts';

/** Finds the stops of one board after the other, in the same memory. */
export class UsefulOffsets {
  readonly #reaches = new ReachableRanges();

  /** For each vehicle the offsets that are kept, offset i as bit i. The next call overwrites it. */
  find(board: Board, metric: Metric): Int32Array {
    const reaches = this.#reaches;
    const exit = exitOffset(board);
    reaches.read(board);
    let shrunk = true;
    while (shrunk) {
      reaches.find();
      shrunk = reaches.freezeBut(board.primary);
      for (let vehicle = 0; vehicle < reaches.count; vehicle++) {
        const fixed = vehicle === board.primary ? exit : NONE;
        if (metric === 'moves') this.#dropInMoves(vehicle, fixed);
        else this.#dropInSteps(vehicle, fixed);
        // without that nothing more can be dropped
        if (reaches.hasShrunk(vehicle)) shrunk = true;
      }
    }
    return reaches.stops;
  }

  #dropInMoves(vehicle: number, exit: number): void {
    const { lengths, starts, stops } = this.#reaches;
    const length = lengths[vehicle] as number;
    const contested = this.#reaches.contestedFor(vehicle);
    const start = starts[vehicle] as number;
    let kept = stops[vehicle] as number;
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
    stops[vehicle] = kept;
  }

  #dropInSteps(vehicle: number, exit: number): void {
    const { first, last, lengths, starts, stops } = this.#reaches;
    const length = lengths[vehicle] as number;
    const contested = this.#reaches.contestedFor(vehicle);
    let kept = stops[vehicle] as number;
    let outermost = last[vehicle] as number;
    while (highest(kept) === outermost && outermost !== exit && (kept & (kept - 1)) !== 0) {
      if ((contested >> (outermost - 1)) & 1) break;
      kept &= ~(1 << outermost);
      if (outermost === starts[vehicle]) break;
      outermost--;
    }
    outermost = first[vehicle] as number;
    while (lowest(kept) === outermost && outermost !== exit && (kept & (kept - 1)) !== 0) {
      if ((contested >> (outermost + length)) & 1) break;
      kept &= ~(1 << outermost);
      if (outermost === starts[vehicle]) break;
      outermost++;
    }
    stops[vehicle] = kept;
  }
}

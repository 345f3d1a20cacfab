/*
 * Relevance: a vehicle matters only if it can ever be in the way of one that matters; the primary does.
 *
 *     b b . q .     q crosses the way of X, and b the way of q: both may matter. Car c reaches neither: whoever
 *     . . . q .     takes it away changes no solution.
 *     X X . . .
 *     c c . # #
 *
 * Source: the closure is the enumerator's, there over what a cluster really reaches; here over the ranges of
 * blocked.ts, without any search. Guarantee: what is called irrelevant is, so a board that has such a vehicle is not
 * minimal; the converse does not hold.
 *
 * Why: take all that is irrelevant away. Whatever bounds the range of a vehicle that is left, a wall apart, is
 * relevant, so no range grows beyond what was looked at; and within it nothing irrelevant ever stands. So every
 * solution of the smaller board is one of the larger.
 */

import type { Board } from '../board/board.ts';
import type { Vehicle } from '../board/vehicle.ts';
import type { Range } from './blocked.ts';

/** Which vehicles may matter, in the board's order, given the range of each as `blockedOn` finds it. */
export function relevantOn({ vehicles, primary }: Board, ranges: readonly Range[]): boolean[] {
  const relevant = vehicles.map((_, index) => index === primary);
  const waiting = [primary];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const one = vehicles[index] as Vehicle;
    const range = ranges[index] as Range;
    vehicles.forEach((other, at) => {
      if (relevant[at] || !isInTheWay(one, range, other, ranges[at] as Range)) return;
      relevant[at] = true;
      waiting.push(at);
    });
  }
  return relevant;
}

/** Whether the other may ever stand on a cell that the one may ever cover, or that bounds its range. */
function isInTheWay(one: Vehicle, range: Range, other: Vehicle, others: Range): boolean {
  if (one.orientation === other.orientation) return one.lane === other.lane;
  const crossesIt = other.lane >= range.least - 1 && other.lane <= range.greatest + one.length;
  return crossesIt && one.lane >= others.least && one.lane < others.greatest + other.length;
}

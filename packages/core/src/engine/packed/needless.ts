// Which moves of a lane need not be tried right after another move of the same lane.
//
//     AA..BB..   after A has moved, A need not move again: one move leads there. B need not move if it could have moved
//                before A and A after it: that order is tried, as vehicles take their turns from right to left
//
// Source: ours, the canonical order of packed32.ts with the vehicles of a lane in the place of lanes. Guarantee: the same,
// and its proof holds word by word: vehicles are ordered by their lanes and in a lane from left or top, and the moves of
// two vehicles of a lane change places where either could come first.

import { at } from '../../basics/at.ts';
import type { Metric } from '../../board/moves.ts';
import type { LaneMove } from '../lanes/lane-tables.ts';

/**
 * The moves of the placement to which a move has led that need not be tried there, move i of its list as bit i.
 *
 * @param moves the moves from each placement of the lane
 * @param from the placement from which the move led
 * @param options `ordered`: whether vehicles take their turns; without it what is left out depends on `from` in steps alone
 */
export function needlessAfter(
  moves: readonly (readonly LaneMove[])[],
  from: number,
  { to, vehicle }: Pick<LaneMove, 'to' | 'vehicle'>,
  { metric, ordered }: { readonly metric: Metric; readonly ordered: boolean },
): number {
  let set = 0;
  at(moves, to).forEach((next, i) => {
    const again = metric === 'moves' ? next.vehicle === vehicle : next.to === from;
    if (again || (ordered && next.vehicle > vehicle && couldComeFirst(moves, from, vehicle, next)))
      set |= 1 << i;
  });
  return set;
}

/** Whether the next move could have been made before, by as many cells, and the move of the vehicle after it. */
function couldComeFirst(
  moves: readonly (readonly LaneMove[])[],
  from: number,
  vehicle: number,
  next: LaneMove,
): boolean {
  return at(moves, from).some(
    (first) =>
      first.vehicle === next.vehicle &&
      at(moves, first.to).some((second) => second.vehicle === vehicle && second.to === next.to),
  );
}

/*
 * Blocked cells: those that some vehicle covers wherever it may ever stand, and walls. Nothing else ever enters
 * them, so they bound where the vehicles of other lanes may stand, which may block more cells.
 *
 *     . a . . . b     Truck a, on a column of five cells, covers row 3 in each of its three placements. So car X
 *     . a . . . b     never passes: the board is unsolvable, and no search was needed.
 *     . a X X . .
 *     . . . . . .     The range of a vehicle shrinks by the blocked cells on its lane and by its neighbours, which
 *     . . . . . .     never pass each other.
 *
 * Source: the static analysis of Fogleman's solver; the fixed point is ours. Guarantee: what is called blocked is,
 * and every vehicle stays in its range; the converse does not hold.
 */

import { type Board, exitOffset, laneLength } from '../board/board.ts';
import type { Cell } from '../board/cell.ts';
import { cellAlong, type Vehicle } from '../board/vehicle.ts';

/** The least and the greatest offset that a vehicle may ever have. */
export interface Range {
  readonly least: number;
  readonly greatest: number;
}

export interface Blocked {
  /** Walls included, ascending. */
  readonly cells: readonly Cell[];
  /** In the order of the board's vehicles. */
  readonly ranges: readonly Range[];
  /** Whether the exit lies out of the primary's range: proof that the board is unsolvable. */
  readonly exitUnreachable: boolean;
}

/** What no sequence of moves can change, without any search. */
export function blockedOn(board: Board): Blocked {
  const cells = new Set<Cell>(board.walls);
  let ranges: Range[] = board.vehicles.map((vehicle) => ({
    least: 0,
    greatest: laneLength(board, vehicle) - vehicle.length,
  }));
  for (let before = -1; before < cells.size; ) {
    before = cells.size;
    ranges = board.vehicles.map((vehicle, index) => rangeOf(board, vehicle, index, ranges, cells));
    board.vehicles.forEach((vehicle, index) => {
      const { least, greatest } = ranges[index] as Range;
      for (let at = greatest; at < least + vehicle.length; at++)
        cells.add(cellAlong(vehicle, at, board.width));
    });
  }
  const { least, greatest } = ranges[board.primary] as Range;
  const exit = exitOffset(board);
  return {
    cells: [...cells].sort((a, b) => a - b),
    ranges,
    exitUnreachable: exit < least || exit > greatest,
  };
}

function rangeOf(
  { vehicles, width }: Board,
  vehicle: Vehicle,
  index: number,
  ranges: readonly Range[],
  blocked: ReadonlySet<Cell>,
): Range {
  let { least, greatest } = ranges[index] as Range;
  vehicles.forEach((other, i) => {
    if (i === index || other.orientation !== vehicle.orientation || other.lane !== vehicle.lane) return;
    const range = ranges[i] as Range;
    if (other.offset < vehicle.offset) least = Math.max(least, range.least + other.length);
    else greatest = Math.min(greatest, range.greatest - vehicle.length);
  });
  // a cell that the vehicle itself always covers is no obstacle to it; those beyond are
  for (let at = vehicle.offset - 1; at >= least; at--) {
    if (blocked.has(cellAlong(vehicle, at, width))) least = at + 1;
  }
  for (let at = vehicle.offset + vehicle.length; at < greatest + vehicle.length; at++) {
    if (blocked.has(cellAlong(vehicle, at, width))) greatest = at - vehicle.length;
  }
  return { least, greatest };
}

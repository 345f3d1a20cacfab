// Source: ours; a soft maximum over the places beside the board, and the case that the picture shows no exit.
// Guarantee: a look that sees no exit makes all places equally likely; one that is sure of an exit on 6×6 makes that place
// e^3.2 times as likely as any other.
//
//    . . . .           the network sees the exit beside the second row, at the right:
//    . R R .  <- here  so the red car leaves by that end of that row
//    . . . .
import { at } from '../../basics/at.ts';
import type { Orientation } from '../../board/vehicle.ts';
import type { BoardLook } from '../flat-board/board-network.ts';
import { MARGIN } from '../flat-board/flat-board.ts';

/** An end of a lane: 0 at the left or the top, 1 at the right or the bottom. */
export type LaneEnd = 0 | 1;
export const laneEnds: readonly LaneEnd[] = [1, 0];

/** How likely the picture is if the exit is at an end of a lane, as a logarithm. */
export type ExitEvidence = (orientation: Orientation, lane: number, end: LaneEnd) => number;

/** The probability that a picture shows the exit so that it can be seen. */
const SEEN = 0.5;

/** What the network's look at a board says about the exit. */
export function exitEvidence({ exits }: BoardLook, columns: number, rows: number): ExitEvidence {
  const width = columns + 2 * MARGIN;
  const placeOf = (orientation: Orientation, lane: number, end: LaneEnd): number =>
    orientation === 'horizontal'
      ? (lane + MARGIN) * width + end * (columns + MARGIN)
      : end * (rows + MARGIN) * width + lane + MARGIN;
  const odds = (orientation: Orientation, lane: number, end: LaneEnd): number =>
    Math.exp(at(exits, placeOf(orientation, lane, end)));
  // 1 stands for a picture that shows no exit
  let all = 1;
  for (const end of laneEnds) {
    for (let row = 0; row < rows; row++) all += odds('horizontal', row, end);
    for (let column = 0; column < columns; column++) all += odds('vertical', column, end);
  }
  const places = 2 * (columns + rows);
  return (...place) => Math.log(1 - SEEN + (SEEN * places * odds(...place)) / all);
}

// Source: the classic board, whose red car stands on the third of six rows and leaves at the right; the numbers are ours.
// Guarantee: where the picture shows no exit, no lane is likelier than the classic one, and none of the others is ruled out.
//
//    . . . .
//    R R . .  <- the classic row, the upper one in the middle, is the likeliest, then the other lanes in the middle,
//    . . . .     which are this row once the picture is turned, then the others
//    . . . .

import type { QuarterTurns } from '../image/picture.ts';
import type { Piece } from '../tilings/tilings.ts';
import { type ExitEvidence, laneEnds } from './exits.ts';

/** The lane of a piece: its row if it is horizontal, else its column. */
export const laneOf = ({ cell, orientation }: Piece, columns: number): number =>
  orientation === 'horizontal' ? Math.floor(cell / columns) : cell % columns;

/** Whether a piece stands on the classic row of the board after some quarter turns clockwise. */
export function isClassic(piece: Piece, columns: number, rows: number, turns: QuarterTurns): boolean {
  const across = piece.orientation === 'horizontal';
  const lanes = across ? rows : columns;
  const lane = laneOf(piece, columns);
  return across === (turns % 2 === 0) && (turns < 2 ? lane : lanes - 1 - lane) === upperMiddle(lanes);
}

const upperMiddle = (lanes: number): number => (lanes - 1) >> 1;

/** What a truck as the primary costs. */
const TRUCK = -3;
/** What a lane costs that is not the classic one of a picture whose turn is known, and one that runs the other way. */
const [OTHER_LANE, ACROSS] = [-1, -2];
/** What a lane costs that is classic only once the picture is turned, and one that is never classic. */
const [TURNED, NEVER_CLASSIC] = [-0.7, -4];

/**
 * How likely a piece is the primary, by its length, its lane and the exits that are seen: a logarithm of which only differences
 * mean something.
 *
 * @param exits - where the picture shows the exit
 * @param turns - how the picture is turned, if the caller says so
 */
export function primaryScore(
  piece: Piece,
  columns: number,
  rows: number,
  exits: ExitEvidence,
  turns: QuarterTurns | undefined,
): number {
  const across = piece.orientation === 'horizontal';
  const lane = laneOf(piece, columns);
  const seen = Math.max(...laneEnds.map((end) => exits(piece.orientation, lane, end)));
  const score = seen + (piece.length > 2 ? TRUCK : 0);
  if (turns !== undefined) {
    // the caller says how the picture is turned, so the primary may leave at any edge
    if ((turns % 2 === 0) !== across) return score + ACROSS;
    return isClassic(piece, columns, rows, turns) ? score : score + OTHER_LANE;
  }
  const lanes = across ? rows : columns;
  if (lane !== upperMiddle(lanes) && lane !== lanes - 1 - upperMiddle(lanes)) return score + NEVER_CLASSIC;
  return isClassic(piece, columns, rows, 0) ? score : score + TURNED;
}

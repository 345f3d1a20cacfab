// Source: the classic board, whose red car stands on the third of six rows and leaves at the right; the numbers are ours.
// Guarantee: where the picture shows no exit, no lane is likelier than the classic one, and none of the others is ruled out.
//
//    . . . .
//    R R . .  <- the classic row, the upper one in the middle, is the likeliest, then the other lanes in the middle,
//    . . . .     which are this row once the picture is turned, then the others
//    . . . .
import { type ExitEvidence, laneEnds } from './exits.ts';
import type { QuarterTurns } from './picture.ts';
import type { Piece } from './tilings.ts';

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

/** The logarithm of the probability that the primary stands on this piece's lane; highest for the classic lane. */
export function lanePrior(
  piece: Piece,
  columns: number,
  rows: number,
  exits: ExitEvidence,
  turns: QuarterTurns | undefined,
): number {
  const across = piece.orientation === 'horizontal';
  const lane = laneOf(piece, columns);
  const seen = Math.max(...laneEnds.map((end) => exits(piece.orientation, lane, end)));
  const prior = seen + (piece.length > 2 ? -3 : 0);
  if (turns !== undefined) {
    // the caller says how the picture is turned, so the primary may leave at any edge
    if ((turns % 2 === 0) !== across) return prior - 2;
    return isClassic(piece, columns, rows, turns) ? prior : prior - 1;
  }
  const lanes = across ? rows : columns;
  if (lane !== upperMiddle(lanes) && lane !== lanes - 1 - upperMiddle(lanes)) return prior - 4;
  return isClassic(piece, columns, rows, 0) ? prior : prior - 0.7;
}

// What a length alone says of the time, and a time of the length: where to look for a puzzle of a given difficulty.
//
//     2 to 4 minutes: likely 11 to 38 moves; never 5 moves

import { coefficients } from './coefficients.ts';
import { predict } from './model.ts';

/** Between which seconds the prediction of a board with so many moves lies, whatever else there is about it. */
export function secondsOfLength(moves: number): { readonly least: number; readonly most: number } {
  const at = (solvedShare: number, hidden: number) =>
    predict({ moves, solvedShare, hidden }, coefficients).seconds.value;
  const byLength = predict({ moves, solvedShare: null, hidden: 0 }, coefficients).seconds.value;
  return { least: Math.min(at(1, 0), byLength), most: Math.max(at(0, moves), byLength) };
}

/** The time that a board of so many moves takes on average. */
export const averageSeconds = (moves: number): number =>
  Math.exp(coefficients.length.constant) * moves ** coefficients.length.exponent;

/** The moves of a board that takes so long on average. */
const averageMoves = (seconds: number): number =>
  (seconds / Math.exp(coefficients.length.constant)) ** (1 / coefficients.length.exponent);

/** A board may have a little more than half of the moves that are usual for its time, or two thirds more. */
const [FEWER, MORE] = [0.6, 1.7];

/** Between which lengths nearly all boards lie that take from `least` to `most` seconds. */
export const likelyMoves = (
  least: number,
  most: number,
): { readonly least: number; readonly most: number } => ({
  least: Math.max(1, Math.floor(FEWER * averageMoves(least))),
  most: Math.max(1, Math.ceil(MORE * averageMoves(most))),
});

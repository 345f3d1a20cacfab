// Bounds between the length of a solution and the time that people need, which say at which lengths to look for a
// puzzle of a given difficulty. Source: the fitted model (model.ts) at its extremes. Guarantee: `secondsOfLength` holds
// for every board; `likelyMoves` for nearly all.
//
//     2 to 4 minutes: likely 11 to 38 moves; never 5 moves

import { coefficients } from './coefficients.ts';
import { predict } from './model.ts';

/** The least and the most seconds that the model can predict for a board with this many moves. */
export function secondsOfLength(moves: number): { readonly least: number; readonly most: number } {
  const at = (solvedShare: number, hidden: number) =>
    predict({ moves, solvedShare, hidden }, coefficients).seconds.value;
  const byLength = predict({ moves, solvedShare: null, hidden: 0 }, coefficients).seconds.value;
  return { least: Math.min(at(1, 0), byLength), most: Math.max(at(0, moves), byLength) };
}

/** The seconds that a board with this many moves takes on average. */
export const averageSeconds = (moves: number): number =>
  Math.exp(coefficients.length.constant) * moves ** coefficients.length.exponent;

/** The number of moves, as a fraction, that takes this long on average. */
const averageMoves = (seconds: number): number =>
  (seconds / Math.exp(coefficients.length.constant)) ** (1 / coefficients.length.exponent);

/** A board may have from 0.6 to 1.7 times the moves that are usual for its time. */
const [FEWER, MORE] = [0.6, 1.7];

/** The range of moves of nearly all boards that take from `least` to `most` seconds. */
export const likelyMoves = (
  least: number,
  most: number,
): { readonly least: number; readonly most: number } => ({
  least: Math.max(1, Math.floor(FEWER * averageMoves(least))),
  most: Math.max(1, Math.ceil(MORE * averageMoves(most))),
});

// Bounds between the length of a solution and the time that people need, which say at which lengths to look for a
// puzzle of a given difficulty. Source: the fitted model (model.ts) at its extremes. Guarantee: `secondsOfLength` holds
// for every board whose cluster has no state more than FARTHEST moves from the exit; `likelyMoves` for nearly all.
//
//     2 to 4 minutes: likely 11 to 38 moves; never 1 move

import { amount, check } from '../basics/arguments.ts';
import { coefficients } from './coefficients.ts';
import { patienceFor, predict } from './model.ts';

/** Far more than in any cluster that is known: 60 on 6×6 with walls. */
const FARTHEST = 100;

/**
 * The least and the most seconds that the model can predict.
 *
 * @param moves - the length of a shortest solution
 * @param vehicles - how many vehicles the board has at most
 */
export function secondsOfLength(
  moves: number,
  vehicles: number,
): { readonly least: number; readonly most: number } {
  const seconds = (features: Pick<Parameters<typeof predict>[0], 'cluster' | 'hidden' | 'involved'>) =>
    predict({ moves, ...features }, coefficients).seconds.value;
  const byLength = seconds({ hidden: 0, involved: 0, cluster: null });
  const easiest = seconds({
    hidden: 0,
    involved: 0,
    cluster: { solvedShare: 1, meanMoves: moves, farthest: moves },
  });
  const hardest = seconds({
    hidden: moves,
    involved: vehicles - 1,
    cluster: {
      solvedShare: 0,
      meanMoves: patienceFor(moves, coefficients),
      farthest: Math.max(FARTHEST, moves),
    },
  });
  return { least: Math.min(easiest, byLength), most: Math.max(hardest, byLength) };
}

/**
 * The seconds that a board with this many moves takes on average.
 *
 * @param moves - length of a shortest solution in moves
 *
 * @example
 * Math.round(averageSeconds(20)) // 146
 */
export function averageSeconds(moves: number): number {
  check(moves, 'moves', amount);
  return Math.exp(coefficients.length.constant) * moves ** coefficients.length.exponent;
}

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

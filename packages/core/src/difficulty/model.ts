// From the features of a board to what people need for it: the time, and the share that gives up.
//
//     ln(seconds) = constant + unsolved × ln((1 - p + e) / (p + e)) + hidden × h
//     ln(g / (1 - g)) = constant + logSeconds × ln(seconds)
//
// p: the share of simulated players that have solved the board after fifty moves (player.ts); e, 0.02, keeps the
//   logarithm finite. h: the fewest hidden moves of a shortest solution (shortest-fold.ts). g: the share that gives up.
//
// Source: ours, fitted to people by `npm run fit`; docs/difficulty.md has the data, what was reached and what was tried
// and dropped. The seconds are those within which half of the players have solved the board; who gives up counts as
// still trying until then (Kaplan and Meier, Nonparametric Estimation from Incomplete Observations, 1958).
//
// Beyond the lengths that were measured the prediction is that of a board of the nearest measured length, times
// (moves / that length)^exponent, with as many hidden moves as fall to that length: time grows with length as it does on
// average where it was measured. Where the cluster is too large for the player, length alone predicts.
//
//     6 moves, p = 1, no hidden moves: 17 s. 15 moves, p = 0.25, 5 hidden moves: about 1 min 20 s.

import type { PlayerCoefficients } from './player.ts';

export interface DifficultyCoefficients {
  readonly player: PlayerCoefficients;
  /** `spread` is the standard deviation of ln(seconds) about the prediction, for boards that were not fitted. */
  readonly time: {
    readonly constant: number;
    readonly unsolved: number;
    readonly hidden: number;
    readonly spread: number;
  };
  /** ln(seconds) = constant + exponent × ln(moves), and between which lengths people were measured. */
  readonly length: {
    readonly constant: number;
    readonly exponent: number;
    readonly spread: number;
    readonly shortest: number;
    readonly longest: number;
  };
  /** `spread` is the standard deviation of the logit of the share. */
  readonly givesUp: { readonly constant: number; readonly logSeconds: number; readonly spread: number };
}

export interface Features {
  /** Length of a shortest solution in moves. */
  readonly moves: number;
  /** The share of simulated players that have solved it after fifty moves; null where the cluster is too large. */
  readonly solvedShare: number | null;
  /** The fewest hidden moves of a shortest solution. */
  readonly hidden: number;
}

/** A predicted number with the range in which four of five boards lie. */
export interface Estimate {
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

export interface Prediction {
  /** Within which half of the players have solved it. */
  readonly seconds: Estimate;
  /** From 0 to 1. */
  readonly givesUp: Estimate;
}

const KEEPS_FINITE = 0.02;
/** Four of five values of a normal distribution lie within so many standard deviations. */
const FOUR_OF_FIVE = 1.2816;

/** How much more players are unsolved than solved, as a logarithm: -3.9 for all solved to 3.9 for none. */
export const unsolvedLogit = (share: number): number =>
  Math.log((1 - share + KEEPS_FINITE) / (share + KEEPS_FINITE));

/**
 * What people need for a board with these features.
 *
 * @param features - of a board that is not solved yet
 * @param fitted - the coefficients
 */
export function predict(features: Features, fitted: DifficultyCoefficients): Prediction {
  const { time, length, givesUp } = fitted;
  const { moves, solvedShare, hidden } = features;
  const measured = Math.min(Math.max(moves, length.shortest), length.longest);
  const beyond = Math.log(moves / measured);
  const log =
    solvedShare === null
      ? length.constant + length.exponent * Math.log(moves)
      : time.constant +
        time.unsolved * unsolvedLogit(solvedShare) +
        time.hidden * hidden * Math.min(1, measured / moves) +
        length.exponent * beyond;
  // nobody was measured there: twice the length, twice the spread
  const widened = 1 + Math.abs(beyond) / Math.LN2;
  const spread = (solvedShare === null ? length.spread : time.spread) * widened;
  const logit = givesUp.constant + givesUp.logSeconds * log;
  return {
    seconds: estimate(log, spread, Math.exp),
    givesUp: estimate(logit, givesUp.spread * widened, (value) => 1 / (1 + Math.exp(-value))),
  };
}

const estimate = (value: number, spread: number, back: (value: number) => number): Estimate => ({
  value: back(value),
  least: back(value - FOUR_OF_FIVE * spread),
  most: back(value + FOUR_OF_FIVE * spread),
});

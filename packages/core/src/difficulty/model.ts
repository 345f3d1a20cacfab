// Predicts from the features of a board how long people need for it, and what share of them gives up.
//
//     ln(seconds) = constant + unsolved × ln((1 - p + e) / (p + e)) + hidden × h
//     ln(g / (1 - g)) = constant + logSeconds × ln(seconds)
//
// p: the share of simulated players that have solved the board after fifty moves (player.ts); e, 0.02, keeps the
//   logarithm finite. h: the fewest hidden moves that a shortest solution has (shortest-fold.ts). g: the share that gives up.
//
// Source: ours, fitted to people by `npm run fit`; docs/difficulty.md has the data, the results, and what was tried and
// dropped. The seconds are the time within which half of the players solve the board; a player who gives up counts as
// unsolved up to that moment (Kaplan and Meier, Nonparametric Estimation from Incomplete Observations, 1958).
//
// Beyond the measured lengths the prediction is that of a board of the nearest measured length with a proportional
// number of hidden moves, times (moves / that length)^exponent: time grows with length as it does on average within the
// measured lengths. If the cluster is too large for the simulated player, the length alone predicts.
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
  /**
   * ln(seconds) = constant + exponent × ln(moves), and the shortest and longest boards that people were measured on.
   */
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
  /** The share of simulated players that solve it within fifty moves; null if the cluster is too large. */
  readonly solvedShare: number | null;
  /** The fewest hidden moves that a shortest solution has. */
  readonly hidden: number;
}

/** A predicted number with the range in which four of five boards lie. */
export interface Estimate {
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

export interface Prediction {
  /** The time within which half of the players solve it. */
  readonly seconds: Estimate;
  /** From 0 to 1. */
  readonly givesUp: Estimate;
}

const KEEPS_FINITE = 0.02;
/** Four of five values of a normal distribution lie within this many standard deviations. */
const FOUR_OF_FIVE = 1.2816;

/**
 * The logarithm of the odds that a simulated player has not solved the board: from -3.9 if all have to 3.9 if none has.
 */
export const unsolvedLogit = (share: number): number =>
  Math.log((1 - share + KEEPS_FINITE) / (share + KEEPS_FINITE));

/**
 * Predicts what people need for a board with these features.
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
  // people were not measured there: the spread doubles with each doubling of the length
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

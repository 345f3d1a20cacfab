// Predicts from the features of a board how long people need for it, and what share of them gives up.
//
//     ln(seconds) = constant + unsolved × ln((1 - p + e) / (p + e)) + meanMoves × ln(m) + hidden × h
//                   + farthest × ln(f) + involved × v
//     ln(g / (1 - g)) = constant + logSeconds × ln(seconds)
//
// p: the share of simulated players (player.ts) that have solved the board after fifty moves; e, 0.02, keeps the
//   logarithm finite. m: the moves that they have made by then on average. h: the fewest hidden moves that a shortest
//   solution has (shortest-fold.ts). f: the moves to the exit from the farthest state of the cluster. v: the vehicles
//   that can have a part in the jam (involved.ts). g: the share of people that gives up.
//
// Source: ours, fitted to people by `npm run fit`; docs/difficulty.md has the data, the results, and what was tried and
// dropped. The seconds are the time within which half of the players solve the board; a player who gives up counts as
// unsolved up to that moment (Kaplan and Meier, Nonparametric Estimation from Incomplete Observations, 1958).
//
// Beyond the measured lengths the prediction is that of a board of the nearest measured length with proportional m, h
// and f, times (moves / that length)^exponent: time grows with length as it does on average within the measured
// lengths. The simulated players then make proportionally more moves, too. If the cluster is too large for them, the
// length alone predicts.
//
//     6 moves, p = 1, m = 10, no hidden moves, f = 9, v = 7: 16 s.
//     15 moves, p = 0.2, m = 44, 5 hidden moves, f = 17, v = 7: about 1 min 20 s.

import { amount, check, checkParts, type Kind, object, positive } from '../basics/arguments.ts';
import type { PlayerCoefficients, Walk } from './player.ts';

/** The fitted numbers of the model that predicts how long people take for a board, and how many give up. */
export interface DifficultyCoefficients {
  readonly player: PlayerCoefficients;
  /** `spread` is the standard deviation of ln(seconds) about the prediction, for boards that were not fitted. */
  readonly time: {
    readonly constant: number;
    readonly unsolved: number;
    readonly meanMoves: number;
    readonly hidden: number;
    readonly farthest: number;
    readonly involved: number;
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

/** The facts about a board from which its rating is computed. */
export interface RatingFeatures {
  /** Length of a shortest solution in moves. */
  readonly moves: number;
  /** The fewest hidden moves that a shortest solution has. */
  readonly hidden: number;
  /** How many vehicles can have a part in the jam. */
  readonly involved: number;
  /** What is known of the cluster; null if it is too large. */
  readonly cluster: (Walk & { readonly farthest: number }) | null;
}

/** A predicted number with the range in which four of five boards lie. */
export interface Estimate {
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

interface Prediction {
  /** The time within which half of the players solve it. */
  readonly seconds: Estimate;
  /** From 0 to 1. */
  readonly givesUp: Estimate;
}

/** The moves that simulated players make on a board of a measured length. */
const PATIENCE = 50;
const KEEPS_FINITE = 0.02;
/** Four of five values of a normal distribution lie within this many standard deviations. */
const FOUR_OF_FIVE = 1.2816;

/** How many times as long a board is as the nearest length that people were measured on; 1 for a measured length. */
const stretchOf = (moves: number, { shortest, longest }: DifficultyCoefficients['length']): number =>
  moves / Math.min(Math.max(moves, shortest), longest);

/**
 * How many moves the simulated players make at most on a board of this length: more only beyond the lengths that people were
 * measured on.
 *
 * @param moves - length of a shortest solution in moves
 * @param coefficients - those of the model
 *
 * @example
 * const length = { constant: 2.1, exponent: 1, spread: 0.3, shortest: 2, longest: 51 };
 * patienceFor(10, { length }) // 50
 * patienceFor(102, { length }) // 100
 */
export function patienceFor(moves: number, coefficients: Pick<DifficultyCoefficients, 'length'>): number {
  check(moves, 'moves', amount);
  checkParts(coefficients, 'coefficients', { length: object });
  checkParts(coefficients.length, 'coefficients.length', { shortest: positive, longest: positive });
  return Math.round(PATIENCE * Math.max(1, stretchOf(moves, coefficients.length)));
}

const aShare: Kind = (value) =>
  !(typeof value === 'number' && value >= 0 && value <= 1) && 'a number from 0 to 1';

/**
 * The logarithm of the odds that a simulated player has not solved the board: from -3.9 if all have to 3.9 if none has.
 *
 * @param share - the share of simulated players who solve the board, 0 to 1
 *
 * @example
 * unsolvedLogit(0.5) // 0
 */
export function unsolvedLogit(share: number): number {
  check(share, 'share', aShare);
  return Math.log((1 - share + KEEPS_FINITE) / (share + KEEPS_FINITE));
}

/**
 * Predicts what people need for a board with these features.
 *
 * @param features - of a board that is not solved yet
 * @param fitted - the coefficients
 */
export function predict(features: RatingFeatures, fitted: DifficultyCoefficients): Prediction {
  const { time, length, givesUp } = fitted;
  const { moves, cluster, hidden, involved } = features;
  const stretch = stretchOf(moves, length);
  const longer = Math.max(1, stretch);
  const log = cluster
    ? time.constant +
      time.unsolved * unsolvedLogit(cluster.solvedShare) +
      time.meanMoves * Math.log(cluster.meanMoves / stretch) +
      (time.hidden * hidden) / longer +
      time.farthest * Math.log(cluster.farthest / longer) +
      time.involved * involved +
      length.exponent * Math.log(stretch)
    : length.constant + length.exponent * Math.log(moves);
  // people were not measured there: the spread doubles with each doubling of the length
  const widened = 1 + Math.abs(Math.log2(stretch));
  const spread = (cluster ? time.spread : length.spread) * widened;
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

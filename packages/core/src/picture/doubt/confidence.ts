// Source: logistic regression (D. Cox, 1958) on readings of scenes of our own making; the weights are written by
// scripts/fit-confidence.mjs.
// Guarantee: 0 to 1. Of 589 readings with the small network alone that have a confidence above 0.95, of scenes that it was not
// fitted to, three were wrong; of 391 with the closer look none.
//
//    signs (score, fit, redness ...)  ->  weighted sum, such as 3.5  ->  1 / (1 + exp(-3.5)) = 0.97

import type { GridReading, GridSigns } from '../evidence/read-grid.ts';
import { confidenceWeights, rankWeights } from './confidence-weights.ts';
import { oddestFloor } from './odd-floor.ts';

const sum = (weights: readonly number[], values: readonly number[]): number =>
  values.reduce((total, value, i) => total + weights[i + 1]! * value, weights[0]!);

/** Greater odds (logarithm) that a grid lies on the cells count as these: in the confidence, and in the choice among grids. */
const MOST_ALIGNED = 8;
const MOST_ALIGNED_OF_GRIDS = 12;

/** The signs, scaled to numbers of similar size. */
export const signsAsNumbers = (
  { score, fit, aligned, redness }: GridSigns,
  mostAligned = MOST_ALIGNED_OF_GRIDS,
): number[] => [
  Math.max(score, -40) / 4,
  fit * 8,
  Math.max(-8, Math.min(aligned, mostAligned)) / 2,
  Math.max(redness, -12) / 3,
];

/**
 * The rank of a grid among those of one picture, the highest is the best: the difference of two ranks is the logarithm of
 * the odds that the first grid is right and not the second. A conditional logit (D. McFadden, 1974).
 */
export const rankOf = (signs: GridSigns): number =>
  signsAsNumbers(signs).reduce((total, value, i) => total + rankWeights[i]! * value, 0);

/**
 * The numbers from which the confidence in a reading follows: its signs, its lead over the next board and over the
 * next grid, and how odd its floor is.
 */
export function confidenceNumbers(reading: GridReading, lead: number): number[] {
  const { tiling, signs, colours, columns } = reading;
  const [best, second] = tiling.best;
  const share = Math.exp(best!.score - tiling.total);
  const gap = second ? Math.min(best!.score - second.score, 4) : 4;
  const least = tiling.certainty.reduce((a, b) => Math.min(a, b), 1);
  return [
    ...signsAsNumbers(signs, MOST_ALIGNED),
    2 * share,
    gap,
    2 * least,
    Math.max(-4, Math.min(lead, 6)) / 2,
    oddestFloor(colours, best!, columns),
  ];
}

/**
 * The probability that the whole board is right.
 *
 * @param lead the rank of the grid minus that of the best grid that gives another board
 * @param weights a constant, then a weight for each of the confidence numbers
 */
export const confidenceOf = (reading: GridReading, lead: number, weights = confidenceWeights): number =>
  1 / (1 + Math.exp(-sum(weights, confidenceNumbers(reading, lead))));

// Fits the model of packages/core/src/difficulty/model.ts to boards with their targets.
//
// Source: ridge regression (Hoerl and Kennard, Ridge Regression, 1970) on features that are scaled to the same
// spread. All features grow with length, so with 46 boards least squares cannot tell their weights apart; a strong
// ridge gives each about the weight that it would have alone, and the boards that were not fitted are predicted better.

import { unsolvedLogit } from '@unjam/core/difficulty';
import { mean } from './people.mjs';
import { evaluate, leastSquares, ranks, spearman } from './statistics.mjs';

const log = ({ moves }) => Math.log(moves);
const player = ({ share, meanMoves }) => [unsolvedLogit(share), Math.log(meanMoves)];
const rest = ({ hidden, farthest, involved }) => [hidden, Math.log(farthest), involved];
const all = (sample) => [...player(sample), ...rest(sample)];

/** The names of the coefficients in core. */
const names = ['constant', 'unsolved', 'meanMoves', 'hidden', 'farthest', 'involved'];

/** The strengths of the ridge that are compared. */
const RIDGES = [0.01, 0.1, 1, 10];
const RIDGE = 1;

/** The features and ridges that were compared; `used` is the model in use. */
export const candidates = [
  { name: 'length', features: (sample) => [log(sample)] },
  {
    name: 'plain regression: length, farthest state, vehicles involved',
    features: (sample) => [log(sample), ...rest(sample).slice(1)],
  },
  {
    name: 'plain regression with the depth of the chain instead',
    features: (sample) => [log(sample), Math.log(sample.farthest), sample.chain],
  },
  { name: 'share of players, hidden moves', features: (sample) => [player(sample)[0], sample.hidden] },
  { name: 'all five features, least squares', features: all },
  { name: 'all five features', features: all, names, ridge: RIDGE, used: true },
  { name: 'all five features, strength chosen within the half', features: all, ridge: RIDGES },
  { name: 'all five features and length', features: (sample) => [...all(sample), log(sample)], ridge: RIDGE },
  { name: 'without share and moves of the players', features: rest, ridge: RIDGE },
  { name: 'without hidden moves', features: (sample) => all(sample).filter((_, i) => i !== 2), ridge: RIDGE },
  {
    name: 'without the farthest state',
    features: (sample) => all(sample).filter((_, i) => i !== 3),
    ridge: RIDGE,
  },
  { name: 'without the vehicles involved', features: (sample) => all(sample).slice(0, 4), ridge: RIDGE },
];

export const inUse = candidates.find(({ used }) => used);

/**
 * Fits ln(seconds) to features: first the weights of the features to the pace, which has less noise, then the scale and
 * the constant to the medians.
 */
export function fitTime(samples, { features, ridge = 0 }) {
  const rows = samples.map(features);
  const paces = samples.map(({ pace }) => pace);
  const strength = Array.isArray(ridge) ? bestRidge(rows, paces, ridge) : ridge;
  const [constant, ...weights] = ridgeRegression(rows, paces, strength);
  const predicted = rows.map((row) => [evaluate([constant, ...weights], row)]);
  const [base, scale] = leastSquares(
    predicted,
    samples.map(({ median }) => Math.log(median)),
  );
  return [base + scale * constant, ...weights.map((weight) => scale * weight)];
}

/** A constant and weights for features as they are; the ridge holds for features of the same spread. */
function ridgeRegression(rows, values, ridge) {
  const columns = rows[0].map((_, i) => rows.map((row) => row[i]));
  const middles = columns.map(mean);
  const spreads = columns.map(
    (column, i) => Math.sqrt(mean(column.map((value) => (value - middles[i]) ** 2))) || 1,
  );
  const [constant, ...weights] = leastSquares(
    rows.map((row) => row.map((value, i) => (value - middles[i]) / spreads[i])),
    values,
    ridge * rows.length,
  );
  const own = weights.map((weight, i) => weight / spreads[i]);
  return [constant - own.reduce((sum, weight, i) => sum + weight * middles[i], 0), ...own];
}

/** The ridge that ranks boards best when each in turn is left out of the fit. */
function bestRidge(rows, values, ridges) {
  const scores = ridges.map((ridge) => {
    const places = rows.map((_, left) => {
      const kept = rows.flatMap((_row, i) => (i === left ? [] : [i]));
      const weights = ridgeRegression(
        kept.map((i) => rows[i]),
        kept.map((i) => values[i]),
        ridge,
      );
      return ranks(rows.map((row) => evaluate(weights, row)))[left];
    });
    return spearman(places, values);
  });
  return ridges[scores.indexOf(Math.max(...scores))];
}

/** The logit of the share that gives up, from ln(seconds); a player and a half is added so that it is finite. */
export function fitGivesUp(samples, logs) {
  return leastSquares(
    logs.map((log) => [log]),
    samples.map(logitOfGivingUp),
  );
}

export function logitOfGivingUp({ gaveUp, players }) {
  const share = (gaveUp * players + 0.5) / (players + 1);
  return Math.log(share / (1 - share));
}

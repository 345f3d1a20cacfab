// Fits the model of packages/core/src/difficulty/model.ts to boards with their targets.

import { unsolvedLogit } from '@unjam/core/difficulty';
import { evaluate, leastSquares } from './statistics.mjs';

/** The features that were compared; the model in use is `player and hidden moves`. */
export const candidates = [
  { name: 'length', features: ({ moves }) => [Math.log(moves)] },
  {
    name: 'length, farthest state, chain',
    features: ({ moves, farthest, chain }) => [Math.log(moves), Math.log(farthest), chain],
  },
  { name: 'length, hidden moves', features: ({ moves, hidden }) => [Math.log(moves), hidden] },
  { name: 'player', features: ({ share }) => [unsolvedLogit(share)] },
  { name: 'player, length', features: ({ share, moves }) => [unsolvedLogit(share), Math.log(moves)] },
  {
    name: 'player, hidden moves',
    features: ({ share, hidden }) => [unsolvedLogit(share), hidden],
    used: true,
  },
  {
    name: 'player, hidden moves, length',
    features: ({ share, hidden, moves }) => [unsolvedLogit(share), hidden, Math.log(moves)],
  },
];

export const inUse = candidates.find(({ used }) => used);

/**
 * Fits ln(seconds) to features: first the weights of the features to the pace, which has less noise, then the scale and
 * the constant to the medians.
 */
export function fitTime(samples, features) {
  const rows = samples.map(features);
  const [constant, ...weights] = leastSquares(
    rows,
    samples.map(({ pace }) => pace),
  );
  const paces = rows.map((row) => [evaluate([constant, ...weights], row)]);
  const [base, scale] = leastSquares(
    paces,
    samples.map(({ median }) => Math.log(median)),
  );
  return [base + scale * constant, ...weights.map((weight) => scale * weight)];
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

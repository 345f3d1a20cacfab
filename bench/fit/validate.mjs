// Measures how well the model predicts boards, and people, that it was not fitted to.

import { fitTime } from './model.mjs';
import { groupBy, mean } from './people.mjs';
import { evaluate, quantile, randomFrom, ranks, shuffled, spearman, spearmanWithin } from './statistics.mjs';

const SPLITS = 200;
/** How often the boards are cut into five or ten parts. */
const REPEATS = 40;
const SEED = 7;

/** Rank correlations with three measures of people's time, and the factor by which half of the predictions miss. */
function measure(samples, logs) {
  const misses = samples.map(({ median }, i) => Math.exp(Math.abs(logs[i] - Math.log(median))));
  return {
    centred: correlation(samples, logs, 'centred'),
    centredWithin: correlationWithin(samples, logs, 'centred'),
    pace: correlation(samples, logs, 'pace'),
    paceWithin: correlationWithin(samples, logs, 'pace'),
    medianOfSolvers: correlation(samples, logs, 'medianOfSolvers'),
    factor: quantile(misses, 0.5),
  };
}

export const correlation = (samples, values, target) =>
  spearman(
    values,
    samples.map((sample) => sample[target]),
  );

export const correlationWithin = (samples, values, target) =>
  spearmanWithin(
    samples.map(({ moves }) => moves),
    values,
    samples.map((sample) => sample[target]),
  );

/** A random cut of the boards into parts, with each length divided evenly. */
function partsOf(samples, count, random) {
  const parts = Array.from({ length: count }, () => []);
  let next = Math.floor(random() * count);
  for (const group of groupBy(samples, ({ moves }) => moves).values()) {
    for (const sample of shuffled(group, random)) {
      parts[next].push(sample);
      next = (next + 1) % count;
    }
  }
  return parts;
}

/**
 * Repeatedly cuts the boards into parts and predicts each part from the others. Ranks are taken within a part, because
 * the constant of a fit moves against the boards that it has not seen: pooled predictions would rank too low.
 *
 * @returns one entry for each part: its samples and the predicted ln(seconds)
 */
function predictions(samples, candidate, count, repeats) {
  const random = randomFrom(SEED);
  return Array.from({ length: repeats }, () => partsOf(samples, count, random)).flatMap((parts) =>
    parts.map((test) => {
      const weights = fitTime(
        parts.flatMap((part) => (part === test ? [] : part)),
        candidate,
      );
      return { test, logs: logsOf(weights, candidate, test) };
    }),
  );
}

const logsOf = (weights, { features }, samples) =>
  samples.map((sample) => evaluate(weights, features(sample)));

/**
 * Measures a candidate on boards that it was not fitted to: the mean of each measure over random halves and the range in
 * which nine of ten halves lie; the mean rank correlation over fifths and tenths; and the rank correlation when every
 * board in turn is left out and ranked among the others by the fit to the others. The player that made the shares was
 * not fitted to the moves on the boards that it walks here.
 */
export function crossValidate(samples, candidate) {
  const halves = predictions(samples, candidate, 2, SPLITS);
  const found = halves.map(({ test, logs }) => measure(test, logs));
  const misses = halves.flatMap(({ test, logs }) => test.map(({ median }, i) => logs[i] - Math.log(median)));
  const inParts = (count) =>
    mean(
      predictions(samples, candidate, count, REPEATS).map(({ test, logs }) =>
        correlation(test, logs, 'centred'),
      ),
    );
  return {
    halves: Object.fromEntries(
      Object.keys(found[0]).map((name) => [name, rangeOf(found.map((one) => one[name]))]),
    ),
    spread: Math.sqrt(mean(misses.map((miss) => miss * miss))),
    fifths: inParts(5),
    tenths: inParts(10),
    leftOut: leaveOneOut(samples, candidate),
    fitted: measure(samples, logsOf(fitTime(samples, candidate), candidate, samples)),
  };
}

/**
 * Compares a candidate with another on the same random halves, by the rank correlation with people's time.
 *
 * @returns the mean gain over all boards and within equal length, and the share of halves with a gain within
 */
export function compareHalves(samples, candidate, other, target) {
  const gains = predictions(samples, candidate, 2, SPLITS).map(({ test, logs }) => [
    correlation(test, logs, target),
    correlationWithin(test, logs, target),
  ]);
  predictions(samples, other, 2, SPLITS).forEach(({ test, logs }, half) => {
    gains[half][0] -= correlation(test, logs, target);
    gains[half][1] -= correlationWithin(test, logs, target);
  });
  return {
    overall: mean(gains.map(([gain]) => gain)),
    within: mean(gains.map(([, gain]) => gain)),
    wins: mean(gains.map(([, gain]) => Number(gain > 0))),
  };
}

/** Leaves each board out of a fit and takes its rank among all boards, and among those of its length, by that fit. */
function leaveOneOut(samples, candidate) {
  const places = samples.map((left, place) => {
    const weights = fitTime(
      samples.filter((sample) => sample !== left),
      candidate,
    );
    const logs = logsOf(weights, candidate, samples);
    const equal = logs.filter((_, i) => samples[i].moves === left.moves);
    return { among: ranks(logs)[place], within: ranks(equal)[equal.indexOf(logs[place])] };
  });
  const among = places.map((one) => one.among);
  const within = places.map((one) => one.within);
  return {
    centred: correlation(samples, among, 'centred'),
    centredWithin: correlationWithin(samples, within, 'centred'),
  };
}

const rangeOf = (values) => ({
  mean: mean(values),
  least: quantile(values, 0.05),
  most: quantile(values, 0.95),
});

/** The range of each coefficient over samples of the boards drawn with replacement (the bootstrap). */
export function bootstrap(samples, fitTo, draws = 1000) {
  const random = randomFrom(SEED);
  const found = [];
  for (let draw = 0; draw < draws; draw++) {
    found.push(fitTo(samples.map(() => samples[Math.floor(random() * samples.length)])));
  }
  return found[0].map((_, i) => rangeOf(found.map((weights) => weights[i])));
}

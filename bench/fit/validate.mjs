// Measures how well the model predicts boards, and people, that it was not fitted to.

import { fitTime } from './model.mjs';
import { groupBy, mean } from './people.mjs';
import { evaluate, quantile, randomFrom, shuffled, spearman, spearmanWithin } from './statistics.mjs';

const SPLITS = 250;
const SEED = 7;

/** Rank correlations with the pace, and the factor by which half of the predicted times miss the median. */
export function measure(samples, logs) {
  const moves = samples.map((sample) => sample.moves);
  const pace = samples.map((sample) => sample.pace);
  const factor = (of) =>
    quantile(
      samples.map((sample, i) => Math.exp(Math.abs(logs[i] - Math.log(of(sample))))),
      0.5,
    );
  return {
    overall: spearman(logs, pace),
    within: spearmanWithin(moves, logs, pace),
    factor: factor(({ median }) => median),
    factorOfSolvers: factor(({ medianOfSolvers }) => medianOfSolvers),
  };
}

/** Random cuts of the boards into two halves, with each length divided evenly: pairs of lists. */
function halvesOf(samples, random) {
  const halves = [[], []];
  let next = random() < 0.5 ? 0 : 1;
  for (const group of groupBy(samples, ({ moves }) => moves).values()) {
    for (const sample of shuffled(group, random)) {
      halves[next].push(sample);
      next = 1 - next;
    }
  }
  return halves;
}

/**
 * Repeatedly fits to one half of the boards and measures on the other: gives the mean of each measure and the range in
 * which nine of ten halves lie. The player that made the shares was not fitted to the moves on the boards that it walks
 * here.
 */
export function crossValidate(samples, features) {
  const random = randomFrom(SEED);
  const found = [];
  const misses = [];
  for (let split = 0; split < SPLITS; split++) {
    const [a, b] = halvesOf(samples, random);
    for (const [train, test] of [
      [a, b],
      [b, a],
    ]) {
      const weights = fitTime(train, features);
      const logs = test.map((sample) => evaluate(weights, features(sample)));
      found.push(measure(test, logs));
      test.forEach((sample, i) => {
        misses.push(logs[i] - Math.log(sample.median));
      });
    }
  }
  return {
    ...Object.fromEntries(
      Object.keys(found[0]).map((name) => [name, rangeOf(found.map((one) => one[name]))]),
    ),
    spread: Math.sqrt(mean(misses.map((miss) => miss * miss))),
  };
}

export const rangeOf = (values) => ({
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

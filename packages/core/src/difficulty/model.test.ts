import { describe, expect, test } from 'vitest';
import { averageSeconds, likelyMoves, secondsOfLength } from './bounds.ts';
import { coefficients } from './coefficients.ts';
import { formatSeconds, gradeOf, ratingOf, ratingsOf, secondsOf } from './grade.ts';
import { grades } from './grades.ts';
import {
  type DifficultyCoefficients,
  patienceFor,
  predict,
  type RatingFeatures,
  unsolvedLogit,
} from './model.ts';

const simple: DifficultyCoefficients = {
  ...coefficients,
  time: {
    constant: 3,
    unsolved: 0.5,
    meanMoves: 0.3,
    hidden: 0.1,
    farthest: 0.4,
    involved: 0.2,
    spread: 0.2,
  },
  length: { constant: 0, exponent: 2, spread: 0.4, shortest: 6, longest: 15 },
  givesUp: { constant: -4, logSeconds: 1, spread: 0.5 },
};

/** Features of a board with this many moves and `stretch` times the other measures of a board of 10 moves. */
const features = (moves: number, stretch = 1, solvedShare = 0.5): RatingFeatures => ({
  moves,
  hidden: 2 * stretch,
  involved: 7,
  cluster: { solvedShare, meanMoves: 30 * stretch, farthest: 15 * stretch },
});

describe('a prediction', () => {
  test('is the sum of its parts', () => {
    expect(unsolvedLogit(0.5)).toBe(0);
    const { seconds, givesUp } = predict(features(10), simple);
    const log = 3 + 0.3 * Math.log(30) + 0.1 * 2 + 0.4 * Math.log(15) + 0.2 * 7;
    expect(Math.log(seconds.value)).toBeCloseTo(log, 12);
    expect(Math.log(seconds.most / seconds.value)).toBeCloseTo(1.2816 * 0.2, 12);
    expect(Math.log(seconds.value / seconds.least)).toBeCloseTo(1.2816 * 0.2, 12);
    expect(givesUp.value).toBeCloseTo(1 / (1 + Math.exp(4 - log)), 12);
  });

  test('beyond the measured lengths the time grows with a power of the length, and its range widens', () => {
    const at15 = predict(features(15), simple).seconds;
    const at30 = predict(features(30, 2), simple).seconds;
    expect(at30.value / at15.value).toBeCloseTo(4, 12);
    expect(Math.log(at30.most / at30.value)).toBeCloseTo(2 * Math.log(at15.most / at15.value), 12);
    const at6 = predict(features(6), simple).seconds;
    const short = features(3);
    const cluster = short.cluster && { ...short.cluster, meanMoves: 15 };
    const at3 = predict({ ...short, cluster }, simple).seconds;
    expect(at6.value / at3.value).toBeCloseTo(4, 12);
  });

  test.each([
    [3, 50],
    [6, 50],
    [15, 50],
    [30, 100],
    [60, 200],
  ])('on a board of %i moves the simulated players make at most %i', (moves, patience) => {
    expect(patienceFor(moves, simple)).toBe(patience);
  });

  test('without the cluster depends on the length alone', () => {
    const { seconds } = predict({ ...features(20), cluster: null }, simple);
    expect(seconds.value).toBeCloseTo(400, 9);
  });

  test.each([0, 0.001, 0.3, 0.999, 1])('is finite when the share %f of the players solves it', (share) => {
    for (const moves of [1, 6, 15, 60]) {
      const { seconds, givesUp } = predict(features(moves, 1, share), coefficients);
      expect(
        Number.isFinite(seconds.value) && seconds.least < seconds.value && seconds.value < seconds.most,
      ).toBe(true);
      expect(givesUp.value > 0 && givesUp.value < 1).toBe(true);
    }
  });

  test.each<[string, Partial<RatingFeatures>]>([
    ['fewer players solve it', { cluster: { solvedShare: 0.2, meanMoves: 30, farthest: 15 } }],
    ['the players make more moves', { cluster: { solvedShare: 0.5, meanMoves: 40, farthest: 15 } }],
    ['a state is farther from the exit', { cluster: { solvedShare: 0.5, meanMoves: 30, farthest: 25 } }],
    ['more moves are hidden', { hidden: 4 }],
    ['more vehicles are involved', { involved: 8 }],
  ])('is longer if %s', (_, harder) => {
    const easy = predict(features(10), coefficients);
    const hard = predict({ ...features(10), ...harder }, coefficients);
    expect(hard.seconds.value).toBeGreaterThan(easy.seconds.value);
    expect(hard.givesUp.value).toBeGreaterThan(easy.givesUp.value);
  });
});

describe('the scales', () => {
  test.each([
    [0, 0],
    [4, 0],
    [8, 10],
    [64, 40],
    [4096, 100],
    [1e9, 100],
  ])('%f s give a rating of %i', (seconds, rating) => {
    expect(ratingOf(seconds)).toBe(rating);
    if (seconds >= 4 && seconds <= 4096) expect(secondsOf(rating)).toBeCloseTo(seconds, 9);
  });

  test('grades rise with the rating, and every grade has a rating', () => {
    const found = Array.from({ length: 101 }, (_, rating) => gradeOf(rating));
    expect([...new Set(found)]).toEqual(grades.map(({ id }) => id));
    for (const { id } of grades) {
      const { least, most } = ratingsOf(id);
      expect([found.indexOf(id), found.lastIndexOf(id)]).toEqual([least, most]);
    }
  });

  test.each([
    [0, '0 s'],
    [7.4, '7 s'],
    [44, '45 s'],
    [9.6, '10 s'],
    [12.4, '10 s'],
    [56, '55 s'],
    [57.4, '55 s'],
    [57.5, '1 min'],
    [58, '1 min'],
    [65, '1 min 10 s'],
    [84, '1 min 20 s'],
    [179, '3 min'],
    [294, '4 min 50 s'],
    [296, '5 min'],
    [3540, '59 min'],
    [3569, '59 min'],
    [3570, '1 h'],
    [3869, '1 h'],
    [3870, '1 h 10 min'],
    [4200, '1 h 10 min'],
    [86_400, '24 h'],
  ])('%f s are read as %s', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });
});

test('the likely lengths for a time include the average length for that time', () => {
  for (const moves of [3, 6, 10, 15, 30, 50]) {
    const seconds = averageSeconds(moves);
    const { least, most } = likelyMoves(seconds, seconds);
    expect([least <= moves, moves <= most]).toEqual([true, true]);
    const bounds = secondsOfLength(moves, 12);
    expect([bounds.least <= seconds, seconds <= bounds.most]).toEqual([true, true]);
  }
});

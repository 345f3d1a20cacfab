import { expect, test } from 'vitest';
import { correlation, rankCorrelation, simulateWorkers, spread } from './simulated-workers.mjs';

test.each([
  { pieces: [4, 3, 3, 2], workers: 2, end: 6, tail: 0 },
  // 2, 3 | 3, 4: the longest piece begins last
  { pieces: [2, 3, 3, 4], workers: 2, end: 7, tail: 1 / 7 },
  { pieces: [8], workers: 4, end: 8, tail: 3 / 4 },
  { pieces: [], workers: 3, end: 0, tail: 0 },
])('$workers workers on $pieces end after $end', ({ pieces, workers, end, tail }) => {
  const simulated = simulateWorkers(pieces, workers);
  expect(simulated.end).toBe(end);
  expect(simulated.tail).toBeCloseTo(tail, 12);
});

test('ranks do not depend on the scale; equal values share their place', () => {
  expect(rankCorrelation([1, 2, 3, 4], [1, 10, 100, 1000])).toBeCloseTo(1, 12);
  expect(rankCorrelation([1, 2, 3, 4], [9, 7, 5, 3])).toBeCloseTo(-1, 12);
  expect(rankCorrelation([1, 2, 2, 3], [5, 6, 6, 7])).toBeCloseTo(1, 12);
  expect(rankCorrelation([1, 1, 2, 2], [1, 2, 1, 2])).toBeCloseTo(0, 12);
});

test('correlation and spread', () => {
  expect(correlation([1, 2, 3], [3, 5, 7])).toBeCloseTo(1, 12);
  expect(correlation([1, 2, 3], [1, 10, 100])).toBeCloseTo(0.9, 1);
  expect(spread([3, 3, 3])).toBe(0);
  expect(spread([1, 3])).toBeCloseTo(0.5, 12);
});

import { expect, test } from 'vitest';
import { sayLimit, sayProgress } from './limit-text.ts';

const stats = { expanded: 24_132, generated: 30_000, peakFrontier: 900, milliseconds: 20_012.3 };

test.each([
  ['cancelled', 'Stopped after 24,132 states.'],
  ['milliseconds', 'No solution found in 20 seconds: 24,132 states searched.'],
  ['states', 'No solution found within 24,132 states.'],
  ['memory', 'No solution found: 24,132 states fill the memory that this page may use.'],
] as const)('a search that ended by %s', (which, words) => {
  expect(sayLimit({ kind: 'limit', which, stats })).toBe(words);
});

test.each([
  [undefined, 'Solving…'],
  [{ expanded: 12_000, frontier: 9, milliseconds: 80 }, '12,000 states searched…'],
  [
    { expanded: 12_000, frontier: 9, milliseconds: 80, best: 25, lowerBound: 12 },
    'Best so far 25, at least 12 · 12,000 states searched…',
  ],
])('a running search: %o', (progress, words) => {
  expect(sayProgress(progress)).toBe(words);
});

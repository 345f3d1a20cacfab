import { expect, test } from 'vitest';
import { describeLimit } from './limit-text.ts';

const stats = { expanded: 24_132, generated: 30_000, peakFrontier: 900, milliseconds: 20_012.3 };

test.each([
  ['cancelled', 'Stopped after 24,132 states.'],
  ['milliseconds', 'No solution found in 20 seconds: 24,132 states searched.'],
  ['states', 'No solution found within 24,132 states.'],
  ['memory', 'No solution found: 24,132 states fill the memory that this page may use.'],
] as const)('a search that ended by %s', (which, words) => {
  expect(describeLimit({ kind: 'limit', which, stats })).toBe(words);
});

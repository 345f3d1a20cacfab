import { expect, test } from 'vitest';
import { nothing } from './verdict.ts';
import { verdictInWords } from './verdict-in-words.ts';

const solved = {
  ...nothing,
  notation: 'arrows',
  metric: 'moves',
  legal: true,
  solves: true,
  moves: 3,
  steps: 5,
} as const;

test.each([
  [{ shortest: 3, over: 0, optimal: true }, 'shortest in moves'],
  [{ shortest: 2, over: 1 }, '1 move more than the shortest, 2 moves'],
  [{ limit: 'memory' }, 'shortest not found: the search stopped at the limit of memory'],
])('%j: %s', (known, said) => {
  expect(verdictInWords({ ...solved, ...known })).toEqual([
    'legal, solves the board',
    '3 moves, 5 steps',
    said,
  ]);
});

import { expect, test } from 'vitest';
import { beginRun } from '../model/series-run.ts';
import { describeRun, formatClock } from './series-words.ts';

test('a rush is shared with a car a board, a line a minute', () => {
  const run = { ...beginRun('rush', 'k3x9', 0), solved: [5000, 20_000, 59_999, 130_000, 180_000] };
  expect(describeRun(run, 'https://unjam.example/#1/rush/k3x9/3')).toBe(
    'Unjam Rush: 5 boards in 3 minutes\n🚗🚗🚗\n💤\n🚗🚗\nThe same boards for you:\nhttps://unjam.example/#1/rush/k3x9/5',
  );
});

test('a streak is shared with a square a board, ten in a row', () => {
  const run = { ...beginRun('streak', 'a', 0), solved: Array.from({ length: 10 }, (_, i) => i) };
  expect(describeRun(run, 'https://unjam.example/')).toBe(
    'Unjam Streak: 10 boards in a row in the fewest moves\n🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩\n🟥\nThe same boards for you:\nhttps://unjam.example/#1/streak/a/10',
  );
});

test.each([
  [180_000, '3:00'],
  [179_001, '3:00'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
])('%i ms are %s', (left, shown) => expect(formatClock(left)).toBe(shown));

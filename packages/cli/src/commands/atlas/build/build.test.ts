import { expect, test } from 'vitest';
import { describe as progressOf } from './build.ts';

test.each([
  [{ touched: 0 }, '440,123 puzzles'],
  [{ touched: 64e6 }, '440,123 puzzles, 32.0 M states/s'],
  [{ touched: 64e6, millisecondsLeft: 300_000 }, '440,123 puzzles, 32.0 M states/s, 5 min 00 s left'],
  [{ touched: 0, millisecondsLeft: 2 }, '440,123 puzzles, 1.0 s left'],
])('the progress of a build: %j', (more, line) => {
  expect(progressOf({ puzzles: 440_123, milliseconds: 2000, ...more } as never)).toBe(line);
});

// A size that takes seconds to enumerate.
import { expect, test } from 'vitest';
import { enumerateShard } from '../../src/enumerate/enumerate.ts';

test('5x5 with 0 to 1 walls has as many puzzles and states as the published database, and as hard ones', () => {
  const size = { width: 5, height: 5, minWalls: 0, maxWalls: 1 };
  const rows = [...enumerateShard(size)].flatMap((group) => group.rows);
  expect({
    puzzles: rows.length,
    states: rows.reduce((sum, row) => sum + row.states, 0),
    moves: Math.max(...rows.map((row) => row.moves)),
    steps: Math.max(...rows.map((row) => row.steps)),
  }).toEqual({ puzzles: 6041, states: 992_656, moves: 21, steps: 39 });
});

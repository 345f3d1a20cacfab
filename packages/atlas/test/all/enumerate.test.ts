// Sizes that take seconds to enumerate, or minutes to search from the definition.
import { expect, test } from 'vitest';
import { enumerateShard } from '../../src/enumerate/enumerate.ts';
import { byCanonical, referenceAtlas } from '../../src/enumerate/testing/reference.ts';

// as many, and as hard ones, as the program of Michael Fogleman finds: docs/confirmed.md
test('5x5 with 0 to 1 walls: puzzles, states and hardest', () => {
  const size = { width: 5, height: 5, minWalls: 0, maxWalls: 1 };
  const rows = [...enumerateShard(size)].flatMap((group) => group.rows);
  expect({
    puzzles: rows.length,
    states: rows.reduce((sum, row) => sum + row.states, 0),
    moves: Math.max(...rows.map((row) => row.moves)),
    steps: Math.max(...rows.map((row) => row.steps)),
  }).toEqual({ puzzles: 6041, states: 992_656, moves: 21, steps: 39 });
});

test.each([
  { width: 7, height: 3, puzzles: 177 },
  { width: 3, height: 7, puzzles: 70 },
])(
  '$width x $height: every column of every row agrees with a search that follows the definition',
  ({ width, height, puzzles }) => {
    const size = { width, height, minWalls: 0, maxWalls: 0 };
    const rows = [...enumerateShard(size)].flatMap((group) => group.rows).sort(byCanonical);
    expect(rows).toEqual(referenceAtlas(size));
    expect(rows).toHaveLength(puzzles);
  },
  300_000,
);

import { randomFrom } from '@unjam/core/generate';
import { expect, test } from 'vitest';
import { RandomBoards } from './random-boards.mjs';
import { countValidStates } from './valid-states.mjs';

test.each([
  [3, 3],
  [4, 5],
  [5, 4],
  [5, 5],
])('%i×%i: as many boards as are counted', (width, height) => {
  const { states } = countValidStates({ width, height, maxWalls: 0 });
  expect(new RandomBoards(width, height).total).toBe(states[0]);
});

test('3×3: vehicles are drawn as often as there are boards with them', () => {
  const draws = 3200;
  const boards = new RandomBoards(3, 3);
  const next = randomFrom(1);
  const drawn = Array.from({ length: draws }, () => boards.draw(next));
  // the states of the four row groups, computed by hand in shard-weights.test.ts: 64 in all
  const byRows = { '||2': 24, '2||2': 14, '|2|2': 10, '2|2|2': 16 };
  for (const [rows, states] of Object.entries(byRows)) {
    const share = drawn.filter((board) => board.rows.join('|') === rows).length / draws;
    expect(Math.abs(share - states / 64)).toBeLessThan(0.025);
  }
  // no lane is full
  for (const { rows, columns } of drawn) {
    expect(rows).toHaveLength(3);
    expect(columns).toHaveLength(3);
    for (const lane of [...rows, ...columns])
      expect(lane.reduce((sum, length) => sum + length, 0)).toBeLessThan(3);
  }
});

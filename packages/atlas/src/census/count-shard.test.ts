import { describe, expect, test } from 'vitest';
import { countValidStates } from '../../../../bench/valid-states.mjs';
import { runsAll } from '../../../../testing/in-all.ts';
import { countCensusRows } from './census-rows.ts';
import { countCensusShard } from './count-shard.ts';
import { addCensus, nothingCounted } from './counts.ts';
import { referenceCensus } from './testing/reference.ts';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const whole = (width: number, height: number) =>
  countCensusShard({ width, height, shard: 0, shards: 1 }).counts;

describe('the counts are those of a search that follows the definition', () => {
  // test/all has 5x5
  test.each([
    [3, 3],
    [4, 3],
    [3, 4],
    [4, 4],
    [5, 3],
    [3, 5],
  ])('%dx%d', (width, height) => {
    expect(whole(width, height)).toEqual(referenceCensus({ width, height }));
  });
});

describe('what any census must obey', () => {
  test.each([[4, 5], [5, 4], ...(runsAll ? [[5, 5] as const, [6, 4] as const] : [])] as const)(
    '%dx%d',
    (width, height) => {
      const { atlas, wide } = whole(width, height);
      const [valid = 0] = countValidStates({ width, height, maxWalls: 0 }).states;
      expect(sum(atlas.states)).toBeLessThan(valid);
      for (const counts of [atlas, wide]) {
        // each cluster has a solved state, and a choice of vehicles a cluster
        expect(sum(counts.clusters)).toBeLessThanOrEqual(counts.states[0] ?? 0);
        expect(sum(counts.choices)).toBeLessThanOrEqual(sum(counts.clusters));
        expect(counts.clusters.length).toBe(counts.states.length);
        expect(counts.choices.length).toBe(counts.states.length);
      }
      for (const [distance, states] of atlas.states.entries())
        expect(states).toBeLessThanOrEqual(wide.states[distance] ?? 0);
    },
  );

  test('shards count the same together as one', () => {
    const shards = countCensusRows({ width: 4, height: 4 });
    expect(shards).toBe(4 ** 3 * 2);
    const counts = Array.from(
      { length: shards },
      (_, shard) => countCensusShard({ width: 4, height: 4, shard, shards }).counts,
    );
    expect(counts.reduce(addCensus, nothingCounted)).toEqual(whole(4, 4));
  });
});

test.each([
  [{ width: 7, height: 6, shard: 0, shards: 1 }, 'boards of 7x6 cells cannot be counted, only 3x3 to 6x6'],
  [{ width: 2, height: 6, shard: 0, shards: 1 }, 'boards of 2x6 cells cannot be counted, only 3x3 to 6x6'],
  [{ width: 3, height: 3, shard: 0, shards: 0 }, '0 shards of 3x3: expected 1 to 9'],
  [{ width: 3, height: 3, shard: 4, shards: 4 }, 'there is no shard 4 of 4'],
])('%j is refused', (task, message) => {
  expect(() => countCensusShard(task)).toThrow(new RangeError(message));
});

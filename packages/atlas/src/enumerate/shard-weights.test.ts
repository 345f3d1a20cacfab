import { describe, expect, test } from 'vitest';
import { type AtlasSize, countRowGroups, rowGroups } from './row-groups.ts';
import { heaviestFirst, shardWeights } from './shard-weights.ts';

const size = (width: number, height: number, minWalls = 0, maxWalls = minWalls): AtlasSize => ({
  width,
  height,
  minWalls,
  maxWalls,
});
const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, number) => sum + number, 0);

describe('the weight of a shard', () => {
  test.each([size(3, 3, 0, 3), size(4, 4, 1, 2), size(5, 4, 0, 2), size(3, 6, 2), size(3, 7), size(7, 4)])(
    '%j: the sum over its row groups',
    (board) => {
      const groups = shardWeights(board, countRowGroups(board));
      for (const shards of [1, 5, 7]) {
        const expected = Array.from({ length: shards }, (_, shard) =>
          sumOf([...rowGroups(board, shard, shards)].map(({ number }) => groups[number] as number)),
        );
        shardWeights(board, shards).forEach((weight, shard) => {
          expect(weight / (expected[shard] as number)).toBeCloseTo(1, 9);
        });
      }
    },
  );

  test('3x3, computed by hand: without rows below the upper three, the weight of a row group is its number of states', () => {
    // A column is empty or holds one car: 3 ways. If its top or lowest cell is taken, 2 ways are left; if the middle
    // cell or several cells are taken, 1. The primary stands on the lowest row, left or right.
    const rows = [...rowGroups(size(3, 3))].map((group) => group.rows.map((kind) => kind.placements.length));
    expect(rows).toEqual([
      [1, 1, 2], // 2·2·3 twice
      [2, 1, 2], // a car above it: twice 1·1·3; beside it: twice 2·1·2
      [1, 2, 2], // a car in the middle row: twice 1·1·3, twice 1·1·2
      [2, 2, 2], // all above each other: twice 1·1·3; else 1·1·2, 1·1·1 or 2·1·1, each twice
    ]);
    expect([...shardWeights(size(3, 3), 4)].map((weight) => Math.round(weight * 1e9) / 1e9)).toEqual([
      24, 14, 10, 16,
    ]);
  });

  test('more than 50 million row groups are not weighed: all shards weigh the same', () => {
    const board = size(6, 6, 0, 4);
    expect(countRowGroups(board)).toBeGreaterThan(5e7);
    expect(heaviestFirst(board, 3)).toEqual([0, 1, 2]);
  });
});

test('the heaviest shards come first, each exactly once; shards of equal weight by their number', () => {
  const weights = shardWeights(size(4, 4), 7);
  const order = heaviestFirst(size(4, 4), 7);
  expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const ordered = order.map((shard) => weights[shard] as number);
  expect(ordered).toEqual(ordered.toSorted((a, b) => b - a));
  expect(heaviestFirst(size(4, 4), 4, Float64Array.of(1, 2, 1, 2))).toEqual([1, 3, 0, 2]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rankCorrelation, simulateWorkers } from '../../../../bench/simulated-workers.mjs';
import { defaultShards } from '../store/build.ts';
import { Enumerator } from './enumerate.ts';
import { type AtlasSize, countRowGroups, rowGroups } from './row-groups.ts';
import { heaviestFirst, shardWeights } from './shard-weights.ts';

const size = (width: number, height: number, minWalls = 0, maxWalls = minWalls): AtlasSize => ({
  width,
  height,
  minWalls,
  maxWalls,
});
const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, number) => sum + number, 0);

/** What each shard really is: the states of solvable clusters that its enumeration touches. */
function touchedStates(board: AtlasSize, shards: number): number[] {
  const enumerator = new Enumerator(board.width, board.height);
  const touched = Array.from({ length: shards }, () => 0);
  for (const { rowGroup, states } of enumerator.run(rowGroups(board))) {
    const shard = rowGroup.number % shards;
    touched[shard] = (touched[shard] as number) + states;
  }
  return touched;
}

describe('the weight of a shard', () => {
  test.each([size(3, 3, 0, 3), size(4, 4, 1, 2), size(5, 4, 0, 2), size(3, 6, 2)])(
    '%j: is the sum over its row groups, in their numbering',
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

  test('3x3 by hand: with no row below the upper three, a row group weighs its states', () => {
    // A column is empty or holds one car: 3 ways, of which its top or lowest cell being taken leaves 2, the middle
    // one or more than one cell 1. The primary stands on the lowest row, left or right.
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

  test('beyond 50 million row groups all weigh the same', () => {
    const board = size(6, 6, 0, 4);
    expect(countRowGroups(board)).toBeGreaterThan(5e7);
    expect(heaviestFirst(board, 3)).toEqual([0, 1, 2]);
  });
});

test('the heaviest shards come first, each exactly once; equal ones by their number', () => {
  const weights = shardWeights(size(4, 4), 7);
  const order = heaviestFirst(size(4, 4), 7);
  expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const ordered = order.map((shard) => weights[shard] as number);
  expect(ordered).toEqual(ordered.toSorted((a, b) => b - a));
  expect(heaviestFirst(size(4, 4), 4, Float64Array.of(1, 2, 1, 2))).toEqual([1, 3, 0, 2]);
});

describe('eight workers who share the default shards end within 5 % of the time of the run', () => {
  const tailOf = (pieces: readonly number[]) => simulateWorkers(pieces, 8).tail;

  // what a shard weighs in earnest: the states of solvable clusters that its enumeration touches
  test.each([size(5, 5), size(5, 5, 0, 1)])(
    '%j, by the states that are touched',
    (board) => {
      const shards = defaultShards(board);
      const touched = touchedStates(board, shards);
      const run = heaviestFirst(board, shards).map((shard) => touched[shard] as number);
      expect(tailOf(run)).toBeLessThan(0.05);
      expect(rankCorrelation([...shardWeights(board, shards)], touched)).toBeGreaterThan(0.9);
      // and the order is what does it
      expect(tailOf(touched)).toBeGreaterThan(tailOf(run));
      expect(tailOf(run.toReversed())).toBeGreaterThan(tailOf(run));
    },
    60_000,
  );

  test('6x6 without walls, by the states that are touched, as recorded', () => {
    const file = new URL('../../../../bench/shards-6x6.json', import.meta.url);
    const recorded = JSON.parse(readFileSync(file, 'utf8'));
    const { touched, shards } = recorded as { touched: readonly number[]; shards: number };
    expect(recorded).toMatchObject({ size: size(6, 6), shards: defaultShards(size(6, 6)) });
    const run = heaviestFirst(size(6, 6), shards).map((shard) => touched[shard] as number);
    expect(tailOf(run)).toBeLessThan(0.001);
    expect(tailOf(run)).toBeLessThan(tailOf(touched));
    expect(rankCorrelation([...shardWeights(size(6, 6), shards)], touched)).toBeGreaterThan(0.99);
  });

  test.each([size(5, 6), size(6, 5), size(5, 6, 0, 1), size(6, 6), size(6, 6, 1), size(6, 6, 0, 2)])(
    '%j, by the estimate',
    (board) => {
      const shards = defaultShards(board);
      const weights = shardWeights(board, shards);
      const run = heaviestFirst(board, shards, weights).map((shard) => weights[shard] as number);
      expect(tailOf(run)).toBeLessThan(0.02);
    },
  );
});

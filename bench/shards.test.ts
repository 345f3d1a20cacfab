// How well the default shards of a size can be shared by workers that begin with the heaviest.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Enumerator } from '../packages/atlas/src/enumerate/enumerate.ts';
import { type AtlasSize, rowGroups } from '../packages/atlas/src/enumerate/row-groups.ts';
import { heaviestFirst, shardWeights } from '../packages/atlas/src/enumerate/shard-weights.ts';
import { defaultShards } from '../packages/atlas/src/store/build.ts';
import { rankCorrelation, simulateWorkers } from './simulated-workers.mjs';

const size = (width: number, height: number, minWalls = 0, maxWalls = minWalls): AtlasSize => ({
  width,
  height,
  minWalls,
  maxWalls,
});

/** The real work of each shard: the states of solvable clusters that its enumeration touches. */
function touchedStates(board: AtlasSize, shards: number): number[] {
  const enumerator = new Enumerator(board.width, board.height);
  const touched = Array.from({ length: shards }, () => 0);
  for (const { rowGroup, states } of enumerator.run(rowGroups(board))) {
    const shard = rowGroup.number % shards;
    touched[shard] = (touched[shard] ?? 0) + states;
  }
  return touched;
}

describe('eight workers who share the default shards end within 5 % of the time of the run', () => {
  const tailOf = (pieces: readonly number[]) => simulateWorkers(pieces, 8).tail;

  test('5x5 without walls, by the states that are touched', () => {
    const board = size(5, 5);
    const shards = defaultShards(board);
    const touched = touchedStates(board, shards);
    const run = heaviestFirst(board, shards).map((shard) => touched[shard] ?? 0);
    expect(tailOf(run)).toBeLessThan(0.05);
    expect(rankCorrelation([...shardWeights(board, shards)], touched)).toBeGreaterThan(0.9);
    // any other order ends later
    expect(tailOf(touched)).toBeGreaterThan(tailOf(run));
    expect(tailOf(run.toReversed())).toBeGreaterThan(tailOf(run));
  });

  test('6x6 without walls, by the states that are touched, as recorded', () => {
    const file = new URL('./shards-6x6.json', import.meta.url);
    const recorded = JSON.parse(readFileSync(file, 'utf8'));
    const { touched, shards } = recorded as { touched: readonly number[]; shards: number };
    expect(recorded).toMatchObject({ size: size(6, 6), shards: defaultShards(size(6, 6)) });
    const run = heaviestFirst(size(6, 6), shards).map((shard) => touched[shard] ?? 0);
    expect(tailOf(run)).toBeLessThan(0.001);
    expect(tailOf(run)).toBeLessThan(tailOf(touched));
    expect(rankCorrelation([...shardWeights(size(6, 6), shards)], touched)).toBeGreaterThan(0.99);
  });

  test.each([size(5, 6), size(6, 5), size(5, 6, 0, 1), size(6, 6), size(6, 6, 1), size(6, 6, 0, 2)])(
    '%j, by the estimate',
    (board) => {
      const shards = defaultShards(board);
      const weights = shardWeights(board, shards);
      const run = heaviestFirst(board, shards, weights).map((shard) => weights[shard] ?? 0);
      expect(tailOf(run)).toBeLessThan(0.02);
    },
  );
});

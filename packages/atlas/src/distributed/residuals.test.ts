import { randomFrom } from '@unjam/core/generate';
import { describe, expect, test } from 'vitest';
import { type CountedShard, residualsOf } from './residuals.ts';

/** Shards of some 270 puzzles per million states, as the shards of 6×6 vary; `left` of the puzzles of `liar` are stored. */
function run(seed: number, left = 1, of = 400, workers = 4): CountedShard[] {
  const random = randomFrom(seed);
  const about = () => Math.exp(0.35 * (random() + random() + random() - 1.5));
  return Array.from({ length: of }, (_, shard) => {
    const touched = Math.round(8e6 * about());
    const name = shard % workers === 0 ? 'liar' : `honest-${shard % workers}`;
    const puzzles = Math.round(270e-6 * touched * about() * (name === 'liar' ? left : 1));
    return { worker: name, puzzles, touched };
  });
}
const residual = (shards: readonly CountedShard[], name = 'liar') =>
  residualsOf(shards).find(({ worker }) => worker === name)?.residual ?? Number.NaN;

describe('residuals of workers', () => {
  test('of honest workers about one in 370 is beyond 3', () => {
    const all = Array.from({ length: 500 }, (_, seed) => residualsOf(run(seed))).flat();
    const sizes = all.map((worker) => Math.abs(worker.residual ?? Number.NaN));
    expect(all).toHaveLength(2000);
    expect(sizes.filter((size) => size > 3).length).toBeLessThan(14);
    expect(sizes.filter((size) => size > 1).length / 2000).toBeCloseTo(0.317, 1);
  });

  test.each([
    ['a tenth of the puzzles left out', 0.9],
    ['a third left out', 0.67],
    ['all left out', 0],
  ])('%s: beyond -4, and the others are the other way', (_, left) => {
    const shards = run(7, left);
    expect(residual(shards)).toBeLessThan(-4);
    expect(residual(shards, 'honest-1')).toBeGreaterThan(0);
  });

  test('puzzles invented: beyond 4', () => expect(residual(run(7, 1.2))).toBeGreaterThan(4));

  test('counts are added, and few shards have no residual', () => {
    const shards = [
      { worker: 'b', puzzles: 3, touched: 1_000_000 },
      { worker: 'a', puzzles: 1, touched: 1_000_000 },
      { worker: 'b', puzzles: 1, touched: 1_000_000 },
    ];
    expect(residualsOf(shards)).toEqual([
      { worker: 'a', shards: 1, puzzles: 1, density: 1 },
      { worker: 'b', shards: 2, puzzles: 4, density: 2 },
    ]);
    expect(residualsOf([])).toEqual([]);
  });

  test('a worker that had the large shards is none the worse, although these have fewer puzzles per state', () => {
    const shards = Array.from({ length: 40 }, (_, shard) => ({
      worker: shard < 20 ? 'small' : 'large',
      // a tenth more or less in turn
      puzzles: Math.round(1000 * Math.sqrt(shard + 1) * (shard % 2 === 0 ? 0.9 : 1.1)),
      touched: 1e6 * (shard + 1),
    }));
    for (const { residual } of residualsOf(shards))
      expect(Math.abs(residual ?? Number.NaN)).toBeLessThan(0.5);
  });

  test('one worker, or shards that are all alike, have no residual', () => {
    expect(residualsOf(run(1, 1, 400, 1))[0]).not.toHaveProperty('residual');
    const alike = Array.from({ length: 20 }, (_, shard) => ({
      worker: `${shard % 2}`,
      puzzles: 10,
      touched: 100,
    }));
    expect(residualsOf(alike)[0]?.residual ?? 0).toBeCloseTo(0);
  });
});

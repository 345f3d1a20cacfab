import { expect, test } from 'vitest';
import { unnoticedOdds } from './odds-text.ts';

test.each([
  [1001, 51, '95% for 1 shard, 59% for 10 shards, 0.4% for 100 shards'],
  [1001, 501, '50% for 1 shard, less than 0.1% for 10 shards, less than 0.1% for 100 shards'],
  [8, 4, '50% for 1 shard'],
  [8, 8, '0% for 1 shard'],
])('of %i shards %i twice', (shards, twice, odds) => {
  expect(unnoticedOdds(shards, twice)).toBe(
    `a worker that leaves puzzles out goes unnoticed by this with odds of ${odds}`,
  );
});

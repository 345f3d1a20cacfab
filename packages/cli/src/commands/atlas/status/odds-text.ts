import { counted } from '@unjam/core/basics';
import { oddsUnnoticed } from './odds-unnoticed.ts';

/** Out of how many shards a worker may leave puzzles. */
const EXAMPLES = [1, 10, 100];

/** Digits that tell 0.1 % from 0.2 %, and no more of 95 %. */
const percent = (odds: number): string => {
  const share = 100 * odds;
  if (share > 0 && share < 0.1) return 'less than 0.1%';
  return `${share < 10 ? Number(share.toFixed(1)) : Math.round(share)}%`;
};

/**
 * What the shards that two machines enumerate say about a worker that leaves puzzles out, before the sample of `collect`.
 *
 * @example
 * unnoticedOdds(1001, 51) // 'a worker that leaves puzzles out goes unnoticed by this with odds of 95% for 1 shard, …'
 */
export function unnoticedOdds(shards: number, twice: number): string {
  const odds = EXAMPLES.filter((bad) => bad <= shards).map(
    (bad) => `${percent(oddsUnnoticed(shards, twice, bad))} for ${counted(bad, 'shard')}`,
  );
  return `a worker that leaves puzzles out goes unnoticed by this with odds of ${odds.join(', ')}`;
}

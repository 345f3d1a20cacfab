import { at } from '@unjam/core/basics';
import { randomFrom } from '@unjam/core/generate';
import type { ShardResult } from '../enumerate/shard.ts';

/** How long shards are enumerated again if their number is not given. */
const MINUTE = 60_000;

interface RebuildOptions {
  /** The shards, in the order in which to take them. */
  readonly order: readonly number[];
  /** The least number of shards, however long they take. */
  readonly least: number;
  /** The greatest number of shards, however long they take; default as many as `milliseconds` allow. */
  readonly most?: number;
  readonly milliseconds?: number;
  /** How many shards run at once. */
  readonly parallel: number;
  readonly run: (shard: number) => Promise<ShardResult>;
  /** Compares a shard with the existing one; called for one shard at a time. */
  readonly compare: (result: ShardResult) => Promise<void>;
  readonly onRebuilt?: (count: number) => void;
  readonly signal?: AbortSignal;
}

/** Enumerates a sample of shards again and has each compared; returns how many. */
export async function rebuildInTime(options: RebuildOptions): Promise<number> {
  const { order, least, most, milliseconds = MINUTE, parallel, run, compare, onRebuilt, signal } = options;
  const begun = performance.now();
  const wanted = Math.min(order.length, most === undefined ? order.length : Math.max(most, least));
  let next = 0;
  let rebuilt = 0;
  let comparing: Promise<void> = Promise.resolve();
  const work = async () => {
    while (next < wanted && !signal?.aborted) {
      const late = most === undefined && performance.now() - begun > milliseconds;
      if (late && next >= least) return;
      const result = await run(at(order, next++));
      comparing = comparing.then(() => compare(result));
      await comparing;
      onRebuilt?.(++rebuilt);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, parallel) }, work));
  return rebuilt;
}

/** Shards in a random order, the same for the same seed. */
export function sampleOrder(shards: readonly number[], seed: number): number[] {
  const random = randomFrom(seed);
  return shards
    .map((shard) => ({ shard, lot: random() }))
    .sort((a, b) => a.lot - b.lot || a.shard - b.shard)
    .map(({ shard }) => shard);
}

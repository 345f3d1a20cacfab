import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BoardsToRate, PuzzleRating } from '../ratings/rate-boards.ts';
import type { ShardResult, ShardRunner } from './shard.ts';

type Shard = Parameters<ShardRunner>[0];

export interface Threads<T = ShardResult, Task = Shard> {
  readonly count: number;
  readonly run: (task: Task) => Promise<T>;
  /** Ends the threads at once, even in the middle of a shard. */
  close(): Promise<void>;
}

/**
 * Opens a pool of threads that enumerate shards, or do what another module does. They start with the first task: whoever
 * finds out that there is nothing to do does not end threads that are still loading, which can crash Node 20.
 *
 * @param count - how many; by default one for each core
 * @param module - its default export is what the threads run; by default `runShard`
 */
export function openThreads<T = ShardResult, Task = Shard>(
  count = availableParallelism(),
  module = new URL('./worker.js', import.meta.url),
): Threads<T, Task> {
  let pool: Piscina<Task, T> | undefined;
  const start = () =>
    new Piscina<Task, T>({
      filename: module.href,
      minThreads: count,
      maxThreads: count,
      idleTimeout: Number.POSITIVE_INFINITY,
    });
  return {
    count,
    run: (task) => {
      pool ??= start();
      return pool.run(task);
    },
    close: async () => pool?.destroy(),
  };
}

/** Opens a pool of threads that rate boards. */
export const openRatingThreads = (count?: number): Threads<PuzzleRating[], BoardsToRate> =>
  openThreads(count, new URL('../ratings/worker.js', import.meta.url));

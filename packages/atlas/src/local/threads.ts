import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { ShardResult, ShardRunner } from '../enumerate/shard.ts';
import type { BoardsToRate, PuzzleRating } from '../ratings/rate-boards.ts';

type Shard = Parameters<ShardRunner>[0];

export interface Threads<T = ShardResult, Task = Shard> {
  readonly count: number;
  readonly run: (task: Task) => Promise<T>;
  /** Ends the threads at once, even in the middle of a shard. */
  close(): Promise<void>;
}

/**
 * Options of the threads, so that Piscina imports their module. It would require it where Node can, and Node 20 aborts
 * the whole process if a thread is ended while it requires an ES module.
 */
const IMPORT_ONLY = process.features.require_module ? ['--no-experimental-require-module'] : [];

/**
 * Opens a pool of threads that enumerate shards, or do what another module does. They start with the first task, so
 * nobody waits for threads who finds out that there is nothing to do.
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
      execArgv: IMPORT_ONLY,
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

import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { ShardResult, ShardRunner } from './shard.ts';

type Task = Parameters<ShardRunner>[0];

export interface Threads<T = ShardResult> {
  readonly count: number;
  readonly run: (task: Task) => Promise<T>;
  /** Ends the threads at once, even in the middle of a shard. */
  close(): Promise<void>;
}

/**
 * Opens a pool of threads that enumerate shards.
 *
 * @param count - how many; by default one for each core
 * @param module - its default export is what the threads run; by default `runShard`
 */
export function openThreads<T = ShardResult>(
  count = availableParallelism(),
  module = new URL('./worker.js', import.meta.url),
): Threads<T> {
  const pool = new Piscina<Task, T>({
    filename: module.href,
    minThreads: count,
    maxThreads: count,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  return { count, run: (task) => pool.run(task), close: () => pool.destroy() };
}

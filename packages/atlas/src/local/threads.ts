import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { ShardResult, ShardRunner } from './shard.ts';

export interface Threads {
  readonly count: number;
  readonly run: ShardRunner;
  /** Ends the threads, whatever they are doing. */
  close(): Promise<void>;
}

/** A pool of threads that enumerate shards; by default one for each core. */
export function openThreads(count = availableParallelism()): Threads {
  const pool = new Piscina<Parameters<ShardRunner>[0], ShardResult>({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: count,
    maxThreads: count,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  return { count, run: (task) => pool.run(task), close: () => pool.destroy() };
}

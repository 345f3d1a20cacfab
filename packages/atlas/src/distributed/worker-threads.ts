import { openThreads, type Threads } from '../local/threads.ts';
import type { ShardBytes } from './shard-bytes.ts';

/** Threads that enumerate shards and pack them; by default one for each core. */
export const openWorkerThreads = (count?: number): Threads<ShardBytes> =>
  openThreads<ShardBytes>(count, new URL('./thread.js', import.meta.url));

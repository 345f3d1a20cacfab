import type { AtlasRow } from './atlas-row.ts';
import { checkOptions, Enumerator, type ShardOptions } from './enumerate.ts';
import { rowGroups } from './row-groups.ts';

/** The contents of one shard. */
export interface ShardResult {
  readonly shard: number;
  readonly rows: readonly AtlasRow[];
  /** How many states of solvable clusters the search visited: a measure of the work, not a column of the atlas. */
  readonly touched: number;
}

/** Enumerates one shard: in this thread, in another thread, on another machine. */
export type ShardRunner = (task: Required<ShardOptions>) => Promise<ShardResult>;

let kept: Enumerator | undefined;

/**
 * Enumerates one shard in this thread.
 *
 * @param task - the size, the number of the shard from 0, and how many shards there are
 */
export function runShard(task: Required<ShardOptions>): ShardResult {
  checkOptions(task);
  const { width, height, shard, shards } = task;
  if (kept?.width !== width || kept.height !== height) kept = new Enumerator(width, height);
  const rows: AtlasRow[] = [];
  let touched = 0;
  for (const result of kept.run(rowGroups(task, shard, shards))) {
    for (const row of result.rows) rows.push(row);
    touched += result.states;
  }
  return { shard, rows, touched };
}

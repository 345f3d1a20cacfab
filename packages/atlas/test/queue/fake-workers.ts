// Workers with a runner that the test provides, on a run of seven small shards.

import {
  packShard,
  type ShardBytes,
  statusOfRun,
  submitRun,
  type WorkOptions,
  withDatabase,
  workOnRun,
} from '../../src/distributed/index.ts';
import { runShard, type ShardRunner } from '../../src/enumerate/shard.ts';
import type { Threads } from '../../src/local/threads.ts';

export type Task = Parameters<ShardRunner>[0];

export const size = { width: 4, height: 4, minWalls: 0, maxWalls: 1 };
export const shards = 7;
export const NAME = '4x4-walls-0..1-shards-7';

/** Enumerates a shard as a correct worker does. */
export const honest = (task: Task): Promise<ShardBytes> => packShard(NAME, runShard(task));

/** Runs the tasks in this thread instead of a pool. */
const openFake = (run: (task: Task) => Promise<ShardBytes>) => (): Threads<ShardBytes> => ({
  count: 2,
  run,
  close: async () => {},
});

/** Works on the run until nothing is left. */
export const work = (
  url: string,
  run: (task: Task) => Promise<ShardBytes>,
  options: Partial<WorkOptions> = {},
) =>
  withDatabase(url, (database) =>
    workOnRun(database, { name: 'test:1', open: openFake(run), grace: 1000, ...options }),
  );

/** Submits the run. */
export const submit = (url: string) => withDatabase(url, (database) => submitRun(database, { size, shards }));
/** The status of the run. */
export const status = async (url: string) => {
  const found = await withDatabase(url, (database) => statusOfRun(database));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

// What a thread of a worker runs. It also packs the result, so that the thread that renews the locks is never busy for
// long.
import { runShard } from '../enumerate/shard.ts';
import { describeRun } from './run-name.ts';
import { packShard, type ShardBytes } from './shard-bytes.ts';

export default (task: Parameters<typeof runShard>[0]): Promise<ShardBytes> =>
  packShard(describeRun(task, task.shards), runShard(task));

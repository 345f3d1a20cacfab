// What a thread of a worker runs. It packs what it found, too, so that the thread which keeps the locks alive has
// nothing long to do.
import { runShard } from '../local/shard.ts';
import { packShard, type ShardBytes } from './shard-bytes.ts';

export default (task: Parameters<typeof runShard>[0]): Promise<ShardBytes> => packShard(runShard(task));

// The function that each thread of the pool runs.
import { runShard } from './shard.ts';

export default runShard;

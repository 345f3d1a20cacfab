// The function that each thread of the pool runs.
import { runShard } from '../enumerate/shard.ts';

export default runShard;

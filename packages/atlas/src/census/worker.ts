// The function that each thread of a census runs.
import { countCensusShard } from './count-shard.ts';

export default countCensusShard;

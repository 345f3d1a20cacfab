// Measures how much the work of shards varies, how well their estimated weight orders them, and how much later the last
// of some workers ends than if all ended together. `tail` is a share of the run's time, with shards begun by their
// number and then the heaviest first, as estimated.
//
//   node bench/shards.mjs                                   5×5 measured now, 6×6 as recorded beside this file
//   node bench/shards.mjs --size 5x6 --walls 0..1           a size, every shard measured now, in one thread
//   node bench/shards.mjs --size 6x6 --record FILE.json     the same, recorded as it proceeds; if begun again, it
//                                                           continues from there
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { defaultShards, heaviestFirst, runShard, shardWeights } from '@unjam/atlas';
import { readOptions } from '../scripts/read-options.mjs';
import { correlation, rankCorrelation, simulateWorkers, spread } from './simulated-workers.mjs';
import { printTable } from './table.mjs';

const recorded = new URL('shards-6x6.json', import.meta.url);
const WORKERS = [2, 4, 8, 16, 32];

/** Processor time and touched states of every shard of a size. */
function measure(size, shards, file) {
  const found = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { size, shards };
  if (JSON.stringify([found.size, found.shards]) !== JSON.stringify([size, shards])) {
    throw new Error(`${file} records other shards`);
  }
  const { touched = {}, milliseconds = {} } = found;
  const keep = () => {
    if (!file) return;
    writeFileSync(`${file}.part`, `${JSON.stringify({ size, shards, touched, milliseconds })}\n`);
    renameSync(`${file}.part`, file);
  };
  // a warm-up: the first shard pays for compilation
  runShard({ ...size, shard: 0, shards });
  let kept = performance.now();
  for (const shard of heaviestFirst(size, shards)) {
    if (touched[shard] !== undefined) continue;
    const before = process.cpuUsage();
    touched[shard] = runShard({ ...size, shard, shards }).touched;
    const { user, system } = process.cpuUsage(before);
    milliseconds[shard] = Math.round((user + system) / 100) / 10;
    if (performance.now() - kept < 5000) continue;
    keep();
    kept = performance.now();
  }
  keep();
  return { size, shards, touched, milliseconds };
}

function rowsOf({ size, shards, ...measured }) {
  const weights = [...shardWeights(size, shards)];
  const order = heaviestFirst(size, shards);
  const names = { milliseconds: 'processor time', touched: 'touched states' };
  return Object.entries(names)
    .filter(([key]) => measured[key])
    .map(([key, name], i) => {
      const values = weights.map((_, shard) => measured[key][shard]);
      const sum = values.reduce((all, value) => all + value, 0);
      const percent = (share) => `${(100 * share).toFixed(share < 0.01 ? 2 : 1)} %`;
      const tails = WORKERS.map((workers) => [
        `tail, ${workers} workers`,
        [values, order.map((shard) => values[shard])]
          .map((pieces) => percent(simulateWorkers(pieces, workers).tail))
          .join(' → '),
      ]);
      return {
        size: i > 0 ? '' : `${size.width}×${size.height}, ${size.minWalls} to ${size.maxWalls} walls`,
        'weight by': name,
        shards: String(shards),
        sum: key === 'touched' ? sum.toLocaleString('en') : `${(sum / 1000).toFixed(1)} s`,
        'st. dev.': percent(spread(values)),
        'heaviest : mean': ((Math.max(...values) * shards) / sum).toFixed(1),
        'rank correlation': rankCorrelation(weights, values).toFixed(3),
        correlation: correlation(weights, values).toFixed(3),
        ...Object.fromEntries(tails),
      };
    });
}

const { values } = readOptions(import.meta.url, {
  options: {
    size: { type: 'string' },
    walls: { type: 'string', default: '0' },
    shards: { type: 'string' },
    record: { type: 'string' },
  },
});
if (values.size) {
  const [width, height] = values.size.split('x').map(Number);
  const [minWalls, maxWalls = minWalls] = values.walls.split('..').map(Number);
  const size = { width, height, minWalls, maxWalls };
  printTable(rowsOf(measure(size, Number(values.shards ?? defaultShards(size)), values.record)));
} else {
  const now = [1, 2].map((maxWalls) => ({ width: 5, height: 5, minWalls: 0, maxWalls }));
  const rows = now.flatMap((size) => rowsOf(measure(size, defaultShards(size))));
  printTable([...rows, ...rowsOf(JSON.parse(readFileSync(recorded, 'utf8')))]);
}

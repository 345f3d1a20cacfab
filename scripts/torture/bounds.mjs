// `npm run torture -- bounds [--seed N] [--count N] [--keep FILE]`: stops searches of boards from 7×7 to 12×12 before their
// end. Promised: no bound that a search reports is above the optimum; no solution is shorter than the optimum, and each
// solves its board. The optimum is that of the engine, which breadth-first search confirms on one board of eight; where the engine does not
// end, the length of the best solution known stands for it, such as the way on which the board was made.
//
// With --keep the counts are kept in a file: the same command goes on where it was ended.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readOptions } from '../read-options.mjs';
import { lookAtBounds } from './parts/bounds.mjs';

const { values } = readOptions(import.meta.url, {
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '500' },
    keep: { type: 'string' },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
/** Boards from one writing of the kept counts to the next. */
const PART = 50;

const sums = ['known', 'stopped', 'unsolved', 'proved', 'bounds', 'depths', 'tight'];
const fresh = () => ({ seed, next: 0, broken: 0, ...Object.fromEntries(sums.map((name) => [name, 0])) });
const kept = values.keep && existsSync(values.keep) && JSON.parse(readFileSync(values.keep, 'utf8'));
const total = kept || fresh();
if (total.seed !== seed) {
  console.error(`${values.keep}: counts of seed ${total.seed}; expected seed ${seed}`);
  process.exit(2);
}

function keep() {
  if (!values.keep) return;
  writeFileSync(`${values.keep}.new`, JSON.stringify(total));
  renameSync(`${values.keep}.new`, values.keep);
}

while (total.next < count) {
  const { faults, ...found } = lookAtBounds(seed, total.next++);
  for (const name of sums) total[name] += Number(found[name]);
  for (const fault of faults) console.log(`BROKEN ${fault}`);
  total.broken += faults.length;
  if (total.next % PART === 0) keep();
}
keep();
console.log(
  `${total.next} boards, the optimum of ${total.known} known; ${total.stopped} searches stopped before their end, ` +
    `${total.unsolved} of them without a solution, and ${total.proved} that proved theirs first; ` +
    `${total.bounds} bounds compared, ${total.tight} of the last ones at most two below the optimum; ${total.depths} depths of engines compared; ` +
    `${total.broken} promises broken`,
);
process.exitCode = total.broken === 0 ? 0 : 1;

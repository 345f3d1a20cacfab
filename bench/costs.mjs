// Estimates the cost of the atlas of a size, and how many puzzles it would hold: enumerates every row group if there is
// enough time, otherwise a sample of them.
//
//   node bench/costs.mjs --size 5x5 --walls 0                 all of it
//   node bench/costs.mjs --size 6x6 --walls 2 --seconds 300   as much of a sample as 300 s of processor time allow
//   node bench/costs.mjs --states                             the valid states of larger boards, and what they would
//                                                             cost
//
// Each row group is drawn with a probability in proportion to the square root of its estimated weight. If the relative
// error of the estimate is the same everywhere, no other sample of the same cost is more precise. The sum over all row
// groups comes from a ratio estimator: the sampled time per sampled weight, each divided by the probability of its
// draw, times the total weight. `±` is twice the standard error, which is the error of sampling alone. On a busy
// machine the processor time varies by some 10 % more; the counts do not.
import { countRowGroups, shardWeights } from '@unjam/atlas';
import { randomFrom } from '@unjam/core/generate';
import { Enumerator } from '../packages/atlas/dist/enumerate/enumerate.js';
import { rowGroups } from '../packages/atlas/dist/enumerate/row-groups.js';
import { readOptions } from '../scripts/read-options.mjs';
import { printTable } from './table.mjs';
import { countValidStates } from './valid-states.mjs';

/** Row groups drawn independently of each other, in random order, with the probability of each. */
function draw(size, weights, expected, next) {
  const roots = weights.map(Math.sqrt);
  const sum = roots.reduce((all, root) => all + root, 0);
  const drawn = [];
  for (const rowGroup of rowGroups(size)) {
    const probability = Math.min(1, (expected * roots[rowGroup.number]) / sum);
    if (next() < probability) drawn.push({ rowGroup, weight: weights[rowGroup.number], probability });
  }
  for (let i = drawn.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [drawn[i], drawn[j]] = [drawn[j], drawn[i]];
  }
  return drawn;
}

/** Processor seconds, touched states, puzzles and their states of row groups, in their order, until the time is up. */
function measure(enumerator, drawn, seconds) {
  const begun = process.cpuUsage();
  const used = (since) => {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1e6;
  };
  const measured = [];
  let before = process.cpuUsage();
  const results = enumerator.run(drawn.map(({ rowGroup }) => rowGroup));
  for (const { states, rows } of results) {
    const inPuzzles = rows.reduce((sum, row) => sum + row.states, 0);
    measured.push({
      ...drawn[measured.length],
      seconds: used(before),
      states,
      puzzles: rows.length,
      inPuzzles,
    });
    if (used(begun) > seconds) break;
    before = process.cpuUsage();
  }
  return measured;
}

/** The sum of a value over all row groups, and twice its standard error. */
function estimate(sample, share, weight, measureOf) {
  const chance = ({ probability }) => probability * share;
  const sum = (of) => sample.reduce((all, one) => all + of(one) / chance(one), 0);
  const ratio = sum(measureOf) / sum((one) => one.weight);
  const variance = sample.reduce(
    (all, one) => all + (1 - chance(one)) * ((measureOf(one) - ratio * one.weight) / chance(one)) ** 2,
    0,
  );
  const scale = weight / sum((one) => one.weight);
  return { value: ratio * weight, error: 2 * Math.sqrt(variance) * scale };
}

function rowOf(size, { seconds, seed, sample: expected }) {
  const groups = countRowGroups(size);
  const weights = shardWeights(size, groups);
  const enumerator = new Enumerator(size.width, size.height);
  // a warm-up: the first row groups pay for compilation
  measure(enumerator, draw(size, weights, 50, randomFrom(seed + 1)), 2);
  const drawn = draw(size, weights, expected, randomFrom(seed));
  const sample = measure(enumerator, drawn, seconds);
  const share = sample.length / drawn.length;
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const time = estimate(sample, share, weight, (one) => one.seconds);
  const touched = estimate(sample, share, weight, (one) => one.states);
  const puzzles = estimate(sample, share, weight, (one) => one.puzzles);
  const inPuzzles = estimate(sample, share, weight, (one) => one.inPuzzles);
  const { states } = countValidStates(size);
  const valid = states.slice(size.minWalls).reduce((sum, one) => sum + one, 0);
  const percent = ({ value, error }) => `±${((100 * error) / value).toFixed(1)} %`;
  const used = sample.reduce((sum, one) => sum + one.seconds, 0);
  return {
    size: `${size.width}×${size.height}, ${size.minWalls} to ${size.maxWalls} walls`,
    'row groups': groups.toLocaleString('en'),
    measured: `${sample.length.toLocaleString('en')} in ${used.toFixed(0)} s`,
    'valid states': valid.toLocaleString('en'),
    touched: `${(touched.value / 1e9).toPrecision(4)} G`,
    'error ': percent(touched),
    's of a core': time.value.toPrecision(4),
    h: (time.value / 3600).toPrecision(3),
    error: percent(time),
    'ns/valid state': ((time.value * 1e9) / valid).toFixed(1),
    'ns/touched': ((time.value * 1e9) / touched.value).toFixed(1),
    puzzles: Math.round(puzzles.value).toLocaleString('en'),
    'error  ': percent(puzzles),
    'states in them': `${(inPuzzles.value / 1e9).toPrecision(4)} G`,
    'error   ': percent(inPuzzles),
  };
}

function statesRow([width, height, maxWalls]) {
  const { states, components } = countValidStates({ width, height, maxWalls });
  return {
    size: `${width}×${height}, exactly ${maxWalls} walls`,
    '': '',
    'valid states': states.at(-1).toLocaleString('en'),
    components: components.at(-1).toLocaleString('en'),
    'states/component': (states.at(-1) / components.at(-1)).toFixed(2),
  };
}

const { values } = readOptions(import.meta.url, {
  options: {
    size: { type: 'string', default: '5x5' },
    walls: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '300' },
    sample: { type: 'string', default: '1e9' },
    seed: { type: 'string', default: '1' },
    states: { type: 'boolean', default: false },
  },
});
if (values.states) {
  const sides = [
    [4, 4],
    [4, 5],
    [5, 5],
    [5, 6],
    [6, 6],
    [6, 7],
    [7, 6],
    [7, 7],
  ];
  const walls = [1, 2, 3].map((maxWalls) => [6, 6, maxWalls]);
  printTable([...sides.map((size) => [...size, 0]), ...walls].map(statesRow));
} else {
  const [width, height] = values.size.split('x').map(Number);
  const [minWalls, maxWalls = minWalls] = values.walls.split('..').map(Number);
  const [seconds, sample, seed] = [values.seconds, values.sample, values.seed].map(Number);
  printTable([rowOf({ width, height, minWalls, maxWalls }, { seconds, sample, seed })]);
}

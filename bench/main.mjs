// Prints one table, made in one run: every contestant on every work, in alternating rounds, with the medians of the
// rounds. `ratio` is how many times longer a contestant takes than the engine. `bytes` is the heap memory that one
// solve allocates (the engine's own memory, outside the heap, is reused and grows only to the largest board's need).
// `npm run bench -- 3` makes three rounds instead of seven. Then whole clusters, puzzles made to order, whole commands,
// the enumerator, `unjam env`, 10,000 answers marked, and how large programs with core are, in tables of their own. `--whole` adds the whole atlas of 6×6
// and `--long` the hardest requests, which take minutes; `--solving`, `--engines` (boards by their size), `--making`, `--commands`, `--atlas`, `--env`, `--answers` or `--sizes`
// runs only that part. `--pictures` alone measures the reading of pictures, on as many scenes of each kind as the
// number says (20): every picture that is misread is listed.
// `--large` alone measures boards of 9×9 to 16×16, each for as many seconds as the number says (10).
import { arch, cpus } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readOptions } from '../scripts/read-options.mjs';
import { answerRows } from './answers.mjs';
import { atlasRows } from './atlas.mjs';
import { commandRows, startRows } from './commands.mjs';
import { contestants } from './contestants.mjs';
import { engineRows } from './engines.mjs';
import { envRows } from './env.mjs';
import { largeRows } from './large.mjs';
import { exploreRows, generateRows } from './making.mjs';
import { hasPhotos, pictureRows } from './pictures.mjs';
import { installedRows, sizeRows } from './sizes.mjs';
import { printTable } from './table.mjs';
import { hasShared, works } from './works.mjs';

const { values, positionals } = readOptions(import.meta.url, {
  allowPositionals: true,
  options: Object.fromEntries(
    [
      'whole',
      'long',
      'solving',
      'engines',
      'making',
      'commands',
      'atlas',
      'env',
      'answers',
      'sizes',
      'pictures',
      'large',
    ].map((name) => [name, { type: 'boolean' }]),
  ),
});
const flags = new Set(Object.keys(values).map((name) => `--${name}`));
const rounds = Number(positionals[0] ?? 7);
/** The shortest round, in milliseconds: small work is repeated until then. */
const SHORTEST_ROUND = 20;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

function time({ contestant, boards, metric }) {
  const started = performance.now();
  let times = 0;
  do {
    for (const board of boards) contestant.solve(board, metric);
    times++;
  } while (performance.now() - started < SHORTEST_ROUND);
  return (performance.now() - started) / times;
}

function bytesASolve({ contestant, boards, metric }) {
  const bytes = boards.slice(0, 20).map((board) => {
    collect();
    // a garbage collection also drops compiled code, so the first solve after it is slower
    contestant.solve(board, metric);
    const before = process.memoryUsage().heapUsed;
    contestant.solve(board, metric);
    return Math.max(process.memoryUsage().heapUsed - before, 0);
  });
  return median(bytes);
}

const [given] = positionals;
if (flags.has('--pictures')) {
  const missed = [];
  const table = pictureRows(given === undefined ? undefined : Number(given), (line) => missed.push(line));
  process.stderr.write('\n');
  if (!hasPhotos) console.log('../shared/data/photos is missing: without real pictures');
  for (const line of missed) console.log(line);
  printTable(table);
  process.exit();
}

if (flags.has('--large')) {
  printTable([...largeRows(given === undefined ? undefined : Number(given))]);
  process.exit();
}

const everyone = await contestants();
const rows = [];
const parts = [
  '--solving',
  '--engines',
  '--making',
  '--commands',
  '--atlas',
  '--env',
  '--answers',
  '--sizes',
];
const wants = (part) => flags.has(part) || !parts.some((other) => flags.has(other));
for (const { name, metric, boards, fast } of wants('--solving') ? works() : []) {
  const entries = everyone
    .filter(
      (contestant) => !(fast && contestant.slow) && boards.every((board) => contestant.takes(board, metric)),
    )
    .map((contestant) => ({ contestant, metric, boards: boards.map(contestant.ready), times: [] }));
  // warm up, and check the answers
  for (const entry of entries) {
    for (let i = 0; i < (entry.contestant.slow ? 1 : 5); i++) {
      entry.answers = entry.boards.map((board) => entry.contestant.solve(board, metric));
    }
  }
  for (let round = 0; round < rounds; round++) {
    for (const entry of entries) {
      if (!(entry.contestant.slow && round > 2)) entry.times.push(time(entry));
    }
  }
  const [engine] = entries;
  for (const entry of entries) {
    const milliseconds = median(entry.times);
    const wrong = entry.answers.filter(({ length }, i) => length !== engine.answers[i].length).length;
    const counted = entry.answers.every(({ expanded }) => expanded !== undefined);
    const expanded = counted ? entry.answers.reduce((sum, answer) => sum + answer.expanded, 0) : undefined;
    rows.push({
      work: entry === engine ? `${name}, ${metric}` : '',
      contestant: entry.contestant.name,
      ms: milliseconds.toFixed(milliseconds < 10 ? 3 : 1),
      'boards/s': Math.round((boards.length / milliseconds) * 1000).toLocaleString('en'),
      states: expanded?.toLocaleString('en') ?? '',
      'ns/state': expanded ? ((milliseconds * 1e6) / expanded).toFixed(0) : '',
      'bytes/solve': bytesASolve(entry).toLocaleString('en'),
      ratio: (milliseconds / median(engine.times)).toFixed(2),
      wrong: wrong === 0 ? '' : `${wrong} of ${boards.length}`,
    });
    process.stderr.write('.');
  }
}
// a row group takes as long as thousands of boards
const few = Math.min(rounds, 3);
const clusters = () => works().filter(({ metric, fast }) => metric === 'moves' && !fast);
const making = wants('--making') ? [exploreRows(clusters(), few), generateRows(flags.has('--long'))] : [];
const engines = wants('--engines') ? [engineRows()] : [];
const commands = wants('--commands') ? [startRows(few), commandRows(few)] : [];
const atlas = wants('--atlas') ? [await atlasRows(few, flags.has('--whole'))] : [];
const env = wants('--env') ? [await envRows()] : [];
const answers = wants('--answers') ? [answerRows()] : [];
const sizes = wants('--sizes') ? [await sizeRows(), installedRows()] : [];
process.stderr.write('\n');
console.log(`Node ${process.version}, ${cpus()[0]?.model ?? arch()}, one thread, ${rounds} rounds`);
if (!hasShared) console.log('../shared/data is missing: without the classic and the published boards');
for (const table of [
  ...(rows.length > 0 ? [rows] : []),
  ...engines,
  ...making,
  ...commands,
  ...atlas,
  ...env,
  ...answers,
  ...sizes,
]) {
  printTable(table);
  console.log();
}

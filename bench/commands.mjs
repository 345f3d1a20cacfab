// Times whole commands from files to files, each in a new process: start, reading, solving, writing. Node alone is the
// lower bound for every command. Processor time is that of user and system, of all threads.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasShared, shared } from './works.mjs';

const unjam = fileURLToPath(new URL('../packages/cli/bin/unjam.js', import.meta.url));
const seeds = fileURLToPath(new URL('../puzzles/seeds/', import.meta.url));
/** How often the published sample is repeated, to make some 200,000 boards. */
const TIMES = 111;
/** How often a command is started in one round of its processor time, which the shell measures in hundredths of a second. */
const STARTS = 10;

function commands(folder) {
  const solutions = join(folder, 'solutions');
  const list = [{ name: 'node, and nothing else', words: ['-e', '0'] }];
  if (!hasShared) {
    list.push({ name: "solve the project's boards", words: [unjam, 'solve', seeds, '-o', solutions] });
    return list;
  }
  const classic = join(folder, 'classic');
  cpSync(fileURLToPath(new URL('jam36/', shared)), classic, { recursive: true });
  const published = join(folder, 'published.txt');
  const sample = readFileSync(new URL('fogleman-sample.txt', shared), 'utf8');
  writeFileSync(published, sample.repeat(TIMES));
  const records = join(folder, 'all.jsonl');
  const notation = ['--notation', 'letters', '-o', solutions];
  list.push(
    { name: 'solve 36 classic boards into 36 files', words: [unjam, 'solve', classic, ...notation] },
    {
      name: 'solve 200,466 published to JSON lines',
      words: [unjam, 'solve', published, '--json', '-o', records],
      records,
    },
    {
      name: 'solve 200,466 published to text',
      words: [unjam, 'solve', published, '-o', join(folder, 'all.sol')],
    },
  );
  return list;
}

/** Seconds by the clock and of processor time, of user and system, of some runs of a command together. */
function secondsOf(words, runs = 1) {
  const script = `i=0; while [ $i -lt ${runs} ]; do "$@" >/dev/null 2>&1; i=$((i+1)); done; times`;
  const started = performance.now();
  const printed = execFileSync('sh', ['-c', script, 'sh', process.execPath, ...words], { encoding: 'utf8' });
  const clock = (performance.now() - started) / 1000;
  // the second line is that of the children
  const [, children = ''] = printed.trim().split('\n');
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => 60 * Number(m) + Number(s));
  return { clock, processor: parts.reduce((sum, each) => sum + each, 0) };
}

/** Seconds of all searches by their own clocks, which run on while another program has the core, from the lines of JSON. */
const searchesIn = (file) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .reduce((sum, line) => sum + JSON.parse(line).milliseconds / 1000, 0);

const medianOf = (times) => times.toSorted((a, b) => a - b)[times.length >> 1];

/** Rows of the table, one for each command, timed in rounds that take turns. */
export function commandRows(rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-bench-'));
  try {
    const list = commands(folder).map((command) => ({ ...command, times: [], searches: [] }));
    for (let round = 0; round < rounds; round++) {
      for (const { words, records, times, searches } of list) {
        times.push(secondsOf(words));
        if (records !== undefined) searches.push(searchesIn(records));
      }
    }
    process.stderr.write('.');
    return list.map(({ name, times, searches }) => {
      const clock = times.map((each) => each.clock);
      return {
        'whole command': name,
        runs: String(rounds),
        'least s': Math.min(...clock).toFixed(2),
        'median s': medianOf(clock).toFixed(2),
        'processor s': medianOf(times.map((each) => each.processor)).toFixed(2),
        'searches s': searches.length === 0 ? '' : medianOf(searches).toFixed(2),
      };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Commands whose start is most of their work. */
const starts = [
  { name: 'node, and nothing else', words: ['-e', '0'] },
  { name: 'unjam --version', words: [unjam, '--version'] },
  { name: 'unjam --help', words: [unjam, '--help'] },
  { name: 'unjam solve, 4×4', words: [unjam, 'solve', 'XXo.ooo.AAoooooo'] },
  { name: 'unjam solve g1.txt', words: [unjam, 'solve', join(seeds, 'g1.txt')] },
  { name: 'unjam solve hardest.txt', words: [unjam, 'solve', join(seeds, 'hardest.txt')] },
  { name: 'unjam hint hardest.txt', words: [unjam, 'hint', join(seeds, 'hardest.txt')] },
  { name: 'unjam show hardest.txt', words: [unjam, 'show', join(seeds, 'hardest.txt')] },
  { name: 'unjam daily', words: [unjam, 'daily'] },
];

/** Rows of the table of starts: processor time, timed in rounds that take turns. */
export function startRows(rounds) {
  const list = starts.map((start) => ({ ...start, times: [] }));
  for (let round = 0; round < rounds; round++)
    for (const { words, times } of list) times.push((secondsOf(words, STARTS).processor / STARTS) * 1000);
  process.stderr.write('.');
  const node = medianOf(list[0].times);
  return list.map(({ name, times }) => ({
    start: name,
    runs: String(rounds * STARTS),
    'least ms': Math.min(...times).toFixed(0),
    'median ms': medianOf(times).toFixed(0),
    ratio: (medianOf(times) / node).toFixed(2),
  }));
}

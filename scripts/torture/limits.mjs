// Reaches every limit on purpose: of states, of time and of memory, in every command that searches, and the limits that
// hold where none is given. Promised: each ends by itself, with the documented status and a message or a key that names
// the limit, and takes no more time and memory than said here.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBoardReader, explore, hint, parseBoard, rate, solve, tryParseBoard } from '@unjam/core';
import { formatById } from '@unjam/core/formats';
import { randomFrom } from '@unjam/core/generate';
import { readOptions } from '../read-options.mjs';

const { values } = readOptions(import.meta.url, {
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '1' } },
});
const program = fileURLToPath(new URL('../../packages/cli/bin/unjam.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'unjam-torture-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const random = randomFrom(Number(values.seed));

/** A board of 60 moves, and one of 12×12 cells whose states no machine can hold. */
const LONG = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
const LARGE =
  'ttTTGnn.Oc.e/mAVkG7RROcbe/mAVkh75wU.be/ssV.hS5wUBB./00QQjS5Fp6Jf/LL22jzZFp6Jf/.qqMMzZFWW.f/XX...D.Y4il./dHPPPDaY4ilE/dH1vvDa.NNKE/3H1uuCCCrrKE/3IIyy88gg.K.';

/** A board of 16×16 cells, filled with vehicles at random places. */
function fullBoard() {
  for (;;) {
    const taken = new Set();
    const vehicles = [];
    const place = (row, column, across, length, label) => {
      const cells = Array.from(
        { length },
        (_, i) => 16 * (row + (across ? 0 : i)) + column + (across ? i : 0),
      );
      if ((across ? column : row) + length > 16 || cells.some((cell) => taken.has(cell))) return;
      for (const cell of cells) taken.add(cell);
      vehicles.push({
        label,
        row: row + 1,
        column: column + 1,
        orientation: across ? 'horizontal' : 'vertical',
        length,
      });
    };
    place(7, 0, true, 2, 'X');
    for (let attempt = 0; attempt < 3000; attempt++) {
      const [row, column] = [Math.floor(16 * random()), Math.floor(16 * random())];
      const across = row !== 7 && random() < 0.5;
      place(row, column, across, 2 + Math.floor(2 * random()), `v${attempt}`);
    }
    const text = JSON.stringify({ version: 1, width: 16, height: 16, vehicles });
    if (tryParseBoard(text).ok) return text;
  }
}
const full = join(folder, 'full.json');
writeFileSync(full, fullBoard());
/** A solution of a board, as `check` reads it. */
const solutionOf = (word) =>
  spawnSync(process.execPath, [program, 'solve', word, '--quiet'], { encoding: 'utf8' }).stdout.trim();
// a board of 7×7 cells whose 62,764 states take some milliseconds
const reader = createBoardReader();
const text = readFileSync(new URL('../../bench/boards/large.txt', import.meta.url), 'utf8');
const [medium] = [...reader.push(text), ...reader.end()];
const printed = medium.result.ok && formatById('json').print(medium.result.value);
const seven = join(folder, 'seven.json');
writeFileSync(seven, printed.value);

const states = ['--limit-states', '10'];
const time = ['--limit-time', '100ms'];
const MOST_SECONDS = 5;
const MOST_MEGABYTES = 400;

/**
 * What is run, which limit must end it, and how that shows: the key `limit` in JSON, or a text on standard output or
 * standard error; the status; the most seconds of processor time and megabytes.
 */
const cases = [
  ...['solve', 'hint', 'analyze', 'harden', 'rate'].flatMap((name) => [
    [[name, LONG, ...states, '--json'], 'states'],
    [[name, LARGE, ...time, '--json'], 'time'],
  ]),
  [['compare', LONG, '--algorithms', 'engine', ...states, '--json'], 'states'],
  [['compare', LARGE, '--algorithms', 'engine', ...time, '--json'], 'time'],
  [['check', LONG, solutionOf(LONG), ...states, '--json'], 'states', { status: 0 }],
  [['check', seven, solutionOf(seven), '--limit-time', '1ms', '--json'], 'time', { status: 0 }],
  [['show', LONG, '--as', 'gif', ...states, '-o', 'x.gif'], 'states', { says: /limit of states/ }],
  [['show', LARGE, '--as', 'gif', ...time, '-o', 'x.gif'], 'time', { says: /limit of time/ }],
  [['show', LARGE, '--as', 'pdf', ...time, '-o', 'x.pdf'], 'time', { says: /limit of time/ }],
  [
    ['generate', '--moves', '45..', '--limit-boards', '10'],
    'boards',
    { says: /stopped at the limit of boards/ },
  ],
  [
    ['generate', '--moves', '45..', '--limit-time', '300ms'],
    'time',
    { says: /stopped at the limit of time/ },
  ],
  // without a limit of one's own
  [['solve', LARGE, '--json'], 'memory', { seconds: 300, megabytes: 4000 }],
  [['analyze', LARGE, '--json'], 'memory', { seconds: 300, megabytes: 4000 }],
  // the best solution that was found gives the hint
  [['hint', full, '--json'], 'time or memory', { status: 0, seconds: 90, megabytes: 4000 }],
  [
    [
      'atlas',
      'query',
      'a',
      "select max(m) from (select md5(i::varchar) || repeat('x', 3000) as m from range(2000000) t(i) order by m)",
    ],
    'memory',
    { status: 2, says: /memory/i, seconds: 60, megabytes: 2000 },
  ],
  [
    ['atlas', 'query', 'a', "select repeat('x', 4000000) from range(2000)"],
    'memory',
    {
      // it ends by a signal that it sends to itself
      status: null,
      says: /^the rows of the answer take more than 3 GB of memory; expected [^\n]*\n$/,
      seconds: 60,
      megabytes: 3500,
    },
  ],
  [
    ['atlas', 'query', 'a', "select repeat('x', 1000000) from range(2000)"],
    'none: 2,000 rows of 1 MB are written',
    { status: 0, says: /./, seconds: 60, megabytes: 2700 },
  ],
];

/** Notes what a command has used, whatever ends it but a kill. */
const preload = `data:text/javascript,${encodeURIComponent(`import { writeFileSync } from 'node:fs';
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync('used', JSON.stringify([(user + system) / 1e6, process.resourceUsage().maxRSS / 1000]));
  });`)}`;

let broken = 0;
const report = (what, limit, fault, used) => {
  if (fault) broken++;
  const [seconds, megabytes] = used ?? [];
  const cost = used ? `${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB` : '';
  console.log(`${fault ? `BROKEN (${fault})` : 'held'}  ${limit}  ${what}  ${cost}`);
};

spawnSync(process.execPath, [program, 'atlas', 'build', '--size', '4x4', '--out', 'a'], { cwd: folder });
for (const [words, limit, expected = {}] of cases) {
  const { status = 3, says, seconds = MOST_SECONDS, megabytes = MOST_MEGABYTES } = expected;
  rmSync(join(folder, 'used'), { force: true });
  const ended = spawnSync(process.execPath, ['--import', preload, program, ...words], {
    cwd: folder,
    encoding: 'utf8',
    // an answer of gigabytes goes nowhere
    stdio: ['ignore', words[0] === 'atlas' ? 'ignore' : 'pipe', 'pipe'],
    timeout: 600_000,
    killSignal: 'SIGTERM',
  });
  let used;
  try {
    used = JSON.parse(readFileSync(join(folder, 'used'), 'utf8'));
  } catch {
    // it was killed
  }
  const text = `${ended.stdout ?? ''}${ended.stderr}`;
  let fault;
  if (ended.status !== status) fault = `status ${ended.status}, ${text.slice(0, 200)}`;
  else if (says && status !== 0 && !says.test(text)) fault = `says ${text.slice(0, 200)}`;
  else if (!says && !limit.split(' or ').includes(JSON.parse(ended.stdout.split('\n')[0]).limit)) {
    fault = `says ${text.slice(0, 200)}`;
  } else if (used && used[0] > seconds) fault = `${used[0]} s of processor time`;
  else if (used && used[1] > megabytes) fault = `${used[1]} MB`;
  const what = words.map((word) => (word.length > 60 ? `${word.slice(0, 57)}...` : word)).join(' ');
  report(what, limit, fault, used);
}

// the same searches in a program, where a limit in memory may be given as well
const large = parseBoard(LARGE);
for (const [name, run] of Object.entries({ solve, hint, explore, rate })) {
  for (const [limit, which] of [
    [{ states: 10 }, 'states'],
    [{ milliseconds: 1 }, 'milliseconds'],
    [{ memory: 1000 }, 'memory'],
  ]) {
    const found = run(large, { limit });
    const fault =
      found.kind === 'limit' && found.which === which ? undefined : JSON.stringify(found).slice(0, 99);
    report(`${name}(board, { limit: ${JSON.stringify(limit)} })`, which, fault);
  }
}
console.log(`${broken} promises broken`);
process.exitCode = broken === 0 ? 0 : 1;

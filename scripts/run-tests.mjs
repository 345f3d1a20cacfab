// Runs every test: those that mostly wait, for a browser or a database, beside those that compute, in two processes of Vitest. One
// process would run one project after the other, and leave half of a core idle while browsers draw.
//
//     node scripts/run-tests.mjs            what `npm test` runs
//     node scripts/run-tests.mjs --all      the longer tests of `npm run test:all` as well, for continuous integration
//
// Other arguments go to Vitest. A line of output stays whole; each names the project that it comes from.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { chromiumOrReason } from './chromium.mjs';
import { postgresOrReason } from './postgres.mjs';
import { reportOf, runs } from './test-reports.mjs';

const words = process.argv.slice(2);
const isAll = words.includes('--all');
const vitest = 'node_modules/vitest/vitest.mjs';

/** Runs some projects; gives whether all of their tests passed. */
function run(name, projects, workers) {
  rmSync(reportOf(name), { force: true });
  const options = [...projects.map((project) => `--project=${project}`), `--maxWorkers=${workers}`];
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--passWithNoTests', ...options, ...words.filter((word) => word !== '--all')],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        UNJAM_REPORT: reportOf(name),
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      },
    },
  );
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input: from }).on('line', (line) => to.write(`${line}\n`));
  }
  return new Promise((resolve) => {
    child.once('close', (status) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      console.log(`${projects.join(', ')}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      resolve(status === 0);
    });
  });
}

// what both processes may need is installed before they begin, where that is allowed
chromiumOrReason();
postgresOrReason();
const cores = availableParallelism();
const passed = await Promise.all([
  // a browser is a process of its own, so three tests at once keep about one core busy
  run(runs.waiting, ['queue', 'browser'], cores + 1),
  run(runs.computing, ['command', ...(isAll ? ['all'] : []), 'unit'], cores),
]);
if (passed.includes(false)) process.exitCode = 1;

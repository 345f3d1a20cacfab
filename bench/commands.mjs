// Times whole commands from files to files, each in a new process: start, reading, solving, writing. Node alone is the
// lower bound for every command.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasShared, shared } from './works.mjs';

const unjam = fileURLToPath(new URL('../packages/cli/bin/unjam.js', import.meta.url));
const seeds = fileURLToPath(new URL('../puzzles/seeds/', import.meta.url));
/** How often the published sample is repeated, to make some 16,000 boards. */
const TIMES = 9;

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
  const notation = ['--notation', 'letters', '-o', solutions];
  list.push(
    { name: 'solve 36 classic boards into 36 files', words: [unjam, 'solve', classic, ...notation] },
    { name: 'solve 16,254 published to JSON lines', words: [unjam, 'solve', published, '--json'] },
  );
  return list;
}

function secondsOf(words) {
  const started = performance.now();
  execFileSync(process.execPath, words, { stdio: 'ignore' });
  return (performance.now() - started) / 1000;
}

/** Rows of the table, one for each command, timed in rounds that take turns. */
export function commandRows(rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-bench-'));
  try {
    const list = commands(folder).map((command) => ({ ...command, times: [] }));
    for (let round = 0; round < rounds; round++) {
      for (const { words, times } of list) times.push(secondsOf(words));
    }
    process.stderr.write('.');
    return list.map(({ name, times }) => {
      const sorted = times.toSorted((a, b) => a - b);
      return {
        'whole command': name,
        runs: String(rounds),
        'least s': sorted[0].toFixed(2),
        'median s': sorted[sorted.length >> 1].toFixed(2),
      };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

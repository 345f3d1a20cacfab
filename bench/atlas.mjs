// The enumerator beside the measured sketch: the same row groups on one core each, in rounds that take turns. The
// sketch is compiled into a temporary folder if it and a compiler are there; it does not support walls. Its puzzles are
// compared line by line. `whole` adds the 6×6 board without walls on every core.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAtlas, countRowGroups, openThreads, runShard } from '@unjam/atlas';

const source = fileURLToPath(new URL('../../shared/prototype/enumerate.cpp', import.meta.url));

/** `shards` are parts of all row groups of the size, `shard` the one that is timed. */
const works = [
  { name: '5×5', side: 5, walls: [0, 0], shard: 0, shards: 1 },
  { name: '6×6', side: 6, walls: [0, 0], shard: 17, shards: 997 },
  { name: '6×6', side: 6, walls: [0, 1], shard: 17, shards: 7993 },
];

const sizeOf = ({ side, walls: [minWalls, maxWalls] }) => ({ width: side, height: side, minWalls, maxWalls });

function ours(work) {
  const started = performance.now();
  const { rows, touched } = runShard({ ...sizeOf(work), shard: work.shard, shards: work.shards });
  const seconds = (performance.now() - started) / 1000;
  const lines = rows.map(
    ({ moves, hardest, states, histogram }) => `${moves} ${hardest} ${states} ${histogram}`,
  );
  return { seconds, lines: lines.sort(), touched };
}

/** Compiles the sketch for each side of a board; undefined if that is not possible. */
function compileSketch() {
  if (!existsSync(source)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'unjam-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  try {
    for (const side of new Set(works.map(({ side }) => side))) {
      const flags = ['-O3', '-march=native', '-std=c++17', '-w', `-DN=${side}`];
      execFileSync('g++', [...flags, '-o', join(folder, `sketch-${side}`), source], { stdio: 'ignore' });
    }
  } catch {
    return undefined;
  }
  return ({ side, shard, shards }) => {
    const found = join(folder, 'found');
    const program = join(folder, `sketch-${side}`);
    const said = execFileSync(program, [String(shards), found, String(shard)], { encoding: 'utf8' });
    const lines = readFileSync(found, 'utf8').trim().split('\n').map(asOurs);
    return { seconds: Number(/^total ([\d.]+)/m.exec(said)[1]), lines: lines.sort() };
  };
}

/** A line of the sketch, `07 .BBC 34 4,4,6`, as our export writes it: `7 oBBC 34 4,4,6`. */
const asOurs = (line) =>
  line
    .trim()
    .replace(/^0+(?=\d)/, '')
    .replaceAll('.', 'o');

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

function rowOf(work, name, runs, first) {
  const seconds = median(runs.map((run) => run.seconds));
  const { lines, touched } = runs[0];
  const others = new Set(first[0].lines);
  const wrong = lines.filter((line) => !others.has(line)).length + Math.abs(lines.length - others.size);
  return {
    work: runs === first ? `${work.name}, ${work.walls[1] === 0 ? 'no walls' : 'up to a wall'}` : '',
    contestant: name,
    'row groups': `${Math.ceil((countRowGroups(sizeOf(work)) - work.shard) / work.shards)} of ${countRowGroups(sizeOf(work))}`,
    s: seconds.toFixed(3),
    puzzles: lines.length.toLocaleString('en'),
    'states/s': touched === undefined ? '' : `${(touched / seconds / 1e6).toFixed(1)} M`,
    ratio: (seconds / median(first.map((run) => run.seconds))).toFixed(2),
    wrong: wrong === 0 ? '' : String(wrong),
  };
}

/** Rows of the table, one for each work and contestant. */
export async function atlasRows(rounds, whole) {
  const sketch = compileSketch();
  const rows = [];
  for (const work of works) {
    ours(work);
    const runs = { enumerator: [], sketch: [] };
    for (let round = 0; round < rounds; round++) {
      runs.enumerator.push(ours(work));
      if (sketch && work.walls[1] === 0) runs.sketch.push(sketch(work));
    }
    rows.push(rowOf(work, 'enumerator', runs.enumerator, runs.enumerator));
    if (runs.sketch.length > 0) rows.push(rowOf(work, 'the sketch', runs.sketch, runs.enumerator));
    process.stderr.write('.');
  }
  if (whole) rows.push(await wholeRow());
  return rows;
}

async function wholeRow() {
  const size = { width: 6, height: 6, minWalls: 0, maxWalls: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'unjam-bench-'));
  const threads = openThreads();
  const started = performance.now();
  let touched = 0;
  const built = await buildAtlas({
    size,
    folder: join(folder, 'atlas'),
    run: threads.run,
    parallel: threads.count,
    onProgress: (progress) => {
      touched = progress.touched;
    },
  });
  const seconds = (performance.now() - started) / 1000;
  await threads.close();
  rmSync(folder, { recursive: true, force: true });
  if (!built.ok) throw new Error(built.error.message);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  const groups = countRowGroups(size);
  return {
    work: `6×6, no walls, built with ${availableParallelism()} threads`,
    contestant: `unjam, ${memory} MiB`,
    'row groups': `${groups} of ${groups}`,
    s: seconds.toFixed(1),
    puzzles: built.value.puzzles.toLocaleString('en'),
    'states/s': `${(touched / seconds / 1e6).toFixed(1)} M`,
    ratio: '',
    wrong: '',
  };
}

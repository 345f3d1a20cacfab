// Collects the counts of an atlas that takes many hours, shard by shard: puzzles, states in their clusters, greatest
// moves and steps, and the checksum of the shard's file. Without --keep the files are dropped, so the computation may move
// from one machine to another: each continues with the shards that the table lacks. The checksums are those of
// `unjam atlas build --size 6x6 --walls 2`.
//
//   node bench/shard-record.mjs                       what the table has, and what it implies for the whole
//   node bench/shard-record.mjs --build               continues until all shards are there, one process for each core
//   node bench/shard-record.mjs --build --processes 1
//   node bench/shard-record.mjs --check 3             enumerates three random shards of the table again
//   node bench/shard-record.mjs --build --keep FOLDER keeps the atlas of each shard as FOLDER/0, FOLDER/1 ...; shards of the
//                                                     table that the folder lacks come last, and must be the same again
//
// `unjam atlas merge FOLDER/* --out ATLAS` makes one atlas of the kept shards.
//
// The table is two-walls.tsv beside this file: 6×6 with exactly two walls.
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defaultShards } from '@unjam/atlas';
import { readOptions } from '../scripts/read-options.mjs';

const run = promisify(execFile);
const table = new URL('two-walls.tsv', import.meta.url);
const command = new URL('../packages/cli/bin/unjam.js', import.meta.url).pathname;
const shards = defaultShards({ width: 6, height: 6, minWalls: 2, maxWalls: 2 });
/** The counts of Michael Fogleman's database with 0 to 2 walls, less those with 0 walls and with 1 that were counted. */
const implied = { puzzles: 991_796, states: 3_168_458_893 };
/** Without a common factor with the number of shards, 1001. */
const STRIDE = 619;
const COLUMNS = ['shard', 'puzzles', 'states', 'moves', 'steps', 'sha256'];

function readTable() {
  const [head, ...lines] = readFileSync(table, 'utf8').trimEnd().split('\n');
  if (head !== COLUMNS.join('\t')) throw new Error(`${table.pathname} has other columns`);
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [COLUMNS[i], cell])));
}

/** Enumerates one shard in a process of its own, and returns its row of the table; `keep` is where its atlas shall stay. */
async function build(shard, keep) {
  if (keep) mkdirSync(keep, { recursive: true });
  const folder = mkdtempSync(join(keep ?? tmpdir(), 'unjam-shard-'));
  try {
    const slice = ['--shards', `${shards}`, '--only', `${shard + 1}/${shards}`, '--threads', '1'];
    const build = [
      'atlas',
      'build',
      '--size',
      '6x6',
      '--walls',
      '2',
      ...slice,
      '--out',
      join(folder, 'atlas'),
    ];
    await run(process.execPath, [command, ...build]);
    const { finished } = JSON.parse(readFileSync(join(folder, 'atlas', 'manifest.json'), 'utf8'));
    if (keep) renameSync(join(folder, 'atlas'), join(keep, `${shard}`));
    return COLUMNS.map((name) => finished[0][name] ?? '').join('\t');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildRest(processes, keep) {
  const recorded = new Map(readTable().map((row) => [Number(row.shard), lineOf(row)]));
  const isKept = (shard) => keep === undefined || existsSync(join(keep, `${shard}`));
  // in an order in which those that are done are a fair sample of all
  const order = Array.from({ length: shards }, (_, i) => (i * STRIDE) % shards);
  const rest = [
    ...order.filter((shard) => !recorded.has(shard)),
    ...order.filter((shard) => recorded.has(shard) && !isKept(shard)),
  ];
  const worker = async () => {
    for (let shard = rest.shift(); shard !== undefined; shard = rest.shift()) {
      const found = await build(shard, keep);
      if (recorded.has(shard)) compare(shard, found, recorded.get(shard));
      else appendFileSync(table, `${found}\n`);
    }
  };
  await Promise.all(Array.from({ length: processes }, worker));
}

const lineOf = (row) => COLUMNS.map((name) => row[name]).join('\t');

function compare(shard, found, recorded) {
  if (found !== recorded) throw new Error(`shard ${shard} differs: ${found}, recorded ${recorded}`);
}

async function check(count) {
  const rows = readTable();
  for (let i = 0; i < count; i++) {
    const row = rows[Math.floor(Math.random() * rows.length)];
    compare(row.shard, await build(Number(row.shard)), lineOf(row));
    console.log(`shard ${row.shard}: the same`);
  }
}

function report() {
  const rows = readTable();
  const part = rows.length / shards;
  console.log(`${rows.length} of ${shards} shards`);
  if (rows.length < 2) return;
  for (const name of ['puzzles', 'states']) {
    const values = rows.map((row) => Number(row[name]));
    const sum = values.reduce((all, value) => all + value, 0);
    const mean = sum / rows.length;
    const variance = values.reduce((all, value) => all + (value - mean) ** 2, 0) / (rows.length - 1);
    const error = (2 * Math.sqrt((variance * (1 - part)) / rows.length)) / mean;
    const whole =
      part === 1 ? 'all are counted' : `the whole has ${grouped(sum / part)} ±${(100 * error).toFixed(1)} %`;
    console.log(`${name}: ${grouped(sum)}; ${whole}; Fogleman's database implies ${grouped(implied[name])}`);
  }
}

const grouped = (value) => Math.round(value).toLocaleString('en');

const { values } = readOptions(import.meta.url, {
  options: {
    build: { type: 'boolean' },
    processes: { type: 'string' },
    keep: { type: 'string' },
    check: { type: 'string' },
  },
});
if (values.build) await buildRest(Number(values.processes ?? availableParallelism()), values.keep);
if (values.check) await check(Number(values.check));
report();

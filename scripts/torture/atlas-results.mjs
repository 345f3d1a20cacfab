// Changes stored results of a run, and manifests and shards of a finished atlas, one at a time. Promised: `collect` and
// `verify` find every change, name the shard, and write or accept nothing.
import { spawnSync } from 'node:child_process';

import { copyFileSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@unjam/core/generate';
import pg from 'pg';
import {
  collectRun,
  packShard,
  submitRun,
  withDatabase,
} from '../../packages/atlas/dist/distributed/index.js';
import { runShard, verifyAtlas } from '../../packages/atlas/dist/index.js';
import { createServerFolder, postgresOrReason } from '../postgres.mjs';
import { readOptions } from '../read-options.mjs';

const { values } = readOptions(import.meta.url, {
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '50' } },
});
const random = randomFrom(Number(values.seed));
const wanted = Number(values.count);
const below = (n) => Math.floor(n * random());
const program = fileURLToPath(new URL('../../packages/cli/bin/unjam.js', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'unjam-torture-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));

const SHARDS = 11;
const size = { width: 4, height: 5, minWalls: 0, maxWalls: 1 };
const NAME = `4x5-walls-0..1-shards-${SHARDS}`;
const run = async (task) => runShard(task);
const missed = [];
const counts = { 'changes to stored results': 0, 'changes to manifests and shards': 0 };

// --- an atlas in a folder

const words = [
  'atlas',
  'build',
  '--size',
  '4x5',
  '--walls',
  '0..1',
  '--shards',
  `${SHARDS}`,
  '--out',
  'whole',
];
const built = spawnSync(process.execPath, [program, ...words], { cwd: root, encoding: 'utf8' });
if (built.status !== 0) throw new Error(built.stderr);

const file = (folder, entry) => join(folder, entry.file);

/** Ways to change an atlas; each is given its folder, its manifest, and the number of an entry. */
const folderChanges = {
  'a byte of a shard': (folder, { finished }, at) => {
    const bytes = readFileSync(file(folder, finished[at]));
    bytes[below(bytes.length)] ^= 1 << below(8);
    writeFileSync(file(folder, finished[at]), bytes);
  },
  'a shard cut off': (folder, { finished }, at) => {
    const bytes = readFileSync(file(folder, finished[at]));
    writeFileSync(file(folder, finished[at]), bytes.subarray(0, below(bytes.length)));
  },
  'a shard removed': (folder, { finished }, at) => rmSync(file(folder, finished[at])),
  'two files swapped': (folder, { finished }, at) => {
    const other = finished[(at + 1) % SHARDS];
    renameSync(file(folder, finished[at]), join(folder, 'aside'));
    renameSync(file(folder, other), file(folder, finished[at]));
    renameSync(join(folder, 'aside'), file(folder, other));
  },
  'a file and its checksum in place of another': (folder, { finished }, at) => {
    const other = finished[(at + 1) % SHARDS];
    copyFileSync(file(folder, other), file(folder, finished[at]));
    finished[at] = { ...other, shard: at, file: finished[at].file };
  },
  'an entry removed': (_, { finished }, at) => finished.splice(at, 1),
  'an entry twice': (_, { finished }, at) => finished.splice(at, 0, finished[at]),
  'a wrong count': (_, { finished }, at) => {
    const name = ['puzzles', 'states', 'moves', 'steps'][below(4)];
    finished[at] = { ...finished[at], [name]: finished[at][name] + 1 + below(9) };
  },
  'more shards': (_, manifest) => {
    manifest.shards += 1;
  },
  'another size': (_, manifest) => {
    manifest.size.maxWalls += 1;
  },
};

async function changeFolder() {
  const folder = join(root, 'changed');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'whole'), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const names = Object.keys(folderChanges);
  const name = names[below(names.length)];
  const at = below(SHARDS);
  folderChanges[name](folder, manifest, at);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const verified = await verifyAtlas(folder, { run, sample: 0 });
  if (verified.ok && verified.value.findings.length === 0) missed.push(`folder, shard ${at}: ${name}`);
  counts['changes to manifests and shards']++;
}

// --- a run in a database

const { path: programs, missing } = postgresOrReason();
if (!programs) console.log(`changes to stored results were not run: ${missing}`);
const server = programs && (await createServerFolder(programs));
await server?.start();

const ask = async (text, parameters) => {
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  try {
    return (await client.query(text, parameters)).rows;
  } finally {
    await client.end();
  }
};

async function store(result, worker) {
  const { sha256: sum, bytes, puzzles, states, touched } = await packShard(NAME, result);
  await ask('delete from unjam.results where shard = $1', [result.shard]);
  await ask(
    `insert into unjam.results (run, shard, sha256, bytes, puzzles, states, touched, milliseconds, worker)
     values ($1, $2, $3, $4, $5, $6, $7, 1, $8)`,
    [NAME, result.shard, sum, bytes, puzzles, states, touched, worker],
  );
}

const honest = (shard) => runShard({ ...size, shard, shards: SHARDS });

/** Ways to change a stored result: of its row, and of its rows with the checksum that fits. */
const resultChanges = {
  puzzles: (shard) => ask('update unjam.results set puzzles = puzzles + 1 where shard = $1', [shard]),
  states: (shard) => ask('update unjam.results set states = states - 1 where shard = $1', [shard]),
  touched: (shard) => ask('update unjam.results set touched = touched + 1 where shard = $1', [shard]),
  checksum: (shard) => ask("update unjam.results set sha256 = repeat('0', 64) where shard = $1", [shard]),
  'a byte': (shard) =>
    ask(
      'update unjam.results set bytes = set_byte(bytes, length(bytes) / 2, get_byte(bytes, length(bytes) / 2) # 1) where shard = $1',
      [shard],
    ),
  'cut off': (shard) =>
    ask('update unjam.results set bytes = substr(bytes, 1, 20) where shard = $1', [shard]),
  'the result of another': (shard) =>
    ask(
      `update unjam.results set bytes = other.bytes, sha256 = other.sha256, puzzles = other.puzzles,
         states = other.states, touched = other.touched
       from unjam.results other where other.shard = $2 and results.shard = $1`,
      [shard, (shard + 1) % SHARDS],
    ),
  'no rows': (shard) => store({ ...honest(shard), rows: [] }, 'liar:1'),
  'a row less': (shard) => store({ ...honest(shard), rows: honest(shard).rows.slice(1) }, 'liar:1'),
  'a row twice': (shard) =>
    store({ ...honest(shard), rows: [...honest(shard).rows, ...honest(shard).rows.slice(-1)] }, 'liar:1'),
  'the rows of another': (shard) => store({ ...honest((shard + 1) % SHARDS), shard }, 'liar:1'),
  'another order': (shard) => store({ ...honest(shard), rows: honest(shard).rows.toReversed() }, 'liar:1'),
  'another distance': (shard) =>
    store(
      { ...honest(shard), rows: honest(shard).rows.map((row) => ({ ...row, steps: row.steps + 1 })) },
      'liar:1',
    ),
  'a wrong count': (shard) =>
    store(
      { ...honest(shard), rows: honest(shard).rows.map((row) => ({ ...row, cars: row.cars + 1 })) },
      'liar:1',
    ),
};

const collect = () =>
  withDatabase(server.url(), (database) =>
    collectRun(database, { folder: join(root, 'collected'), milliseconds: 0 }),
  );

async function changeResult() {
  // a shard with two rows or more, so that every change is one
  const shards = Array.from({ length: SHARDS }, (_, shard) => shard).filter(
    (shard) => honest(shard).rows.length > 1,
  );
  const shard = shards[below(shards.length)];
  const names = Object.keys(resultChanges);
  const name = names[below(names.length)];
  await resultChanges[name](shard);
  const collected = await collect();
  const found = collected.ok && collected.value.wrong.some((wrong) => wrong.shard === shard);
  if (!found) missed.push(`result, shard ${shard}: ${name}`);
  await ask('delete from unjam.rejected');
  await store(honest(shard), 'honest:1');
  rmSync(join(root, 'collected'), { recursive: true, force: true });
  counts['changes to stored results']++;
}

if (server) {
  await withDatabase(server.url(), (database) => submitRun(database, { size, shards: SHARDS }));
  for (let shard = 0; shard < SHARDS; shard++) await store(honest(shard), 'honest:1');
}
for (let change = 0; change < wanted; change++)
  await (server && change % 2 === 0 ? changeResult() : changeFolder());
for (const [kind, count] of Object.entries(counts)) console.log(`${kind}: ${count}`);
for (const what of missed) console.log(`not found: ${what}`);
console.log(`found: ${wanted - missed.length} of ${wanted}`);
const sound = await verifyAtlas(join(root, 'whole'), { run });
const clean = sound.ok && sound.value.findings.length === 0;
if (!clean) console.log('a sound atlas was refused');
await server?.remove();
process.exitCode = missed.length === 0 && clean ? 0 : 1;

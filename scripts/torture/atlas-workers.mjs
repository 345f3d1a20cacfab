// Kills workers of a run with SIGKILL while they have shards in hand, freezes them, cuts their connections, and restarts
// the database, then kills `collect`. Promised: nothing is lost, nothing is stored twice, every stored result has the
// checksum of an undisturbed enumeration, and the collected atlas holds the same bytes as one that a single machine builds.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@unjam/core/generate';
import pg from 'pg';
import { packShard } from '../../packages/atlas/dist/distributed/index.js';
import { runShard } from '../../packages/atlas/dist/index.js';
import { createServerFolder, postgresOrReason } from '../postgres.mjs';
import { readOptions } from '../read-options.mjs';

const { values } = readOptions(import.meta.url, {
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '30' } },
});
const random = randomFrom(Number(values.seed));
const wanted = Number(values.count);
const SHARDS = 65;
const NAME = `5x5-walls-0..1-shards-${SHARDS}`;
const RESTARTS = 3;
const COLLECTS = 10;
const program = fileURLToPath(new URL('../../packages/cli/bin/unjam.js', import.meta.url));
const { path: programs, missing } = postgresOrReason();
if (!programs) {
  console.log(`not run: ${missing}`);
  process.exit(2);
}
const root = mkdtempSync(join(tmpdir(), 'unjam-torture-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
const server = await createServerFolder(programs);
await server.start();
const env = { ...process.env, UNJAM_QUEUE: server.url() };
const size = ['--size', '5x5', '--walls', '0..1', '--shards', `${SHARDS}`];

function run(words) {
  const ended = spawnSync(process.execPath, [program, 'atlas', ...words], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (ended.status !== 0) throw new Error(`${words.join(' ')}: status ${ended.status}: ${ended.stderr}`);
  return ended.stdout;
}

async function ask(text) {
  const client = new pg.Client({ connectionString: server.url() });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const start = () => {
  const words = ['atlas', 'work', '--cores', '1', '--patience', '2m'];
  const child = spawn(process.execPath, [program, ...words], { cwd: root, env, stdio: 'ignore' });
  return { child, ended: once(child, 'exit') };
};
const contentOf = (folder) =>
  readdirSync(join(root, folder))
    .sort()
    .map((name) => {
      const text = readFileSync(join(root, folder, name));
      return name === 'manifest.json'
        ? JSON.stringify({ ...JSON.parse(text), made: undefined })
        : `${name} ${text.toString('base64')}`;
    })
    .join('\n');

/** The checksum of each shard, enumerated here without any disturbance. */
const sums = await Promise.all(
  Array.from({ length: SHARDS }, async (_, shard) => {
    const task = { width: 5, height: 5, minWalls: 0, maxWalls: 1, shard, shards: SHARDS };
    return (await packShard(NAME, runShard(task))).sha256;
  }),
);

/** Counts what is wrong with the stored results of a finished run. */
async function wrongResults() {
  const rows = await ask('select shard, sha256 from unjam.results order by shard');
  const wrong = rows.filter(({ shard, sha256 }, i) => shard !== i || sha256 !== sums[shard]);
  return wrong.length + Math.abs(SHARDS - rows.length);
}

/** The workers that have shards in hand. */
async function busyWorkers() {
  const rows = await ask("select distinct processed_by as by from bullmq.job where state = 'active'");
  const ids = new Set(rows.map(({ by }) => Number(by?.split(':').at(-1))));
  return workers.filter(({ child }) => ids.has(child.pid) && isAlive(child));
}

const isAlive = (child) => child.exitCode === null && child.signalCode === null;

run(['submit', ...size]);
let workers = [start(), start(), start()];
const counts = { kills: 0, freezes: 0, 'connections cut': 0, restarts: 0, 'runs finished': 0 };
let wrong = 0;
while (counts.kills < wanted) {
  const [{ finished } = { finished: 0 }] = await ask(
    'select count(*)::integer as finished from unjam.results',
  );
  // a run that is finished is checked and forgotten, and begins again
  if (finished === SHARDS) {
    wrong += await wrongResults();
    counts['runs finished']++;
    await ask('delete from unjam.results');
    run(['submit', ...size]);
  }
  workers = workers.map((worker) => (isAlive(worker.child) ? worker : start()));
  const busy = await busyWorkers();
  if (busy.length === 0) {
    await wait(50);
    continue;
  }
  await wait(200 * random());
  const worker = busy[Math.floor(busy.length * random())];
  const lot = random();
  if (lot < 0.15) {
    worker.child.kill('SIGSTOP');
    await wait(1000 + 5000 * random());
    worker.child.kill('SIGCONT');
    counts.freezes++;
  } else if (lot < 0.3) {
    const cut = await ask(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'unjam' and random() < 0.5`,
    );
    counts['connections cut'] += cut.length;
  } else {
    if (worker.child.kill('SIGKILL')) counts.kills++;
    await worker.ended;
  }
  if (counts.restarts < RESTARTS && counts.kills >= ((counts.restarts + 1) * wanted) / (RESTARTS + 1)) {
    await server.stop('SIGQUIT');
    await wait(2000 * random());
    await server.start();
    counts.restarts++;
  }
}
await Promise.all(workers.filter(({ child }) => isAlive(child)).map(({ ended }) => ended));
run(['work']);
wrong += await wrongResults();
counts['runs finished']++;

const collect = (folder) => ['collect', '--rebuild', '3', '--out', folder];
const begun = performance.now();
run(collect('measured'));
const duration = performance.now() - begun;
let killedCollects = 0;
while (killedCollects < COLLECTS) {
  const words = [program, 'atlas', ...collect('collected')];
  const collecting = spawn(process.execPath, words, { cwd: root, env, stdio: 'ignore' });
  const ended = once(collecting, 'exit');
  await wait(duration * random());
  if (collecting.kill('SIGKILL')) killedCollects++;
  // it was quicker: the next one begins anew
  else rmSync(join(root, 'collected'), { recursive: true });
  await ended;
}
run(collect('collected'));
run(['build', ...size, '--out', 'local']);
const same = contentOf('collected') === contentOf('local');
for (const [kind, count] of Object.entries({ ...counts, 'kills of collect': killedCollects }))
  console.log(`${kind}: ${count}`);
console.log(`results lost, stored twice or different: ${wrong} of ${counts['runs finished'] * SHARDS}`);
console.log(`the collected atlas is ${same ? '' : 'not '}byte-identical to a local build`);
await server.remove();
process.exitCode = same && wrong === 0 ? 0 : 1;

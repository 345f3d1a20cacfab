// Kills workers of a run with SIGKILL, freezes them, cuts their connections, and restarts the database, then kills
// `collect`. Promised: nothing is lost, nothing is stored twice, and the collected atlas holds the same bytes as one that
// a single machine builds.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { randomFrom } from '../../packages/core/dist/random.js';
import { createServerFolder, postgresOrReason } from '../postgres.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '30' } },
});
const random = randomFrom(Number(values.seed));
const wanted = Number(values.count);
const SHARDS = 131;
const RESTARTS = 3;
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
const size = ['--size', '5x5', '--walls', '0..2', '--shards', `${SHARDS}`];

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

run(['submit', ...size]);
let workers = [start(), start(), start()];
const counts = { kills: 0, freezes: 0, 'connections cut': 0, restarts: 0, 'shards in hand when killed': 0 };
while (counts.kills < wanted) {
  const [{ finished } = { finished: 0 }] = await ask(
    'select count(*)::integer as finished from unjam.results',
  );
  // a run that is finished too early begins again: its results are forgotten
  if (finished === SHARDS) {
    await ask('delete from unjam.results');
    run(['submit', ...size]);
  }
  workers = workers.map((worker) =>
    worker.child.exitCode === null && worker.child.signalCode === null ? worker : start(),
  );
  await wait(200 + 800 * random());
  const worker = workers[Math.floor(workers.length * random())];
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
    const [{ shards }] = await ask(
      `select count(*)::integer as shards from bullmq.job
       where state = 'active' and processed_by like '%:${worker.child.pid}'`,
    );
    if (worker.child.kill('SIGKILL')) {
      counts.kills++;
      counts['shards in hand when killed'] += shards;
    }
    await worker.ended;
  }
  if (counts.restarts < RESTARTS && counts.kills >= ((counts.restarts + 1) * wanted) / (RESTARTS + 1)) {
    await server.stop('SIGQUIT');
    await wait(2000 * random());
    await server.start();
    counts.restarts++;
  }
}
await Promise.all(workers.filter(({ child }) => child.exitCode === null).map(({ ended }) => ended));
run(['work']);
const [{ results, distinct }] = await ask(
  'select count(*)::integer as results, count(distinct shard)::integer as distinct from unjam.results',
);
let killedCollects = 0;
for (let kill = 0; kill < 3; kill++) {
  const collecting = spawn(
    process.execPath,
    [program, 'atlas', 'collect', '--rebuild', '0', '--out', 'collected'],
    {
      cwd: root,
      env,
      stdio: 'ignore',
    },
  );
  const ended = once(collecting, 'exit');
  await wait(500 + 2500 * random());
  if (collecting.kill('SIGKILL')) killedCollects++;
  await ended;
}
run(['collect', '--out', 'collected']);
run(['build', ...size, '--out', 'local']);
const same = contentOf('collected') === contentOf('local');
for (const [kind, count] of Object.entries({ ...counts, 'kills of collect': killedCollects }))
  console.log(`${kind}: ${count}`);
console.log(`results stored: ${results} of ${SHARDS}, different shards: ${distinct}`);
console.log(`the collected atlas is ${same ? '' : 'not '}byte-identical to a local build`);
await server.remove();
process.exitCode = same && results === SHARDS && distinct === SHARDS ? 0 : 1;

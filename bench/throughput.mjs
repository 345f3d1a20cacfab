// Measures how fast workers on a queue are, and the load on its database. Starts a PostgreSQL server, and one run for
// each number of workers; every worker is a process that uses one core.
//
//   node bench/throughput.mjs                     5×6 by 1, 2, 3, 4 and 8 workers, and shards without any work
//   node bench/throughput.mjs --draw              the same, and draws docs/pictures/throughput.svg
//   node bench/throughput.mjs --size 5x5 --walls 0..2 --workers 1,2 --rounds 3
//
// The rate is that of the time in which all workers are at work: from when the last of them has finished a shard to
// when the first of them finishes its last. The best of the rounds counts, because other programs may use the machine
// too.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { barChart } from '../packages/atlas/dist/plot/bar-chart.js';
import { createServerFolder, postgres } from '../scripts/postgres.mjs';
import { readOptions } from '../scripts/read-options.mjs';
import { printTable } from './table.mjs';

const program = fileURLToPath(new URL('../packages/cli/bin/unjam.js', import.meta.url));
const picture = fileURLToPath(new URL('../docs/pictures/throughput.svg', import.meta.url));
const TICKS_A_SECOND = 100;

const { values } = readOptions(import.meta.url, {
  options: {
    size: { type: 'string', default: '5x6' },
    walls: { type: 'string', default: '0' },
    workers: { type: 'string', default: '1,2,3,4,8' },
    rounds: { type: 'string', default: '2' },
    draw: { type: 'boolean', default: false },
  },
});

const programs = postgres();
const server = await createServerFolder(programs);
await server.start();

async function query(database, text) {
  const client = new pg.Client({ connectionString: server.url(database) });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

/** The numbers that Linux keeps about a process, beginning with its state. */
const statOf = (id) =>
  readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');

async function findServer() {
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as id');
  const parent = statOf(rows[0].id)[1];
  await client.end();
  return parent;
}

const serverProcess = await findServer();

/** Processor seconds of the server's processes that have ended: one for each connection. */
function serverSeconds() {
  const [user, system, childUser, childSystem] = statOf(serverProcess).slice(11, 15).map(Number);
  return (user + system + childUser + childSystem) / TICKS_A_SECOND;
}

const worker = (database) =>
  new Promise((resolve, reject) => {
    const words = [program, 'atlas', 'work', '--queue', server.url(database), '--cores', '1'];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
  });

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let databases = 0;

/** The name of a new database with a run in it. */
async function submit(...words) {
  const database = `run${databases++}`;
  await query('postgres', `create database ${database}`);
  const submitted = spawnSync(
    process.execPath,
    [program, 'atlas', 'submit', '--queue', server.url(database), ...words],
    { encoding: 'utf8' },
  );
  if (submitted.status !== 0) throw new Error(submitted.stderr);
  return database;
}

/** A whole run by some workers, in a database of its own. */
async function run(workers, ...words) {
  const database = await submit(...words);
  const before = serverSeconds();
  const working = Promise.all(Array.from({ length: workers }, () => worker(database)));
  let ended = false;
  const end = working.finally(() => {
    ended = true;
  });
  end.catch(() => {});
  let connections = 0;
  while (!ended) {
    const [{ count }] = await query(
      'postgres',
      `select count(*)::int from pg_stat_activity where datname = '${database}'`,
    );
    connections = Math.max(connections, count);
    await pause(500);
  }
  await end;
  const seconds = serverSeconds() - before;
  const results = await query(
    database,
    `select worker, touched::float8, puzzles, length(bytes) as bytes, extract(epoch from finished)::float8 as finished
     from unjam.results order by finished`,
  );
  const [{ commits }] = await query(
    'postgres',
    `select xact_commit::int as commits from pg_stat_database where datname = '${database}'`,
  );
  const ofWorkers = new Map();
  for (const result of results) {
    ofWorkers.set(result.worker, [...(ofWorkers.get(result.worker) ?? []), result]);
  }
  const times = [...ofWorkers.values()];
  const from = Math.max(...times.map((own) => own[0].finished));
  const to = Math.min(...times.map((own) => own.at(-1).finished));
  const within = results.filter(({ finished }) => finished > from && finished <= to);
  const sumOf = (name, of = results) => of.reduce((sum, result) => sum + result[name], 0);
  return {
    workers,
    shards: results.length,
    rate: sumOf('touched', within) / (to - from),
    shardRate: within.length / (to - from),
    window: to - from,
    bytes: sumOf('bytes'),
    puzzles: sumOf('puzzles'),
    connections,
    commits: commits / results.length,
    milliseconds: (1000 * seconds) / results.length,
  };
}

function rowOf(name, { workers, rate, ...one }, alone) {
  return {
    run: name,
    workers: String(workers),
    'states touched/s': rate > 1e5 ? `${(rate / 1e6).toFixed(1)} M` : '',
    'to one': (rate > 1e5 ? rate / alone.rate : one.shardRate / alone.shardRate).toFixed(2),
    'shards/s': one.shardRate.toFixed(1),
    'all at work': `${one.window.toFixed(1)} s`,
    connections: String(one.connections),
    'commits/shard': one.commits.toFixed(1),
    'database ms/shard': one.milliseconds.toFixed(1),
    'bytes/shard': (one.bytes / one.shards).toFixed(0),
    'bytes/puzzle': one.puzzles > 0 ? (one.bytes / one.puzzles).toFixed(1) : '',
  };
}

try {
  const counts = values.workers.split(',').map(Number);
  const best = new Map();
  const rateOf = ({ rate, shardRate }) => rate || shardRate;
  const works = [
    {
      name: `${values.size}, ${values.walls} walls`,
      words: ['--size', values.size, '--walls', values.walls],
    },
    // 3x3 has four row groups: the other shards hold nothing, and what remains is the queue
    { name: 'shards without work', words: ['--size', '3x3', '--shards', '600'] },
  ];
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const { name, words } of works) {
      for (const workers of counts) {
        const now = await run(workers, ...words);
        const key = `${name} ${workers}`;
        if (!best.has(key) || rateOf(now) > rateOf(best.get(key))) best.set(key, now);
        process.stderr.write('.');
      }
    }
  }
  process.stderr.write('\n');
  console.log(
    `Node ${process.version}, ${cpus().length} cores, ${spawnSync(`${programs}/postgres`, ['-V'], { encoding: 'utf8' }).stdout.trim()}`,
  );
  printTable(
    works.flatMap(({ name }) =>
      counts.map((workers) => rowOf(name, best.get(`${name} ${workers}`), best.get(`${name} ${counts[0]}`))),
    ),
  );
  if (values.draw) {
    const [{ name }] = works;
    const svg = barChart({
      title: `Throughput of workers on one machine with ${cpus().length} cores`,
      across: 'workers of one core each, all on the same machine as their database',
      up: `${name.replace('x', '×').replace(', 0 walls', ' without walls')}: million states touched in a second`,
      bars: counts.map((workers) => ({
        label: String(workers),
        count: Math.round(best.get(`${name} ${workers}`).rate / 1e5) / 10,
      })),
    });
    writeFileSync(`${picture}.part`, svg);
    renameSync(`${picture}.part`, picture);
  }
} finally {
  await server.remove();
}

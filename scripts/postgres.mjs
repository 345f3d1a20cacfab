// Starts a temporary PostgreSQL server, for tests and to try the queue by hand.
//
//     node scripts/postgres.mjs        starts one, prints its URL, stops it at Ctrl-C
//
// The programs are the system's; if there are none, they are installed if that is allowed (system-package.mjs).
// PostgreSQL refuses to run as root, so for root it runs as the user `postgres`, or else as `nobody`.

import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { canRun, installPackage } from './system-package.mjs';

const PASSWORD = 'a-password-of-its-own';
const PATIENCE = 60_000;

function foldersOf(parent) {
  try {
    return readdirSync(parent)
      .sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
      .map((version) => join(parent, version, 'bin'));
  } catch {
    return [];
  }
}

/** The folder of the system's initdb and postgres; `UNJAM_POSTGRES` comes first. Undefined if there is none. */
export function findPostgres() {
  const named = process.env.UNJAM_POSTGRES;
  if (named) {
    if (!canRun(join(named, 'initdb')))
      throw new Error(`UNJAM_POSTGRES is ${named}, where there is no initdb`);
    return named;
  }
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...foldersOf('/usr/lib/postgresql'),
    ...foldersOf('/opt/homebrew/opt').filter((folder) => /postgresql/.test(folder)),
    '/usr/local/pgsql/bin',
  ].find((folder) => canRun(join(folder, 'initdb')) && canRun(join(folder, 'postgres')));
}

/**
 * PostgreSQL's programs, installed now if allowed: `{ path }` of their folder, or `{ missing }`, which says why there
 * are none.
 */
export function postgresOrReason() {
  const missing = findPostgres() ? undefined : installPackage('postgresql', 'the tests of the queue');
  const path = findPostgres();
  return path ? { path } : { missing: missing ?? 'no PostgreSQL was found after it was installed' };
}

/** The folder of PostgreSQL's programs; throws if there are none. */
export function postgres() {
  const { path, missing } = postgresOrReason();
  if (!path)
    throw new Error(`${missing}. Install PostgreSQL, or name its folder of programs in UNJAM_POSTGRES`);
  return path;
}

const idOf = (option, user) =>
  Number(execFileSync('id', [option, user], { encoding: 'utf8', stdio: 'pipe' }));

/** The user that the server runs as: the present user, unless that is root. */
function identity() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // there is no such user
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is no user 'postgres' or 'nobody'");
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * A server that listens only on localhost, with a password. `start` and `stop` may be called repeatedly; `remove` stops
 * it and deletes its folder.
 */
export async function createServerFolder(programs) {
  const as = identity();
  const folder = mkdtempSync(join(tmpdir(), 'unjam-postgres-'));
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const secret = join(folder, 'password');
  appendFileSync(secret, PASSWORD);
  if (as.uid !== undefined) chownSync(secret, as.uid, as.gid);
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...as };
  execFileSync(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'unjam',
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--no-locale',
    ],
    options,
  );
  const port = await freePort();
  appendFileSync(
    join(data, 'postgresql.conf'),
    `\nlisten_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = ''\nfsync = off\n`,
  );
  let server;
  // remove the server and its folder however this process ends
  process.once('exit', () => {
    server?.kill('SIGQUIT');
    remove();
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });

  const start = async () => {
    server = spawn(join(programs, 'postgres'), ['-D', data], options);
    const starting = server;
    let said = '';
    await new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`PostgreSQL did not start: ${said.trim()}`));
      const timer = setTimeout(fail, PATIENCE);
      starting.once('exit', fail);
      starting.once('error', reject);
      starting.stderr.on('data', (chunk) => {
        said = `${said}${chunk}`.slice(-4000);
        if (!/ready to accept connections/.test(said)) return;
        clearTimeout(timer);
        resolve();
      });
    });
  };

  /** `SIGINT` closes connections and stops; `SIGQUIT` acts like a crash. */
  const stop = async (signal = 'SIGINT') => {
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
    server = undefined;
  };

  return {
    host: '127.0.0.1',
    port,
    user: 'unjam',
    password: PASSWORD,
    /** The folder with its settings, such as postgresql.conf. */
    data,
    url: (database = 'postgres') => `postgres://unjam:${PASSWORD}@127.0.0.1:${port}/${database}`,
    start,
    stop,
    remove: async () => {
      await stop('SIGQUIT');
      remove();
    },
  };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const programs = postgres();
  if (!programs) {
    console.error('no PostgreSQL found: install it, or name the folder of its programs in UNJAM_POSTGRES');
    process.exit(2);
  }
  const server = await createServerFolder(programs);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => server.remove().then(() => process.exit(0)));
  }
  await server.start();
  console.log(server.url());
}

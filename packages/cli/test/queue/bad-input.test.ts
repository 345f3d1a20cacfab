// Bad input to the queue's commands: one clear line, exit status 2, and never the password.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { emptyDatabase, hasPostgres, sql } from '../../../atlas/test/queue/database.ts';
import { type Ended, program, root, scratch } from '../command.ts';
import { unjamHere } from '../in-process.ts';
import { atlas, startWorker, status, withQueue } from './workers.ts';

const PASSWORD = 'a-password-of-its-own';
const size = ['--size', '4x4', '--shards', '3'];
const place = '127\\.0\\.0\\.1:\\d+/\\w+';

const commands = [
  ['submit', ...size],
  ['work'],
  ['status'],
  ['collect', '--out', 'never'],
  ['retry'],
  ['cancel'],
];

/** Exactly one line on standard error, which is this; nothing on standard output. */
function expectRefusal({ status, stdout, stderr }: Ended, line: RegExp): void {
  expect(stderr).toMatch(new RegExp(`^${line.source}\n$`));
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).not.toContain(PASSWORD);
  expect(stderr).not.toContain('wrong-password');
}

/** Answers everything with the same text. */
async function startOther(answer: string): Promise<string> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `postgres://unjam:${PASSWORD}@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/atlas`;
}

describe('a queue that cannot be used', () => {
  test.each([
    [
      'of another kind',
      `redis://unjam:${PASSWORD}@localhost:6379`,
      /the URL of the queue does not begin with .*/,
    ],
    ['no URL', PASSWORD, /the URL of the queue does not begin with postgres:\/\/; expected postgres:\/\/.*/],
    ['a broken URL', `postgres://unjam:${PASSWORD}@[`, /the URL of the queue cannot be read; expected .*/],
    [
      'a password with a slash',
      `postgres://unjam:/${PASSWORD}@127.0.0.1:1/atlas`,
      /the URL of the queue has an @ or a \/ that may be part of the password, .*/,
    ],
    [
      'where nobody listens',
      `postgres://unjam:${PASSWORD}@127.0.0.1:1/atlas`,
      new RegExp(`${place}: the database cannot be reached: connection refused`),
    ],
    [
      'on an unknown host',
      `postgres://unjam:${PASSWORD}@no.such.host.invalid/atlas`,
      /no.such.host.invalid:5432\/atlas: the database cannot be reached: .*/,
    ],
  ])('%s', async (_, url, line) => {
    expectRefusal(await atlas(url, 'work'), line);
  });

  test('another kind of server', async () => {
    const url = await startOther('HTTP/1.1 400 Bad Request\r\n\r\n');
    expectRefusal(
      await atlas(url, 'work'),
      new RegExp(`${place}: the server does not answer like PostgreSQL: .*`),
    );
  });

  test('no queue', async () => {
    const { UNJAM_QUEUE: _, ...env } = process.env;
    const refused = await unjamHere(['atlas', 'status'], { env });
    expectRefusal(refused, /unjam: required option '--queue <url>' not specified .*/);
    const stray = await unjamHere(['atlas', 'status', `postgres://unjam:${PASSWORD}@localhost/atlas`], {
      env,
    });
    expect(stray.status).toBe(2);
    expect(stray.stderr).not.toContain(PASSWORD);
  });
});

test.each(commands.map(([name]) => name as string))('every example of %s is understood', async (name) => {
  const { stdout } = await unjamHere(['atlas', name, '--help']);
  const examples = [...stdout.matchAll(/^ {2}\$ unjam (.*?)(?: +#.*)?$/gm)].map(
    ([, words]) => words as string,
  );
  expect(examples.length).toBeGreaterThan(0);
  for (const words of examples) {
    // runs until it would connect to the database
    const elsewhere = words.replace(/postgres:\S+/, 'none').split(' ');
    expectRefusal(
      await unjamHere(elsewhere, { env: withQueue('none') }),
      /the URL of the queue does not begin with .*/,
    );
  }
});

test('no other command loads the queue', () => {
  const loaded = (...words: string[]): string[] => {
    const report = `import Module from 'node:module';
      process.on('exit', () => console.error(Object.keys(Module._cache).join('\\n')));`;
    const preload = `data:text/javascript,${encodeURIComponent(report)}`;
    const { stderr } = spawnSync(process.execPath, ['--import', preload, program, ...words], {
      encoding: 'utf8',
    });
    const libraries = stderr.split('\n').map((path) => /node_modules[\\/](bullmq|pg)[\\/]/.exec(path)?.[1]);
    return [...new Set(libraries.filter((library) => library !== undefined))].sort();
  };
  expect(loaded('atlas', 'status', '--queue', 'none')).toEqual(['bullmq', 'pg']);
  expect(loaded('atlas', 'build', '--size', '3x3', '--out', join(scratch(), 'atlas'))).toEqual([]);
  expect(loaded('atlas', '--help')).toEqual([]);
  expect(loaded('solve', 'XXA.../..A.../....../......')).toEqual([]);
});

describe.skipIf(!hasPostgres)('a database', () => {
  test('that refuses the password, or is not there', async () => {
    const url = await emptyDatabase();
    expectRefusal(
      await atlas(url.replace(PASSWORD, 'wrong-password'), 'work'),
      new RegExp(`${place}: the password of 'unjam' is refused`),
    );
    const { PGPASSWORD: _, ...env } = withQueue(url.replace(`:${PASSWORD}`, ''));
    expectRefusal(
      await unjamHere(['atlas', 'status'], { env: { ...env, HOME: '/nonexistent' } }),
      new RegExp(
        `${place}: 'unjam' needs a password; there is none in the URL, in PGPASSWORD or in ~/.pgpass`,
      ),
    );
    expectRefusal(
      await atlas(`${inject('postgres').url}nowhere`, 'status'),
      new RegExp(`${place}: there is no such database`),
    );
  });

  test('that speaks no TLS, or is given settings of its own', async () => {
    const url = await emptyDatabase();
    for (const mode of ['require', 'verify-full']) {
      expectRefusal(
        await atlas(`${url}?sslmode=${mode}`, 'status'),
        new RegExp(`${place}: The server does not support SSL connections; turn ssl on .*`),
      );
    }
    const settings = 'options=-c%20work_mem%3D8MB';
    expect(await atlas(`${url}?${settings}`, 'submit', ...size)).toMatchObject({ status: 0, stderr: '' });
    expect(await atlas(`${url}?${settings}&sslmode=disable`, 'work')).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  test('in which nothing may be made', async () => {
    const url = await emptyDatabase();
    await sql(url, "create role guest login password 'wrong-password'");
    onTestFinished(async () => {
      await sql(inject('postgres').url.replace(/$/, 'postgres'), 'drop role guest');
    });
    const guest = url.replace(`unjam:${PASSWORD}`, 'guest:wrong-password');
    expectRefusal(
      await atlas(guest, 'submit', ...size),
      new RegExp(`${place}: 'guest' lacks a right that this needs: permission denied for database \\w+`),
    );
    // schemas that another user made can be used with the rights that docs/cluster.md lists for a worker
    expect((await atlas(url, 'submit', ...size)).status).toBe(0);
    expectRefusal(await atlas(guest, 'status'), new RegExp(`${place}: 'guest' lacks a right .*`));
    const [, grants = ''] = /```sql\ncreate role worker .*\n([^`]*)```/.exec(
      readFileSync(join(root, 'docs', 'cluster.md'), 'utf8'),
    ) ?? [''];
    await sql(url, grants.replaceAll('worker', 'guest'));
    expect(await atlas(guest, 'work')).toMatchObject({ status: 0, stderr: '' });
    expect(await status(guest)).toMatchObject({ finished: 3 });
    expectRefusal(await atlas(guest, 'cancel'), new RegExp(`${place}: 'guest' lacks a right .*`));
    await sql(url, 'drop owned by guest');
  });

  test('without the run that is asked for, or with several', async () => {
    const url = await emptyDatabase();
    expectRefusal(await atlas(url, 'status'), new RegExp(`${place}: there is no run; submit one first`));
    await atlas(url, 'submit', ...size);
    expectRefusal(
      await atlas(url, 'work', '--run', 'another'),
      new RegExp(`${place}: there is no run 'another', only 4x4-walls-0-shards-3`),
    );
    await atlas(url, 'submit', '--size', '4x4', '--shards', '4');
    const several = new RegExp(
      `${place}: there are 2 runs, name one with --run: 4x4-walls-0-shards-3, 4x4-walls-0-shards-4`,
    );
    for (const words of commands.slice(1)) expectRefusal(await atlas(url, ...words), several);
    expect((await atlas(url, 'cancel', '--delete', '--run', '4x4-walls-0-shards-4')).status).toBe(0);
    expect((await atlas(url, 'work')).status).toBe(0);
  });

  test('that is full keeps its results, and the shard is returned', async () => {
    const url = await emptyDatabase();
    await atlas(url, 'submit', ...size);
    // raises the error of a full disk, from the second result on
    await sql(
      url,
      `create function unjam.fill() returns trigger language plpgsql as $$
       begin
         if exists (select from unjam.results) then
           raise exception 'could not extend file "base/5/16384": No space left on device' using errcode = '53100';
         end if;
         return new;
       end $$;
       create trigger fill before insert on unjam.results for each row execute function unjam.fill()`,
    );
    expectRefusal(
      await startWorker(url).ended,
      new RegExp(
        `${place}: the database is full: could not extend file "base/5/16384": No space left on device`,
      ),
    );
    expect(await status(url)).toMatchObject({ finished: 1, waiting: 2, inHand: [], setAside: [] });
    await sql(url, 'drop trigger fill on unjam.results');
    expect((await startWorker(url).ended).status).toBe(0);
    expect(await status(url)).toMatchObject({ finished: 3 });
  });

  test('with a run of another version', async () => {
    const url = await emptyDatabase();
    await atlas(url, 'submit', ...size);
    await sql(url, "update unjam.runs set enumerator = '1-another'");
    const line =
      /4x4-walls-0-shards-3 \(4x4 with 0 walls in 3 shards\) is a run of the enumerator 1-another, this program has 1-[0-9a-f]{12}/;
    for (const words of [['submit', ...size], ['work'], ['collect', '--out', join(scratch(), 'atlas')]]) {
      expectRefusal(await atlas(url, ...words), line);
    }
    expect(await status(url)).toMatchObject({ finished: 0, waiting: 3 });
  });

  test('a size or a number of shards that does not exist', async () => {
    const url = await emptyDatabase();
    expectRefusal(
      await atlas(url, 'submit', '--size', '8x7'),
      /a board of 8x7 cells cannot be enumerated, only 3x3 to 7x7/,
    );
    expectRefusal(
      await atlas(url, 'submit', '--size', '4x4', '--shards', '2000000'),
      /unjam: --shards '2000000'; expected a whole number from 1 to 1,000,000 \(see 'unjam atlas submit --help'\)/,
    );
  });
});

// Whole runs of 5×5 by workers in processes of their own, as on several machines.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { randomFrom } from '@unjam/core/generate';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createServerFolder } from '../../../../scripts/postgres.mjs';
import { atlasContent, builtAtlas } from '../../../atlas/src/testing/built-atlas.ts';
import { emptyDatabase, hasPostgres, programs, sql } from '../../../atlas/test/queue/database.ts';
import { program, scratch } from '../command.ts';
import { atlas, type Started, start, startWorker, status, withQueue } from './workers.ts';

const PASSWORD = 'a-password-of-its-own';

const SHARDS = 65;

/** Expects that the collected atlas of a run without walls is the one that a local build gives. */
async function expectLocalAtlas(url: string): Promise<void> {
  const local = await builtAtlas({ width: 5, height: 5, minWalls: 0, maxWalls: 0 }, SHARDS);
  const collected = join(scratch(), 'collected');
  expect(await atlas(url, 'collect', '--out', collected)).toMatchObject({ status: 0, stderr: '' });
  expect(atlasContent(collected)).toEqual(atlasContent(local));
  // a second time there is nothing to do
  expect(await atlas(url, 'collect', '--out', collected)).toMatchObject({ status: 0, stderr: '' });
}

const submit = (url: string, walls: string, shards: number) =>
  atlas(url, 'submit', '--size', '5x5', '--walls', walls, '--shards', `${shards}`, '--json');

/** Waits for a number in the status of the run to be more than another; a busy machine may need minutes. */
const untilMore = (url: string, read: (found: Awaited<ReturnType<typeof status>>) => number, than: number) =>
  expect.poll(async () => read(await status(url)), { timeout: 120_000, interval: 100 }).toBeGreaterThan(than);

/** Waits until some worker has a shard in hand. */
const untilInHand = (url: string) => untilMore(url, ({ inHand }) => inHand.length, 0);

/** Waits until so many connections to the database of a run are open, but for the one that asks. */
const untilConnected = (url: string, connections: number) =>
  expect
    .poll(
      async () => {
        const [found] = await sql<{ count: number }>(
          url,
          `select count(*)::integer as count from pg_stat_activity
           where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
        );
        return found?.count ?? 0;
      },
      { timeout: 120_000, interval: 50 },
    )
    .toBeGreaterThanOrEqual(connections);

describe.skipIf(!hasPostgres)('a run', () => {
  test('two workers give the atlas of one machine, byte for byte', async () => {
    const url = await emptyDatabase();
    const name = '5x5-walls-0-shards-65';
    expect(JSON.parse((await submit(url, '0', SHARDS)).stdout)).toMatchObject({
      run: name,
      new: true,
      queued: 65,
    });
    expect(JSON.parse((await submit(url, '0', SHARDS)).stdout)).toMatchObject({
      run: name,
      new: false,
      queued: 0,
    });
    expect(await status(url)).toMatchObject({ finished: 0, waiting: 65, missing: 0 });
    expect(await atlas(url, 'collect', '--out', join(scratch(), 'early'))).toEqual({
      status: 2,
      stdout: '',
      stderr: `${name} is not finished: 0 of 65 shards\n`,
    });
    const watching = start(['atlas', 'status', '--watch'], url);
    // the first one pauses until the second one has finished a shard, so that both have a part however busy the machine is
    const first = startWorker(url);
    await untilMore(url, ({ finished }) => finished, 0);
    first.process.kill('SIGSTOP');
    const { finished } = await status(url);
    const workers = [first, startWorker(url)];
    await untilMore(url, (found) => found.finished, finished);
    first.process.kill('SIGCONT');
    const results = await Promise.all(workers.map(({ ended }) => ended));
    for (const { status, stderr } of results) expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const done = results.map(({ stdout }) => JSON.parse(stdout).done as number);
    expect(done[0]! + done[1]!).toBe(SHARDS);
    expect(Math.min(...done)).toBeGreaterThan(0);
    const watched = await watching.ended;
    expect(watched.status).toBe(0);
    expect(watched.stdout).toMatch(/^5x5-walls-0-shards-65: 65 of 65 shards$/m);
    await expectLocalAtlas(url);
    // a worker that starts when all is done
    expect(JSON.parse((await startWorker(url).ended).stdout)).toMatchObject({ end: 'finished', done: 0 });
  });

  test('nothing is lost or stored twice when workers are killed and the database restarts', async () => {
    const server = await createServerFolder(programs);
    onTestFinished(() => server.remove());
    await server.start();
    const url = server.url();
    await submit(url, '0', SHARDS);
    const random = randomFrom(7);
    const workers: Started[] = [startWorker(url), startWorker(url)];
    let lost = 0;
    for (let kill = 0; kill < 5 && (await status(url)).finished < SHARDS; kill++) {
      await untilInHand(url);
      await setTimeout(50 * random());
      const busy = (await status(url)).inHand.map(({ worker }) => worker);
      const isBusy = ({ process: { pid } }: Started) => busy.some((worker) => worker.endsWith(`:${pid}`));
      const [victim] = workers.splice(Math.max(0, workers.findIndex(isBusy)), 1);
      victim?.process.kill('SIGKILL');
      const { inHand } = await status(url);
      lost += inHand.filter(({ worker }) => worker.endsWith(`:${victim?.process.pid}`)).length;
      workers.push(startWorker(url));
      if (kill === 1) {
        await server.stop('SIGQUIT');
        await setTimeout(1000);
        await server.start();
      }
    }
    expect(lost).toBeGreaterThan(0);
    const results = await Promise.all(workers.map(({ ended }) => ended));
    for (const result of results) expect(result).toMatchObject({ status: 0 });
    expect(results.map(({ stderr }) => stderr).join('')).not.toContain(PASSWORD);
    expect(await status(url)).toMatchObject({
      finished: SHARDS,
      waiting: 0,
      inHand: [],
      setAside: [],
      missing: 0,
    });
    const [stored] = await sql<{ results: number }>(
      url,
      'select count(*)::integer as results from unjam.results',
    );
    expect(stored?.results).toBe(SHARDS);
    await expectLocalAtlas(url);
    // a worker gives up a database that does not come back
    const waiting = startWorker(url, '--wait', '--patience', '2s');
    await untilConnected(url, 1);
    await setTimeout(2000);
    await server.stop();
    const { status: code, stderr } = await waiting.ended;
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^127.0.0.1:\d+\/postgres: the database cannot be reached: .*; waiting for it\n127.0.0.1:\d+\/postgres: the database cannot be reached: .*\n$/,
    );
  });

  test('the shard of a worker that freezes goes to another; the first one accepts that when it continues', async () => {
    const url = await emptyDatabase();
    await submit(url, '0', 2);
    const frozen = startWorker(url);
    await untilInHand(url);
    frozen.process.kill('SIGSTOP');
    const other = await startWorker(url).ended;
    expect(JSON.parse(other.stdout)).toMatchObject({ end: 'finished', done: 2 });
    frozen.process.kill('SIGCONT');
    const woken = await frozen.ended;
    expect(woken).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(woken.stdout)).toMatchObject({ end: 'finished', done: 0 });
    expect(await status(url)).toMatchObject({ finished: 2, inHand: [], setAside: [] });
  });

  test('a worker that is told to stop leaves after its shard, or when its grace period ends', async () => {
    const url = await emptyDatabase();
    await submit(url, '0..2', 10);
    const patient = startWorker(url, '--grace', '60s');
    await untilInHand(url);
    patient.process.kill('SIGTERM');
    const stopped = await patient.ended;
    expect(stopped.status).toBe(130);
    expect(stopped.stderr).toMatch(
      /^1 shard in hand, given back after 60.0 s; a second signal ends at once\n$/,
    );
    expect(JSON.parse(stopped.stdout)).toMatchObject({ end: 'interrupted', done: 1, givenBack: 0 });
    expect(await status(url)).toMatchObject({ finished: 1, waiting: 9, inHand: [] });

    const hasty = startWorker(url, '--grace', '100ms');
    await untilInHand(url);
    hasty.process.kill('SIGTERM');
    const given = await hasty.ended;
    expect(given.status).toBe(130);
    expect(JSON.parse(given.stdout)).toMatchObject({ end: 'interrupted', done: 0, givenBack: 1 });
    expect(await status(url)).toMatchObject({ finished: 1, waiting: 9, inHand: [] });

    const twice = startWorker(url, '--grace', '60s');
    await untilInHand(url);
    // signals soon after the first one count as the same
    for (; twice.process.exitCode === null; await setTimeout(100)) twice.process.kill('SIGINT');
    expect(await twice.ended).toMatchObject({ status: 130, stdout: '' });
  });

  test('many looks of status --watch, and a worker with a slow reader, give no warning', async () => {
    const url = await emptyDatabase();
    await submit(url, '0', SHARDS);
    // looks fifty times a second instead of once
    const hurry = `import Module from 'node:module';
      import timers from 'node:timers/promises';
      const wait = timers.setTimeout;
      timers.setTimeout = (time, ...rest) => wait(time / 50, ...rest);
      Module.syncBuiltinESMExports();`;
    const watching = spawn(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(hurry)}`,
        program,
        'atlas',
        'status',
        '--watch',
      ],
      { env: withQueue(url), stdio: ['ignore', 'ignore', 'pipe'] },
    );
    onTestFinished(() => void watching.kill('SIGKILL'));
    const watched = once(watching, 'exit');
    let said = '';
    watching.stderr.on('data', (text) => {
      said += text;
    });
    const looks = () =>
      sql<{ calls: number }>(
        url,
        `select coalesce(sum(xact_commit), 0)::integer as calls from pg_stat_database where datname = current_database()`,
      ).then(([row]) => row?.calls ?? 0);
    const before = await looks();
    // a look is several statements
    await expect.poll(async () => (await looks()) - before, { timeout: 120_000 }).toBeGreaterThan(300);
    const command = `"${process.execPath}" "${program}" atlas work --cores 2 2>&1 | (sleep 3; cat)`;
    const worked = spawnSync('sh', ['-c', command], { env: withQueue(url), encoding: 'utf8' });
    expect(worked.stdout).not.toMatch(/Warning/);
    expect(await status(url)).toMatchObject({ finished: SHARDS });
    await watched;
    expect(said).toBe('');
  });

  test('is cancelled, continued and deleted', async () => {
    const url = await emptyDatabase();
    await submit(url, '0..1', SHARDS);
    const worker = startWorker(url);
    await untilMore(url, ({ finished }) => finished, 0);
    expect(await atlas(url, 'cancel')).toMatchObject({ status: 0 });
    const left = await worker.ended;
    expect(left.status).toBe(0);
    const { end, done } = JSON.parse(left.stdout);
    expect(end).toBe('cancelled');
    const { finished, missing, waiting, run } = await status(url);
    expect({ finished, missing, waiting, cancelled: run.cancelled }).toEqual({
      finished: done,
      missing: SHARDS - done,
      waiting: 0,
      cancelled: true,
    });
    const refusal = 'is cancelled; submit it again to continue it';
    for (const command of ['work', 'retry']) {
      const refused = await atlas(url, command);
      expect(refused).toMatchObject({ status: 2, stdout: '' });
      expect(refused.stderr).toContain(`5x5-walls-0..1-shards-65 ${refusal}`);
    }
    expect(JSON.parse((await submit(url, '0..1', SHARDS)).stdout)).toMatchObject({
      new: false,
      queued: SHARDS - done,
    });
    const again = startWorker(url);
    await untilInHand(url);
    expect(await status(url)).toMatchObject({ run: { cancelled: false }, missing: 0 });
    expect(JSON.parse((await atlas(url, 'cancel', '--delete', '--json')).stdout)).toMatchObject({
      deleted: true,
    });
    const orphaned = await again.ended;
    expect(orphaned).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(orphaned.stdout)).toMatchObject({ end: 'deleted' });
    const [left0] = await sql<{ rows: number }>(
      url,
      'select ((select count(*) from unjam.results) + (select count(*) from bullmq.job))::integer as rows',
    );
    expect(left0?.rows).toBe(0);
  });
});

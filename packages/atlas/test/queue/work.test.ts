// Workers whose shards fail or whose results differ; runs that follow each other; clocks.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { someOr, testInAll } from '../../../../testing/in-all.ts';
import {
  collectRun,
  findRun,
  packShard,
  retryRun,
  statusOfRun,
  submitRun,
  withDatabase,
} from '../../src/distributed/index.ts';
import { runShard } from '../../src/enumerate/shard.ts';
import { emptyDatabase, hasPostgres, sql } from './database.ts';
import { honest, NAME, shards, size, status, submit, type Task, work } from './fake-workers.ts';

describe.skipIf(!hasPostgres)('a worker', () => {
  test('sets aside a shard that fails three times, finishes the others, and retries it on request', async () => {
    const url = await emptyDatabase();
    await submit(url);
    const failures: [number, string, number][] = [];
    const failing = async (task: Task) => {
      if (task.shard === 3) throw new Error('shard 3 failed');
      return honest(task);
    };
    const worked = await work(url, failing, {
      onFailed: (shard, error, attempt) => failures.push([shard, error, attempt]),
    });
    expect(worked).toMatchObject({ ok: true, value: { end: 'finished', done: 6, setAside: 1 } });
    expect(failures).toEqual([1, 2, 3].map((attempt) => [3, 'shard 3 failed', attempt]));
    expect(await status(url)).toMatchObject({
      finished: 6,
      waiting: 0,
      missing: 0,
      inHand: [],
      setAside: [{ shard: 3, error: 'shard 3 failed' }],
    });

    const folder = mkdtempSync(join(tmpdir(), 'unjam-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const early = await withDatabase(url, (database) => collectRun(database, { folder }));
    expect(early).toMatchObject({ ok: false, error: { code: 'unfinished' } });
    expect(early.ok ? '' : early.error.message).toBe(`${NAME} is not finished: 6 of 7 shards, 1 set aside`);

    const retried = await withDatabase(url, async (database) => {
      const run = await findRun(database);
      return run.ok ? retryRun(database, run.value) : run;
    });
    expect(retried).toEqual({ ok: true, value: [3] });
    expect(await status(url)).toMatchObject({ finished: 6, waiting: 1, setAside: [] });
    expect(await work(url, honest)).toMatchObject({ ok: true, value: { done: 1, setAside: 0 } });
    expect(await status(url)).toMatchObject({ finished: 7, puzzles: 32, states: 514 });
  });

  test('sets aside a shard whose worker is lost too often', async () => {
    const url = await emptyDatabase();
    await submit(url);
    // what the queue stores when the lock of a shard has expired too often
    await sql(
      url,
      `update bullmq.job set stalled_count = 21, deferred_failure = 'job stalled more than allowable limit'
       where id = 'shard-2'`,
    );
    expect(await work(url, honest)).toMatchObject({ ok: true, value: { done: 6, setAside: 1 } });
    expect(await status(url)).toMatchObject({
      setAside: [{ shard: 2, error: 'lost with its worker more than 20 times' }],
    });
  });

  test('stops with an error if a result differs from the stored one', async () => {
    const url = await emptyDatabase();
    await submit(url);
    let slow = () => {};
    const released = new Promise<void>((resolve) => {
      slow = resolve;
    });
    // while it enumerates the first shard, another worker stores a different result for it
    const other = work(url, async (task) => {
      if (task.shard === 0) await released;
      return honest(task);
    });
    await expect.poll(async () => (await status(url)).finished, { timeout: 120_000 }).toBe(shards - 1);
    await sql(
      url,
      `insert into unjam.results select run, 0, 'another', bytes, puzzles, states, touched, milliseconds, 'elsewhere:1'
       from unjam.results where shard = 1`,
    );
    slow();
    const worked = await other;
    expect(worked).toMatchObject({ ok: false, error: { code: 'damaged-shard' } });
    expect(worked.ok ? '' : worked.error.message).toMatch(
      /shard 0 came out as .* and as another on elsewhere:1/,
    );
    const [kept] = await sql<{ sha256: string }>(url, 'select sha256 from unjam.results where shard = 0');
    expect(kept?.sha256).toBe('another');
  });

  test('collect writes no result that was damaged in the database', async () => {
    const url = await emptyDatabase();
    await submit(url);
    await work(url, honest);
    await sql(url, "update unjam.results set sha256 = 'wrong' where shard = 2");
    const folder = mkdtempSync(join(tmpdir(), 'unjam-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const collected = await withDatabase(url, (database) => collectRun(database, { folder }));
    expect(collected).toMatchObject({
      value: { wrong: [{ shard: 2, worker: 'test:1', reason: expect.stringMatching(/^its SHA-256 is /) }] },
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is refused if its run cannot be worked on', async () => {
    const url = await emptyDatabase();
    expect(await work(url, honest)).toMatchObject({ ok: false, error: { code: 'bad-run' } });
    await submit(url);
    await sql(url, "update unjam.runs set enumerator = '1-of-another-build'");
    const refused = await work(url, honest);
    expect(refused).toMatchObject({ ok: false, error: { code: 'other-version' } });
    expect(await status(url)).toMatchObject({ finished: 0, waiting: 7 });
  });

  test.each(someOr(1, [false, true]))(
    'that is still starting when its connections are cut starts all the same (wait: %j)',
    async (wait) => {
      const url = await emptyDatabase();
      await submit(url);
      const lock = new pg.Client({ connectionString: url });
      await lock.connect();
      onTestFinished(() => lock.end());
      // the first thing that its queue reads
      await lock.query('begin; lock table bullmq.migration in access exclusive mode');
      const stop = new AbortController();
      const working = work(url, honest, { wait, signal: stop.signal });
      const blocked = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const count = async () => (await sql(url, `select pid ${blocked}`)).length;
      // without waiting for a run it looks at the queue and takes shards at the same time
      await expect.poll(count, { timeout: 120_000, interval: 20 }).toBe(wait ? 1 : 2);
      await sql(url, `select pg_terminate_backend(pid) ${blocked}`);
      await lock.query('rollback');
      await expect.poll(async () => (await status(url)).finished, { timeout: 120_000 }).toBe(shards);
      if (wait) stop.abort();
      expect(await working).toMatchObject({ ok: true, value: { done: 7 } });
    },
  );

  test('waits for a run, and stays after it if asked to', async () => {
    const url = await emptyDatabase();
    const stop = new AbortController();
    const working = work(url, honest, { wait: true, signal: stop.signal });
    await submit(url);
    await expect.poll(async () => (await status(url)).finished, { timeout: 120_000 }).toBe(shards);
    stop.abort();
    expect(await working).toMatchObject({ ok: true, value: { end: 'interrupted', done: 7 } });
  });
});

describe.skipIf(!hasPostgres)('runs and clocks', () => {
  testInAll('a waiting worker continues with the next run when one is finished', async () => {
    const url = await emptyDatabase();
    const stop = new AbortController();
    const runs = [3, 5];
    const names = runs.map((count) => `4x4-walls-0-shards-${count}`);
    const any = (task: Task) => packShard(`4x4-walls-0-shards-${task.shards}`, runShard(task));
    const submitted = (count: number) =>
      withDatabase(url, (database) => submitRun(database, { size: { ...size, maxWalls: 0 }, shards: count }));
    for (const count of runs) await submitted(count);
    const working = work(url, any, { wait: true, signal: stop.signal });
    const finishedOf = (name: string | undefined) =>
      withDatabase(url, (database) => statusOfRun(database, name)).then((found) =>
        found.ok ? found.value.finished : -1,
      );
    for (const [i, count] of runs.entries()) {
      await expect.poll(() => finishedOf(names[i]), { timeout: 120_000 }).toBe(count);
    }
    await submitted(7);
    await expect.poll(() => finishedOf('4x4-walls-0-shards-7'), { timeout: 120_000 }).toBe(7);
    stop.abort();
    expect(await working).toMatchObject({ value: { end: 'interrupted', done: 15 } });
  });

  test('a clock that goes wrong while a worker runs stops it', async () => {
    const url = await emptyDatabase();
    await submit(url);
    let wrong = 0;
    const now = Date.now;
    onTestFinished(() => {
      Date.now = now;
    });
    Date.now = () => now() + wrong;
    const worked = await work(url, async (task) => {
      wrong = 60_000;
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return honest(task);
    });
    expect(worked).toMatchObject({
      error: {
        code: 'database',
        message: expect.stringMatching(/this machine's clock is [\d.]+ s ahead of the database's/),
      },
    });
  });

  test('before the first shard ends the time left is estimated from the weights', async () => {
    const url = await emptyDatabase();
    await submit(url);
    expect((await status(url)).millisecondsLeft).toBeUndefined();
    await sql(
      url,
      "update bullmq.job set state = 'active', processed_by = 'a:1', processed_at_ms = 1 where id = 'shard-0'",
    );
    expect((await status(url)).millisecondsLeft).toBeGreaterThan(0);
  });

  test('many status requests leave no listeners behind', async () => {
    const url = await emptyDatabase();
    await submit(url);
    const warnings: string[] = [];
    const warn = (warning: Error) => warnings.push(warning.name);
    process.on('warning', warn);
    onTestFinished(() => void process.off('warning', warn));
    await withDatabase(url, async (database) => {
      for (let look = 0; look < 20; look++) await statusOfRun(database);
      return { ok: true, value: undefined };
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(warnings).toEqual([]);
  });
});

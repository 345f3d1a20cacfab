// Workers with a runner that the test provides: shards that fail, results that differ.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  collectRun,
  findRun,
  packShard,
  retryRun,
  type ShardBytes,
  statusOfRun,
  submitRun,
  type WorkOptions,
  withDatabase,
  workOnRun,
} from '../../src/distributed/index.ts';
import { runShard, type ShardRunner } from '../../src/local/shard.ts';
import type { Threads } from '../../src/local/threads.ts';
import { emptyDatabase, hasPostgres, sql } from './database.ts';

type Task = Parameters<ShardRunner>[0];

const size = { width: 4, height: 4, minWalls: 0, maxWalls: 1 };
const shards = 7;
const NAME = '4x4-walls-0..1-shards-7';

const honest = (task: Task): Promise<ShardBytes> => packShard(runShard(task));

/** Instead of threads: runs the tasks in this thread. */
const openFake = (run: (task: Task) => Promise<ShardBytes>) => (): Threads<ShardBytes> => ({
  count: 2,
  run,
  close: async () => {},
});

const work = (url: string, run: (task: Task) => Promise<ShardBytes>, options: Partial<WorkOptions> = {}) =>
  withDatabase(url, (database) =>
    workOnRun(database, { name: 'test:1', open: openFake(run), grace: 1000, ...options }),
  );

const submit = (url: string) => withDatabase(url, (database) => submitRun(database, { size, shards }));
const status = async (url: string) => {
  const found = await withDatabase(url, (database) => statusOfRun(database));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

describe.skipIf(!hasPostgres)('a worker', () => {
  test('sets a shard aside that fails three times, finishes the others, and retries it on request', async () => {
    const url = await emptyDatabase();
    await submit(url);
    const failures: [number, string, number][] = [];
    const failing = async (task: Task) => {
      if (task.shard === 3) throw new Error('shard 3 is no good');
      return honest(task);
    };
    const worked = await work(url, failing, {
      onFailed: (shard, error, attempt) => failures.push([shard, error, attempt]),
    });
    expect(worked).toMatchObject({ ok: true, value: { end: 'finished', done: 6, setAside: 1 } });
    expect(failures).toEqual([1, 2, 3].map((attempt) => [3, 'shard 3 is no good', attempt]));
    expect(await status(url)).toMatchObject({
      finished: 6,
      waiting: 0,
      missing: 0,
      inHand: [],
      setAside: [{ shard: 3, error: 'shard 3 is no good' }],
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

  test('sets a shard aside that loses its worker again and again', async () => {
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

  test('stops with an error where a result differs from the stored one', async () => {
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
    await expect.poll(async () => (await status(url)).finished, { timeout: 60_000 }).toBe(shards - 1);
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
    expect(collected).toMatchObject({ ok: false, error: { code: 'damaged-shard' } });
    expect(collected.ok ? '' : collected.error.message).toMatch(
      /^4x4-walls-0..1-shards-7: the result of shard 2 is/,
    );
  });

  test('is refused where its run cannot be worked on', async () => {
    const url = await emptyDatabase();
    expect(await work(url, honest)).toMatchObject({ ok: false, error: { code: 'bad-run' } });
    await submit(url);
    await sql(url, "update unjam.runs set enumerator = '1-of-another-build'");
    const refused = await work(url, honest);
    expect(refused).toMatchObject({ ok: false, error: { code: 'other-version' } });
    expect(await status(url)).toMatchObject({ finished: 0, waiting: 7 });
  });

  test('waits for a run, and stays when asked to', async () => {
    const url = await emptyDatabase();
    const stop = new AbortController();
    const working = work(url, honest, { wait: true, signal: stop.signal });
    await submit(url);
    await expect.poll(async () => (await status(url)).finished, { timeout: 60_000 }).toBe(shards);
    stop.abort();
    expect(await working).toMatchObject({ ok: true, value: { end: 'interrupted', done: 7 } });
  });
});

// Workers with a runner that the test provides: shards that fail, results that differ.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type CollectOptions,
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
import { runShard, type ShardResult, type ShardRunner } from '../../src/local/shard.ts';
import type { Threads } from '../../src/local/threads.ts';
import { atlasContent, builtAtlas } from '../../src/testing/built-atlas.ts';
import { emptyDatabase, hasPostgres, sql } from './database.ts';

type Task = Parameters<ShardRunner>[0];

const size = { width: 4, height: 4, minWalls: 0, maxWalls: 1 };
const shards = 7;
const NAME = '4x4-walls-0..1-shards-7';

const honest = (task: Task): Promise<ShardBytes> => packShard(NAME, runShard(task));

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
    expect(collected).toMatchObject({
      value: { wrong: [{ shard: 2, worker: 'test:1', reason: expect.stringMatching(/^its SHA-256 is /) }] },
    });
    expect(readdirSync(folder)).toEqual([]);
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

describe.skipIf(!hasPostgres)('results', () => {
  const collect = async (url: string, options: Partial<CollectOptions> = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'unjam-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const collected = await withDatabase(url, (database) =>
      collectRun(database, { folder, milliseconds: 0, ...options }),
    );
    if (!collected.ok) throw new Error(collected.error.message);
    return { ...collected.value, folder };
  };
  const retry = (url: string, shard?: number) =>
    withDatabase(url, async (database) => {
      const run = await findRun(database);
      return run.ok ? retryRun(database, run.value, shard) : run;
    });
  const finished = async (): Promise<string> => {
    const url = await emptyDatabase();
    await submit(url);
    await work(url, honest);
    return url;
  };
  /** Stores what a worker with the documented rights could: any rows, with the checksum that fits them. */
  const store = async (url: string, result: ShardResult, worker = 'liar:1') => {
    const { sha256, bytes, puzzles, states, touched } = await packShard(NAME, result);
    await sql(url, `delete from unjam.results where shard = ${result.shard}`);
    await sql(
      url,
      `insert into unjam.results (run, shard, sha256, bytes, puzzles, states, touched, milliseconds, worker)
       values ('${NAME}', ${result.shard}, '${sha256}', '\\x${Buffer.from(bytes).toString('hex')}', ${puzzles}, ${states}, ${touched}, 5, '${worker}')`,
    );
  };

  test.each<[string, string, RegExp]>([
    ['fewer puzzles', 'set puzzles = 1', /^its SHA-256 is /],
    ['more states', 'set states = states + 1', /^its SHA-256 is /],
    ['another number', 'set touched = touched + 1', /^its SHA-256 is /],
    ['other bytes', "set bytes = '\\x00'", /^it cannot be unpacked$/],
    [
      'swapped',
      'set bytes = other.bytes, sha256 = other.sha256, puzzles = other.puzzles, states = other.states, touched = other.touched from unjam.results other where other.shard = 3 and results.shard = 2 --',
      /^its SHA-256 is /,
    ],
  ])('%s in a row: found, set aside, and right after another try', async (_, change, reason) => {
    const url = await finished();
    await sql(url, `update unjam.results ${change} where results.shard = 2`);
    const collected = await collect(url);
    expect(collected.wrong).toEqual([{ shard: 2, worker: 'test:1', reason: expect.stringMatching(reason) }]);
    expect(readdirSync(collected.folder)).toEqual([]);
    expect(await status(url)).toMatchObject({
      finished: 6,
      missing: 0,
      setAside: [{ shard: 2, error: expect.stringMatching(/^the result of test:1 is wrong: /) }],
    });
    expect(await retry(url)).toEqual({ ok: true, value: [2] });
    expect(await work(url, honest)).toMatchObject({ value: { done: 1 } });
    const local = await builtAtlas(size, shards);
    const again = await collect(url);
    expect(again).toMatchObject({ wrong: [], built: { complete: true } });
    expect(atlasContent(again.folder)).toEqual(atlasContent(local));
  });

  test.each<[string, (result: ShardResult, other: ShardResult) => ShardResult, RegExp]>([
    ['empty', (result) => ({ ...result, rows: [] }), /^enumerating it again gives [1-9]\d* puzzles/],
    [
      'without its last row',
      (result) => ({ ...result, rows: result.rows.slice(0, -1) }),
      /^enumerating it again gives/,
    ],
    [
      'with a row twice',
      (result) => ({ ...result, rows: [...result.rows, ...result.rows.slice(-1)] }),
      /comes twice$/,
    ],
    ['with the rows of another', (result, other) => ({ ...result, rows: other.rows }), /belongs to shard 3$/],
    [
      'with a wrong count',
      (result) => ({ ...result, rows: result.rows.map((row) => ({ ...row, cars: 9 })) }),
      /^row 1: cars is 9, its board has \d$/,
    ],
    [
      'with another distance',
      (result) => ({ ...result, rows: result.rows.map((row) => ({ ...row, steps: row.steps + 1 })) }),
      /^enumerating it again gives/,
    ],
  ])('a shard %s under a right checksum', async (_, change, reason) => {
    const url = await finished();
    const [result, other] = [2, 3].map((shard) => runShard({ ...size, shard, shards }));
    if (!result || !other) throw new Error('there are two');
    await store(url, change(result, other));
    const { wrong } = await collect(url);
    expect(wrong).toEqual([{ shard: 2, worker: 'liar:1', reason: expect.stringMatching(reason) }]);
  });

  test('one shard of each worker is enumerated again whatever the time, more where there is time', async () => {
    const url = await finished();
    await sql(url, "update unjam.results set worker = 'second:1' where shard > 3");
    expect(await collect(url)).toMatchObject({ wrong: [], rebuilt: 2 });
    expect(await collect(url, { milliseconds: 60_000 })).toMatchObject({ wrong: [], rebuilt: 7 });
    expect(await collect(url, { rebuild: 4 })).toMatchObject({ wrong: [], rebuilt: 4 });
  });

  test('--shard: one shard is enumerated again, whatever its result', async () => {
    const url = await finished();
    expect(await retry(url, 5)).toEqual({ ok: true, value: [5] });
    expect(await status(url)).toMatchObject({ finished: 6, waiting: 1 });
    expect(await retry(url, 7)).toMatchObject({ error: { message: `${NAME}: there is no shard 7 of 7` } });
    expect(await work(url, honest)).toMatchObject({ value: { done: 1 } });
    expect(await collect(url)).toMatchObject({ wrong: [], built: { complete: true } });
  });

  test('shards that two machines are to enumerate: the second does it, and a lie is found', async () => {
    const url = await emptyDatabase();
    await withDatabase(url, (database) => submitRun(database, { size, shards, twice: 0.5 }));
    const lie = async (task: Task) => packShard(NAME, { ...runShard(task), rows: [] });
    expect(await work(url, lie, { name: 'liar:1' })).toMatchObject({ value: { done: 7, checked: 0 } });
    expect(await status(url)).toMatchObject({ twice: 4, confirmed: 0 });
    // the same machine does not confirm itself
    expect(await work(url, lie, { name: 'liar:2' })).toMatchObject({ value: { done: 0, checked: 0 } });
    expect(await work(url, honest, { name: 'honest:1' })).toMatchObject({ value: { done: 0, checked: 4 } });
    expect(await status(url)).toMatchObject({ twice: 4, confirmed: 0 });
    const { wrong } = await collect(url);
    expect(wrong.length).toBeGreaterThanOrEqual(4);
    expect(new Set(wrong.map(({ worker }) => worker))).toEqual(new Set(['liar:1']));
  });

  test('two machines that agree', async () => {
    const url = await emptyDatabase();
    await withDatabase(url, (database) => submitRun(database, { size, shards, twice: 1 }));
    await work(url, honest, { name: 'one:1' });
    expect(await work(url, honest, { name: 'two:1' })).toMatchObject({ value: { checked: 7 } });
    expect(await status(url)).toMatchObject({ twice: 7, confirmed: 7 });
    expect(await collect(url, { rebuild: 0 })).toMatchObject({ wrong: [], rebuilt: 1 });
  });

  test('a value that unpacks to far more than a result is left packed', async () => {
    const url = await finished();
    const bomb = brotliCompressSync(Buffer.alloc(1 << 25)).toString('hex');
    await sql(url, `update unjam.results set bytes = '\\x${bomb}' where shard = 1`);
    expect((await collect(url)).wrong).toEqual([
      { shard: 1, worker: 'test:1', reason: expect.stringMatching(/^it unpacks to more than \d+ bytes$/) },
    ]);
  });
});

describe.skipIf(!hasPostgres)('runs and clocks', () => {
  test('a waiting worker goes on from one finished run to the next', async () => {
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
      await expect.poll(() => finishedOf(names[i]), { timeout: 60_000 }).toBe(count);
    }
    await submitted(7);
    await expect.poll(() => finishedOf('4x4-walls-0-shards-7'), { timeout: 60_000 }).toBe(7);
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

  test('many looks at one database leave no listeners behind', async () => {
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

  test('thirty idle workers fit into a PostgreSQL as it comes', async () => {
    const url = await emptyDatabase();
    await submit(url);
    await work(url, honest);
    const stops = Array.from({ length: 30 }, () => new AbortController());
    const workers = stops.map(({ signal }) => work(url, honest, { wait: true, signal }));
    const connections = async () => {
      const [row] = await sql<{ count: number }>(
        url,
        'select count(*)::integer as count from pg_stat_activity where datname = current_database()',
      );
      return row?.count ?? 0;
    };
    await expect.poll(connections, { timeout: 60_000 }).toBeGreaterThan(29);
    let most = 0;
    for (let look = 0; look < 10; look++) {
      most = Math.max(most, await connections());
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(most).toBeLessThanOrEqual(97);
    await expect.poll(connections, { timeout: 60_000 }).toBeLessThanOrEqual(65);
    for (const stop of stops) stop.abort();
    for (const worked of await Promise.all(workers))
      expect(worked).toMatchObject({ value: { end: 'interrupted' } });
  });
});

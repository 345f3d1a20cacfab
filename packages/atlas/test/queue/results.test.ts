// Wrong results: what `collect` finds, and what becomes of them.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { someOr, testInAll } from '../../../../testing/in-all.ts';
import {
  type CollectOptions,
  collectRun,
  findRun,
  packShard,
  retryRun,
  submitRun,
  type WorkProgress,
  withDatabase,
} from '../../src/distributed/index.ts';
import { runShard, type ShardResult } from '../../src/enumerate/shard.ts';
import { atlasContent, builtAtlas } from '../../src/testing/built-atlas.ts';
import { emptyDatabase, hasPostgres, lastingDatabase, sql } from './database.ts';
import { honest, NAME, shards, size, status, submit, type Task, work } from './fake-workers.ts';

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
  let complete = '';
  beforeAll(async () => {
    complete = await lastingDatabase();
    await submit(complete);
    await work(complete, honest);
  });
  /** A database with every result of the run. */
  const finished = (): Promise<string> => emptyDatabase(complete);
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

  /** How many shards are finished, as a worker counts them at its first look. */
  const seenByWorker = async (url: string): Promise<number | undefined> => {
    const stop = new AbortController();
    const seen: number[] = [];
    const onProgress = (progress: WorkProgress) => {
      seen.push(progress.finished);
      stop.abort();
    };
    await work(url, honest, { signal: stop.signal, onProgress });
    return seen[0];
  };

  test('the status compares the machines', async () => {
    const url = await finished();
    await sql(url, `update unjam.results set worker = 'other:2' where shard = 3`);
    const { workers, puzzles } = await status(url);
    expect(workers).toMatchObject([
      { worker: 'other', shards: 1 },
      { worker: 'test', shards: 6 },
    ]);
    expect(workers.reduce((sum, worker) => sum + worker.puzzles, 0)).toBe(puzzles);
  });

  test.each(
    someOr<[string, string, RegExp]>(2, [
      ['fewer puzzles', 'set puzzles = 1', /^its SHA-256 is /],
      ['more states', 'set states = states + 1', /^its SHA-256 is /],
      ['another number', 'set touched = touched + 1', /^its SHA-256 is /],
      ['other bytes', "set bytes = '\\x00'", /^it cannot be unpacked$/],
      [
        'swapped',
        'set bytes = other.bytes, sha256 = other.sha256, puzzles = other.puzzles, states = other.states, touched = other.touched from unjam.results other where other.shard = 3 and results.shard = 2 --',
        /^its SHA-256 is /,
      ],
    ]),
  )('%s changed in the row: found, set aside, and right after a retry', async (_, change, reason) => {
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
    const seen: number[] = [];
    const again = await collect(url, { onProgress: ({ finished }) => seen.push(finished) });
    expect(again).toMatchObject({ wrong: [], built: { complete: true } });
    expect(seen.at(-1)).toBe(shards);
    expect(atlasContent(again.folder)).toEqual(atlasContent(local));
  });

  test.each(
    someOr<[string, (result: ShardResult, other: ShardResult) => ShardResult, RegExp]>(3, [
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
      [
        'with the rows of another',
        (result, other) => ({ ...result, rows: other.rows }),
        /belongs to shard 3$/,
      ],
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
    ]),
  )('a shard %s and with a right checksum', async (_, change, reason) => {
    const url = await finished();
    const [result, other] = [2, 3].map((shard) => runShard({ ...size, shard, shards }));
    if (!result || !other) throw new Error('there are two');
    await store(url, change(result, other));
    const { wrong } = await collect(url);
    expect(wrong).toEqual([{ shard: 2, worker: 'liar:1', reason: expect.stringMatching(reason) }]);
  });

  test.each<[string, string, number]>([
    ...someOr<[string, string, number]>(1, [
      ['a shard above the last', 'shard = 99', 1],
      ['a shard below the first', 'shard = -1', 1],
    ]),
    ['a time that never ends', "milliseconds = 'Infinity'", 0],
    ['a time that is not a number', "milliseconds = 'NaN'", 0],
    ['a time longer than any', 'milliseconds = 1e300', 0],
    ['an end that never comes', "finished = 'infinity'", 0],
    ['an end before all times', "finished = '-infinity'", 0],
    ['an end before Christ', "finished = '4700-01-01 BC'", 0],
  ])('%s stops nothing', async (_, change, missing) => {
    const url = await finished();
    await sql(url, `update unjam.results set ${change} where shard = 2`);
    expect(await status(url)).toMatchObject({ finished: 7 - missing, missing, waiting: 0, setAside: [] });
    if (missing > 0) {
      expect(await seenByWorker(url)).toBe(6);
      expect(await retry(url, 2)).toEqual({ ok: true, value: [2] });
      expect(await work(url, honest)).toMatchObject({ value: { done: 1 } });
    }
    expect(await collect(url)).toMatchObject({ wrong: [], built: { complete: true } });
  });

  test.each([
    ['shards = 0', 'there is no shard 0 of 0'],
    ['shards = -3', 'there is no shard 0 of -3'],
    ['shards = 2147483647', '2147483647 shards are too many; at most 1000000'],
    ['width = 300', 'a board of 300x4 cells cannot be enumerated, only 3x3 to 7x7'],
    ['min_walls = 3', 'walls: 3..1 runs backwards; expected 1..3'],
    ['max_walls = 30000', '0 to 30000 walls cannot be enumerated, only 0 to 8'],
    ["submitted = 'infinity'", 'it was submitted at Infinity'],
  ])('a run whose row has %s is refused by all that would work on it', async (change, damage) => {
    const url = await finished();
    await sql(url, `update unjam.runs set ${change}`);
    const message = expect.stringContaining(`the row of ${NAME} in unjam.runs is damaged: ${damage}`);
    await expect(status(url)).rejects.toMatchObject({ message });
    await expect(collect(url)).rejects.toMatchObject({ message });
    expect(await work(url, honest)).toMatchObject({ error: { message } });
    expect(await retry(url)).toMatchObject({ error: { message } });
  });

  test('at least one shard of each worker is enumerated again, more if there is time', async () => {
    const url = await finished();
    await sql(url, "update unjam.results set worker = 'second:1' where shard > 3");
    expect(await collect(url)).toMatchObject({ wrong: [], rebuilt: 2 });
    expect(await collect(url, { milliseconds: 60_000 })).toMatchObject({ wrong: [], rebuilt: 7 });
    expect(await collect(url, { rebuild: 4 })).toMatchObject({ wrong: [], rebuilt: 4 });
  });

  testInAll('--shard enumerates one shard again, even if its result seems right', async () => {
    const url = await finished();
    expect(await retry(url, 5)).toEqual({ ok: true, value: [5] });
    expect(await status(url)).toMatchObject({ finished: 6, waiting: 1 });
    expect(await retry(url, 7)).toMatchObject({ error: { message: `${NAME}: there is no shard 7 of 7` } });
    expect(await work(url, honest)).toMatchObject({ value: { done: 1 } });
    expect(await collect(url)).toMatchObject({ wrong: [], built: { complete: true } });
  });

  test('shards for two machines: a second machine enumerates them, and a false result is found', async () => {
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

  testInAll('shards for two machines: both agree', async () => {
    const url = await emptyDatabase();
    await withDatabase(url, (database) => submitRun(database, { size, shards, twice: 1 }));
    await work(url, honest, { name: 'one:1' });
    expect(await work(url, honest, { name: 'two:1' })).toMatchObject({ value: { checked: 7 } });
    expect(await status(url)).toMatchObject({ twice: 7, confirmed: 7 });
    expect(await collect(url, { rebuild: 0 })).toMatchObject({ wrong: [], rebuilt: 1 });
  });

  test('shards for two machines: a run that is submitted again with a larger share has more of them, and keeps those it had', async () => {
    const url = await emptyDatabase();
    const drawn = async (twice: number): Promise<unknown[]> => {
      const again = await withDatabase(url, (database) => submitRun(database, { size, shards, twice }));
      expect(again).toMatchObject({ ok: true });
      const rows = await sql(url, 'select shard from unjam.twice order by shard');
      return rows.map(({ shard }) => shard);
    };
    const first = await drawn(0.2);
    expect(first).toHaveLength(2);
    const more = await drawn(0.5);
    expect(more).toHaveLength(4);
    expect(more).toEqual(expect.arrayContaining(first));
    expect(await drawn(0.1)).toEqual(more);
  });

  test('a value that would unpack to far more than a result is not unpacked', async () => {
    const url = await finished();
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const bomb = brotliCompressSync(Buffer.alloc(1 << 25), { params }).toString('hex');
    await sql(url, `update unjam.results set bytes = '\\x${bomb}' where shard = 1`);
    expect((await collect(url)).wrong).toEqual([
      { shard: 1, worker: 'test:1', reason: expect.stringMatching(/^it unpacks to more than \d+ bytes$/) },
    ]);
  });
});

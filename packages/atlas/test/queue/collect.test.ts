// What `collect` does when results change between its steps, or between two of its runs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type CollectOptions, collectRun, packShard, withDatabase } from '../../src/distributed/index.ts';
import { runShard } from '../../src/enumerate/shard.ts';
import { atlasContent, builtAtlas } from '../../src/testing/built-atlas.ts';
import { emptyDatabase, hasPostgres, lastingDatabase, sql } from './database.ts';
import { honest, NAME, shards, size, status, submit, work } from './fake-workers.ts';

const SHARD = 2;

describe.skipIf(!hasPostgres)('collect', () => {
  let complete = '';
  beforeAll(async () => {
    complete = await lastingDatabase();
    await submit(complete);
    await work(complete, honest);
  });
  const emptyFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'unjam-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };
  const collect = (url: string, folder: string, options: Partial<CollectOptions> = {}) =>
    withDatabase(url, (database) => collectRun(database, { folder, milliseconds: 0, ...options }));
  /** Replaces the result of a shard by that of a worker which found the puzzles from number `from` on. */
  const store = async (url: string, worker: string, from = 0) => {
    const { rows, ...result } = runShard({ ...size, shard: SHARD, shards });
    const packed = await packShard(NAME, { ...result, rows: rows.slice(from) });
    const { sha256, bytes, puzzles, states, touched } = packed;
    await sql(
      url,
      `delete from unjam.results where shard = ${SHARD};
       insert into unjam.results (run, shard, sha256, bytes, puzzles, states, touched, milliseconds, worker)
       values ('${NAME}', ${SHARD}, '${sha256}', '\\x${Buffer.from(bytes).toString('hex')}', ${puzzles}, ${states}, ${touched}, 5, '${worker}')`,
    );
  };

  test('a shard that was enumerated again since is not left as an earlier collect wrote it', async () => {
    const url = await emptyDatabase(complete);
    // a name that the sample has already looked at, in a shard that comes first
    await store(url, 'test:1', 1);
    const folder = emptyFolder();
    expect(await collect(url, folder, { seed: await seedThatSpares(url) })).toMatchObject({
      value: { built: { complete: true } },
    });
    await store(url, 'test:1');
    const file = join(folder, 'shard-00002.parquet');
    expect(await collect(url, folder)).toMatchObject({
      error: {
        message: `${file} does not hold the rows that ${NAME} has for shard 2; remove the file to have them written, or choose another folder`,
      },
    });
    rmSync(file);
    expect(await collect(url, folder)).toMatchObject({ value: { built: { complete: true } } });
    expect(atlasContent(folder)).toEqual(atlasContent(await builtAtlas(size, shards)));
  });

  /** A seed whose sample does not have the shard. */
  const seedThatSpares = async (url: string): Promise<number> => {
    for (let seed = 1; ; seed++) {
      const copy = await emptyDatabase(url);
      const collected = await collect(copy, emptyFolder(), { seed });
      if (collected.ok && collected.value.built) return seed;
    }
  };

  test.each([
    ['replaced', (url: string) => store(url, 'liar:1', 1)],
    ['removed', (url: string) => sql(url, `delete from unjam.results where shard = ${SHARD}`)],
  ])('a result that is %s after it was checked is not written', async (_, change) => {
    const url = await emptyDatabase(complete);
    let changing: Promise<unknown> | undefined;
    const folder = emptyFolder();
    const collected = await collect(url, folder, {
      rebuild: 1,
      // the sample comes after all checks
      enumerate: async (task) => {
        changing ??= change(url);
        await changing;
        return runShard(task);
      },
    });
    expect(collected).toMatchObject({
      error: {
        message: `${NAME}: the result of shard 2 was removed or replaced meanwhile; collect again when the run is finished`,
      },
    });
  });

  test('a right result that replaced a wrong one while this was found out is not set aside', async () => {
    const url = await emptyDatabase(complete);
    await store(url, 'liar:1', 1);
    let changing: Promise<unknown> | undefined;
    const collected = await collect(url, emptyFolder(), {
      enumerate: async (task) => {
        changing ??= store(url, 'honest:1');
        await changing;
        return runShard(task);
      },
    });
    expect(collected).toMatchObject({ value: { wrong: [{ shard: 2, worker: 'liar:1' }] } });
    expect(await status(url)).toMatchObject({ finished: shards, setAside: [] });
  });
});

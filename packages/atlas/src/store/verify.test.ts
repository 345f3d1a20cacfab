import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { enumeratorVersion } from '../enumerate/enumerator-version.ts';
import { buildSmallAtlas, copySmallAtlas, runHere, temporaryFolder } from '../testing/small-atlas.ts';
import type { BuildOptions } from './build.ts';
import { readManifest, type ShardEntry } from './manifest.ts';
import { Atlas } from './open-atlas.ts';
import { machineName } from './provenance.ts';
import { noteVerified } from './verification.ts';
import { digestQuery, type VerifyResult, verifyAtlas } from './verify.ts';

const root = temporaryFolder();

const copy = (folder: string) => copySmallAtlas(join(root(), folder));
const build = (folder: string, more: Partial<BuildOptions> = {}) =>
  buildSmallAtlas(join(root(), folder), more);

describe('verify', () => {
  const folder = () => join(root(), 'a');
  const verified = async (options: Parameters<typeof verifyAtlas>[1] = {}): Promise<VerifyResult> => {
    const found = await verifyAtlas(folder(), { run: runHere, ...options });
    if (!found.ok) throw new Error(found.error.message);
    return found.value;
  };
  const messages = async () =>
    (await verified()).findings.map(({ message }) => message.replace(folder(), 'a'));
  const manifest = (change: (manifest: { finished: ShardEntry[] }) => void) => {
    const path = join(folder(), 'manifest.json');
    const value = JSON.parse(readFileSync(path, 'utf8'));
    change(value);
    writeFileSync(path, JSON.stringify(value));
  };
  /** Changes a shard and the manifest, so that its checksum is right. */
  const rewrite = async (shard: number, sql: string) => {
    const { DuckDBInstance } = await import('@duckdb/node-api');
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    const path = join(folder(), `shard-0000${shard}.parquet`);
    await connection.run(`create table shard as from read_parquet('${path}')`);
    await connection.run(sql);
    await connection.run(`copy shard to '${path}' (format parquet)`);
    connection.closeSync();
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    manifest(({ finished }) => {
      const entry = finished[shard];
      if (entry) finished[shard] = { ...entry, sha256: hash };
    });
  };

  test.skipIf(process.platform === 'win32')(
    'a pipe or a device as a shard or manifest is not read',
    async () => {
      await build('a');
      const path = join(folder(), 'shard-00002.parquet');
      rmSync(path);
      symlinkSync('/dev/zero', path);
      expect(await messages()).toEqual(['a/shard-00002.parquet is not a regular file']);
      expect(await Atlas.open(folder())).toMatchObject({ error: { code: 'damaged-shard' } });
      // a build replaces the link
      expect(await build('a')).toMatchObject({ value: { complete: true, lost: ['shard-00002.parquet'] } });
      expect(await messages()).toEqual([]);
      rmSync(path);
      rmSync(join(folder(), 'manifest.json'));
      execFileSync('mkfifo', [path, join(folder(), 'manifest.json')]);
      const notRead = {
        error: { code: 'not-an-atlas', message: expect.stringMatching(/is not a regular file$/) },
      };
      expect(await verifyAtlas(folder())).toMatchObject(notRead);
      expect(await build('a')).toMatchObject(notRead);
      rmSync(join(folder(), 'manifest.json'));
      expect(await build('a')).toMatchObject({ error: { code: 'another-atlas' } });
    },
  );

  test('a sound atlas: all checked, a sample solved, shards enumerated again, a digest', async () => {
    await copy('a');
    expect(await verified({ sample: 40 })).toMatchObject({ findings: [], sound: 5, solved: 32, rebuilt: 5 });
    expect(await verified({ rebuild: 2 })).toMatchObject({ findings: [], rebuilt: 2 });
    await build('b', { shards: 7 });
    const { digest } = await verified({ rebuild: 0 });
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await verifyAtlas(join(root(), 'b'))).toMatchObject({ value: { digest } });
    const atlas = await Atlas.open(folder());
    if (!atlas.ok) throw new Error(atlas.error.message);
    const lines = await atlas.value.query(digestQuery);
    atlas.value.close();
    const text = lines.ok ? lines.value.rows.map(([line]) => `${String(line)}\n`).join('') : '';
    expect(createHash('sha256').update(text).digest('hex')).toBe(digest);
  });

  test('which shards were enumerated again is noted if asked for, and only of a sound atlas', async () => {
    await copy('a');
    const noted = () => {
      const read = readManifest(folder());
      if (!read.ok) throw new Error(read.error.message);
      return read.value.verified;
    };
    await verified({ rebuild: 2 });
    expect(noted()).toBeUndefined();
    await verified({ rebuild: 2, seed: 1, record: true });
    await verified({ rebuild: 2, seed: 1, record: true });
    const own = { enumerator: enumeratorVersion(), node: process.version, machine: machineName() };
    const first = noted()?.[0]?.shards ?? [];
    expect(noted()).toEqual([{ ...own, shards: [...new Set(first)].sort() }]);
    expect(first).toHaveLength(2);
    await verified({ rebuild: 5, record: true });
    expect(noted()).toEqual([{ ...own, shards: [0, 1, 2, 3, 4] }]);
    expect(JSON.stringify(noted())).not.toContain(hostname());
    // a build keeps the note; damage adds none
    await build('a');
    expect(noted()).toEqual([{ ...own, shards: [0, 1, 2, 3, 4] }]);
    rmSync(join(folder(), 'manifest.json'));
    await build('a');
    rmSync(join(folder(), 'shard-00004.parquet'));
    await verified({ rebuild: 2, record: true });
    expect(noted()).toBeUndefined();
  });

  test('nothing is noted once another program has taken the folder over', async () => {
    await copy('a');
    const path = join(folder(), 'manifest.json');
    const before = readFileSync(path, 'utf8');
    // the claim of the folder is gone when the shards are looked at
    const shards = new Proxy([1], {
      get(list, key) {
        for (const name of readdirSync(folder()))
          if (name.startsWith('at-work-')) rmSync(join(folder(), name));
        return Reflect.get(list, key);
      },
    });
    const noted = await noteVerified(folder(), shards);
    expect(noted.ok ? '' : noted.error.message).toContain('another program has taken the folder over');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test('an unfinished atlas', async () => {
    await build('a', { only: { slice: 0, slices: 2 } });
    expect(await messages()).toEqual(['a is unfinished: 3 of 5 shards']);
  });

  test('a changed byte and a missing file, both named; nothing answers from them', async () => {
    await copy('a');
    const shard = join(folder(), 'shard-00002.parquet');
    const bytes = readFileSync(shard);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    writeFileSync(shard, bytes);
    rmSync(join(folder(), 'shard-00004.parquet'));
    expect(await messages()).toEqual([
      expect.stringMatching(/^a\/shard-00002\.parquet is damaged: its SHA-256 is /),
      'a/shard-00004.parquet is missing: build again to restore it',
    ]);
    expect(await Atlas.open(folder())).toMatchObject({ error: { code: 'damaged-shard' } });
  });

  test.each<[string, string, RegExp]>([
    ['fewer rows', 'delete from shard where rowid > 1', /puzzles is 2, the manifest says \d+$/],
    ['a row twice', 'insert into shard from shard limit 1', /row \d+: canonical \w+ comes twice$/],
    [
      'a wrong count',
      'update shard set moves = 99 where rowid = 0',
      /row 1: moves is 99, its histogram says \d+$/,
    ],
    [
      'a wrong distance',
      'update shard set steps = steps + 1 where steps < 9',
      /takes \d+ steps, the atlas says \d+$/,
    ],
    [
      'no value',
      'update shard set hardest = null where rowid = 0',
      /row 1: hardest is null; expected a board$/,
    ],
    ['other columns', 'alter table shard drop column moves', /it has no column moves UTINYINT$/],
    [
      'more columns',
      'alter table shard add column mine int',
      /it has a column mine INTEGER, which no shard has$/,
    ],
    [
      'a solution less',
      'update shard set shortest_solutions = shortest_solutions + 1 where rowid = 0',
      /differs from what enumerating it again gives, which has \d+ puzzles$/,
    ],
  ])('%s under a right checksum', async (_, sql, message) => {
    await copy('a');
    await rewrite(1, sql);
    const found = await messages();
    expect(found.length).toBeGreaterThan(0);
    expect(found.join('\n')).toMatch(new RegExp(message.source, 'm'));
  });

  test.each<[string, string]>([
    ['no value', 'update shard set hardest = null where rowid = 0'],
    ['other columns', 'alter table shard drop column moves'],
    ['another type', 'alter table shard alter moves type varchar'],
  ])('an atlas whose shard has %s is not opened', async (_, sql) => {
    await copy('a');
    await rewrite(1, sql);
    const opened = await Atlas.open(folder());
    expect(opened).toMatchObject({
      error: {
        code: 'damaged-shard',
        message: expect.stringContaining('shard-00001.parquet is not a shard: '),
      },
    });
  });

  test('an empty shard in place of a full one is found by enumerating it again', async () => {
    await copy('a');
    await rewrite(1, 'delete from shard');
    manifest(({ finished }) => {
      const entry = finished[1];
      if (entry) finished[1] = { ...entry, puzzles: 0, states: 0, moves: 0, steps: 0 };
    });
    expect(await messages()).toEqual([
      expect.stringMatching(
        /^a\/shard-00001\.parquet differs from what enumerating it again gives, which has [1-9]\d* puzzles$/,
      ),
    ]);
  });

  test.each<[string, (finished: ShardEntry[]) => void, RegExp]>([
    [
      'an entry twice',
      (finished) => finished.splice(1, 0, ...finished.slice(0, 1)),
      /finished\[1\] is shard 0 again$/,
    ],
    ['two entries swapped', (finished) => finished.reverse(), /finished\[1\] is shard 3, after shard 4$/],
    [
      'too many entries',
      (finished) =>
        finished.push(
          ...finished.slice(4).map((entry) => ({ ...entry, shard: 5, file: 'shard-00005.parquet' })),
        ),
      /finished\[5\] is shard 5, but there are 5$/,
    ],
    [
      'the file of another shard',
      (finished) => finished.splice(0, 1, ...finished.slice(1, 2).map((entry) => ({ ...entry, shard: 0 }))),
      /finished\[0\]\.file is not shard-00000\.parquet$/,
    ],
  ])('a manifest with %s is refused', async (_, change, message) => {
    await copy('a');
    manifest(({ finished }) => change(finished));
    expect(await verifyAtlas(folder())).toMatchObject({
      error: { code: 'damaged-manifest', message: expect.stringMatching(message) },
    });
  });

  test('an entry that is a copy of another, with its file', async () => {
    await copy('a');
    copyFileSync(join(folder(), 'shard-00001.parquet'), join(folder(), 'shard-00002.parquet'));
    manifest(({ finished }) => {
      const entry = finished[1];
      if (entry) finished[2] = { ...entry, shard: 2, file: 'shard-00002.parquet' };
    });
    expect((await messages())[0]).toMatch(
      /^a\/shard-00002\.parquet: row 1: canonical \w+ belongs to shard 1$/,
    );
  });

  test.each<[string, Partial<ShardEntry>]>([
    ['moves', { moves: 99 }],
    ['puzzles', { puzzles: 1 }],
    ['states', { states: 1 }],
  ])('wrong %s of a shard in the manifest', async (name, change) => {
    await copy('a');
    manifest(({ finished }) => {
      const entry = finished[3];
      if (entry) finished[3] = { ...entry, ...change };
    });
    expect((await messages())[0]).toMatch(
      new RegExp(`^a/shard-00003\\.parquet: ${name} is \\d+, the manifest says \\d+$`),
    );
  });
});

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ATLAS_VERSION, enumeratorVersion } from '../enumerate/enumerator-version.ts';
import { heaviestFirst, shardWeights } from '../enumerate/shard-weights.ts';
import type { ShardResult, ShardRunner } from '../local/shard.ts';
import { runShard } from '../local/shard.ts';
import { atlasContent } from '../testing/built-atlas.ts';
import { type BuildOptions, buildAtlas } from './build.ts';
import { exportLines } from './export.ts';
import { readManifest, type ShardEntry } from './manifest.ts';
import { mergeAtlases } from './merge.ts';
import { Atlas } from './open-atlas.ts';
import { atlasStats } from './stats.ts';
import { digestQuery, type VerifyResult, verifyAtlas } from './verify.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unjam-atlas-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const size = { width: 4, height: 4, minWalls: 0, maxWalls: 0 };
const here: ShardRunner = async (task) => runShard(task);

const build = (folder: string, more: Partial<BuildOptions> = {}) =>
  buildAtlas({ size, shards: 5, folder: join(root, folder), run: here, parallel: 2, ...more });

const bytesOf = (folder: string) => atlasContent(join(root, folder));

describe('build', () => {
  test('4x4: 32 puzzles of 514 states, up to 7 moves and 10 steps', async () => {
    const result = await build('a');
    expect(result).toMatchObject({
      ok: true,
      value: { puzzles: 32, states: 514, moves: 7, steps: 10, complete: true },
    });
    expect(readdirSync(join(root, 'a'))).toEqual([
      'manifest.json',
      ...[0, 1, 2, 3, 4].map((shard) => `shard-0000${shard}.parquet`),
    ]);
  });

  test('the same bytes after an interruption and with damaged files', async () => {
    await build('whole');
    const whole = bytesOf('whole');
    // stopped after three shards; a fourth is there but not in the manifest, a fifth is half written
    const stop = new AbortController();
    let shards = 0;
    const run: ShardRunner = async (task) => {
      if (shards++ === 2) stop.abort();
      return runShard(task);
    };
    const cut = await build('cut', { run, parallel: 1, signal: stop.signal });
    expect(cut).toMatchObject({ ok: true, value: { complete: false } });
    const [renamed, written] = heaviestFirst(size, 5).slice(3);
    writeFileSync(join(root, 'cut', `shard-0000${renamed}.parquet`), 'half');
    writeFileSync(join(root, 'cut', `shard-0000${written}.parquet.part`), 'half');
    const counted: number[] = [];
    const rest = await build('cut', {
      run: async (task): Promise<ShardResult> => {
        counted.push(task.shard);
        return runShard(task);
      },
    });
    expect(rest).toMatchObject({ ok: true, value: { complete: true } });
    // the heaviest come first, so the lightest two are left
    expect(counted).toEqual(heaviestFirst(size, 5).slice(3));
    expect(bytesOf('cut')).toEqual(whole);
  });

  test('the reported share of the work grows from what was there to 1', async () => {
    const shares: number[][] = [];
    for (const only of [{ slice: 1, slices: 5 }, undefined]) {
      const now: number[] = [];
      await build('a', { ...(only && { only }), onProgress: ({ share }) => now.push(share) });
      shares.push(now);
    }
    const weights = shardWeights(size, 5);
    const sum = weights.reduce((all, weight) => all + weight, 0);
    expect(shares[0]).toEqual([0, 1]);
    expect(shares[1]?.at(0)).toBeCloseTo((weights[1] as number) / sum, 9);
    expect(shares[1]?.at(-1)).toBeCloseTo(1, 9);
    expect(shares[1]).toEqual(shares[1]?.toSorted((a, b) => a - b));
    expect(shares[1]).toHaveLength(5);
  });

  test('one shard alone', async () => {
    const result = await build('one', { only: { slice: 3, slices: 5 } });
    expect(result).toMatchObject({ ok: true, value: { complete: true } });
    expect(readdirSync(join(root, 'one'))).toEqual(['manifest.json', 'shard-00003.parquet']);
  });

  test('slices merge into the same bytes', async () => {
    await build('whole');
    await build('one', { only: { slice: 3, slices: 5 } });
    for (const slice of [0, 1, 2, 4]) await build('rest', { only: { slice, slices: 5 } });
    const slices = [join(root, 'one'), join(root, 'rest')];
    expect(await mergeAtlases(slices, join(root, 'joined'))).toMatchObject({ ok: true });
    expect(bytesOf('joined')).toEqual(bytesOf('whole'));
    await build('other', { shards: 6, only: { slice: 0, slices: 6 } });
    expect(await mergeAtlases([join(root, 'other')], join(root, 'joined'))).toMatchObject({
      error: { code: 'another-atlas' },
    });
    writeFileSync(join(root, 'one', 'shard-00003.parquet'), 'bad');
    expect(await mergeAtlases(slices, join(root, 'fresh'))).toMatchObject({
      error: { code: 'damaged-shard' },
    });
    expect(bytesOf('joined')).toEqual(bytesOf('whole'));
  });

  test('a failure is reported in one line, and what is finished is kept', async () => {
    const run: ShardRunner = async (task) => {
      if (task.shard === 1) throw new Error('the thread died\n at here');
      return runShard(task);
    };
    expect(await build('a', { run, parallel: 1 })).toEqual({
      ok: false,
      error: { code: 'disk', message: `${join(root, 'a')}: the thread died; what is finished is kept` },
    });
    expect(await build('a')).toMatchObject({ ok: true, value: { puzzles: 32 } });
  });

  test('a shard that is damaged or missing is reported and built again', async () => {
    await build('a');
    const before = bytesOf('a');
    const lost = ['shard-00001.parquet', 'shard-00004.parquet'] as const;
    writeFileSync(join(root, 'a', lost[0]), 'bad');
    rmSync(join(root, 'a', lost[1]));
    expect(await build('a', { only: { slice: 4, slices: 5 } })).toMatchObject({
      value: { lost, complete: true, manifest: { finished: { length: 4 } } },
    });
    expect(await build('a')).toMatchObject({ value: { lost: [], complete: true, puzzles: 32 } });
    expect(bytesOf('a')).toEqual(before);
  });

  test('one program at a time in a folder; what a killed one leaves does not block it', async () => {
    let second: Awaited<ReturnType<typeof build>> | undefined;
    const run: ShardRunner = async (task) => {
      second ??= await build('a');
      return runShard(task);
    };
    expect(await build('a', { run })).toMatchObject({ ok: true });
    expect(second).toEqual({
      ok: false,
      error: { code: 'locked', message: `${join(root, 'a')}: process ${process.pid} is at work there` },
    });
    const before = bytesOf('a');
    const gone = spawnSync(process.execPath, ['--version']).pid;
    const claim = { host: hostname(), process: gone, boot: '', processes: '', started: '7' };
    writeFileSync(join(root, 'a', 'at-work-0123456789abcdef'), JSON.stringify(claim));
    expect(await build('a')).toMatchObject({ ok: true });
    expect(bytesOf('a')).toEqual(before);
  });

  test('the manifest says what the atlas was made with', async () => {
    await build('a', { only: { slice: 0, slices: 2 } });
    await build('a');
    const manifest = readManifest(join(root, 'a'));
    expect(manifest).toMatchObject({
      value: {
        made: {
          unjam: ['0.1.0'],
          enumerator: [enumeratorVersion()],
          duckdb: [expect.stringMatching(/^v\d/)],
          node: [process.version],
          seconds: expect.any(Number),
        },
      },
    });
    expect(enumeratorVersion()).toMatch(/^1-[0-9a-f]{12}$/);
  });

  test('parts of other programs stay; those of a killed build go', async () => {
    await build('a');
    const before = bytesOf('a');
    writeFileSync(join(root, 'a', 'film.part'), 'mine');
    for (const name of ['shard-00001.parquet.part', 'manifest.json.0123456789abcdef.part']) {
      writeFileSync(join(root, 'a', name), 'half');
    }
    await build('a');
    expect(bytesOf('a')).toEqual({ ...before, 'film.part': Buffer.from('mine').toString('base64') });
  });

  describe('a way back', () => {
    const lose = (change: (path: string) => void) => change(join(root, 'a', 'manifest.json'));

    test.each<[string, (path: string) => void]>([
      ['lost', (path) => rmSync(path)],
      ['empty', (path) => writeFileSync(path, '')],
      ['cut', (path) => writeFileSync(path, readFileSync(path, 'utf8').slice(0, 300))],
    ])('a manifest that is %s: sound shards are adopted', async (_, change) => {
      await build('a');
      const before = bytesOf('a');
      lose(change);
      writeFileSync(join(root, 'a', 'shard-00003.parquet'), 'half');
      const run: string[] = [];
      const built = await build('a', {
        run: async (task) => {
          run.push(`${task.shard}`);
          return runShard(task);
        },
      });
      // shards without puzzles say nothing of themselves and are built again
      expect(run).toContain('3');
      expect(run.length).toBeLessThan(5);
      expect(built).toMatchObject({ value: { complete: true, puzzles: 32 } });
      expect(bytesOf('a')).toEqual(before);
    });

    test.each([['manifest.json.part'], ['manifest.json.0123456789abcdef.part'], ['at-work']])(
      'a folder in which only %s was left',
      async (name) => {
        mkdirSync(join(root, 'a'));
        writeFileSync(join(root, 'a', name), '');
        expect(await build('a')).toMatchObject({ value: { complete: true, puzzles: 32 } });
        expect(Object.keys(bytesOf('a'))).not.toContain(name);
      },
    );

    test('shards of another number of shards are not adopted, and not overwritten', async () => {
      await build('a');
      lose((path) => rmSync(path));
      const before = bytesOf('a');
      const refused = await build('a', { shards: 7 });
      expect(refused).toMatchObject({ error: { code: 'another-atlas' } });
      expect(refused.ok ? '' : refused.error.message).toMatch(
        /shard-\d{5}\.parquet is not a shard of 4x4 with 0 walls in 7 shards: row \d+: canonical \w+ belongs to shard \d; remove it to build it again$/,
      );
      expect(bytesOf('a')).toEqual(before);
    });
  });

  test('sizes, wall ranges and slices that do not exist make no folder', async () => {
    for (const [more, message] of [
      [{ size: { ...size, width: 7 } }, 'a board of 7x4 cells cannot be enumerated, only 3x3 to 6x6'],
      [{ size: { ...size, maxWalls: 9 } }, '0 to 9 walls cannot be enumerated, only 0 to 8'],
      [{ only: { slice: 6, slices: 6 } }, 'there is no shard 6 of 6'],
      [{ only: { slice: 0, slices: 6 } }, '5 shards cannot be cut into 6 slices'],
    ] as const) {
      expect(await build('none', more)).toEqual({ ok: false, error: { code: 'bad-range', message } });
    }
    expect(existsSync(join(root, 'none'))).toBe(false);
  });

  test('a folder that holds something else is refused and not changed', async () => {
    await build('a');
    const before = bytesOf('a');
    expect(await build('a', { shards: 6 })).toMatchObject({
      error: {
        code: 'another-atlas',
        message: `${join(root, 'a')} holds the atlas of 4x4 with 0 walls in 5 shards, not of 4x4 with 0 walls in 6 shards`,
      },
    });
    expect(bytesOf('a')).toEqual(before);
    writeFileSync(join(root, 'note.txt'), 'mine');
    expect(await build('.')).toMatchObject({ error: { code: 'not-an-atlas' } });
    expect(await build('a', { only: { slice: 5, slices: 5 } })).toMatchObject({
      error: { message: 'there is no shard 5 of 5' },
    });
    writeFileSync(join(root, 'a', 'manifest.json'), `{"atlas":"unjam","version":${ATLAS_VERSION + 1}}`);
    expect(await build('a')).toMatchObject({ error: { code: 'other-version' } });
    writeFileSync(join(root, 'a', 'manifest.json'), '{"name": "my app"');
    expect(await build('a')).toMatchObject({ error: { code: 'damaged-manifest' } });
  });
});

describe('use', () => {
  const open = async () => {
    await build('a');
    const atlas = await Atlas.open(join(root, 'a'));
    if (!atlas.ok) throw new Error(atlas.error.message);
    return atlas.value;
  };

  test('a query reads', async () => {
    const atlas = await open();
    expect(
      await atlas.query('select moves, count(*) from puzzles group by moves order by moves desc limit 2'),
    ).toEqual({
      ok: true,
      value: {
        columns: ['moves', 'count_star()'],
        rows: [
          [7, 3n],
          [6, 6n],
        ],
      },
    });
    expect(await atlas.query('select histogram from puzzles order by moves, hardest limit 1')).toMatchObject({
      value: { rows: [[[1n, 2n]]] },
    });
    atlas.close();
  });

  test('a query does nothing but read', async () => {
    const atlas = await open();
    const inside = join(root, 'a', 'shard-00000.parquet');
    const outside = join(root, 'stolen.csv');
    writeFileSync(outside, 'a,b\n1,2\n');
    const cases: [string, RegExp][] = [
      ['', /one statement is expected, not 0/],
      ['/* select 1 */ -- 2', /one statement is expected, not 0/],
      ['select 1; select 2', /one statement is expected, not 2/],
      ['selec 1', /syntax error/],
      ['select nothing from puzzles', /nothing/],
      [`copy puzzles to '${join(root, 'out.csv')}'`, /Permission Error|read-only: COPY is not allowed/],
      [`copy (select 1) to '${inside}' (format parquet)`, /read-only: COPY is not allowed/],
      [
        `explain analyze copy (select 1) to '${inside}' (format parquet, use_tmp_file false)`,
        /read-only: EXPLAIN is not allowed/,
      ],
      [`select * from read_csv('${outside}')`, /Permission Error/],
      [`select * from read_text('${join(root, 'a', 'manifest.json')}')`, /Permission Error/],
      ["select * from glob('/*')", /Permission Error/],
      ["select * from 'https://example.org/x.parquet'", /Permission Error|disabled/],
      [`attach '${join(root, 'other.db')}'`, /read-only: ATTACH is not allowed/],
      ['create table mine (a int)', /read-only: CREATE is not allowed/],
      ['drop view puzzles', /read-only: DROP is not allowed/],
      ['set enable_external_access = true', /locked|read-only: SET is not allowed/],
    ];
    for (const [sql, message] of cases) {
      const answer = await atlas.query(sql);
      expect(answer).toMatchObject({ error: { code: 'bad-query', message: expect.stringMatching(message) } });
      expect(answer.ok || answer.error.message).not.toContain('\n');
    }
    expect(existsSync(join(root, 'out.csv'))).toBe(false);
    atlas.close();
    expect(await verifyAtlas(join(root, 'a'))).toMatchObject({ ok: true });
  });

  test('stats', async () => {
    const atlas = await open();
    const stats = await atlasStats(atlas, 1);
    atlas.close();
    if (!stats.ok) throw new Error(stats.error.message);
    const { byMoves, bySize, byWalls, hardestInMoves, hardestInSteps, puzzles } = stats.value;
    expect(byMoves.map(({ value, puzzles }) => `${value}:${puzzles}`).join(' ')).toBe(
      '1:1 2:2 3:7 4:8 5:5 6:6 7:3',
    );
    expect(bySize.reduce((sum, { states }) => sum + states, 0)).toBe(514);
    expect(byWalls).toEqual([{ value: 0, puzzles, states: 514 }]);
    expect(hardestInMoves).toEqual([{ board: 'EBBBEoCCEAAFDDDF', moves: 7, steps: 7, states: 8 }]);
    expect(hardestInSteps.map(({ steps }) => steps)).toEqual([10]);
  });

  test('export writes the published format', async () => {
    const atlas = await open();
    let text = '';
    for await (const piece of exportLines(atlas, { histogram: true, where: 'moves > 6 or states < 4' })) {
      text += piece.ok ? piece.value : '';
    }
    atlas.close();
    expect(text.split('\n')).toEqual([
      '07 EBBBECCCAAoFDDoF 20 2,2,3,4,2,3,3,1',
      '07 EBBBEoCCEAAFDDDF 8 1,1,1,1,1,1,1,1',
      '07 EoBBECCCAAoFDDoF 34 4,4,6,5,4,6,4,1',
      '01 ooooooooAAoooooo 3 1,2',
      '',
    ]);
  });

  test('columns are wide enough to calculate with', async () => {
    const atlas = await open();
    expect(
      await atlas.query(
        'select max(moves * 100), max(states * 1e9::bigint), min(moves - 10), typeof(any_value(shortest_solutions)) from puzzles',
      ),
    ).toMatchObject({ value: { rows: [[700, expect.any(BigInt), -9, 'HUGEINT']] } });
    atlas.close();
  });

  test('long rows come in small pieces', async () => {
    const atlas = await open();
    const answer = await atlas.stream("select repeat('x', 1000000) from range(40)");
    const sizes: number[] = [];
    if (answer.ok)
      for await (const piece of answer.value.pieces) sizes.push(piece.ok ? piece.value.length : -1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    expect(sizes.reduce((sum, rows) => sum + rows, 0)).toBe(40);
    const large = await atlas.query(
      "select max(m) from (select i, md5(i::varchar) || repeat('x', 3000) as m from range(2000000) t(i) order by m) where i > 5",
    );
    expect(large).toMatchObject({
      error: { code: 'bad-query', message: expect.stringMatching(/Out of Memory|memory/i) },
    });
    atlas.close();
  });
});

describe('verify', () => {
  const folder = () => join(root, 'a');
  const verified = async (options: Parameters<typeof verifyAtlas>[1] = {}): Promise<VerifyResult> => {
    const found = await verifyAtlas(folder(), { run: here, ...options });
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

  test('a sound atlas: all checked, a sample solved, shards enumerated again, a digest', async () => {
    await build('a');
    expect(await verified({ sample: 40 })).toMatchObject({ findings: [], sound: 5, solved: 32, rebuilt: 5 });
    expect(await verified({ rebuild: 2 })).toMatchObject({ findings: [], rebuilt: 2 });
    await build('b', { shards: 7 });
    const { digest } = await verified({ rebuild: 0 });
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await verifyAtlas(join(root, 'b'))).toMatchObject({ value: { digest } });
    const atlas = await Atlas.open(folder());
    if (!atlas.ok) throw new Error(atlas.error.message);
    const lines = await atlas.value.query(digestQuery);
    atlas.value.close();
    const text = lines.ok ? lines.value.rows.map(([line]) => `${String(line)}\n`).join('') : '';
    expect(createHash('sha256').update(text).digest('hex')).toBe(digest);
  });

  test('an unfinished atlas', async () => {
    await build('a', { only: { slice: 0, slices: 2 } });
    expect(await messages()).toEqual(['a is unfinished: 3 of 5 shards']);
  });

  test('a changed byte and a missing file, both named; nothing answers from them', async () => {
    await build('a');
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
    await build('a');
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
    await build('a');
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
    await build('a');
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
    await build('a');
    manifest(({ finished }) => change(finished));
    expect(await verifyAtlas(folder())).toMatchObject({
      error: { code: 'damaged-manifest', message: expect.stringMatching(message) },
    });
  });

  test('an entry that is a copy of another, with its file', async () => {
    await build('a');
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
    await build('a');
    manifest(({ finished }) => {
      const entry = finished[3];
      if (entry) finished[3] = { ...entry, ...change };
    });
    expect((await messages())[0]).toMatch(
      new RegExp(`^a/shard-00003\\.parquet: ${name} is \\d+, the manifest says \\d+$`),
    );
  });
});

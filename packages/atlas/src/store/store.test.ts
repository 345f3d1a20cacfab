import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heaviestFirst, shardWeights } from '../enumerate/shard-weights.ts';
import type { ShardResult, ShardRunner } from '../local/shard.ts';
import { runShard } from '../local/shard.ts';
import { type BuildOptions, buildAtlas } from './build.ts';
import { exportLines } from './export.ts';
import { ATLAS_VERSION } from './manifest.ts';
import { mergeAtlases } from './merge.ts';
import { Atlas } from './open-atlas.ts';
import { atlasStats } from './stats.ts';
import { verifyAtlas } from './verify.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unjam-atlas-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const size = { width: 4, height: 4, minWalls: 0, maxWalls: 0 };
const here: ShardRunner = async (task) => runShard(task);

const build = (folder: string, more: Partial<BuildOptions> = {}) =>
  buildAtlas({ size, shards: 5, folder: join(root, folder), run: here, parallel: 2, ...more });

const bytesOf = (folder: string) =>
  readdirSync(join(root, folder)).map((name) => [name, readFileSync(join(root, folder, name), 'base64')]);

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

  test('one program at a time in a folder; one that was killed does not block it', async () => {
    await build('a');
    const before = bytesOf('a');
    writeFileSync(join(root, 'a', 'at-work'), `${process.ppid}\n`);
    const refused = await build('a');
    expect(refused).toMatchObject({ error: { code: 'locked' } });
    expect(refused.ok || refused.error.message).toContain(`process ${process.ppid} is at work there`);
    const gone = spawnSync(process.execPath, ['--version']).pid;
    writeFileSync(join(root, 'a', 'at-work'), `${gone}\n`);
    expect(await build('a')).toMatchObject({ ok: true });
    expect(bytesOf('a')).toEqual(before);
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
    writeFileSync(join(root, 'a', 'manifest.json'), '{');
    expect(await build('a')).toMatchObject({ error: { code: 'not-an-atlas' } });
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
      value: { rows: [[[1, 2]]] },
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

  test('verify solves a sample again and finds what is damaged or missing', async () => {
    await build('a');
    const folder = join(root, 'a');
    expect(await verifyAtlas(folder, { sample: 40 })).toMatchObject({
      ok: true,
      value: { manifest: { shards: 5, finished: { length: 5 } }, solved: 32 },
    });
    const shard = join(folder, 'shard-00002.parquet');
    const bytes = readFileSync(shard);
    bytes[20] = (bytes[20] as number) ^ 1;
    writeFileSync(shard, bytes);
    expect(await verifyAtlas(folder)).toMatchObject({ error: { code: 'damaged-shard' } });
    rmSync(shard);
    expect(await verifyAtlas(folder)).toEqual({
      ok: false,
      error: { code: 'missing-shard', message: `${shard} is missing` },
    });
    expect(await Atlas.open(folder)).toMatchObject({ error: { code: 'missing-shard' } });
  });
});

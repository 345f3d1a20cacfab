import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { enumeratorVersion } from '../enumerate/enumerator-version.ts';
import { runShard, type ShardResult, type ShardRunner } from '../enumerate/shard.ts';
import { heaviestFirst, shardWeights } from '../enumerate/shard-weights.ts';
import { atlasContent } from '../testing/built-atlas.ts';
import { buildSmallAtlas, size, temporaryFolder } from '../testing/small-atlas.ts';
import type { BuildOptions } from './build.ts';
import { readManifest } from './manifest.ts';
import { mergeAtlases } from './merge.ts';
import { Atlas } from './open-atlas.ts';
import { machineName } from './provenance.ts';

const root = temporaryFolder();

const build = (folder: string, more: Partial<BuildOptions> = {}) =>
  buildSmallAtlas(join(root(), folder), more);

const bytesOf = (folder: string) => atlasContent(join(root(), folder));

describe('build', () => {
  test('a folder that cannot be made is named, with what is expected', async () => {
    writeFileSync(join(root(), 'file'), '');
    const result = await build('file/below');
    expect(result.ok ? '' : result.error.message).toMatch(
      /^\S+file\/below: not a directory; expected a folder above it, where a file stands$/,
    );
  });

  test('4x4: 32 puzzles of 514 states, up to 7 moves and 10 steps', async () => {
    const result = await build('a');
    expect(result).toMatchObject({
      ok: true,
      value: { puzzles: 32, states: 514, moves: 7, steps: 10, complete: true },
    });
    expect(readdirSync(join(root(), 'a'))).toEqual([
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
    writeFileSync(join(root(), 'cut', `shard-0000${renamed}.parquet`), 'half');
    writeFileSync(join(root(), 'cut', `shard-0000${written}.parquet.part`), 'half');
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
    expect(readdirSync(join(root(), 'one'))).toEqual(['manifest.json', 'shard-00003.parquet']);
  });

  test('slices merge into the same bytes', async () => {
    await build('whole');
    await build('one', { only: { slice: 3, slices: 5 } });
    for (const slice of [0, 1, 2, 4]) await build('rest', { only: { slice, slices: 5 } });
    const slices = [join(root(), 'one'), join(root(), 'rest')];
    expect(await mergeAtlases(slices, join(root(), 'joined'))).toMatchObject({ ok: true });
    expect(bytesOf('joined')).toEqual(bytesOf('whole'));
    await build('other', { shards: 6, only: { slice: 0, slices: 6 } });
    expect(await mergeAtlases([join(root(), 'other')], join(root(), 'joined'))).toMatchObject({
      error: { code: 'another-atlas' },
    });
    writeFileSync(join(root(), 'one', 'shard-00003.parquet'), 'bad');
    expect(await mergeAtlases(slices, join(root(), 'fresh'))).toMatchObject({
      error: { code: 'damaged-shard' },
    });
    expect(bytesOf('joined')).toEqual(bytesOf('whole'));
  });

  test('counts of a manifest that are not those of the rows are neither merged nor told', async () => {
    await build('whole');
    const manifest = join(root(), 'whole', 'manifest.json');
    const sound = readFileSync(manifest, 'utf8');
    for (const name of ['puzzles', 'states', 'moves', 'steps']) {
      // the largest of its kind, so that the sum and the greatest of all change
      const counts = [...sound.matchAll(new RegExp(`"${name}": (\\d+)`, 'g'))].map((found) =>
        Number(found[1]),
      );
      const most = Math.max(...counts);
      writeFileSync(manifest, sound.replaceAll(`"${name}": ${most}`, `"${name}": ${most + 1}`));
      const refused = { ok: false, error: { code: 'damaged-manifest' } };
      expect(await mergeAtlases([join(root(), 'whole')], join(root(), `merged-${name}`))).toMatchObject(
        refused,
      );
      expect(await Atlas.open(join(root(), 'whole'))).toMatchObject(refused);
      const again = await build('whole');
      expect(again).toMatchObject(refused);
      const wrong = new RegExp(`^\\S+manifest.json is damaged: it says ${most + 1} ${name} of shard-0000`);
      expect(again).toMatchObject({ error: { message: expect.stringMatching(wrong) } });
    }
    // as its message says
    rmSync(manifest);
    expect(await build('whole')).toMatchObject({ value: { puzzles: 32, states: 514, moves: 7, steps: 10 } });
    writeFileSync(manifest, sound);
    await build('one', { only: { slice: 3, slices: 5 } });
    const begun = join(root(), 'one', 'manifest.json');
    writeFileSync(begun, readFileSync(begun, 'utf8').replace(/"steps": \d+/, '"steps": 99'));
    expect(await mergeAtlases([join(root(), 'whole')], join(root(), 'one'))).toMatchObject({
      error: { code: 'damaged-manifest', message: expect.stringContaining('shard-00003.parquet') },
    });
  });

  test('a failure is reported in one line, and what is finished is kept', async () => {
    const run: ShardRunner = async (task) => {
      if (task.shard === 1) throw new Error('the thread died\n at runHere');
      return runShard(task);
    };
    expect(await build('a', { run, parallel: 1 })).toEqual({
      ok: false,
      error: { code: 'disk', message: `${join(root(), 'a')}: the thread died; what is finished is kept` },
    });
    expect(await build('a')).toMatchObject({ ok: true, value: { puzzles: 32 } });
  });

  test('a full disk is told in plain words', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      errno: -28,
      code: 'ENOSPC',
    });
    const run: ShardRunner = () => Promise.reject(full);
    expect(await build('b', { run, parallel: 1 })).toMatchObject({
      error: {
        code: 'disk',
        message: `${join(root(), 'b')}: no space left on device; expected a disk with more room; what is finished is kept`,
      },
    });
  });

  test('a shard that is damaged or missing is reported and built again', async () => {
    await build('a');
    const before = bytesOf('a');
    const lost = ['shard-00001.parquet', 'shard-00004.parquet'] as const;
    writeFileSync(join(root(), 'a', lost[0]), 'bad');
    rmSync(join(root(), 'a', lost[1]));
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
      error: { code: 'locked', message: `${join(root(), 'a')}: process ${process.pid} is at work there` },
    });
    const before = bytesOf('a');
    const gone = spawnSync(process.execPath, ['--version']).pid;
    const claim = { host: hostname(), process: gone, boot: '', processes: '', started: '7' };
    writeFileSync(join(root(), 'a', 'at-work-0123456789abcdef'), JSON.stringify(claim));
    expect(await build('a')).toMatchObject({ ok: true });
    expect(bytesOf('a')).toEqual(before);
  });

  test('the manifest says what the atlas was made with', async () => {
    await build('a', { only: { slice: 0, slices: 2 } });
    await build('a');
    const manifest = readManifest(join(root(), 'a'));
    expect(manifest).toMatchObject({
      value: {
        made: {
          unjam: ['0.1.0'],
          enumerator: [enumeratorVersion()],
          duckdb: [expect.stringMatching(/^v\d/)],
          node: [process.version],
          machines: [machineName()],
          seconds: expect.any(Number),
        },
      },
    });
    expect(enumeratorVersion()).toMatch(/^1-[0-9a-f]{12}$/);
  });

  test('parts of other programs stay; those of a killed build go', async () => {
    await build('a');
    const before = bytesOf('a');
    writeFileSync(join(root(), 'a', 'film.part'), 'mine');
    for (const name of ['shard-00001.parquet.part', 'manifest.json.0123456789abcdef.part']) {
      writeFileSync(join(root(), 'a', name), 'half');
    }
    await build('a');
    expect(bytesOf('a')).toEqual({ ...before, 'film.part': Buffer.from('mine').toString('base64') });
  });

  test('sizes, wall ranges and slices that do not exist make no folder', async () => {
    for (const [more, message] of [
      [{ size: { ...size, width: 8 } }, 'a board of 8x4 cells cannot be enumerated, only 3x3 to 7x7'],
      [{ size: { ...size, maxWalls: 9 } }, '0 to 9 walls cannot be enumerated, only 0 to 8'],
      [{ only: { slice: 6, slices: 6 } }, 'there is no shard 6 of 6'],
      [{ only: { slice: 0, slices: 6 } }, '5 shards cannot be cut into 6 slices'],
      [{ shards: 1, only: { slice: 0, slices: 6 } }, '1 shard cannot be cut into 6 slices'],
    ] as const) {
      expect(await build('none', more)).toEqual({ ok: false, error: { code: 'bad-range', message } });
    }
    expect(existsSync(join(root(), 'none'))).toBe(false);
  });
});

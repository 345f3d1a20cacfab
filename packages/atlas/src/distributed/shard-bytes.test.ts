import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { runShard } from '../enumerate/shard.ts';
import { MOST_BYTES, packShard, unpackShard } from './shard-bytes.ts';

const size = { width: 4, height: 4, minWalls: 0, maxWalls: 1 };
const RUN = '4x4-walls-0..1-shards-3';
const whole = { ...size, shard: 0, shards: 1 };

describe('a packed shard', () => {
  test.each([0, 1, 2])('holds all that shard %i of 3 found', async (shard) => {
    const result = runShard({ ...size, shard, shards: 3 });
    const packed = await packShard(RUN, result);
    expect(packed.puzzles).toBe(result.rows.length);
    expect(packed.states).toBe(result.rows.reduce((sum, { states }) => sum + states, 0));
    expect(await unpackShard(RUN, shard, packed)).toEqual(result);
  });

  test('may be empty, and hold numbers beyond 2^53', async () => {
    const empty = { shard: 5, rows: [], touched: 17 };
    expect(await unpackShard(RUN, 5, await packShard(RUN, empty))).toEqual(empty);
    const [row] = runShard(whole).rows;
    if (!row) throw new Error('4x4 has puzzles');
    const large = { shard: 0, rows: [{ ...row, shortestSolutions: 2n ** 64n - 1n }], touched: 1 };
    expect(await unpackShard(RUN, 0, await packShard(RUN, large))).toEqual(large);
  });

  test('has one checksum over run, shard, counts and rows', async () => {
    const result = runShard(whole);
    const { sha256 } = await packShard(RUN, result);
    expect((await packShard(RUN, runShard(whole))).sha256).toBe(sha256);
    for (const other of [
      packShard('another run', result),
      packShard(RUN, { ...result, shard: 1 }),
      packShard(RUN, { ...result, touched: 1 }),
      packShard(RUN, { ...result, rows: [...result.rows].reverse() }),
      packShard(RUN, { ...result, rows: result.rows.slice(1) }),
    ]) {
      expect((await other).sha256).not.toBe(sha256);
    }
  });

  test('is refused where anything of it was changed', async () => {
    const packed = await packShard(RUN, runShard(whole));
    const refused = async (change: object, run = RUN, shard = 0) =>
      expect(unpackShard(run, shard, { ...packed, ...change })).rejects;
    for (const [change, run, shard] of [
      [{ sha256: 'another' }],
      [{ puzzles: packed.puzzles - 1 }],
      [{ states: packed.states + 1 }],
      [{ touched: packed.touched + 1 }],
      [{}, 'another run'],
      [{}, RUN, 1],
    ] as const) {
      await (await refused(change, run, shard)).toThrow(/^its SHA-256 is [0-9a-f]{64}, not /);
    }
    await (await refused({ bytes: packed.bytes.slice(0, 100) })).toThrow('it cannot be unpacked');
  });
});

describe('content that a checksum cannot vouch for, since its writer made the checksum as well', () => {
  const columns = async () => {
    const { rows, ...rest } = runShard(whole);
    const [row] = rows;
    if (!row) throw new Error('4x4 has puzzles');
    return { ...rest, row };
  };
  /** A result whose rows are anything, with the checksum that fits. */
  const forged = async (change: object) => {
    const { row, touched } = await columns();
    return packShard(RUN, { shard: 0, rows: [{ ...row, ...change }], touched });
  };

  test.each<[string, object, string]>([
    ['a board', { canonical: 7 }, 'column canonical, row 1: 7; expected a board'],
    ['no board', { hardestInSteps: null }, 'column hardest_in_steps, row 1: null; expected a board'],
    ['a count', { moves: 'many' }, 'column moves, row 1: "many"; expected a count'],
    ['a fraction', { freeCells: 0.5 }, 'column free_cells, row 1: 0.5; expected a count'],
    ['a list', { histogram: [1, -1] }, 'column histogram, row 1: [1,-1]; expected counts'],
    ['solutions', { shortestSolutions: 'x' }, 'column shortest_solutions, row 1: "x"; expected a count'],
  ])('wrong: %s', async (_, change, message) => {
    await expect(unpackShard(RUN, 0, await forged(change))).rejects.toThrow(message);
  });

  test('a value of some hundred bytes that unpacks to gigabytes is left packed', async () => {
    const bytes = brotliCompressSync(Buffer.alloc(1 << 25), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    });
    expect(bytes.length).toBeLessThan(1000);
    const begun = process.memoryUsage().arrayBuffers;
    await expect(
      unpackShard(RUN, 0, { sha256: '', bytes, puzzles: 1, states: 1, touched: 1 }),
    ).rejects.toThrow(/^it unpacks to more than \d{4,6} bytes$/);
    expect(process.memoryUsage().arrayBuffers - begun).toBeLessThan(1 << 24);
  });

  test('a value of a megabyte is unpacked to 64 MiB at most, and one of more than that not at all', async () => {
    const noise = Buffer.concat([randomBytes(1 << 20), Buffer.alloc(80 << 20)]);
    const bytes = brotliCompressSync(noise, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    const counts = { sha256: '', puzzles: 1, states: 1, touched: 1 };
    await expect(unpackShard(RUN, 0, { bytes, ...counts })).rejects.toThrow(
      /^it unpacks to more than 67108864 bytes$/,
    );
    const large = new Uint8Array(MOST_BYTES + 1);
    await expect(unpackShard(RUN, 0, { bytes: large, ...counts })).rejects.toThrow(
      /^it has more than 67108864 bytes$/,
    );
  });

  test('a result of more than 64 MiB is not packed', async () => {
    const [row] = runShard(whole).rows;
    if (!row) throw new Error('4x4 has puzzles');
    const rows = [{ ...row, canonical: 'o'.repeat(MOST_BYTES) }];
    await expect(packShard(RUN, { shard: 0, rows, touched: 1 })).rejects.toThrow(/: submit more shards$/);
  });
});

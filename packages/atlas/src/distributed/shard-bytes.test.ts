import { describe, expect, test } from 'vitest';
import { runShard } from '../local/shard.ts';
import { packShard, unpackShard } from './shard-bytes.ts';

const size = { width: 4, height: 4, minWalls: 0, maxWalls: 1 };

describe('a packed shard', () => {
  test.each([0, 1, 2])('holds all that shard %i of 3 found', async (shard) => {
    const result = runShard({ ...size, shard, shards: 3 });
    const packed = await packShard(result);
    expect(packed.puzzles).toBe(result.rows.length);
    expect(packed.states).toBe(result.rows.reduce((sum, { states }) => sum + states, 0));
    expect(await unpackShard(shard, packed)).toEqual(result);
  });

  test('holds none, and numbers beyond 2^53', async () => {
    const empty = { shard: 5, rows: [], touched: 17 };
    expect(await unpackShard(5, await packShard(empty))).toEqual(empty);
    const [row] = runShard({ ...size, shard: 0, shards: 1 }).rows;
    if (!row) throw new Error('4x4 has puzzles');
    const large = { shard: 0, rows: [{ ...row, shortestSolutions: 2n ** 64n - 1n }], touched: 1 };
    expect(await unpackShard(0, await packShard(large))).toEqual(large);
  });

  test('has the checksum of its rows, whatever was touched on the way', async () => {
    const result = runShard({ ...size, shard: 0, shards: 1 });
    const { sha256 } = await packShard(result);
    expect((await packShard({ ...result, touched: 1 })).sha256).toBe(sha256);
    expect((await packShard({ ...result, rows: [...result.rows].reverse() })).sha256).not.toBe(sha256);
  });

  test('is refused where it is damaged', async () => {
    const packed = await packShard(runShard({ ...size, shard: 0, shards: 1 }));
    await expect(unpackShard(0, { ...packed, sha256: 'another' })).rejects.toThrow(
      /its SHA-256 is .*, not another/,
    );
    await expect(unpackShard(0, { ...packed, bytes: packed.bytes.slice(0, 100) })).rejects.toThrow();
  });
});

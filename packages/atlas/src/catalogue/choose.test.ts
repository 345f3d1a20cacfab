import { createBoardReader, type Result } from '@unjam/core';
import type { CatalogueText } from '@unjam/core/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Atlas } from '../store/open-atlas.ts';
import { builtAtlas } from '../testing/built-atlas.ts';
import { type ChooseOptions, chooseCatalogue } from './choose.ts';
import { likeness, traitsOf } from './likeness.ts';

/** 4×5 with at most one wall, and 5×5, each with two numbers of shards. */
let atlases: Atlas[];
let inOtherShards: Atlas[];
let lines: readonly CatalogueText[];

beforeAll(async () => {
  atlases = [await opened(4, 1), await opened(5, 0)];
  inOtherShards = [await opened(5, 0, 7), await opened(4, 1, 5)];
  lines = await chosen(atlases);
}, 120_000);
afterAll(() => {
  for (const atlas of [...atlases, ...inOtherShards]) atlas.close();
});

async function opened(width: number, maxWalls: number, shards?: number): Promise<Atlas> {
  return valueOr(await Atlas.open(await builtAtlas({ width, height: 5, minWalls: 0, maxWalls }, shards)));
}

function valueOr<T>(result: Result<T, { message: string }>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const options: ChooseOptions = { count: 60, leastMoves: 5, perLength: 12, mostAlike: 0.8 };
const chosen = async (from: Atlas[], more: Partial<ChooseOptions> = {}): Promise<readonly CatalogueText[]> =>
  valueOr(await chooseCatalogue(from, { ...options, ...more }));

const traits = ({ board }: CatalogueText) => {
  const reader = createBoardReader();
  const [read] = [...reader.push(board), ...reader.end()];
  if (!read?.result.ok) throw new Error(board);
  return { ...traitsOf(read.result.value), cells: board.length };
};

describe('a catalogue of small boards', () => {
  test('does not depend on the shards of the atlases and their order', async () => {
    expect(await chosen(inOtherShards)).toEqual(lines);
  });

  test('is the same when an atlas is named twice', async () => {
    expect(await chosen([...atlases, ...inOtherShards])).toEqual(lines);
  });

  test('has the number of puzzles asked for, none twice, easiest first', () => {
    expect(lines).toHaveLength(60);
    expect(new Set(lines.map(({ board }) => board)).size).toBe(60);
    const ratings = lines.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    expect(Math.min(...lines.map(({ moves }) => moves))).toBe(5);
  });

  test('has equal shares of each grade as far as puzzles exist, then of each size', async () => {
    const hard = lines.filter(({ grade }) => grade !== 'beginner').length;
    const all = await chosen(atlases, { count: 5000, mostAlike: 1 });
    // there are few harder puzzles: all that are different enough are taken
    expect(hard).toBe(22);
    expect(all.filter(({ grade }) => grade !== 'beginner').length).toBeGreaterThanOrEqual(hard);
    const beginners = lines.filter(({ grade }) => grade === 'beginner');
    const small = beginners.filter(({ board }) => board.length < 25);
    const walled = small.filter(({ board }) => board.includes('x'));
    expect(beginners.length).toBe(38);
    expect(Math.abs(2 * small.length - beginners.length)).toBeLessThanOrEqual(1);
    expect(Math.abs(2 * walled.length - small.length)).toBeLessThanOrEqual(1);
  });

  test('no two are more alike than allowed, upside down or not', async () => {
    for (const mostAlike of [0.8, 0.5]) {
      const all = (mostAlike === 0.8 ? lines : await chosen(atlases, { mostAlike })).map(traits);
      let greatest = 0;
      for (const [i, a] of all.entries()) {
        for (const b of all.slice(0, i)) {
          if (a.cells !== b.cells) continue;
          const turned = b.turned ? likeness(a.upright, b.turned) : 0;
          greatest = Math.max(greatest, likeness(a.upright, b.upright), turned);
        }
      }
      expect(greatest).toBeLessThanOrEqual(mostAlike);
      expect(greatest).toBeGreaterThan(mostAlike - 0.2);
    }
  });
});

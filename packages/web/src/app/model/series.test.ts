import { readFileSync } from 'node:fs';
import { readCatalogue } from '@unjam/core/catalogue';
import { describe, expect, test } from 'vitest';
import { newSeed, seedOfDay, seriesOf } from './series.ts';
import { BOARDS, isSeed } from './series-kind.ts';

const read = readCatalogue(
  readFileSync(new URL('../../../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
);
if (!read.ok) throw new Error(read.error.message);
const entries = read.value;
const numbers = (kind: 'rush' | 'streak', seed: string) =>
  seriesOf(entries, kind, seed).map(({ number }) => number);

describe('series', () => {
  test.each([
    ['rush', '20261126', [22, 17, 47, 39, 74]],
    ['streak', '20261126', [2, 42, 38, 89, 76]],
  ] as const)('%s %s has the same boards wherever it is opened', (kind, seed, first) => {
    expect(numbers(kind, seed).slice(0, 5)).toEqual(first);
  });

  test.each(['rush', 'streak'] as const)('%s rises, repeats nothing, and differs by its seed', (kind) => {
    for (const seed of ['a', 'k3x9ab', '20261126']) {
      const series = numbers(kind, seed);
      expect(new Set(series).size).toBe(BOARDS);
      const stride = kind === 'rush' ? 10 : 18;
      series.forEach((number, board) => {
        expect(number).toBeGreaterThan(board * stride);
        expect(number).toBeLessThanOrEqual(board * stride + 40);
      });
    }
    expect(numbers(kind, 'a')).not.toEqual(numbers(kind, 'b'));
  });

  test('a new seed and that of a day stand in links', () => {
    for (let i = 0; i < 50; i++) expect(isSeed(newSeed())).toBe(true);
    expect(isSeed(seedOfDay('2026-11-26'))).toBe(true);
    expect(['', 'A', 'a/b', 'a'.repeat(13)].filter(isSeed)).toEqual([]);
  });
});

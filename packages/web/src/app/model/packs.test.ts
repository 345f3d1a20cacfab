import { readFileSync } from 'node:fs';
import { type CatalogueEntry, readCatalogue } from '@unjam/core/catalogue';
import type { ThemeId } from '@unjam/core/difficulty';
import { describe, expect, test } from 'vitest';
import type { Progress } from './best-results.ts';
import { ladderOf, levelOf, nextOf, OPENING, PACK } from './packs.ts';

const read = readCatalogue(
  readFileSync(new URL('../../../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
);
if (!read.ok) throw new Error(read.error.message);
const entries = read.value;

const solved = (list: readonly CatalogueEntry[], alone = true, extra = 0): Progress =>
  Object.fromEntries(
    list.map(({ board, moves }) => [board, { moves: moves + extra, steps: 99, alone, day: '2026-11-21' }]),
  );
const of = (grade: string) => entries.filter((entry) => entry.grade === grade);

test('every puzzle is in one pack', () => {
  const ladder = ladderOf(entries, {});
  expect(ladder.flatMap(({ packs }) => packs.flatMap((pack) => pack.entries))).toEqual(entries);
  expect(ladder.map(({ count }) => count).reduce((a, b) => a + b)).toBe(2000);
});

test('a pack says what it is about more than others are', () => {
  for (const { themes, entries: own } of ladderOf(entries, {}).flatMap(({ packs }) => packs)) {
    const share = (list: readonly CatalogueEntry[], theme: ThemeId) =>
      list.filter((entry) => entry.themes.includes(theme)).length / list.length;
    expect(themes.length).toBeLessThanOrEqual(2);
    for (const theme of themes) expect(share(own, theme)).toBeGreaterThanOrEqual(0.25);
  }
  // the easiest puzzles are short, and the red car of most moves once
  expect(ladderOf(entries, {})[0]?.packs[0]?.themes).toContain('red-once');
});

test.each([
  [OPENING - 1, false],
  [OPENING, true],
])('%i solved puzzles open the next pack: %s', (count, open) => {
  const [beginner] = ladderOf(entries, solved(of('beginner').slice(0, count)));
  expect(beginner?.packs.map((pack) => pack.open).slice(0, 3)).toEqual([true, open, false]);
  expect(beginner?.packs[0]?.entries).toHaveLength(PACK);
});

test.each([
  ['with a hint', solved(of('expert').slice(0, 4), false), 4],
  ['without help', solved(of('expert').slice(0, 4), true, 1), 8],
  ['in the fewest moves', solved(of('expert').slice(0, 4)), 12],
])('four puzzles solved %s', (_, progress, stars) => {
  expect(ladderOf(entries, progress)[3]).toMatchObject({ grade: 'expert', solved: 4, stars });
});

describe('the level', () => {
  test.each([
    ['at first', {}, 'beginner', { grade: 'intermediate', more: 5 }],
    [
      'after 4 of a grade',
      solved(of('intermediate').slice(0, 4)),
      'beginner',
      { grade: 'intermediate', more: 1 },
    ],
    ['after 5', solved(of('intermediate').slice(0, 5)), 'intermediate', { grade: 'advanced', more: 5 }],
    [
      'hints do not count',
      solved(of('intermediate').slice(0, 9), false),
      'beginner',
      { grade: 'intermediate', more: 5 },
    ],
    ['at the top', solved(of('grandmaster').slice(0, 5)), 'grandmaster', undefined],
  ])('%s', (_, progress, grade, next) => {
    expect(levelOf(entries, progress)).toEqual({ grade, next });
  });
});

test('Continue goes on with the first unsolved puzzle of the level', () => {
  const next = (progress: Progress, grade: 'beginner' | 'expert') =>
    nextOf(ladderOf(entries, progress), grade, progress)?.board;
  expect(next({}, 'beginner')).toBe(of('beginner')[0]?.board);
  expect(next(solved(of('expert').slice(0, 2)), 'expert')).toBe(of('expert')[2]?.board);
  expect(next(solved(of('beginner')), 'beginner')).toBe(of('intermediate')[0]?.board);
});

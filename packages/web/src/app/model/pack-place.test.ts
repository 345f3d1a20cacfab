import { readFileSync } from 'node:fs';
import { readCatalogue } from '@unjam/core/catalogue';
import { expect, test } from 'vitest';
import { placeInPack } from './pack-place.ts';

const read = readCatalogue(
  readFileSync(new URL('../../../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
);
if (!read.ok) throw new Error(read.error.message);
const entries = read.value;
const beginners = entries.filter(({ grade }) => grade === 'beginner').length;
const inLast = beginners % 24 || 24;

test.each([
  [1, 'beginner', 1, 1, 24, undefined, 2],
  [24, 'beginner', 1, 24, 24, 23, 25],
  [25, 'beginner', 2, 1, 24, 24, 26],
  [beginners, 'beginner', Math.ceil(beginners / 24), inLast, inLast, beginners - 1, undefined],
  [beginners + 1, 'intermediate', 1, 1, 24, undefined, beginners + 2],
] as const)('puzzle %i is in %s %i at place %i of %i', (number, grade, pack, place, of, before, after) => {
  const found = placeInPack(entries, entries[number - 1]?.board ?? '');
  expect(found).toMatchObject({ grade, pack, place, of });
  expect([found?.before?.number, found?.after?.number]).toEqual([before, after]);
});

test('a board that is not in the catalogue has no place', () => {
  expect(placeInPack(entries, 'ooooooooooooAAooBoooooBooooooooooooo')).toBeUndefined();
});

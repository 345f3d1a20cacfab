import { describe, expect, test } from 'vitest';
import { type BoardEntry, boardsOf, mergeEntries, readEntries } from './my-boards.ts';

const A = 'XX../....';
const B = '..../XX..';
const named = (board: string, name: string, at: number): BoardEntry => ({ board, name, at });
const deleted = (board: string, at: number): BoardEntry => ({ board, at });

test.each([
  ['a board of an app that knew no times', [{ name: 'Mine', board: A }], [named(A, 'Mine', 0)]],
  ['a board with its time', [{ name: 'Mine', board: A, at: 7 }], [named(A, 'Mine', 7)]],
  ['a deletion', [{ board: A, at: 7 }], [deleted(A, 7)]],
  ['a long name', [{ name: 'n'.repeat(60), board: A }], [named(A, 'n'.repeat(40), 0)]],
  ['a time that is none', [{ name: 'Mine', board: A, at: 'x' }], [named(A, 'Mine', 0)]],
  [
    'what is no board',
    [{ name: 'no board' }, { board: A }, 7, null, { name: '', board: 'x'.repeat(20_001) }],
    [],
  ],
  ['what is no list', { name: 'no list' }, []],
  ['nothing', null, []],
])('readEntries reads %s', (_, stored, expected) => {
  expect(readEntries(stored)).toEqual(expected);
});

describe('mergeEntries', () => {
  test.each([
    ['boards of both', [named(A, 'One', 1)], [named(B, 'Two', 2)], ['One', 'Two']],
    ['the later name', [named(A, 'One', 1)], [named(A, 'First', 2)], ['First']],
    ['a later deletion', [named(A, 'One', 1)], [deleted(A, 2)], []],
    ['a board that was kept again', [named(A, 'One', 3)], [deleted(A, 2)], ['One']],
    ['a deletion of a board without a time', [named(A, 'One', 0)], [deleted(A, 2)], []],
  ])('has %s, whichever comes first', (_, a, b, names) => {
    for (const merged of [mergeEntries(a, b), mergeEntries(b, a)]) {
      expect(
        boardsOf(merged)
          .map(({ name }) => name)
          .sort(),
      ).toEqual(names);
      expect(mergeEntries(merged, a)).toEqual(merged);
      expect(mergeEntries(merged, b)).toEqual(merged);
    }
  });

  test('forgets the oldest deletions', () => {
    const many = Array.from({ length: 600 }, (_, i) => deleted(`board ${i}`, i + 1));
    const merged = mergeEntries([named(A, 'One', 1)], many);
    expect(merged.length).toBe(501);
    expect(merged[1]).toEqual(deleted('board 100', 101));
  });
});

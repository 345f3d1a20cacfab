import { describe, expect, test } from 'vitest';
import { laneTables, NO_PLACEMENT } from './lane-tables.ts';

describe('lane tables', () => {
  test.each([
    { length: 2, groups: 2, placements: 2, most: 1 },
    { length: 3, groups: 3, placements: 4, most: 2 },
    { length: 4, groups: 5, placements: 8, most: 3 },
    { length: 5, groups: 8, placements: 16, most: 4 },
    { length: 6, groups: 13, placements: 32, most: 6 },
    { length: 7, groups: 21, placements: 64, most: 10 },
    { length: 8, groups: 34, placements: 128, most: 15 },
  ])('$length cells: $groups groups, $placements placements, at most $most in one', (expected) => {
    const { groups, groupOf } = laneTables(expected.length);
    expect(groups).toHaveLength(expected.groups);
    expect(groupOf).toHaveLength(expected.placements);
    expect(Math.max(...groups.map(({ placements }) => placements.length))).toBe(expected.most);
  });

  test('a placement is found by where its vehicles start and what they cover', () => {
    const { placementOf, groupOf } = laneTables(6);
    const aabbOnTheRight = placementOf[(0b010100 << 6) | 0b111100] as number;
    expect(groupOf[aabbOnTheRight]?.lengths).toEqual([2, 2]);
    expect(groupOf[aabbOnTheRight]?.placements[aabbOnTheRight - groupOf[aabbOnTheRight].first]).toEqual([
      2, 4,
    ]);
    expect(placementOf[(0b000100 << 6) | 0b000100]).toBe(NO_PLACEMENT);
    expect(placementOf.filter((number) => number !== NO_PLACEMENT)).toHaveLength(32);
  });

  test('the tables of a length are built once', () => expect(laneTables(6)).toBe(laneTables(6)));

  test('a longer lane has none', () => expect(() => laneTables(9)).toThrow('9 cells'));
});

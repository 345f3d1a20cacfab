import { describe, expect, test } from 'vitest';
import { laneTables, NO_PLACEMENT } from './lane-tables.ts';

/** The placements, drawn, that one vehicle's slides lead to: found by pushing letters about. */
function pushed(drawn: string, taken: number, longest: number): string[] {
  const reached: string[] = [];
  for (const label of new Set(drawn.replaceAll('.', ''))) {
    for (const sign of [-1, 1]) {
      let cells = [...drawn];
      for (let by = 1; by <= longest; by++) {
        const front = sign > 0 ? cells.lastIndexOf(label) + 1 : cells.indexOf(label) - 1;
        if (cells[front] !== '.' || (taken >> front) & 1) break;
        const back = sign > 0 ? cells.indexOf(label) : cells.lastIndexOf(label);
        cells = cells.with(front, label).with(back, '.');
        reached.push(cells.join(''));
      }
    }
  }
  return reached.sort();
}

const draw = (length: number, lengths: readonly number[], offsets: readonly number[]): string => {
  const cells = new Array<string>(length).fill('.');
  offsets.forEach((offset, i) => {
    cells.fill('ABCD'[i] as string, offset, offset + (lengths[i] as number));
  });
  return cells.join('');
};

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

  test.each([1, 4, 6, 7])('%i cells: slides and steps are those found by pushing', (length) => {
    const { groups, slides, steps } = laneTables(length);
    for (const { lengths, placements, masks, first } of groups) {
      const drawings = placements.map((offsets) => draw(length, lengths, offsets));
      for (const [placement, drawn] of drawings.entries()) {
        for (let taken = 0; taken < 1 << length; taken++) {
          const entry = ((first + placement) << length) | taken;
          const members = (set = 0) => drawings.filter((_, i) => (set >> i) & 1).sort();
          const legal = ((masks[placement] ?? 0) & taken) === 0;
          expect(members(slides[entry])).toEqual(legal ? pushed(drawn, taken, length) : []);
          expect(members(steps[entry])).toEqual(legal ? pushed(drawn, taken, 1) : []);
        }
      }
    }
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

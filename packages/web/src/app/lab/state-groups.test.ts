import { expect, test } from 'vitest';
import { drawGroups, groupsOf } from './state-groups.ts';

test('states of one distance are a group, the farthest first and the solved ones last', () => {
  const groups = groupsOf(Int16Array.of(2, 0, 7, 2, -1));
  expect(groups.map(({ distance, members, solved }) => [distance, members, solved])).toEqual([
    [7, [2], false],
    [2, [0, 3], false],
    [-1, [4], false],
    [0, [1], true],
  ]);
  expect(new Set(groups.map(({ colour }) => colour)).size).toBe(4);
});

/** What is drawn of two states, of which the second is solved, on a canvas of 100 by 50 pixels. */
function drawn(diameter: number, ...places: readonly (readonly [number, number])[]): unknown[] {
  const calls: unknown[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values.map((value) => Number(Number(value).toFixed(3)))]);
  const context = {
    fillStyle: '',
    globalAlpha: 0,
    beginPath: () => undefined,
    rect: note('rect'),
    moveTo: note('moveTo'),
    arc: note('arc'),
    fill: () => void calls.push([context.fillStyle, context.globalAlpha]),
  };
  const groups = [
    { distance: 3, colour: 'far', members: [0], solved: false },
    { distance: 0, colour: 'solved', members: [1], solved: true },
  ];
  drawGroups(context, groups, { width: 100, height: 50 }, { diameter, opacity: 0.5 }, (state) => {
    const [x = 0, y = 0] = places[state] ?? [];
    return { x, y };
  });
  return calls;
}

test('a small state is a square and a large one a disc; a solved one is wider by two fifths, and opaque', () => {
  expect(drawn(3, [10, 20], [30, 40])).toEqual([
    ['rect', 8.5, 18.5, 3, 3],
    ['far', 0.5],
    ['moveTo', 32.1, 40],
    ['arc', 30, 40, 2.1, 0, 6.283],
    ['solved', 1],
  ]);
});

test('states beyond an edge are left out, but not those of which a part may be seen', () => {
  const count = (place: readonly [number, number]) => drawn(2, place, [-99, -99]).length - 2;
  const seen = [
    [-2, 20],
    [102, 20],
    [50, -2],
    [50, 52],
  ] as const;
  const unseen = [
    [-2.1, 20],
    [102.1, 20],
    [50, -2.1],
    [50, 52.1],
  ] as const;
  expect(seen.map(count)).toEqual([1, 1, 1, 1]);
  expect(unseen.map(count)).toEqual([0, 0, 0, 0]);
});

import { expect, test } from 'vitest';
import { groupsOf, shareByLevel, shareOut } from './shares.ts';

test.each<[number, number[], number[]]>([
  [30, [4, 50, 100], [4, 13, 13]],
  [10, [9, 9, 9], [4, 3, 3]],
  [5, [0, 1, 9], [0, 1, 4]],
  [99, [1, 2, 3], [1, 2, 3]],
  [0, [1, 2], [0, 0]],
  [2, [5, 5, 5], [1, 1, 0]],
  [7, [], []],
])('%i among groups that hold %j', (total, held, given) => {
  expect(shareOut(total, held)).toEqual(given);
});

test('level by level: even over the outer groups first', () => {
  const holdings = [
    { groups: ['easy', 'small'], held: 3 },
    { groups: ['easy', 'large'], held: 90 },
    { groups: ['hard', 'large'], held: 40 },
  ];
  expect([...shareByLevel(20, holdings)]).toEqual([
    ['easy/small', 3],
    ['easy/large', 7],
    ['hard/large', 10],
  ]);
  expect([...shareByLevel(100, holdings).values()]).toEqual([3, 57, 40]);
  expect([...shareByLevel(20, [])]).toEqual([]);
});

test('groupsOf puts items of one key together, in the order in which they come', () => {
  expect(groupsOf(['b1', 'a1', 'b2'], ([key]) => key as string)).toEqual([['b1', 'b2'], ['a1']]);
});

import { expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { blockersOf } from './blocked.ts';

test.each([
  ['nothing', boardOf(['XX..', '....']), ''],
  ['one car', boardOf(['XX.a', '...a']), 'a'],
  ['two, the nearest first', boardOf(['XXb.aa', '..b...', '..b...']), 'b a'],
  ['an exit at the left', boardOf(['a.XX', 'a...'], { exit: 'left' }), 'a'],
  ['a wall is not a vehicle', boardOf(['XX#.', '....']), ''],
])('%s', (_, board, labels) => {
  expect(
    blockersOf(board)
      .map((vehicle) => board.vehicles[vehicle]?.label)
      .join(' '),
  ).toBe(labels);
});

test('in another state', () => {
  const board = boardOf(['XX.a', '...a', '....', '....']);
  expect([blockersOf(board), blockersOf(board, [0, 1])]).toEqual([[1], []]);
});

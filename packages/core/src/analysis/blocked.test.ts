import { expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { blockersOf, describeBlockers } from './blocked.ts';

test.each([
  ['nothing', boardOf(['XX..', '....']), "Nothing is in the red car's way."],
  ['one car', boardOf(['XX.a', '...a']), "Car a is in the red car's way."],
  [
    'two, the nearest first',
    boardOf(['XXb.aa', '..b...', '..b...']),
    "Truck b and car a are in the red car's way.",
  ],
  ['an exit at the left', boardOf(['a.XX', 'a...'], { exit: 'left' }), "Car a is in the red car's way."],
  ['a wall is not a vehicle', boardOf(['XX#.', '....']), "Nothing is in the red car's way."],
])('%s', (_, board, sentence) => {
  expect(describeBlockers(board, blockersOf(board))).toBe(sentence);
});

test('in another state', () => {
  const board = boardOf(['XX.a', '...a', '....', '....']);
  expect([blockersOf(board), blockersOf(board, [0, 1])]).toEqual([[1], []]);
});

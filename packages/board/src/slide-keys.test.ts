import { parseBoard } from '@unjam/core';
import { expect, test } from 'vitest';
import { slideOfKey } from './slide-keys.ts';

// the vehicles 0 A, in a column, and 1 X, in a row
const board = parseBoard('.XX.A\n....A\n.....\n.....');

test.each<[number, string, boolean, number[], { direction: 1 | -1; by: number } | undefined]>([
  [1, 'ArrowRight', false, [-1, 1], { direction: 1, by: 1 }],
  [1, 'ArrowLeft', false, [-1, 1], { direction: -1, by: -1 }],
  [1, 'ArrowRight', false, [-1], { direction: 1, by: 0 }],
  [1, 'ArrowDown', false, [-1, 1], undefined],
  [1, 'ArrowUp', true, [-1, 1], undefined],
  [0, 'ArrowDown', false, [1, 2], { direction: 1, by: 1 }],
  [0, 'ArrowUp', false, [1, 2], { direction: -1, by: 0 }],
  [0, 'ArrowUp', false, [-1, -2, 1], { direction: -1, by: -1 }],
  [0, 'ArrowRight', false, [1, 2], undefined],
  // the fewest that are allowed, where not every number of cells is
  [0, 'ArrowDown', false, [3, 2], { direction: 1, by: 2 }],
  // as far as possible
  [0, 'ArrowDown', true, [1, 2], { direction: 1, by: 2 }],
  [0, 'ArrowUp', true, [-1, -2, 1], { direction: -1, by: -2 }],
  [0, 'End', false, [1, 2, -1], { direction: 1, by: 2 }],
  [0, 'Home', false, [1, -2, -1], { direction: -1, by: -2 }],
  [1, 'End', false, [1, 3], { direction: 1, by: 3 }],
  [1, 'Home', false, [-1, -3, 2], { direction: -1, by: -3 }],
  [1, 'Home', false, [2], { direction: -1, by: 0 }],
  [1, 'Enter', false, [1], undefined],
  [1, ' ', true, [1], undefined],
])('vehicle %d and %s, shift %s, of the slides %j', (vehicle, key, shiftKey, slides, expected) => {
  expect(slideOfKey({ key, shiftKey }, board, vehicle, slides)).toEqual(expected);
});

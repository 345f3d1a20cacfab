import { expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { describeMove, describeVehicle } from './naming.ts';

const board = boardOf(['XXb.', '..b.', 'aab.', '....', 'bb..']);

test('the primary is red, others are cars or trucks; the orientation tells two vehicles of one label apart', () => {
  expect(board.vehicles.map((_, index) => describeVehicle(board, index))).toEqual([
    'red car',
    'car a',
    'horizontal car b',
    'vertical truck b',
  ]);
});

test('moves in words', () => {
  expect(describeMove(board, { vehicle: 0, by: 2 })).toBe('red car right 2');
  expect(describeMove(board, { vehicle: 3, by: -1 })).toBe('vertical truck b up 1');
});

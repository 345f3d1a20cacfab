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

test.each([{ length: 1.5 }, { length: 1e9 }, { length: Number.NaN }])(
  'what blocks a primary with %j, which no parser made, is told at once',
  (part) => {
    const board = boardOf(['XX.A', '...A', '....']);
    const vehicles = board.vehicles.map((vehicle) => ({ ...vehicle, ...part }));
    // occupancy draws each vehicle, so the others keep their length
    const forged = {
      ...board,
      vehicles: board.vehicles.with(board.primary, vehicles[board.primary] as never),
    };
    const began = performance.now();
    try {
      blockersOf(forged);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
    expect(performance.now() - began).toBeLessThan(500);
  },
);

import { expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { involvedVehicles } from './involved.ts';

test.each<[string, readonly string[], number]>([
  ['no vehicle in the way', ['XX..', 'AA..'], 0],
  ['a blocker alone in its lane', ['XX.A', '...A', '....', 'BB..'], 1],
  [
    'a blocker, one in its lane, one in the lane of that',
    ['XXA...', '..A.DD', '.BBC..', '...C..', '......'],
    3,
  ],
  ['a wall ends a lane', ['XXA...', '..A...', '..#...', '......', '.BB...', '......'], 1],
  ['a vehicle behind the primary has no part', ['AXX.', 'A...', '....', '....'], 0],
])('%s', (_, rows, vehicles) => {
  expect(involvedVehicles(boardOf(rows))).toBe(vehicles);
});

test('reads boards with the exit at the left', () => {
  expect(involvedVehicles(boardOf(['A..XX', 'A....', '.....', 'BB...'], { exit: 'left' }))).toBe(2);
});

test('on a solved board no vehicle is in the way, at whichever edge the exit is', () => {
  expect(involvedVehicles(boardOf(['..XX', 'A...', 'A...']))).toBe(0);
  expect(involvedVehicles(boardOf(['XXA.', '..A.'], { exit: 'left' }))).toBe(0);
});

import { expect, test } from 'vitest';
import type { Floor } from './floor.ts';
import { WIDTH } from './silhouettes.ts';
import { pointsShown, worthOf } from './worth.ts';

const RED = [45, 60, 40];
const GREY = [20, 0, 0];

/** A floor whose first points are red, and the others grey like the rim. */
function floorWith(red: number): Floor {
  const colours = new Float32Array(3 * WIDTH * WIDTH);
  for (let i = 0; i < WIDTH * WIDTH; i++) colours.set(i < red ? RED : GREY, 3 * i);
  const seen = new Uint8Array(WIDTH * WIDTH).fill(1);
  seen[1] = 0;
  return { colours, seen, rim: [20, 0, 0], rimMerit: 0 };
}

test('a vehicle shows the points that are in the picture and that no other one hides', () => {
  const taken = new Uint8Array(WIDTH * WIDTH);
  taken[2] = 1;
  expect([...pointsShown(floorWith(9), Uint16Array.of(0, 1, 2, 3), taken)]).toEqual([0, 3]);
});

test.each([
  ['30 red points', 30, 30, 70],
  ['20 red and 10 grey points', 20, 30, 20],
  ['3 points', 3, 3, -30],
  ['30 points of the rim', 0, 30, -30],
])('%s', (_, red, count, merit) => {
  const points = Uint16Array.from({ length: count }, (_, i) => i);
  expect(worthOf(floorWith(red), points).merit).toBeCloseTo(merit, 0);
});

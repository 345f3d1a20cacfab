import { expect, test } from 'vitest';
import { timesOf } from './move-times.ts';

const slides = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([vehicle, by]) => ({ vehicle, by }));

test.each([
  [
    'each move its time',
    slides([0, 1], [1, 1]),
    [2000, 5000],
    500,
    [
      [1, 1.5],
      [2, 3],
    ],
  ],
  [
    'slides that go on are one move',
    slides([0, 1], [0, 1], [1, 1]),
    [1000, 2000, 2500],
    0,
    [
      [2, 2],
      [3, 0.5],
    ],
  ],
  [
    'there and back are two',
    slides([0, 1], [0, -1]),
    [1000, 3000],
    0,
    [
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'a time that is not known',
    slides([0, 1], [1, 1], [0, 1]),
    [null, 3000, 4000],
    0,
    [
      [1, undefined],
      [2, undefined],
      [3, 1],
    ],
  ],
  ['no moves', [], [], 0, []],
] as const)('%s', (_, played, times, begun, expected) => {
  expect(timesOf(played, times, begun).map(({ made, seconds }) => [made, seconds])).toEqual(expected);
});

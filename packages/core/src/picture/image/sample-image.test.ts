import { expect, it } from 'vitest';
import type { Homography } from './homography.ts';
import { sampleImage } from './sample-image.ts';
import type { WorkingImage } from './working-image.ts';

/** Three by two pixels. */
const image: WorkingImage = {
  width: 3,
  height: 2,
  scale: 1,
  planes: [
    Float32Array.from([0, 10, 20, 40, 50, 60]),
    Float32Array.from([1, 1, 1, 1, 1, 1]),
    Float32Array.from([0, 0, 0, 8, 8, 8]),
  ],
};
const SAME: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const HALF: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 2];

it.each([
  ['the middle of a pixel', SAME, 1.5, 0.5, [10, 1, 0]],
  ['between two pixels', SAME, 1, 0.5, [5, 1, 0]],
  ['between four pixels', SAME, 1, 1, [25, 1, 4]],
  ['nearer to one pixel', SAME, 0.75, 0.5, [2.5, 1, 0]],
  ['a point of a plane that is twice as large', HALF, 3, 1, [10, 1, 0]],
  ['above and left of the picture', SAME, -5, -5, [0, 1, 0]],
] as const)('%s', (_, map, x, y, values) => {
  const into = new Float32Array(4);
  sampleImage(image, map, x, y, into, 1);
  expect([...into]).toEqual([0, ...values]);
});

it('below and right of the picture, nearly the last pixel', () => {
  const into = new Float32Array(3);
  sampleImage(image, SAME, 50, 50, into, 0);
  expect(into[0]).toBeCloseTo(60, 0);
});

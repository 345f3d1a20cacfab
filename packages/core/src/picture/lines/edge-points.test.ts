import { expect, it } from 'vitest';
import type { WorkingImage } from '../image/working-image.ts';
import { edgePoints } from './edge-points.ts';

/** A picture of 10 by 8 pixels in which only the lightness changes. */
const picture = (lightness: (x: number, y: number) => number): WorkingImage => ({
  width: 10,
  height: 8,
  scale: 1,
  planes: [
    Float32Array.from({ length: 80 }, (_, i) => lightness(i % 10, Math.floor(i / 10))),
    new Float32Array(80),
    new Float32Array(80),
  ],
});

it.each([
  ['to the right', 10, 0, 0],
  ['to the left', -10, 0, Math.PI],
])('where a picture becomes lighter %s, the points of one column are an edge', (_, by, __, direction) => {
  const points = edgePoints(picture((x) => (x < 5 ? 50 : 50 + by)));
  expect(new Set(points.map(({ x }) => x)).size).toBe(1);
  expect(points.map(({ y }) => y)).toEqual([-2, -1, 0, 1]);
  for (const point of points) {
    expect([-1, 0]).toContain(point.x);
    expect(point.strength).toBeCloseTo(5);
    expect(Math.abs(point.direction)).toBeCloseTo(direction);
  }
});

it('where a picture becomes lighter downwards, the direction is that of y', () => {
  const points = edgePoints(picture((_, y) => (y < 4 ? 50 : 70)));
  expect(points.map(({ x }) => x)).toEqual([-3, -2, -1, 0, 1, 2]);
  for (const { direction } of points) expect(direction).toBeCloseTo(Math.PI / 2);
});

it('a weak change is no edge', () => {
  expect(edgePoints(picture((x) => (x < 5 ? 50 : 54)))).toEqual([]);
});

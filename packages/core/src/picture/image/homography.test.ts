import { describe, expect, it } from 'vitest';
import { homographyTo, invert, isConvex, mapPoint } from './homography.ts';
import type { Corners } from './picture.ts';

const slanted: Corners = [
  { x: 10, y: 20 },
  { x: 90, y: 30 },
  { x: 80, y: 110 },
  { x: 5, y: 90 },
];

describe('homographyTo', () => {
  it.each([
    [0, 0, 10, 20],
    [6, 0, 90, 30],
    [6, 5, 80, 110],
    [0, 5, 5, 90],
  ])('takes (%d, %d) to (%d, %d)', (u, v, x, y) => {
    const point = mapPoint(homographyTo(slanted, 6, 5)!, u, v);
    expect(point.x).toBeCloseTo(x, 9);
    expect(point.y).toBeCloseTo(y, 9);
  });

  it('is undone by its inverse', () => {
    const map = homographyTo(slanted, 6, 5)!;
    const there = mapPoint(map, 2.5, 1.5);
    const back = mapPoint(invert(map), there.x, there.y);
    expect(back.x).toBeCloseTo(2.5, 9);
    expect(back.y).toBeCloseTo(1.5, 9);
  });

  it('does not exist through three corners on a line', () => {
    const flat: Corners = [slanted[0], { x: 20, y: 0 }, { x: 40, y: 0 }, { x: 60, y: 0 }];
    expect(homographyTo(flat, 6, 6)).toBeUndefined();
  });
});

it('recognises convex quadrilaterals whose corners go clockwise', () => {
  const [a, b, c, d] = slanted;
  expect([isConvex(slanted), isConvex([b, a, d, c]), isConvex([a, c, b, d])]).toEqual([true, false, false]);
});

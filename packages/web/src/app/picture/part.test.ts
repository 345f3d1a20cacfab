import { expect, test } from 'vitest';
import { inside, partAround } from './part.ts';

const picture = { width: 800, height: 600 };
const corners = (left: number, top: number, right: number, bottom: number) =>
  [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ] as const;

test('the part around a small grid shows a fifth of the grid more on each side', () => {
  expect(partAround(corners(300, 200, 400, 300), picture)).toEqual({
    x: 280,
    y: 180,
    width: 140,
    height: 140,
  });
});

test('a part lies within the picture, and has whole pixels', () => {
  const part = partAround(corners(5.5, -3, 205.5, 190), picture);
  expect(part).toEqual({ x: 0, y: 0, width: 246, height: 229 });
});

test('there is no part around a grid that takes most of the picture', () => {
  expect(partAround(corners(100, 50, 700, 550), picture)).toBeUndefined();
});

test('a point outside a part is moved to its edge', () => {
  const part = { x: 100, y: 50, width: 200, height: 100 };
  expect(inside(part, { x: 90, y: 400 })).toEqual({ x: 100, y: 150 });
  expect(inside(part, { x: 120, y: 70 })).toEqual({ x: 120, y: 70 });
});

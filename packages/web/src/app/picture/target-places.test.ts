import { expect, test } from 'vitest';
import { TARGET, targetPlaces } from './target-places.ts';

const corners = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

test('a target is around its corner where there is room', () => {
  const apart = corners(0, 30, 200, 300);
  expect(targetPlaces(apart, 324, 400)).toEqual(apart);
});

const close = [
  ['a small board', corners(150, 150, 170, 168)],
  ['a small board in a corner of the picture', corners(0, 0, 20, 20)],
  ['a small board at the other corner', corners(310, 385, 324, 400)],
  [
    'one that stands on a corner',
    [
      { x: 100, y: 80 },
      { x: 120, y: 100 },
      { x: 100, y: 120 },
      { x: 80, y: 100 },
    ],
  ],
  [
    'a flat one',
    [
      { x: 80, y: 100 },
      { x: 240, y: 95 },
      { x: 280, y: 110 },
      { x: 60, y: 115 },
    ],
  ],
] as const;

test.each(close)('the targets of %s do not overlap, and stay inside of the margin', (_, corners) => {
  const places = targetPlaces(corners, 324, 400);
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1))
      expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(TARGET - 0.5);
    expect(a.x).toBeGreaterThanOrEqual(0);
    expect(a.x).toBeLessThanOrEqual(324);
    expect(a.y).toBeGreaterThanOrEqual(0);
    expect(a.y).toBeLessThanOrEqual(400);
  }
});

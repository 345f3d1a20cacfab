import { expect, test } from 'vitest';
import { offsetsOfCorners } from './offsets.ts';

/** For each cell, the values that change evenly between those of the four corners. */
const evenly = (columns: number, rows: number, corners: readonly (readonly [number, number])[]) =>
  Array.from({ length: columns * rows }, (_, cell) => {
    const x = ((cell % columns) + 0.5) / columns;
    const y = (Math.floor(cell / columns) + 0.5) / rows;
    const shares = [(1 - x) * (1 - y), x * (1 - y), x * y, (1 - x) * y];
    return Float32Array.from([0, 1], (axis) =>
      corners.reduce((sum, corner, i) => sum + (shares[i] ?? 0) * (corner[axis] ?? 0), 0),
    );
  });

test.each([
  [2, 2],
  [5, 4],
  [6, 8],
])('offsets that change evenly over %i by %i cells give those of the corners', (columns, rows) => {
  const corners = [
    [0.1, -0.2],
    [0.3, 0],
    [-0.15, 0.25],
    [0.05, 0.4],
  ] as const;
  const found = offsetsOfCorners(evenly(columns, rows, corners), columns, rows);
  expect([...found]).toEqual(corners.flat().map((value) => expect.closeTo(value, 5)));
});

test('one cell that is far off moves the corners beside it most', () => {
  const offsets = Array.from({ length: 36 }, (_, cell) => Float32Array.of(cell === 0 ? 1 : 0, 0));
  const [topLeft = 0, , topRight = 0, , bottomRight = 0, , bottomLeft = 0] = offsetsOfCorners(offsets, 6, 6);
  expect(topLeft).toBeGreaterThan(0.1);
  expect(topRight).toBeLessThan(0);
  expect(bottomLeft).toBeCloseTo(topRight, 6);
  expect(bottomRight).toBeGreaterThan(0);
  expect(bottomRight).toBeLessThan(topLeft);
});

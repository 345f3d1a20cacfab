import { expect, test } from 'vitest';
import type { Corners } from '../image/picture.ts';
import { toWorkingImage } from '../image/working-image.ts';
import { alignedOf } from './look-at-grid.ts';
import { gridsOfSheet, seenOn, sheetAround } from './sheets.ts';

const GRID: Corners = [
  { x: 40, y: 40 },
  { x: 160, y: 40 },
  { x: 160, y: 160 },
  { x: 40, y: 160 },
];

test('a sheet of one cell around a grid holds nine grids, and the grid itself in the middle', () => {
  const sheet = sheetAround(GRID, 6, 6, 1);
  expect(sheet).toMatchObject({ columns: 8, rows: 8 });
  const grids = gridsOfSheet(sheet!, 6, 6);
  expect(grids.map(({ column, row }) => `${column},${row}`).join(' ')).toBe(
    '0,0 1,0 2,0 0,1 1,1 2,1 0,2 1,2 2,2',
  );
  for (const [i, corner] of grids[4]!.corners.entries()) {
    expect(corner.x).toBeCloseTo(GRID[i]!.x);
    expect(corner.y).toBeCloseTo(GRID[i]!.y);
  }
});

test('what a sheet says of a grid is what the network says of the grid, where the sheet is no larger', () => {
  const [width, height] = [200, 200];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) - 40, Math.floor(i / width) - 40];
    const isLine = Math.min(x, y) >= 0 && Math.max(x, y) <= 120 && (x % 20 < 2 || y % 20 < 2);
    data.set(isLine ? [60, 60, 60] : [200, 190, 170], i * 4);
  }
  const image = toWorkingImage({ width, height, data });
  const [seen, ...others] = seenOn(image, sheetAround(GRID, 6, 6, 0)!, 6, 6);
  expect(others).toEqual([]);
  expect(seen!.aligned).toBeCloseTo(alignedOf(image, GRID, 6, 6), 4);
});

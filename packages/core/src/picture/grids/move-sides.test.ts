import { expect, test } from 'vitest';
import { makeScene } from '../../../../../scripts/scenes/scenes.mjs';
import { cornersOf, homographyTo } from '../image/homography.ts';
import { type Corners, mapCorners } from '../image/picture.ts';
import { toWorkingImage } from '../image/working-image.ts';
import { moveSides } from './move-sides.ts';

test.each([
  [5, 6, 6, 6],
  [7, 6, 5, 6],
  [8, 8, 6, 6],
])('a board of %i by %i is found from a grid of %i by %i of its cells', (width, height, columns, rows) => {
  const { image: picture, corners } = makeScene('own drawing', 3, 1, { width, height });
  const image = toWorkingImage(picture);
  const board = mapCorners(corners as unknown as Corners, ({ x, y }) => ({
    x: x / image.scale,
    y: y / image.scale,
  }));
  const grid = cornersOf(homographyTo(board, width, height)!, 0, 0, columns, rows);
  const moved = moveSides(image, grid, columns, rows);
  expect(moved).toMatchObject({ columns: width, rows: height });
  for (const [i, corner] of moved!.corners.entries()) {
    expect(corner.x).toBeCloseTo(board[i]!.x, 3);
    expect(corner.y).toBeCloseTo(board[i]!.y, 3);
  }
});

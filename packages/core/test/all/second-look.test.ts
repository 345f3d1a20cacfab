import { expect, test } from 'vitest';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import { featuresOf } from '../../src/picture/features.ts';
import { cellSize, findGrids, THOROUGH } from '../../src/picture/find-grids.ts';
import type { Corners } from '../../src/picture/picture.ts';
import { readPicture } from '../../src/picture/read-picture.ts';
import { secondLook } from '../../src/picture/second-look.ts';
import { toWorkingImage } from '../../src/picture/working-image.ts';
import { relettered, rowsOf } from '../../src/testing/lettered-rows.ts';

/** A black board on a floor of light and dark squares, whose lines are far stronger than those of the board. */
const DARK_BOARD_ON_SQUARES = 70_027;

test('a dark board on a floor of squares is found around its red car, and read', () => {
  const { image, corners, rows } = makeScene('above', DARK_BOARD_ON_SQUARES);
  const working = toWorkingImage(image);
  const features = featuresOf(working);
  /** How far the grid's farthest corner is from the board's, in cells. */
  const apart = (grid: Corners): number =>
    Math.min(
      ...[0, 1, 2, 3].map((turn) =>
        Math.max(
          ...grid.map(({ x, y }, i) => {
            const corner = corners[(i + turn) % 4]!;
            return Math.hypot(x - corner.x / working.scale, y - corner.y / working.scale);
          }),
        ),
      ),
    ) / cellSize(grid, 6);
  const nearest = (grids: readonly Corners[]): number => Math.min(...grids.map(apart));
  expect(nearest(findGrids(features, 6, 6, THOROUGH))).toBeGreaterThan(1);
  expect(nearest(secondLook(features, [], 6, 6))).toBeLessThan(0.5);
  const reading = readPicture(image);
  expect(reading.kind === 'read' && rowsOf(reading.board)).toBe(relettered(rows.join('|')));
});

import { expect, test } from 'vitest';
import { relettered } from '../../../../scripts/scenes/boards.mjs';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import { cellSize } from '../../src/picture/grids/distinct-grids.ts';
import { findGrids, THOROUGH } from '../../src/picture/grids/find-grids.ts';
import { secondLook } from '../../src/picture/grids/second-look.ts';
import type { Corners } from '../../src/picture/image/picture.ts';
import { toWorkingImage } from '../../src/picture/image/working-image.ts';
import { featuresOf } from '../../src/picture/lines/features.ts';
import { readPicture } from '../../src/picture/read-picture.ts';
import { rowsOf } from '../../src/testing/lettered-rows.ts';

/** Dark boards on a floor of light and dark squares, whose lines are far stronger than those of the board. */
const BLACK_BOARD = 70_027;
const DARK_BOARD = 70_125;

/** The scene as the reader works on it, and how far a grid's farthest corner is from the board's, in cells. */
function sceneOf(seed: number) {
  const scene = makeScene('above', seed);
  const working = toWorkingImage(scene.image);
  const apart = (grid: Corners): number =>
    Math.min(
      ...[0, 1, 2, 3].map((turn) =>
        Math.max(
          ...grid.map(({ x, y }, i) => {
            const corner = scene.corners[(i + turn) % 4]!;
            return Math.hypot(x - corner.x / working.scale, y - corner.y / working.scale);
          }),
        ),
      ),
    ) / cellSize(grid, 6);
  return { ...scene, features: featuresOf(working), apart };
}

test.each([BLACK_BOARD, DARK_BOARD])('lines alone do not find the board of scene %i', (seed) => {
  const { features, apart } = sceneOf(seed);
  expect(Math.min(...findGrids(features, 6, 6, THOROUGH).map(apart))).toBeGreaterThan(1);
});

test('a dark board on a floor of squares is found around its red car', () => {
  const { features, apart } = sceneOf(DARK_BOARD);
  const [first] = secondLook(features, [], 6, 6);
  expect(first).toBeDefined();
  expect(apart(first!)).toBeLessThan(0.35);
});

test('a black board on a floor of squares, which lines do not find, is read', () => {
  const { image, rows } = makeScene('above', BLACK_BOARD);
  const reading = readPicture(image);
  expect(reading.kind === 'read' && rowsOf(reading.board)).toBe(relettered(rows));
});

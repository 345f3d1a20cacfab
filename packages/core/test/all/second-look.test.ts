import { expect, test } from 'vitest';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import { featuresOf } from '../../src/picture/features.ts';
import { cellSize } from '../../src/picture/find-grids.ts';
import type { Corners } from '../../src/picture/picture.ts';
import { secondLook } from '../../src/picture/second-look.ts';
import { toWorkingImage } from '../../src/picture/working-image.ts';

/** A black board on a floor of light and dark squares, whose lines are far stronger than those of the board. */
const DARK_BOARD_ON_SQUARES = 70_027;

test('a dark board on a floor of squares is found around its red car', () => {
  const { image, corners } = makeScene('above', DARK_BOARD_ON_SQUARES);
  const working = toWorkingImage(image);
  const [first] = secondLook(featuresOf(working), [], 6, 6);
  expect(first).toBeDefined();
  const apart = Math.min(
    ...[0, 1, 2, 3].map((turn) =>
      Math.max(
        ...first!.map(({ x, y }, i) => {
          const corner = corners[(i + turn) % 4]!;
          return Math.hypot(x - corner.x / working.scale, y - corner.y / working.scale);
        }),
      ),
    ),
  );
  expect(apart / cellSize(first as Corners, 6)).toBeLessThan(0.35);
});

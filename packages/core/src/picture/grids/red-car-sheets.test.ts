import { expect, test } from 'vitest';
import { gridsOfSheet } from '../flat-board/sheets.ts';
import type { Corners, Picture, Point } from '../image/picture.ts';
import { toWorkingImage } from '../image/working-image.ts';
import { redRegions } from '../lines/red-regions.ts';
import { sheetsAroundRed } from './red-car-sheets.ts';

const IDENTITY = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const;
const CELL = 40;

/** A grey picture with a red bar of 1.87 by 0.87 cells around a point, turned by an angle. */
function barAt(middle: Point, angle: number): Picture {
  const [width, height] = [400, 400];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = x + 0.5 - middle.x;
      const dy = y + 0.5 - middle.y;
      const along = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle));
      const across = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle));
      const isRed = along < (1.87 / 2) * CELL && across < (0.87 / 2) * CELL;
      data.set(isRed ? [210, 30, 40] : [120, 120, 120], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** The grids of six by six cells on the sheets around the red regions of a picture. */
const gridsAroundRed = (picture: Picture): Corners[] =>
  sheetsAroundRed(redRegions(toWorkingImage(picture), 0), IDENTITY, 6, 6).flatMap((sheet) =>
    gridsOfSheet(sheet, 6, 6).map(({ corners }) => corners),
  );

/** How far the corners of two grids lie apart at most, whichever corner comes first. */
const apart = (one: Corners, other: Corners): number =>
  Math.min(
    ...[0, 1, 2, 3].map((turn) =>
      Math.max(
        ...one.map(({ x, y }, i) => Math.hypot(x - other[(i + turn) % 4]!.x, y - other[(i + turn) % 4]!.y)),
      ),
    ),
  );

test.each([0, 0.3, -0.7])('the true grid is among those around a red car, turned by %d', (angle) => {
  // the car stands on the third row, in the second and third column
  const origin = {
    x: 200 - 3 * CELL * Math.cos(angle) + 3 * CELL * Math.sin(angle),
    y: 200 - 3 * CELL * Math.sin(angle) - 3 * CELL * Math.cos(angle),
  };
  const at = (u: number, v: number): Point => ({
    x: origin.x + CELL * (u * Math.cos(angle) - v * Math.sin(angle)),
    y: origin.y + CELL * (u * Math.sin(angle) + v * Math.cos(angle)),
  });
  const truth: Corners = [at(0, 0), at(6, 0), at(6, 6), at(0, 6)];
  const grids = gridsAroundRed(barAt(at(2, 2.5), angle));
  expect(grids).toHaveLength(10);
  expect(Math.min(...grids.map((grid) => apart(grid, truth)))).toBeLessThan(0.1 * CELL);
});

test('a red square is not a car', () => {
  const { width, height, data: bar } = barAt({ x: 200, y: 200 }, 0);
  const data = Uint8ClampedArray.from(bar);
  for (let y = 160; y < 240; y++)
    for (let x = 160; x < 240; x++) data.set([210, 30, 40], (y * width + x) * 4);
  expect(gridsAroundRed({ width, height, data })).toEqual([]);
});

import { expect, it } from 'vitest';
import { boxMean, lineSums, linesAt } from './line-sums.ts';
import type { Raster } from './raster.ts';

const [width, height] = [9, 8];
/** Changes that are all different; those across and down at the same point are 1 together. */
const raster: Raster = {
  width,
  height,
  across: Float32Array.from({ length: width * height }, (_, i) => ((i * 7) % 72) / 72),
  down: Float32Array.from({ length: width * height }, (_, i) => 1 - ((i * 7) % 72) / 72),
  toImage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
};
const sums = lineSums(raster);

it('sums along a column are those of the changes across, each the mean of three beside each other', () => {
  const { vertical } = linesAt(sums, 10);
  const smooth = (x: number, y: number): number =>
    [-1, 0, 1].reduce((sum, by) => sum + raster.across[y * width + x + by]!, 0) / 3;
  expect(vertical[6 * width + 4]! - vertical[2 * width + 4]!).toBeCloseTo(
    [2, 3, 4, 5].reduce((sum, y) => sum + smooth(4, y), 0),
    5,
  );
});

it('sums along a row are those of the changes down, each the mean of three below each other', () => {
  const { horizontal } = linesAt(sums, 10);
  const smooth = (x: number, y: number): number =>
    [-1, 0, 1].reduce((sum, by) => sum + raster.down[(y + by) * width + x]!, 0) / 3;
  const row = 3 * (width + 1);
  expect(horizontal[row + 7]! - horizontal[row + 2]!).toBeCloseTo(
    [2, 3, 4, 5, 6].reduce((sum, x) => sum + smooth(x, 3), 0),
    5,
  );
});

it('the larger the cells, the thicker the lines', () => {
  expect([10, 36, 60, 200].map((pitch) => sums.lines.indexOf(linesAt(sums, pitch)))).toEqual([0, 1, 2, 2]);
});

it('the mean over a box is that of both changes', () => {
  expect(boxMean(sums.box, width, 1, 2, 6, 7)).toBeCloseTo(0.5, 6);
});

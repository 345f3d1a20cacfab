// Source: running sums, as in F. Crow, Summed-area tables for texture mapping, 1984.
// Guarantee: the mean along a line takes one subtraction, and that over a box three, whatever their size.
//
//    changes  1 0 2 1     running sums  0 1 1 3 4     those from the second to the fourth: 4 - 1 = 3
import type { Raster } from './raster.ts';

/** The running sums of a raster. */
export interface LineSums {
  /** For lines of 3, 5 and 7 points. */
  readonly lines: readonly SumsAlong[];
  /** The means of the changes across and down, summed over all points above and to the left. */
  readonly box: Float64Array;
}

/** For lines of one thickness. */
interface SumsAlong {
  /** For vertical lines: the changes from left to right, summed down each column. */
  readonly vertical: Float32Array;
  /** For horizontal lines: the changes from top to bottom, summed along each row. */
  readonly horizontal: Float32Array;
}

/** The running sums of the changes of colour on a raster. */
export function lineSums({ width, height, across, down }: Raster): LineSums {
  return {
    lines: [1, 2, 3].map((reach) => ({
      vertical: sumsDown(across, width, height, reach),
      horizontal: sumsAcross(down, width, height, reach),
    })),
    box: boxSums(across, down, width, height),
  };
}

/** How thick half a line is, as a share of the side of a cell. */
const HALF_A_LINE = 0.055;

/** The sums for the lines of a grid with cells of this size: the larger the cells, the thicker the lines. */
export const linesAt = ({ lines }: LineSums, pitch: number): SumsAlong =>
  lines[Math.min(Math.max(1, Math.round(pitch * HALF_A_LINE)), lines.length) - 1]!;

/** The sums of all points above in the same column; each point is the mean of `reach` neighbours on both sides in its row. */
function sumsDown(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const sums = new Float32Array(width * (height + 1));
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const isInside = x >= reach && x < width - reach;
    sums[i + width] = sums[i]! + (isInside ? meanAround(values, i, 1, reach) : 0);
  }
  return sums;
}

/** The same along rows: sums of all points to the left, each the mean of neighbours in its column; rows are `width + 1` long. */
function sumsAcross(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const sums = new Float32Array((width + 1) * height);
  for (let y = reach; y < height - reach; y++) {
    for (let x = 0, i = y * (width + 1); x < width; x++, i++)
      sums[i + 1] = sums[i]! + meanAround(values, y * width + x, width, reach);
  }
  return sums;
}

/** The mean of a value and the `reach` values on both sides of it that are `step` numbers apart. */
function meanAround(values: Float32Array, at: number, step: number, reach: number): number {
  let sum = 0;
  for (let i = at - reach * step; i <= at + reach * step; i += step) sum += values[i]!;
  return sum / (2 * reach + 1);
}

/** Sums of the mean of two changes over all points above and to the left; rows are `width + 1` long. */
function boxSums(across: Float32Array, down: Float32Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y + 1) * (width + 1) + x + 1;
      const point = y * width + x;
      sums[i] =
        sums[i - 1]! + sums[i - width - 1]! - sums[i - width - 2]! + (across[point]! + down[point]!) / 2;
    }
  }
  return sums;
}

/** The mean of a box of points, from box sums; the points at `right` and `bottom` do not count. */
export function boxMean(
  sums: Float64Array,
  width: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const w = width + 1;
  const sum =
    sums[bottom * w + right]! - sums[top * w + right]! - sums[bottom * w + left]! + sums[top * w + left]!;
  return sum / ((right - left) * (bottom - top));
}

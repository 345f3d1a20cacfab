// Source: ours. How well a grid fits at a place of a raster, and at all places at once.
// Guarantee: the scan gives the same contrasts as contrastOf, up to rounding.
//
//      |   |   |   |        places are a sixth of a cell apart, so places share lines: the sum along each
//    --+---+---+---+--      line is found once for all places in a row
import { boxMean, type LineSums, linesAt } from '../lines/line-sums.ts';
import type { Raster } from '../lines/raster.ts';

/** How many places are tried along the side of a cell. */
const PLACES = 6;
/** The weight of the outer lines, which tell where the board ends; that of the others is 1. */
const OUTER = 1.5;

/** Calls `tell` with the contrast of a grid of square cells at every place where it lies inside the raster. */
export function scanPlaces(
  { width, height }: Raster,
  sums: LineSums,
  pitch: number,
  columns: number,
  rows: number,
  tell: (x: number, y: number, contrast: number) => void,
): void {
  const step = pitch / PLACES;
  const placesUpTo = (size: number): number[] => {
    const places: number[] = [];
    for (let place = 0; place < size; place += step) places.push(place);
    return places;
  };
  const [lefts, tops] = [placesUpTo(width), placesUpTo(height)];
  const [xs, ys] = [
    Int32Array.from(lefts, (x) => Math.round(x)),
    Int32Array.from(tops, (y) => Math.round(y)),
  ];
  const [wide, high] = [columns * PLACES, rows * PLACES];
  const { vertical, horizontal } = linesAt(sums, pitch);
  const { box } = sums;
  const means = new Float64Array(xs.length);
  const running = new Float64Array(xs.length);
  const boxes = new Float64Array(xs.length);
  for (let j = 0; j + high < ys.length; j++) {
    const [top, bottom] = [ys[j]!, ys[j + high]!];
    if (bottom >= height) break;
    for (let i = 0; i < xs.length; i++) {
      const x = xs[i]!;
      means[i] = (vertical[bottom * width + x]! - vertical[top * width + x]!) / (bottom - top);
      boxes[i] = box[bottom * (width + 1) + x]! - box[top * (width + 1) + x]!;
      let sum = 0;
      for (let k = j; k <= j + high; k += PLACES) sum += horizontal[ys[k]! * (width + 1) + x]!;
      running[i] =
        sum + (OUTER - 1) * (horizontal[top * (width + 1) + x]! + horizontal[bottom * (width + 1) + x]!);
    }
    for (let i = 0; i + wide < xs.length; i++) {
      const length = xs[i + wide]! - xs[i]!;
      if (xs[i + wide]! >= width) break;
      let sum = (OUTER - 1) * (means[i]! + means[i + wide]!) + (running[i + wide]! - running[i]!) / length;
      for (let k = i; k <= i + wide; k += PLACES) sum += means[k]!;
      const all = (boxes[i + wide]! - boxes[i]!) / (length * (bottom - top));
      tell(lefts[i]!, tops[j]!, contrast(sum, all, columns, rows));
    }
  }
}

/** How much more colours change along the grid's lines than elsewhere in it, relative to its contrast. */
export function contrastOf(
  { width, height }: Raster,
  sums: LineSums,
  x: number,
  y: number,
  px: number,
  py: number,
  columns: number,
  rows: number,
): number {
  const left = Math.round(x);
  const top = Math.round(y);
  const right = Math.round(x + px * columns);
  const bottom = Math.round(y + py * rows);
  if (left < 0 || top < 0 || right >= width || bottom >= height) return -1;
  const { vertical, horizontal } = linesAt(sums, (px + py) / 2);
  let sum = 0;
  for (let k = 0; k <= columns; k++) {
    const at = Math.round(x + k * px);
    const mean = (vertical[bottom * width + at]! - vertical[top * width + at]!) / (bottom - top);
    sum += k === 0 || k === columns ? mean * OUTER : mean;
  }
  for (let k = 0; k <= rows; k++) {
    const at = Math.round(y + k * py) * (width + 1);
    const mean = (horizontal[at + right]! - horizontal[at + left]!) / (right - left);
    sum += k === 0 || k === rows ? mean * OUTER : mean;
  }
  return contrast(sum, boxMean(sums.box, width, left, top, right, bottom), columns, rows);
}

/** From the sum of the mean changes along lines, and the mean of all changes inside. */
const contrast = (sum: number, all: number, columns: number, rows: number): number =>
  (sum / (columns + rows + 4 * (OUTER - 1) + 2) - all) / Math.sqrt(all + 0.05);

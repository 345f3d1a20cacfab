// Source: ours. On a plane on which cells are squares, a grid is given by a place and a pitch. The search tries every
// place and pitch, and compares the change of colour along the grid's lines with the change elsewhere in it. Guarantee:
// the best places on a raster of an eighth of a cell, by that comparison.
//
//      |   |   |   |            changes of colour along the lines: many
//    --+---+---+---+--          changes inside the cells: few
//      |   |   |   |
import { type Homography, invert, mapPoint } from './homography.ts';
import type { Corners } from './picture.ts';
import { sample, type WorkingImage } from './working-image.ts';

/** A place where a grid may be. */
export interface GridGuess {
  readonly corners: Corners;
  readonly score: number;
}

/** The sides of the raster, in points. */
const RASTER = 256;
/** The smallest cell tried, in points of the raster. */
const SMALLEST_PITCH = 7;
/**
 * A grid is large if its pitch is at least this share of the largest that fits into the picture; FOR_LARGE guesses are
 * kept for large grids.
 */
const LARGE = 0.55;
const FOR_LARGE = 2;
/**
 * Stronger changes of colour count as this one, in Lab units over two raster points, so that one strong edge does not
 * outweigh many weak ones.
 */
const STRONGEST = 14;

interface Raster {
  readonly width: number;
  readonly height: number;
  /** Changes along x and along y, 0 to 1. */
  readonly across: Float32Array;
  readonly down: Float32Array;
  /** From raster to working image. */
  readonly toImage: Homography;
}

/** The best guesses in one view, best first. */
export function searchGrids(
  image: WorkingImage,
  view: Homography,
  columns: number,
  rows: number,
  most: number,
): GridGuess[] {
  const raster = rasterOf(image, view);
  if (!raster) return [];
  const { width, height } = raster;
  const lines = lineSums(raster);
  const places: Place[] = [];
  const largest = Math.min(width / (columns - 0.3), height / (rows - 0.3));
  for (let pitch = largest; pitch >= SMALLEST_PITCH; pitch /= 1.05) {
    const step = pitch / 6;
    const best: Place[] = [];
    for (let y = 0; y + pitch * rows < height; y += step) {
      for (let x = 0; x + pitch * columns < width; x += step) {
        const score = contrastOf(raster, lines, x, y, pitch, pitch, columns, rows);
        if (score > 0.1 && (best.length < 6 || score > best.at(-1)!.score)) {
          insert(best, { x, y, px: pitch, py: pitch, score }, 6);
        }
      }
    }
    places.push(...best);
  }
  const large = places.filter(({ px }) => px > largest * LARGE);
  const starts = [...distinct(places, columns, rows, 2 * most), ...distinct(large, columns, rows, most)];
  const climbed = starts.map((place) => climb(raster, lines, place, columns, rows));
  // details of large cars may look like a small grid, so some guesses are kept for large grids
  const best = distinct(climbed, columns, rows, most - FOR_LARGE);
  const largeOnes = distinct(
    climbed.filter(({ px }) => px > largest * LARGE),
    columns,
    rows,
    FOR_LARGE + 1,
  );
  return [...new Set([...best, ...largeOnes])].slice(0, most + 1).map(({ x, y, px, py, score }) => {
    const at = (u: number, v: number) => mapPoint(raster.toImage, x + u * px, y + v * py);
    return { corners: [at(0, 0), at(columns, 0), at(columns, rows), at(0, rows)], score };
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly px: number;
  readonly py: number;
  readonly score: number;
}

function insert(sorted: Place[], place: Place, most: number): void {
  let at = sorted.length;
  while (at > 0 && sorted[at - 1]!.score < place.score) at--;
  sorted.splice(at, 0, place);
  if (sorted.length > most) sorted.pop();
}

/** The best of each neighbourhood of a third of a cell, best first. */
function distinct(places: readonly Place[], columns: number, rows: number, most: number): Place[] {
  const kept: Place[] = [];
  for (const one of [...places].sort((a, b) => b.score - a.score)) {
    if (kept.length === most) break;
    const near = kept.some(
      (other) =>
        Math.abs(other.x - one.x) < 0.3 * one.px &&
        Math.abs(other.y - one.y) < 0.3 * one.py &&
        Math.abs(other.x + other.px * columns - one.x - one.px * columns) < 0.3 * one.px &&
        Math.abs(other.y + other.py * rows - one.y - one.py * rows) < 0.3 * one.py,
    );
    if (!near) kept.push(one);
  }
  return kept;
}

/** Moves each side of a grid alone for as long as that improves the grid. */
function climb(raster: Raster, lines: LineSums, start: Place, columns: number, rows: number): Place {
  let best = start;
  for (let size = start.px / 8; size > 0.4; size /= 2) {
    for (let better = true, rounds = 0; better && rounds < 6; rounds++) {
      better = false;
      for (let side = 0; side < 4; side++) {
        for (const by of [-size, size]) {
          const x = best.x + (side === 0 ? by : 0);
          const y = best.y + (side === 1 ? by : 0);
          const px = best.px + (side === 0 ? -by : side === 2 ? by : 0) / columns;
          const py = best.py + (side === 1 ? -by : side === 3 ? by : 0) / rows;
          if (px > py * 1.25 || py > px * 1.25) continue;
          const score = contrastOf(raster, lines, x, y, px, py, columns, rows);
          if (score > best.score) {
            best = { x, y, px, py, score };
            better = true;
          }
        }
      }
    }
  }
  return best;
}

/** How much more colours change along the grid's lines than elsewhere in it, relative to its contrast. */
function contrastOf(
  { width, height }: Raster,
  lines: LineSums,
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
  const reach = Math.min(Math.max(1, Math.round((px + py) * 0.0275)), lines.down.length - 1);
  const down = lines.down[reach]!;
  const across = lines.across[reach]!;
  let sum = 0;
  for (let k = 0; k <= columns; k++) {
    const at = Math.round(x + k * px);
    const mean = (down[bottom * width + at]! - down[top * width + at]!) / (bottom - top);
    sum += k === 0 || k === columns ? mean * 1.5 : mean;
  }
  for (let k = 0; k <= rows; k++) {
    const at = Math.round(y + k * py) * (width + 1);
    const mean = (across[at + right]! - across[at + left]!) / (right - left);
    sum += k === 0 || k === rows ? mean * 1.5 : mean;
  }
  const all =
    (boxMean(lines.boxAcross, width, left, top, right, bottom) +
      boxMean(lines.boxDown, width, left, top, right, bottom)) /
    2;
  return (sum / (columns + rows + 4) - all) / Math.sqrt(all + 0.05);
}

interface LineSums {
  /** By how many neighbours each point is smoothed: sums down the columns, of changes across. */
  readonly down: readonly Float32Array[];
  readonly across: readonly Float32Array[];
  readonly boxAcross: Float64Array;
  readonly boxDown: Float64Array;
}

function lineSums({ width, height, across, down }: Raster): LineSums {
  const reaches = [0, 1, 2, 3];
  return {
    down: reaches.map((reach) => sumsDown(smoothAcross(across, width, height, reach), width, height)),
    across: reaches.map((reach) => sumsAcross(smoothDown(down, width, height, reach), width, height)),
    boxAcross: boxSums(across, width, height),
    boxDown: boxSums(down, width, height),
  };
}

/** The part of the plane that the picture shows, with the changes of colour on it. */
function rasterOf(image: WorkingImage, view: Homography): Raster | undefined {
  const back = invert(view);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const [mx, my] = [image.width / 2, image.height / 2];
  for (let i = 0; i < 40; i++) {
    const edge = Math.floor(i / 10);
    const t = (i % 10) / 10;
    const x =
      edge === 0 ? t * image.width : edge === 1 ? image.width : edge === 2 ? (1 - t) * image.width : 0;
    const y =
      edge === 0 ? 0 : edge === 1 ? t * image.height : edge === 2 ? image.height : (1 - t) * image.height;
    // the plane is endless towards the horizon: stop where it has shrunk to less than a third
    for (let share = 1; share > 0.3; share -= 0.1) {
      const u = mx + (x - mx) * share;
      const v = my + (y - my) * share;
      const depth = (back[6] * u + back[7] * v + back[8]) / (back[6] * mx + back[7] * my + back[8]);
      if (depth < 0.4) continue;
      const point = mapPoint(back, u, v);
      left = Math.min(left, point.x);
      right = Math.max(right, point.x);
      top = Math.min(top, point.y);
      bottom = Math.max(bottom, point.y);
      break;
    }
  }
  const size = Math.max(right - left, bottom - top);
  if (!(size > 10) || size > 6 * Math.max(image.width, image.height)) return undefined;
  const unit = size / RASTER;
  const width = Math.max(8, Math.round((right - left) / unit));
  const height = Math.max(8, Math.round((bottom - top) / unit));
  const toImage: Homography = [
    view[0] * unit,
    view[1] * unit,
    view[0] * left + view[1] * top + view[2],
    view[3] * unit,
    view[4] * unit,
    view[3] * left + view[4] * top + view[5],
    view[6] * unit,
    view[7] * unit,
    view[6] * left + view[7] * top + view[8],
  ];
  const planes = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const point = mapPoint(toImage, x + 0.5, y + 0.5);
      for (let c = 0; c < 3; c++) {
        planes[c]![y * width + x] = sample(
          image.planes[c]!,
          image.width,
          image.height,
          point.x - 0.5,
          point.y - 0.5,
        );
      }
    }
  }
  const across = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let [gx, gy] = [0, 0];
      for (const plane of planes) {
        gx += Math.abs(plane[i + 1]! - plane[i - 1]!);
        gy += Math.abs(plane[i + width]! - plane[i - width]!);
      }
      // noise below 2 units counts nothing; an edge counts for its own direction
      across[i] = Math.min(Math.max(gx - 0.5 * gy - 2, 0), STRONGEST) / STRONGEST;
      down[i] = Math.min(Math.max(gy - 0.5 * gx - 2, 0), STRONGEST) / STRONGEST;
    }
  }
  return { width, height, across, down, toImage };
}

/** Replaces each point by the mean of `reach` neighbours on both sides in its row. */
function smoothAcross(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = reach; x < width - reach; x++) {
      let sum = 0;
      for (let d = -reach; d <= reach; d++) sum += values[y * width + x + d]!;
      result[y * width + x] = sum / (2 * reach + 1);
    }
  }
  return result;
}

/** The same along columns. */
function smoothDown(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let y = reach; y < height - reach; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let d = -reach; d <= reach; d++) sum += values[(y + d) * width + x]!;
      result[y * width + x] = sum / (2 * reach + 1);
    }
  }
  return result;
}

/** Sums of all points above in the same column. */
function sumsDown(values: Float32Array, width: number, height: number): Float32Array {
  const sums = new Float32Array(width * (height + 1));
  for (let i = 0; i < width * height; i++) sums[i + width] = sums[i]! + values[i]!;
  return sums;
}

/** Sums of all points to the left in the same row; rows are `width + 1` long. */
function sumsAcross(values: Float32Array, width: number, height: number): Float32Array {
  const sums = new Float32Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      sums[y * (width + 1) + x + 1] = sums[y * (width + 1) + x]! + values[y * width + x]!;
  }
  return sums;
}

function boxSums(values: Float32Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y + 1) * (width + 1) + x + 1;
      sums[i] = sums[i - 1]! + sums[i - width - 1]! - sums[i - width - 2]! + values[y * width + x]!;
    }
  }
  return sums;
}

function boxMean(
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

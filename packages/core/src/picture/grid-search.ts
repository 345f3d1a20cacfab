// Source: ours. On a plane on which cells are squares, a grid is given by a place and a pitch. The search tries every
// place and pitch, and compares the change of colour along the grid's lines with the change elsewhere in it.
// Guarantee: the best places on a raster of an eighth of a cell, by that comparison.
//
//      |   |   |   |            changes of colour along the lines: many
//    --+---+---+---+--          changes inside the cells: few
//      |   |   |   |
import type { View } from './features.ts';
import { cornersOf, rectangleIn } from './homography.ts';
import type { Corners } from './picture.ts';
import { boxMean, type LineSums, type Raster } from './raster.ts';

/** A place where a grid may be. */
export interface GridGuess {
  readonly corners: Corners;
  readonly score: number;
}

/** The smallest cell tried, in points of the raster. */
const SMALLEST_PITCH = 7;
/**
 * Details of large cars may look like a small grid, so some guesses are kept for grids whose pitch is at least a share of
 * the largest one that fits into the picture.
 */
const LARGE = [
  { share: 0.55, kept: 2 },
  { share: 0.75, kept: 1 },
];

/** The best guesses in one view, best first. */
export function searchGrids(view: View, columns: number, rows: number, most: number): GridGuess[] {
  const seen = view.raster();
  if (!seen) return [];
  const { raster, sums: lines } = seen;
  const { width, height } = raster;
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
  const isLarge =
    (share: number) =>
    ({ px }: Place): boolean =>
      px > largest * share;
  const starts = [
    ...distinct(places, columns, rows, 2 * most),
    ...LARGE.flatMap(({ share }) => distinct(places.filter(isLarge(share)), columns, rows, most)),
  ];
  const climbed = [...new Set(starts)].map((place) => climb(raster, lines, place, columns, rows));
  const large = LARGE.flatMap(({ share, kept }) =>
    distinct(climbed.filter(isLarge(share)), columns, rows, kept),
  );
  const best = distinct(climbed, columns, rows, most + 1 - new Set(large).size);
  return [...new Set([...best, ...large])].map((place) => {
    return { corners: cornersAt(raster, place, columns, rows), score: place.score };
  });
}

const cornersAt = ({ toImage }: Raster, { x, y, px, py }: Place, columns: number, rows: number): Corners =>
  cornersOf(toImage, x, y, x + columns * px, y + rows * py);

/**
 * Where grids of the same size may lie beside a grid that was found, best first.
 *
 * @param share their lines fit at least this well, compared with those of the grid
 */
export function searchBeside(
  view: View,
  grid: Corners,
  columns: number,
  rows: number,
  most: number,
  share: number,
): Corners[] {
  const seen = view.raster();
  if (!seen) return [];
  const { raster, sums } = seen;
  const { left, top, width, height } = rectangleIn(raster.toImage, grid);
  const [px, py] = [width / columns, height / rows];
  const placeAt = (x: number, y: number): Place => {
    return { x, y, px, py, score: contrastOf(raster, sums, x, y, px, py, columns, rows) };
  };
  const known = placeAt(left, top);
  const places: Place[] = [];
  for (let v = top % (py / 6); v + height < raster.height; v += py / 6) {
    for (let u = left % (px / 6); u + width < raster.width; u += px / 6) {
      if (Math.abs(u - left) < width - px / 2 && Math.abs(v - top) < height - py / 2) continue;
      const one = placeAt(u, v);
      if (one.score > share * known.score) places.push(one);
    }
  }
  return distinct(places, columns, rows, most)
    .map((place) => climb(raster, sums, place, columns, rows))
    .map((place) => cornersAt(raster, place, columns, rows));
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

// Source: ours. On a plane on which cells are squares, a grid is given by a place and a pitch. The search tries every
// place and pitch, and compares the change of colour along the grid's lines with the change elsewhere in it.
// Guarantee: the best of all places that are a sixth of a cell apart, by that comparison.
//
//      |   |   |   |            changes of colour along the lines: many
//    --+---+---+---+--          changes inside the cells: few
//      |   |   |   |

import { cornersOf, rectangleIn } from '../image/homography.ts';
import type { Corners } from '../image/picture.ts';
import type { View } from '../lines/features.ts';
import type { LineSums } from '../lines/line-sums.ts';
import type { Raster } from '../lines/raster.ts';
import { contrastOf, scanPlaces } from './grid-scan.ts';

/** A place where a grid may be. */
export interface GridGuess {
  readonly corners: Corners;
  readonly score: number;
}

/** The smallest cell tried, in points of the raster. */
const SMALLEST_PITCH = 7;
/** How many places are kept for each pitch. */
const BEST = 6;
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
    const best: Place[] = [];
    scanPlaces(raster, lines, pitch, columns, rows, (x, y, score) => {
      if (score <= 0.1 || score <= (best[BEST - 1]?.score ?? 0)) return;
      best.push({ x, y, px: pitch, py: pitch, score });
      best.sort((a, b) => b.score - a.score).splice(BEST);
    });
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
 * @param share - how well their lines must fit, as a share of how well those of the grid fit
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
  const least = share * contrastOf(raster, sums, left, top, px, py, columns, rows);
  const places: Place[] = [];
  scanPlaces(raster, sums, px, columns, rows, (x, y, score) => {
    const isBeside = Math.abs(x - left) > width - px / 2 || Math.abs(y - top) > height - py / 2;
    if (isBeside && score > least) places.push({ x, y, px, py: px, score });
  });
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
  const scoreAt = (x: number, y: number, px: number, py: number): number =>
    contrastOf(raster, lines, x, y, px, py, columns, rows);
  // the score of the scan differs in its last digits: compared with it, the same place could look better
  let best = { ...start, score: scoreAt(start.x, start.y, start.px, start.py) };
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
          const score = scoreAt(x, y, px, py);
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

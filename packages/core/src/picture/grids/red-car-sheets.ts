// Source: ours; a region's axis by its second moments, as in M.-K. Hu, Visual pattern recognition by moment invariants, 1962.
// Guarantee: at most MOST_REGIONS sheets.
//
//    . . . .        a red region is 2 cells long: it tells the size and the direction of a cell, and the grid
//    . R R .   ->   lies so that the region is on one of the two middle lanes, at any offset
//    . . . .
//
// Where the lines of a table or of a floor mislead the search for grids, the red car still stands out.

import type { Sheet } from '../flat-board/sheets.ts';
import { type Homography, invert, mapPoint } from '../image/homography.ts';
import { mapCorners, type Point } from '../image/picture.ts';

/** The shape of a region that may be the red car: its length by its width, and how much of that rectangle it fills. */
const SHORTEST = 1.35;
const LONGEST = 3.6;
const FULL = 0.6;
/** So many of the largest regions with the shape of a car are taken. */
const MOST_REGIONS = 2;
/** The length of a car in cells. */
const CAR = 1.87;

/**
 * The sheets that hold all grids of `columns` by `rows` cells on which a red region may be the red car.
 *
 * @param regions regions of red points, in the working image
 * @param view from the plane on which cells are squares to the working image
 */
export function sheetsAroundRed(
  regions: readonly (readonly Point[])[],
  view: Homography,
  columns: number,
  rows: number,
): Sheet[] {
  const back = invert(view);
  return regions
    .flatMap((points) => {
      const region = shapeOf(points.map(({ x, y }) => mapPoint(back, x + 0.5, y + 0.5)));
      return region ? [region] : [];
    })
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_REGIONS)
    .map((region) => {
      const sheet = sheetOf(region, columns, rows);
      return { ...sheet, corners: mapCorners(sheet.corners, ({ x, y }) => mapPoint(view, x, y)) };
    });
}

interface Region {
  readonly size: number;
  readonly middle: Point;
  /** Of length 1, along the region. */
  readonly axis: Point;
  readonly length: number;
}

/** The axis and the length of a region; undefined if it does not have the shape of a car. */
function shapeOf(points: readonly Point[]): Region | undefined {
  const size = points.length;
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / size,
    y: points.reduce((sum, { y }) => sum + y, 0) / size,
  };
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - middle.x) ** 2 / size;
    xy += ((x - middle.x) * (y - middle.y)) / size;
    yy += (y - middle.y) ** 2 / size;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const spread = Math.hypot((xx - yy) / 2, xy);
  // a bar of length l has the variance l² / 12
  const length = Math.sqrt(12 * ((xx + yy) / 2 + spread));
  const breadth = Math.sqrt(12 * Math.max((xx + yy) / 2 - spread, 1e-9));
  const isCar = length / breadth > SHORTEST && length / breadth < LONGEST && size / (length * breadth) > FULL;
  return isCar ? { size, middle, axis: { x: Math.cos(angle), y: Math.sin(angle) }, length } : undefined;
}

/** The sheet on which the region is at any offset of one of the two middle lanes. */
function sheetOf({ middle, axis, length }: Region, columns: number, rows: number): Sheet {
  const cell = length / CAR;
  const at = (u: number, v: number): Point => {
    const along = (u - (columns - 1)) * cell;
    const across = (v - (rows >> 1) - 0.5) * cell;
    return {
      x: middle.x + along * axis.x - across * axis.y,
      y: middle.y + along * axis.y + across * axis.x,
    };
  };
  // a board with an odd number of rows has one middle lane, which all its grids on the sheet share
  const size = { columns: 2 * columns - 2, rows: rows % 2 === 0 ? rows + 1 : rows };
  return { ...size, corners: [at(0, 0), at(size.columns, 0), at(size.columns, size.rows), at(0, size.rows)] };
}

// Source: ours; a region's axis by its second moments, as in M.-K. Hu, Visual pattern recognition by moment invariants, 1962.
// Guarantee: at most MOST_REGIONS times as many guesses as the red car has places on its two lanes.
//
//    . . . .        a red region is 2 cells long: it tells the size and the direction of a cell, and the grid
//    . R R .   ->   lies so that the region is on one of the two middle lanes, at any offset
//    . . . .
//
// Where the lines of a table or of a floor mislead the search for grids, the red car still stands out.
import { type Homography, invert, mapPoint } from './homography.ts';
import type { Corners, Point } from './picture.ts';
import type { WorkingImage } from './working-image.ts';

/** The hue of the red car in the Lab plane and how far off it may be, in degrees; its least strength of colour. */
const RED = 34;
const NEAR_RED = 24;
const STRONG = 30;
/** The shape of a region that may be the red car: its length by its width, and how much of that rectangle it fills. */
const SHORTEST = 1.35;
const LONGEST = 3.6;
const FULL = 0.6;
/** A region has at least this share of the picture's points. */
const SMALLEST = 0.0008;
const MOST_REGIONS = 2;
/** The length of a car in cells. */
const CAR = 1.87;

/**
 * Grids on which a red region of the picture stands where the red car may.
 *
 * @param gap red points that are no farther apart than this belong together, in pixels: dark windows may cut a car in two
 */
export function gridsAroundRed(
  image: WorkingImage,
  view: Homography,
  columns: number,
  rows: number,
  gap = 0,
): Corners[] {
  const back = invert(view);
  return redRegions(image, gap)
    .flatMap((points) => {
      const region = shapeOf(points.map(({ x, y }) => mapPoint(back, x + 0.5, y + 0.5)));
      return region ? [region] : [];
    })
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_REGIONS)
    .flatMap((region) => gridsAround(region, columns, rows))
    .map(([a, b, c, d]): Corners => [onImage(view, a), onImage(view, b), onImage(view, c), onImage(view, d)]);
}

const onImage = (view: Homography, { x, y }: Point): Point => mapPoint(view, x, y);

interface Region {
  readonly size: number;
  readonly middle: Point;
  /** Of length 1, along the region. */
  readonly axis: Point;
  readonly length: number;
}

/** The regions of connected red points that are large enough, largest first. */
function redRegions({ width, height, planes }: WorkingImage, gap: number): Point[][] {
  const [, green, blue] = planes;
  const left = new Uint8Array(width * height);
  for (let i = 0; i < left.length; i++) {
    const off = Math.abs((Math.atan2(blue[i]!, green[i]!) * 180) / Math.PI - RED);
    if (off < NEAR_RED && Math.hypot(green[i]!, blue[i]!) > STRONG) left[i] = 1;
  }
  const regions: Point[][] = [];
  for (let start = 0; start < left.length; start++) {
    if (left[start] === 0) continue;
    const found = [start];
    left[start] = 0;
    for (const i of found) {
      const [x, y] = [i % width, Math.floor(i / width)];
      for (let by = 1; by <= gap + 1; by++) {
        for (const next of [
          x - by >= 0 ? i - by : -1,
          x + by < width ? i + by : -1,
          y - by >= 0 ? i - by * width : -1,
          i + by * width,
        ]) {
          if (next < 0 || next >= left.length || left[next] === 0) continue;
          left[next] = 0;
          found.push(next);
        }
      }
    }
    if (found.length < SMALLEST * width * height) continue;
    regions.push(found.map((i) => ({ x: i % width, y: Math.floor(i / width) })));
  }
  return regions.sort((a, b) => b.length - a.length).slice(0, 2 * MOST_REGIONS);
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

/** The grids on which the region is at any offset of one of the two middle lanes. */
function gridsAround({ middle, axis, length }: Region, columns: number, rows: number): Corners[] {
  const cell = length / CAR;
  const grids: Corners[] = [];
  const lanes = new Set([(rows - 1) >> 1, rows >> 1]);
  for (const lane of lanes) {
    for (let offset = 0; offset + 2 <= columns; offset++) {
      const at = (u: number, v: number): Point => {
        const along = (u - offset - 1) * cell;
        const across = (v - lane - 0.5) * cell;
        return {
          x: middle.x + along * axis.x - across * axis.y,
          y: middle.y + along * axis.y + across * axis.x,
        };
      };
      grids.push([at(0, 0), at(columns, 0), at(columns, rows), at(0, rows)]);
    }
  }
  return grids;
}

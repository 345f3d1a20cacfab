// Source: ours; connected components by flooding.
// Guarantee: at most MOST_REGIONS regions, none smaller than SMALLEST.
//
//    . r r . .        the red points that lie beside each other, or a few pixels apart, are one region
//    . r r . r   ->   here: one of four points, and one of a single point, which is too small to be a car
import { chromaOf, hueOf } from '../image/hue.ts';
import type { Point } from '../image/picture.ts';
import type { WorkingImage } from '../image/working-image.ts';

/**
 * The hues in the Lab plane that a point of a red car may have: the middle of their range, and how far from it they reach,
 * in degrees. The range is wide, because a point in shade or in shine differs more from plain red than a whole cell, whose
 * plain red (PLAIN_RED in redness.ts) was chosen apart from this middle.
 */
const MIDDLE_HUE = 34;
const REACH = 24;
/** The least chroma of a red point. */
const STRONG = 30;
/** A region has at least this share of the picture's points. */
const SMALLEST = 0.0008;
const MOST_REGIONS = 4;

/**
 * The largest regions of connected red points, largest first.
 *
 * @param gap red points that are no farther apart than this belong together, in pixels: dark windows may cut a car in two
 */
export function redRegions({ width, height, planes }: WorkingImage, gap: number): Point[][] {
  const [, a, b] = planes;
  const unvisited = new Uint8Array(width * height);
  for (let i = 0; i < unvisited.length; i++) {
    const off = Math.abs(hueOf(a[i]!, b[i]!) - MIDDLE_HUE);
    if (off < REACH && chromaOf(a[i]!, b[i]!) > STRONG) unvisited[i] = 1;
  }
  const regions: Point[][] = [];
  for (let start = 0; start < unvisited.length; start++) {
    if (unvisited[start] === 0) continue;
    const found = [start];
    unvisited[start] = 0;
    for (const i of found) {
      const [x, y] = [i % width, Math.floor(i / width)];
      for (let by = 1; by <= gap + 1; by++) {
        for (const next of [
          x - by >= 0 ? i - by : -1,
          x + by < width ? i + by : -1,
          y - by >= 0 ? i - by * width : -1,
          i + by * width,
        ]) {
          if (next < 0 || next >= unvisited.length || unvisited[next] === 0) continue;
          unvisited[next] = 0;
          found.push(next);
        }
      }
    }
    if (found.length < SMALLEST * width * height) continue;
    regions.push(found.map((i) => ({ x: i % width, y: Math.floor(i / width) })));
  }
  return regions.sort((one, other) => other.length - one.length).slice(0, MOST_REGIONS);
}

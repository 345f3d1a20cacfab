// Source: ours; the picture resampled on a plane. The changes of colour on it.
// Guarantee: a raster has at most RASTER points a side, whatever the size of the picture.
//
//    . . . .        across: changes from left to right, strong on vertical lines
//    . . | .        down: changes from top to bottom, strong on horizontal lines
import { type Homography, invert, mapPoint } from '../image/homography.ts';
import { sampleImage } from '../image/sample-image.ts';
import type { WorkingImage } from '../image/working-image.ts';

/** The sides of the raster, in points. */
const RASTER = 256;
/**
 * Stronger changes of colour count as this one, in Lab units over two raster points, so that one strong edge does not
 * outweigh many weak ones.
 */
const STRONGEST = 14;

/** The part of a plane that a picture shows, as points with the changes of colour on it. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Changes along x and along y, 0 to 1. */
  readonly across: Float32Array;
  readonly down: Float32Array;
  /** From raster to working image. */
  readonly toImage: Homography;
}

/** The part of the plane that the picture shows, with the changes of colour on it. */
export function rasterOf(image: WorkingImage, view: Homography): Raster | undefined {
  const back = invert(view);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const [mx, my] = [image.width / 2, image.height / 2];
  for (let i = 0; i < 40; i++) {
    // from 0 to 4 once round the picture, one for each edge, from the top left on
    const round = i / 10;
    const x = image.width * share(Math.min(round, 3 - round));
    const y = image.height * share(Math.min(round - 1, 4 - round));
    // the plane is endless towards the horizon: stop where it has shrunk to two fifths
    for (let far = 1; far > 0.3; far -= 0.1) {
      const u = mx + (x - mx) * far;
      const v = my + (y - my) * far;
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
  const colours = new Float32Array(3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      sampleImage(image, toImage, x + 0.5, y + 0.5, colours, 0);
      for (let c = 0; c < 3; c++) planes[c]![i] = colours[c]!;
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

/** The number, at least 0 and at most 1. */
const share = (value: number): number => Math.min(Math.max(value, 0), 1);

// Source: bilinear interpolation, through a homography.
// Guarantee: a value for every point, even outside of the picture: there it is that of the picture's nearest edge.
//
//    a point of a plane, such as the middle of a cell  ->  a place between four pixels  ->  their mean,
//                                                          in which the nearer ones count more
import type { Homography } from './homography.ts';
import type { WorkingImage } from './working-image.ts';

/**
 * The values of all planes of an image at a point, written to `into` from index `to` on.
 *
 * @param map from the plane on which the point is to the image
 */
export function sampleImage(
  { width, height, planes }: WorkingImage,
  map: Homography,
  x: number,
  y: number,
  into: Float32Array,
  to: number,
): void {
  const w = map[6] * x + map[7] * y + map[8];
  // half a pixel less, because the values of a pixel are those of its middle
  const px = (map[0] * x + map[1] * y + map[2]) / w - 0.5;
  const py = (map[3] * x + map[4] * y + map[5]) / w - 0.5;
  // a little less than the last pixel, so that there is one to the right and one below
  const cx = px < 0 ? 0 : Math.min(px, width - 1.001);
  const cy = py < 0 ? 0 : Math.min(py, height - 1.001);
  const x0 = cx | 0;
  const y0 = cy | 0;
  const fx = cx - x0;
  const fy = cy - y0;
  const i = y0 * width + x0;
  into[to] = bilinear(planes[0], i, width, fx, fy);
  into[to + 1] = bilinear(planes[1], i, width, fx, fy);
  into[to + 2] = bilinear(planes[2], i, width, fx, fy);
}

/**
 * The value between four pixels: the one at `i`, the next one, and those below them.
 *
 * @param fx how far to the right of the first pixel, 0 to 1
 * @param fy how far below it, 0 to 1
 */
export function bilinear(plane: Float32Array, i: number, width: number, fx: number, fy: number): number {
  const top = plane[i]! + (plane[i + 1]! - plane[i]!) * fx;
  const bottom = plane[i + width]! + (plane[i + width + 1]! - plane[i + width]!) * fx;
  return top + (bottom - top) * fy;
}

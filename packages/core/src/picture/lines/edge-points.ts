// Source: I. Sobel and G. Feldman, A 3x3 isotropic gradient operator for image processing, 1968; of the points across an edge only
// the one that changes most is kept, as in J. Canny, A computational approach to edge detection, 1986.
// Guarantee: each point changes at least as much as the two next to it in the direction of its change.
//
//    1 1 1 9 9 9        the two columns in the middle change equally much; the points of one of them are the edge
//    1 1 1 9 9 9
//    1 1 1 9 9 9
import type { WorkingImage } from '../image/working-image.ts';

/** A point of an edge. */
export interface EdgePoint {
  /** From the picture's middle, in pixels of the working image. */
  readonly x: number;
  readonly y: number;
  /** How much the colour changes there, in Lab units for each pixel. */
  readonly strength: number;
  /** The direction of the change, in radians from the x axis; -π to π. */
  readonly direction: number;
}

/** The weakest change of colour that counts as an edge, in Lab units for each pixel. */
const WEAKEST = 2.2;

/** The points of all edges, row by row. */
export function edgePoints({ width, height, planes }: WorkingImage): EdgePoint[] {
  const strengths = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) strengths[i] = strengthAt(planes, i, width);
  }
  const points: EdgePoint[] = [];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      const strength = strengths[i]!;
      if (strength < WEAKEST) continue;
      // few points come so far, and a direction takes longer than a strength
      const direction = directionAt(planes, i, width);
      const next = Math.round(Math.sin(direction)) * width + Math.round(Math.cos(direction));
      if (strength < strengths[i + next]! || strength <= strengths[i - next]!) continue;
      points.push({ x: x - width / 2, y: y - height / 2, strength, direction });
    }
  }
  return points;
}

type Planes = WorkingImage['planes'];

/** The change at the place `i`, in the plane that changes most. */
function strengthAt(planes: Planes, i: number, width: number): number {
  let most = 0;
  for (const plane of planes)
    most = Math.max(most, slope(plane, i, 1, width) ** 2 + slope(plane, i, width, 1) ** 2);
  return Math.sqrt(most);
}

/** The direction of that change. */
function directionAt(planes: Planes, i: number, width: number): number {
  let [most, across, down] = [0, 0, 0];
  for (const plane of planes) {
    const gx = slope(plane, i, 1, width);
    const gy = slope(plane, i, width, 1);
    const g = gx * gx + gy * gy;
    if (g > most) [most, across, down] = [g, gx, gy];
  }
  return Math.atan2(down, across);
}

/**
 * The slope at the place `i` by the Sobel operator: the lines on both sides of it count half.
 *
 * @param step - from a place to the next one, along which the slope is
 * @param aside - from a place to that on the line beside it
 */
function slope(plane: Float32Array, i: number, step: number, aside: number): number {
  const next = i + step;
  const last = i - step;
  const beside = plane[next - aside]! - plane[last - aside]! + plane[next + aside]! - plane[last + aside]!;
  return (plane[next]! - plane[last]!) * 0.25 + beside * 0.125;
}

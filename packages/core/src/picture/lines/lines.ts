// Source: R. Duda and P. Hart, Use of the Hough transformation to detect lines and curves in pictures, 1972; each edge
// point votes only near the direction of its own gradient, as in F. O'Gorman and M. Clowes, 1976.
// Guarantee: none; the strongest straight edges come first.
//
//    | | |        every edge point of | votes for one line; three peaks are three lines

import type { WorkingImage } from '../image/working-image.ts';
import { type EdgePoint, edgePoints } from './edge-points.ts';

/** A straight edge: the points where `x cos(angle) + y sin(angle) = distance`, from the picture's middle. */
export interface Line {
  /** Direction of the normal, 0 to π. */
  readonly angle: number;
  /** From the middle of the working image, in its pixels; may be negative. */
  readonly distance: number;
  /** Edge points on it. */
  readonly weight: number;
  /** The middle of its edge points, from the picture's middle. */
  readonly x: number;
  readonly y: number;
}

const ANGLES = 180;
const STEP = 2;

/** The strongest straight edges, strongest first. */
export function findLines(image: WorkingImage, most: number): Line[] {
  const reach = Math.ceil(Math.hypot(image.width, image.height) / 2 / STEP) + 1;
  const across = 2 * reach + 1;
  const votes = new Float32Array(ANGLES * across);
  const cosines = Float32Array.from({ length: ANGLES }, (_, i) => Math.cos((i * Math.PI) / ANGLES));
  const sines = Float32Array.from({ length: ANGLES }, (_, i) => Math.sin((i * Math.PI) / ANGLES));
  const points = edgePoints(image);
  for (const { x, y, strength, direction } of points) {
    const a = Math.round(((direction + 2 * Math.PI) / Math.PI) * ANGLES);
    const weight = Math.min(strength, 8) / 8 + 0.3;
    for (let da = -2; da <= 2; da++) {
      const t = (a + da + 2 * ANGLES) % ANGLES;
      const r = (x * cosines[t]! + y * sines[t]!) / STEP + reach;
      const lower = Math.floor(r);
      const share = r - lower;
      votes[t * across + lower]! += weight * (1 - share);
      votes[t * across + lower + 1]! += weight * share;
    }
  }
  return peaks(votes, across, most * 2)
    .map(({ t, r }) => fitLine(points, t, (r - reach) * STEP))
    .filter((line) => line !== undefined)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);
}

function peaks(votes: Float32Array, across: number, most: number): { t: number; r: number; v: number }[] {
  const found: { t: number; r: number; v: number }[] = [];
  for (let t = 0; t < ANGLES; t++) {
    for (let r = 3; r < across - 3; r++) {
      const v = votes[t * across + r]!;
      if (v < 12) continue;
      let top = true;
      for (let da = -2; da <= 2 && top; da++) {
        let u = t + da;
        let mirrored = false;
        if (u < 0) [u, mirrored] = [u + ANGLES, true];
        else if (u >= ANGLES) [u, mirrored] = [u - ANGLES, true];
        const middle = mirrored ? across - 1 - r : r;
        for (let dr = -2; dr <= 2; dr++) {
          const other = votes[u * across + middle + dr]!;
          if (other > v || (other === v && (da < 0 || (da === 0 && dr < 0)))) {
            top = false;
            break;
          }
        }
      }
      if (top) found.push({ t, r, v });
    }
  }
  return found.sort((a, b) => b.v - a.v).slice(0, most);
}

/** The line through the edge points near a peak, by least squares. */
function fitLine(points: readonly EdgePoint[], t: number, distance: number): Line | undefined {
  const angle = (t * Math.PI) / ANGLES;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let [n, sx, sy, sxx, sxy, syy] = [0, 0, 0, 0, 0, 0];
  for (const { x, y, direction } of points) {
    if (Math.abs(x * c + y * s - distance) > 2.2) continue;
    if (Math.abs(Math.sin(direction - angle)) > 0.2) continue;
    n++;
    sx += x;
    sy += y;
    sxx += x * x;
    sxy += x * y;
    syy += y * y;
  }
  if (n < 14) return undefined;
  const [ax, ay] = [sx / n, sy / n];
  const [xx, xy, yy] = [sxx / n - ax * ax, sxy / n - ax * ay, syy / n - ay * ay];
  // the normal is the direction in which the points spread least
  let normal = Math.atan2(2 * xy, xx - yy) / 2 + Math.PI / 2;
  normal = ((normal % Math.PI) + Math.PI) % Math.PI;
  return {
    angle: normal,
    distance: ax * Math.cos(normal) + ay * Math.sin(normal),
    weight: n,
    x: ax,
    y: ay,
  };
}

// Source: R. Duda and P. Hart, Use of the Hough transformation to detect lines and curves in pictures, 1972; each edge
// point votes only near the direction of its own gradient, as in F. O'Gorman and M. Clowes, 1976.
// Guarantee: none; the strongest straight edges come first.
//
//    | | |        every edge point of | votes for one line; three peaks are three lines
import type { WorkingImage } from './working-image.ts';

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

/** The weakest change of colour that counts as an edge, in Lab units for each pixel. */
const WEAKEST_EDGE = 2.2;
const ANGLES = 180;
const STEP = 2;

/** A point where the picture changes more than beside it. */
interface EdgePoint {
  /** From the picture's middle, in pixels of the working image. */
  readonly x: number;
  readonly y: number;
  /** The change of colour there, in Lab units for each pixel, and its direction. */
  readonly strength: number;
  readonly direction: number;
}

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

function edgePoints({ width, height, planes }: WorkingImage): EdgePoint[] {
  const strengths = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) strengths[i] = strengthAt(planes, i, width);
  }
  const points: EdgePoint[] = [];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      const strength = strengths[i]!;
      if (strength < WEAKEST_EDGE) continue;
      const direction = directionAt(planes, i, width);
      const next = Math.round(Math.sin(direction)) * width + Math.round(Math.cos(direction));
      if (strength < strengths[i + next]! || strength <= strengths[i - next]!) continue;
      points.push({ x: x - width / 2, y: y - height / 2, strength, direction });
    }
  }
  return points;
}

type Planes = WorkingImage['planes'];

/** The change of colour at the place `i`, in the plane that changes most. */
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

/** How much the values rise at the place `i` in steps of `step`, and half as much `aside` on both sides. */
function slope(plane: Float32Array, i: number, step: number, aside: number): number {
  const next = i + step;
  const last = i - step;
  const beside = plane[next - aside]! - plane[last - aside]! + plane[next + aside]! - plane[last + aside]!;
  return (plane[next]! - plane[last]!) * 0.25 + beside * 0.125;
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

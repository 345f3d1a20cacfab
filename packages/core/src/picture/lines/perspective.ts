// Source: vanishing points of straight lines as in R. Hartley and A. Zisserman, Multiple View Geometry, section 8.6,
// found by trying all pairs of lines, with the focal length of an ordinary lens.
// Guarantee: the view straight from the front, or one that differs from it by only a few degrees, is always among the results.
//
//     \  |  /        lines of the board that run away from the camera meet in one point; two such points,
//      \ | /         for rows and for columns, tell how the board's plane is tilted
import type { Homography } from '../image/homography.ts';
import type { Line } from './lines.ts';

/** The focal length assumed, in units of the picture's longer side; telephones have 0.7 to 1.1. */
const FOCAL = 0.9;
/** A line belongs to a vanishing point if it misses the point by less than this, in radians. */
const MISS = 0.028;

type Vector = readonly [number, number, number];

interface Direction {
  readonly d: Vector;
  readonly support: number;
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/**
 * The ways in which the board's plane may be tilted towards the camera: maps to the working image from a plane on which
 * cells are squares and one unit is one pixel in the middle of the picture.
 */
export function findViews(lines: readonly Line[], width: number, height: number, most: number): Homography[] {
  const focal = FOCAL * Math.max(width, height);
  const planes = lines.map((line): Vector => {
    const [c, s] = [Math.cos(line.angle), Math.sin(line.angle)];
    return unit([c, s, -line.distance / focal]);
  });
  const directions: Direction[] = [];
  const consider = (d: Vector): void => {
    if (Math.abs(d[2]) > 0.8) return;
    let support = 0;
    for (let i = 0; i < lines.length; i++) {
      const miss = Math.abs(dot(planes[i]!, d)) / MISS;
      if (miss < 1) support += lines[i]!.weight * (1 - miss * miss);
    }
    directions.push({ d, support });
  };
  const paired = Math.min(lines.length, 36);
  for (let i = 0; i < paired; i++) {
    consider([-Math.sin(lines[i]!.angle), Math.cos(lines[i]!.angle), 0]);
    for (let j = 0; j < i; j++) {
      const between = Math.abs(Math.sin(lines[i]!.angle - lines[j]!.angle));
      if (between > 0.6) continue;
      const meeting = cross(planes[i]!, planes[j]!);
      if (Math.hypot(...meeting) < 1e-4) continue;
      consider(unit(meeting));
    }
  }
  directions.sort((a, b) => b.support - a.support);
  const pairs: { a: Vector; b: Vector; support: number }[] = [];
  for (const first of distinct(directions, 8)) {
    const partners = directions.filter(({ d }) => {
      if (Math.abs(dot(first.d, d)) > 0.3) return false;
      return Math.abs(unit(cross(first.d, d))[2]) > 0.55;
    });
    for (const second of distinct(partners, 4)) {
      let support = 0;
      for (let k = 0; k < lines.length; k++) {
        const miss = Math.min(Math.abs(dot(planes[k]!, first.d)), Math.abs(dot(planes[k]!, second.d))) / MISS;
        if (miss < 1) support += lines[k]!.weight * (1 - miss * miss);
      }
      pairs.push({ a: first.d, b: second.d, support });
    }
  }
  pairs.sort((a, b) => b.support - a.support);
  const front: { a: Vector; b: Vector } = { a: [1, 0, 0], b: [0, 1, 0] };
  const chosen: { a: Vector; b: Vector }[] = [];
  const alike = (p: { a: Vector; b: Vector }, q: { a: Vector; b: Vector }): boolean =>
    Math.abs(dot(p.a, q.a)) > 0.9975 && Math.abs(dot(p.b, q.b)) > 0.9975;
  for (const pair of pairs) {
    if (chosen.length === most) break;
    const upright = Math.abs(pair.a[0]) >= Math.abs(pair.b[0]) ? pair : { a: pair.b, b: pair.a };
    if (!chosen.some((other) => alike(other, upright))) chosen.push(upright);
  }
  if (!chosen.some((one) => alike(one, front))) chosen.push(front);
  return chosen.map(({ a, b }) => viewOf(a, b, focal, width, height));
}

/** The best supported directions that differ by two degrees or more; `directions` are sorted. */
function distinct(directions: readonly Direction[], most: number): Direction[] {
  const chosen: Direction[] = [];
  for (const one of directions) {
    if (chosen.length === most) break;
    if (chosen.every(({ d }) => Math.abs(dot(d, one.d)) < 0.9994)) chosen.push(one);
  }
  return chosen;
}

/** The map of the plane that spans the directions `a` (rightwards) and `b` (downwards) through the picture's middle. */
function viewOf(a: Vector, b: Vector, focal: number, width: number, height: number): Homography {
  const right: Vector = a[0] < 0 ? [-a[0], -a[1], -a[2]] : a;
  const down: Vector = b[1] < 0 ? [-b[0], -b[1], -b[2]] : b;
  const [mx, my] = [width / 2, height / 2];
  return [
    focal * right[0] + mx * right[2],
    focal * down[0] + mx * down[2],
    mx * focal,
    focal * right[1] + my * right[2],
    focal * down[1] + my * down[2],
    my * focal,
    right[2],
    down[2],
    focal,
  ];
}

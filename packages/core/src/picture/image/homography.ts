// Source: R. Hartley and A. Zisserman, Multiple View Geometry in Computer Vision, 2nd edition, section 2.3.
// Guarantee: the homography through four points is exact up to rounding; none is given where the last three of them
// lie on a line; where others do, the map has no inverse.
//
//   (0,0)---(1,0)          a------b
//     |       |    ->       \      \      every straight line stays straight
//   (0,1)---(1,1)            d------c
import type { Corners, Point } from './picture.ts';

/** A projective map of the plane: nine numbers, row by row. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/**
 * Where a map takes the point (x, y).
 *
 * @param h - the map, from `homographyTo`
 * @param x - to the right, in the rectangle's unit
 * @param y - downwards, in the same unit
 *
 * @example
 * const corners = [{ x: 10, y: 10 }, { x: 50, y: 10 }, { x: 50, y: 50 }, { x: 10, y: 50 }] as const;
 * const map = homographyTo(corners, 4, 4); // four cells by four
 * if (map) console.log(mapPoint(map, 0, 2)); // { x: 10, y: 30 }
 */
export function mapPoint(h: Homography, x: number, y: number): Point {
  const w = h[6] * x + h[7] * y + h[8];
  return { x: (h[0] * x + h[1] * y + h[2]) / w, y: (h[3] * x + h[4] * y + h[5]) / w };
}

/**
 * The map that takes the rectangle of `width` by `height` to four corners, its top left to the first, clockwise.
 *
 * @param corners - the four corners in a picture, in pixels
 * @param width - of the rectangle, in any unit, such as cells
 * @param height - in the same unit
 * @returns undefined where the second, third and fourth corner lie on a line
 *
 * @example
 * const corners = [{ x: 10, y: 10 }, { x: 50, y: 10 }, { x: 50, y: 50 }, { x: 10, y: 50 }] as const;
 * homographyTo(corners, 4, 4) !== undefined // true
 */
export function homographyTo(corners: Corners, width: number, height: number): Homography | undefined {
  const [a, b, c, d] = corners;
  const sx = a.x - b.x + c.x - d.x;
  const sy = a.y - b.y + c.y - d.y;
  const dx1 = b.x - c.x;
  const dy1 = b.y - c.y;
  const dx2 = d.x - c.x;
  const dy2 = d.y - c.y;
  const determinant = dx1 * dy2 - dx2 * dy1;
  if (Math.abs(determinant) < 1e-9) return undefined;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  return [
    (b.x - a.x + g * b.x) / width,
    (d.x - a.x + h * d.x) / height,
    a.x,
    (b.y - a.y + g * b.y) / width,
    (d.y - a.y + h * d.y) / height,
    a.y,
    g / width,
    h / height,
    1,
  ];
}

/** The map back. */
export function invert(h: Homography): Homography {
  const [a, b, c, d, e, f, g, i, j] = h;
  const A = e * j - f * i;
  const B = f * g - d * j;
  const C = d * i - e * g;
  const determinant = a * A + b * B + c * C;
  return [
    A / determinant,
    (c * i - b * j) / determinant,
    (b * f - c * e) / determinant,
    B / determinant,
    (a * j - c * g) / determinant,
    (c * d - a * f) / determinant,
    C / determinant,
    (b * g - a * i) / determinant,
    (a * e - b * d) / determinant,
  ];
}

/** The corners of a rectangle that the map takes to the picture. */
export const cornersOf = (
  h: Homography,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Corners => [
  mapPoint(h, left, top),
  mapPoint(h, right, top),
  mapPoint(h, right, bottom),
  mapPoint(h, left, bottom),
];

/**
 * Maps four corners back and gives the smallest upright rectangle around them. `off` says how far they are from being the
 * corners of a square, as a share of its side: 0 if they are exactly that.
 */
export function rectangleIn(h: Homography, corners: Corners) {
  const back = invert(h);
  const points = corners.map(({ x, y }) => mapPoint(back, x, y));
  const extent = (values: number[]) => {
    const [from, to] = [Math.min(...values), Math.max(...values)];
    return {
      from,
      size: to - from,
      off: Math.max(...values.map((value) => Math.min(value - from, to - value))),
    };
  };
  const [across, down] = [extent(points.map(({ x }) => x)), extent(points.map(({ y }) => y))];
  const [width, height] = [across.size, down.size];
  const off = Math.max(across.off, down.off, Math.abs(width - height)) / width;
  return { left: across.from, top: down.from, width, height, off };
}

/**
 * Whether four corners form a convex quadrilateral and go clockwise, like a rectangle seen by a camera.
 *
 * @param corners - in pixels
 *
 * @example
 * isConvex([{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }]) // true
 */
export function isConvex(corners: Corners): boolean {
  return corners.every((corner, i) => {
    const next = corners[(i + 1) % 4]!;
    const after = corners[(i + 2) % 4]!;
    return (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x) > 0;
  });
}

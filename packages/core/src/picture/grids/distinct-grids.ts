// Source: ours. Which grids are nearly the same, as the corners of many guesses are.
// Guarantee: of the grids that are kept, besides the known ones, each has a corner at least NEAR of a cell away from that corner of
// every grid kept before it.
//
//    a----b        a grid with the corners a b c d, and one with a b C d: they are the same if C is within a fifth of a
//    |    |        cell of c, and the first one is kept; else both are
//    d----c C
import type { Corners } from '../image/picture.ts';

/** Grids whose corners differ by less than this are the same, in cells. */
const NEAR = 0.2;

/** The known grids, and those of the others that are not nearly the same as one before, at most `most` in all. */
export function distinctGrids(
  grids: readonly Corners[],
  columns: number,
  most: number,
  known: readonly Corners[] = [],
): Corners[] {
  const all = [...known];
  distinctBy(grids, (corners) => ({ corners, columns }), all, most - known.length);
  return all;
}

interface Grid {
  readonly corners: Corners;
  readonly columns: number;
}

/**
 * The first items, at most `most`, whose grids are not nearly the same as a known one or one before.
 *
 * @param known their grids are added to these
 */
export function distinctBy<T>(
  items: readonly T[],
  gridOf: (item: T) => Grid,
  known: Corners[] = [],
  most = Number.POSITIVE_INFINITY,
): T[] {
  const kept: T[] = [];
  for (const item of items) {
    if (kept.length === most) break;
    const { corners, columns } = gridOf(item);
    if (!isNew(corners, columns, known)) continue;
    kept.push(item);
    known.push(corners);
  }
  return kept;
}

/** Whether a grid is not nearly the same as a known one. */
export function isNew(corners: Corners, columns: number, known: readonly Corners[]): boolean {
  const near = cellSize(corners, columns) * NEAR;
  return !known.some((other) => areNear(other, corners, near));
}

/** Whether each corner of a grid is nearer to the same corner of another one than so many pixels. */
export const areNear = (one: Corners, other: Corners, pixels: number): boolean =>
  one.every(({ x, y }, i) => Math.hypot(x - other[i]!.x, y - other[i]!.y) < pixels);

/** The side of a cell in pixels: exact for a square board seen straight from the front, else a rough value. */
export const cellSize = ([a, b, c, d]: Corners, columns: number): number =>
  (Math.hypot(a.x - c.x, a.y - c.y) + Math.hypot(b.x - d.x, b.y - d.y)) / 2 / Math.SQRT2 / columns;

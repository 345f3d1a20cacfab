import type { Point } from '@unjam/core/picture';

/** The side of the square in which a finger can take a corner, in CSS pixels. */
export const TARGET = 44;

/**
 * Where the targets of corners are: around the corners, but pushed apart where they would overlap, which happens in small
 * pictures, and kept inside what is shown.
 *
 * @param corners - in CSS pixels from the top left of what is shown
 * @param width - of what is shown, in CSS pixels
 * @param height - of what is shown, in CSS pixels
 */
export function targetPlaces(corners: readonly Point[], width: number, height: number): readonly Point[] {
  const places = corners.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < 32; round++) {
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const axis = Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
        const by = (TARGET - Math.abs(b[axis] - a[axis])) / 2;
        if (by <= 0) continue;
        const sign = b[axis] < a[axis] ? -1 : 1;
        a[axis] -= sign * by;
        b[axis] += sign * by;
      }
    }
    for (const place of places) {
      place.x = Math.min(Math.max(place.x, 0), width);
      place.y = Math.min(Math.max(place.y, 0), height);
    }
  }
  return places;
}

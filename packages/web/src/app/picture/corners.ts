// The four corners of a grid in a picture.

import type { Corners, Point } from '@unjam/core/picture';

/** The corners to begin with if no grid was found. */
export function squareIn({ width, height }: ImageBitmap): Corners {
  const side = Math.min(width, height) * 0.7;
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  const at = (x: number, y: number): Point => ({ x: left + x * side, y: top + y * side });
  return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
}

/** The middle of the corners of a grid or of a piece on it. */
export const middleOf = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x / 4, 0),
  y: corners.reduce((sum, { y }) => sum + y / 4, 0),
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The corner that is nearest to a point. */
export const nearestOf = (corners: Corners, to: Point): Point =>
  corners.reduce((a, b) => (distance(b, to) < distance(a, to) ? b : a));

// A picture, and points, corners and turns in it: types, and one function that maps corners.

/**
 * A picture as canvases and decoders give it: 4 bytes for each pixel (red, green, blue, alpha), row by row from the
 * top.
 */
export interface Picture {
  /** Columns of pixels. */
  readonly width: number;
  /** Rows of pixels. */
  readonly height: number;
  /** `width * height * 4` values from 0 to 255. */
  readonly data: ArrayLike<number>;
}

/** A point of a picture in pixels, from its top left; it may lie between pixels, or outside. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The four corners of a grid: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** The corners that a function makes of four corners; the index of the first is 0. */
export const mapCorners = (
  [a, b, c, d]: Corners,
  change: (corner: Point, index: number) => Point,
): Corners => [change(a, 0), change(b, 1), change(c, 2), change(d, 3)];

// Source: plain resampling through a homography. Flattens the board inside four corners.
// Guarantee: every cell becomes SIDE by SIDE points, with one cell of surroundings on each side of the board. Where the picture does
// not show these, they have the colour of the picture's edge; with a frame, the colour of the frame.
//
//     a b            . . . .      2 by 2 cells, seen at an angle, become squares of SIDE by SIDE points;
//    d   c     ->    . a b .      each . is a cell of the surroundings
//                    . d c .
//                    . . . .
import { homographyTo, mapPoint } from '../image/homography.ts';
import type { Corners } from '../image/picture.ts';
import { sampleImage } from '../image/sample-image.ts';
import type { WorkingImage } from '../image/working-image.ts';
import type { Maps } from '../network/network-steps.ts';

/** Points along the side of a cell. */
export const SIDE = 12;
/** Cells of surroundings on each side. */
export const MARGIN = 1;

/**
 * A board seen straight from above, as the network takes it: a map of lightness, one of green to red and one of blue to yellow,
 * scaled to numbers about as large as 1.
 */
export interface FlatBoard extends Maps {
  /** Columns and rows of cells, without the surroundings. */
  readonly columns: number;
  readonly rows: number;
  /**
   * The values with a plain frame around the board where the picture does not show what is there; undefined where it shows nearly all of
   * it. In a picture that is cut off at the board, its edge repeated looks like more cells.
   */
  readonly framed?: Float32Array | undefined;
}

/** The colour of the frame in CIE Lab, a brown like that of wood; with black, grey or white the network sees boards as well. */
const FRAME = [42, 14, 25] as const;
/** The least share of a flat board's points outside of the picture for which a frame is drawn. */
const LEAST_FRAMED = 0.02;

/** The lightness (0 black, 100 white) that becomes 0; black becomes -1 and white 1. */
const MIDDLE_LIGHTNESS = 50;
/** The value of the two planes of colour that becomes 1. */
const COLOUR_UNIT = 40;

/** The colour in CIE Lab of the three values of a point of a flat board. */
export const labOf = (l: number, a: number, b: number): readonly [number, number, number] => [
  (l + 1) * MIDDLE_LIGHTNESS,
  a * COLOUR_UNIT,
  b * COLOUR_UNIT,
];

/** The board inside the corners, flattened; undefined where the corners lie on a line. */
export function flatten(
  image: WorkingImage,
  corners: Corners,
  columns: number,
  rows: number,
): FlatBoard | undefined {
  const map = homographyTo(corners, columns, rows);
  if (!map) return undefined;
  const width = (columns + 2 * MARGIN) * SIDE;
  const height = (rows + 2 * MARGIN) * SIDE;
  const size = width * height;
  const values = new Float32Array(3 * size);
  const colours = new Float32Array(3);
  const outside: number[] = [];
  // four samples for each point reduce noise and keep thin lines
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let [l, a, b] = [0, 0, 0];
      if (isBeside(x, width) || isBeside(y, height)) {
        const { x: px, y: py } = mapPoint(map, (x + 0.5) / SIDE - MARGIN, (y + 0.5) / SIDE - MARGIN);
        if (px < 0 || py < 0 || px > image.width || py > image.height) outside.push(i);
      }
      for (let part = 0; part < 4; part++) {
        const u = (x + 0.25 + 0.5 * (part & 1)) / SIDE - MARGIN;
        const v = (y + 0.25 + 0.5 * (part >> 1)) / SIDE - MARGIN;
        sampleImage(image, map, u, v, colours, 0);
        l += colours[0]!;
        a += colours[1]!;
        b += colours[2]!;
      }
      values[i] = l / 4 / MIDDLE_LIGHTNESS - 1;
      values[i + size] = a / 4 / COLOUR_UNIT;
      values[i + 2 * size] = b / 4 / COLOUR_UNIT;
    }
  }
  const framed = outside.length < LEAST_FRAMED * size ? undefined : withFrame(values, outside);
  return { columns, rows, count: 3, width, height, values, framed };
}

/** Whether a point lies in the surroundings, by its place along one side. */
const isBeside = (place: number, points: number): boolean =>
  place < MARGIN * SIDE || place >= points - MARGIN * SIDE;

/** The values with the colour of the frame at some points. */
function withFrame(values: Float32Array, points: readonly number[]): Float32Array {
  const framed = values.slice();
  const size = values.length / 3;
  for (const i of points) {
    framed[i] = FRAME[0] / MIDDLE_LIGHTNESS - 1;
    framed[i + size] = FRAME[1] / COLOUR_UNIT;
    framed[i + 2 * size] = FRAME[2] / COLOUR_UNIT;
  }
  return framed;
}

// Source: plain resampling through a homography. Flattens the board inside four corners.
// Guarantee: every cell becomes SIDE by SIDE points, with one cell of surroundings on each side of the board.
//
//     a b            . . . .      2 by 2 cells, seen at an angle, become squares of SIDE by SIDE points;
//    d   c     ->    . a b .      each . is a cell of the surroundings
//                    . d c .
//                    . . . .
import { homographyTo } from './homography.ts';
import type { Corners } from './picture.ts';
import { sampleImage } from './sample-image.ts';
import type { WorkingImage } from './working-image.ts';

/** Points along the side of a cell. */
export const SIDE = 12;
/** Cells of surroundings on each side. */
export const MARGIN = 1;

/** A board seen straight from above. */
export interface FlatBoard {
  /** Columns and rows of cells, without the surroundings. */
  readonly columns: number;
  readonly rows: number;
  /** Points in a row of points, surroundings included. */
  readonly stride: number;
  /** Lightness, green to red, blue to yellow. */
  readonly planes: readonly [Float32Array, Float32Array, Float32Array];
}

/** The board inside the corners, flattened; undefined where the corners lie on a line. */
export function flatten(
  image: WorkingImage,
  corners: Corners,
  columns: number,
  rows: number,
): FlatBoard | undefined {
  const map = homographyTo(corners, columns, rows);
  if (!map) return undefined;
  const stride = (columns + 2 * MARGIN) * SIDE;
  const height = (rows + 2 * MARGIN) * SIDE;
  const newPlane = () => new Float32Array(stride * height);
  const planes: FlatBoard['planes'] = [newPlane(), newPlane(), newPlane()];
  const colours = new Float64Array(3);
  // four samples for each point reduce noise and keep thin lines
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < stride; x++) {
      let [l, a, b] = [0, 0, 0];
      for (let part = 0; part < 4; part++) {
        const u = (x + 0.25 + 0.5 * (part & 1)) / SIDE - MARGIN;
        const v = (y + 0.25 + 0.5 * (part >> 1)) / SIDE - MARGIN;
        sampleImage(image, map, u, v, colours, 0);
        l += colours[0]!;
        a += colours[1]!;
        b += colours[2]!;
      }
      const i = y * stride + x;
      planes[0][i] = l / 4;
      planes[1][i] = a / 4;
      planes[2][i] = b / 4;
    }
  }
  return { columns, rows, stride, planes };
}

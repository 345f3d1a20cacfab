// Source: ours; coordinate ascent on the eight coordinates of the corners of a grid.
// Guarantee: the grid never fits worse than at the start, and no corner moves farther than a cell.
//
//     +--+--+        each corner is moved a little, and stays where colours change more along the lines than in the
//     |  |  |   ->   cells' middles; these changes are found once, on a flattened copy of the picture around the grid

import { type Homography, homographyTo, mapPoint } from '../image/homography.ts';
import { type Corners, mapCorners, type Point } from '../image/picture.ts';
import { reusableArray } from '../image/reusable-array.ts';
import { bilinear, sampleImage } from '../image/sample-image.ts';
import type { WorkingImage } from '../image/working-image.ts';
import { asShare, changeOf, type FitPoints, fitPoints, gridFit, REACH } from './grid-fit.ts';

/** How far a corner may move, in cells. */
const FARTHEST = 0.8;
/** How far corners are moved, in cells, one after the other. */
const STEPS = [0.2, 0.1, 0.05];
const ROUNDS = 3;

/** Moves the corners to where the grid's lines fit the picture best. */
export function refineGrid(
  image: WorkingImage,
  start: Corners,
  columns: number,
  rows: number,
): { corners: Corners; fit: number } {
  const unmoved = { corners: start, fit: gridFit(image, start, columns, rows) };
  const map = homographyTo(start, columns, rows);
  if (!map) return unmoved;
  const flat = climb(changesAround(image, map, columns, rows), columns, rows);
  const corners = mapCorners(flat, ({ x, y }) => mapPoint(map, x, y));
  const fit = gridFit(image, corners, columns, rows);
  return fit > unmoved.fit ? { corners, fit } : unmoved;
}

/** The corners of the grid that fits best, in cells of the grid at the start. */
function climb(changes: Changes, columns: number, rows: number): Corners {
  const start: Corners = [
    { x: 0, y: 0 },
    { x: columns, y: 0 },
    { x: columns, y: rows },
    { x: 0, y: rows },
  ];
  const points = fitPoints(columns, rows);
  const fitAt = (corners: Corners): number => {
    const map = homographyTo(corners, columns, rows);
    return map ? fitOn(changes, points, map) : -1;
  };
  let corners = start;
  let fit = fitAt(corners);
  for (const step of STEPS) {
    for (let better = true, rounds = 0; better && rounds < ROUNDS; rounds++) {
      better = false;
      for (const moves of MOVES) {
        for (const by of [-step, step]) {
          const moved = mapCorners(corners, (corner, i) => ({
            x: corner.x + moves[2 * i]! * by,
            y: corner.y + moves[2 * i + 1]! * by,
          }));
          if (moved.some((corner, i) => distance(corner, start[i]!) > FARTHEST)) continue;
          const next = fitAt(moved);
          if (next <= fit) continue;
          [fit, corners, better] = [next, moved, true];
        }
      }
    }
  }
  return corners;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The moves that are tried: each corner alone along x and y, and each side as a whole. */
const MOVES: readonly (readonly number[])[] = [
  ...Array.from({ length: 8 }, (_, i) => Array.from({ length: 8 }, (_, j) => (i === j ? 1 : 0))),
  ...[0, 1, 2, 3].flatMap((side) =>
    [0, 1].map((axis) =>
      Array.from({ length: 8 }, (_, j) => {
        const corner = j >> 1;
        return (corner === side || corner === (side + 1) % 4) && (j & 1) === axis ? 1 : 0;
      }),
    ),
  ),
];

/** How far apart the points are whose colours are compared, in points of the flattened copy. */
const APART = 2;
/** Points along the side of a cell, so that the points that are compared are REACH of a cell apart. */
const SIDE = Math.round(APART / REACH);
/** Cells around the grid on the copy: corners move by less than one. */
const MARGIN = 1;

/** The changes of colour around a grid, at points of a flattened copy of the picture. */
interface Changes {
  readonly stride: number;
  /** From left to right, and from top to bottom. */
  readonly across: Float32Array;
  readonly down: Float32Array;
}

const arrayForColours = reusableArray();

/** @param map - from cells of the grid to the image */
function changesAround(image: WorkingImage, map: Homography, columns: number, rows: number): Changes {
  const stride = (columns + 2 * MARGIN) * SIDE;
  const height = (rows + 2 * MARGIN) * SIDE;
  const colours = arrayForColours(3 * stride * height);
  for (let y = 0, i = 0; y < height; y++) {
    const v = (y + 0.5) / SIDE - MARGIN;
    for (let x = 0; x < stride; x++, i += 3) {
      sampleImage(image, map, (x + 0.5) / SIDE - MARGIN, v, colours, i);
    }
  }
  const change = (i: number, by: number): number => {
    let sum = 0;
    for (let at = 3 * i; at < 3 * i + 3; at++)
      sum += changeOf(colours[at - 3 * by]!, colours[at]!, colours[at + 3 * by]!);
    return asShare(sum);
  };
  const across = new Float32Array(stride * height);
  const down = new Float32Array(stride * height);
  for (let y = APART; y < height - APART; y++) {
    for (let x = APART; x < stride - APART; x++) {
      const i = y * stride + x;
      across[i] = change(i, APART);
      down[i] = change(i, APART * stride);
    }
  }
  return { stride, across, down };
}

/** The fit of a grid that lies on the flattened copy. */
function fitOn({ stride, across, down }: Changes, points: FitPoints, h: Homography): number {
  let fit = 0;
  for (let point = 0; point < points.weights.length; point++) {
    const u = points.x[point]!;
    const v = points.y[point]!;
    const w = h[6] * u + h[7] * v + h[8];
    const x = ((h[0] * u + h[1] * v + h[2]) / w + MARGIN) * SIDE - 0.5;
    const y = ((h[3] * u + h[4] * v + h[5]) / w + MARGIN) * SIDE - 0.5;
    // the flattened copy is larger than the grid on all sides, so these are not negative
    const left = x | 0;
    const top = y | 0;
    const i = top * stride + left;
    const values = point < points.down ? across : down;
    fit += points.weights[point]! * bilinear(values, i, stride, x - left, y - top);
  }
  return fit;
}

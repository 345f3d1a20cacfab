// Source: ours; coordinate ascent on the eight coordinates of the corners of a grid.
// Guarantee: the grid never fits worse than at the start, and no corner moves farther than a cell.
//
//     +--+--+        each corner is moved a little, and stays where colours
//     |  |  |   ->   change more along the lines than in the cells' middles
import { type Homography, homographyTo, isConvex } from './homography.ts';
import { type Corners, mapCorners, type Point } from './picture.ts';
import { sampleAll, type WorkingImage } from './working-image.ts';

/** How many points on each side of a cell are compared. */
const POINTS = 2;
const STRONGEST = 24;

/** Moves the corners to where the grid's lines fit the picture best. */
export function refineGrid(
  image: WorkingImage,
  start: Corners,
  columns: number,
  rows: number,
): { corners: Corners; fit: number } {
  const cell = (Math.hypot(start[0].x - start[2].x, start[0].y - start[2].y) * Math.SQRT1_2) / columns;
  let corners = start;
  let fit = gridFit(image, corners, columns, rows);
  for (let size = cell / 5; size > cell / 40; size /= 2) {
    for (let better = true, rounds = 0; better && rounds < 3; rounds++) {
      better = false;
      for (const moves of MOVES) {
        for (const sign of [-1, 1]) {
          const moved = mapCorners(corners, (corner, i) => ({
            x: corner.x + moves[2 * i]! * size * sign,
            y: corner.y + moves[2 * i + 1]! * size * sign,
          }));
          if (moved.some((corner, i) => distance(corner, start[i]!) > cell * 0.8)) continue;
          const next = gridFit(image, moved, columns, rows);
          if (next > fit) {
            [fit, corners] = [next, moved];
            better = true;
          }
        }
      }
    }
  }
  return { corners, fit };
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

/**
 * How much more colours change across the grid's lines than across the middles of its cells; -1 if the corners form no
 * grid.
 */
export function gridFit(image: WorkingImage, corners: Corners, columns: number, rows: number): number {
  if (!isConvex(corners)) return -1;
  const map = homographyTo(corners, columns, rows);
  if (!map) return -1;
  let [onLines, between, lineCount, betweenCount] = [0, 0, 0, 0];
  for (const across of [true, false]) {
    const lanes = across ? columns : rows;
    const length = across ? rows : columns;
    for (let k = 0; k <= 2 * lanes; k++) {
      const isLine = k % 2 === 0;
      const outer = k === 0 || k === 2 * lanes;
      for (let i = 0; i < length * POINTS; i++) {
        const along = (i + 0.5) / POINTS;
        const change = changeAcross(image, map, k / 2, along, across);
        if (isLine) {
          const weight = outer ? 1.5 : 1;
          onLines += change * weight;
          lineCount += weight;
        } else {
          between += change;
          betweenCount++;
        }
      }
    }
  }
  return onLines / lineCount - between / betweenCount;
}

const REACH = 0.09;

function changeAcross(
  { width, height, planes }: WorkingImage,
  h: Homography,
  lane: number,
  along: number,
  across: boolean,
): number {
  for (let i = 0; i < 3; i++) {
    const [x, y] = across ? [lane + (i - 1) * REACH, along] : [along, lane + (i - 1) * REACH];
    const w = h[6] * x + h[7] * y + h[8];
    const px = (h[0] * x + h[1] * y + h[2]) / w - 0.5;
    const py = (h[3] * x + h[4] * y + h[5]) / w - 0.5;
    sampleAll(planes, width, height, px, py, colours, 3 * i);
  }
  let change = 0;
  let dip = 0;
  for (let plane = 0; plane < 3; plane++) {
    const a = colours[plane]!;
    const b = colours[plane + 3]!;
    const c = colours[plane + 6]!;
    change += Math.abs(a - c);
    dip += Math.abs(2 * b - a - c) / 2;
  }
  return Math.min(change + dip * 0.7, STRONGEST) / STRONGEST;
}

/** The colours before a line, on it and after it. */
const colours = new Float64Array(9);

// Source: ours. How well the lines of a grid fit a picture.
// Guarantee: -1 for corners that form no grid; otherwise -1 to 1.
//
//    ||  .  ||  .  ||       across || colours change, at . they do not: the grid fits where the first change is far
//    ||  .  ||  .  ||       greater than the second
import { type Homography, homographyTo, isConvex } from '../image/homography.ts';
import type { Corners } from '../image/picture.ts';
import { sampleImage } from '../image/sample-image.ts';
import type { WorkingImage } from '../image/working-image.ts';

/** How many points on each side of a cell are compared. */
const POINTS = 2;
/** Stronger changes count as this one. */
const STRONGEST = 24;
/** How far apart the colours before a line, on it and after it are taken, in cells. */
export const REACH = 0.09;

/** The points of a grid, in cells, at which changes of colour are compared. */
export interface FitPoints {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** What a change counts: those on lines count 1 together, those in the middles of cells -1. */
  readonly weights: Float64Array;
  /** So many of the points are on lines that run down, or between these; the others are on those that run across. */
  readonly down: number;
}

/** The points of a grid of `columns` by `rows` cells. */
export function fitPoints(columns: number, rows: number): FitPoints {
  const size = `${columns}x${rows}`;
  const points = known.get(size) ?? newPoints(columns, rows);
  known.set(size, points);
  return points;
}

/** Grids are fitted thousands of times for each picture, so the points are kept. */
const known = new Map<string, FitPoints>();

function newPoints(columns: number, rows: number): FitPoints {
  const onLinesDown = pointsAlong(columns, rows);
  const down = onLinesDown.length;
  const all = [...onLinesDown, ...pointsAlong(rows, columns)];
  const sumOf = (isLine: boolean): number =>
    all.reduce((sum, point) => sum + (point.isLine === isLine ? point.weight : 0), 0);
  const [onLines, between] = [sumOf(true), -sumOf(false)];
  return {
    x: Float64Array.from(all, ({ lane, along }, i) => (i < down ? lane : along)),
    y: Float64Array.from(all, ({ lane, along }, i) => (i < down ? along : lane)),
    weights: Float64Array.from(all, ({ isLine, weight }) => weight / (isLine ? onLines : between)),
    down,
  };
}

function pointsAlong(lanes: number, length: number) {
  return Array.from({ length: 2 * lanes + 1 }, (_, k) =>
    Array.from({ length: length * POINTS }, (_, i) => ({
      lane: k / 2,
      along: (i + 0.5) / POINTS,
      isLine: k % 2 === 0,
      // the outer lines tell where the board ends
      weight: k === 0 || k === 2 * lanes ? 1.5 : 1,
    })),
  ).flat();
}

/**
 * How much more colours change across the grid's lines than across the middles of its cells; -1 if the corners form no
 * grid.
 */
export function gridFit(image: WorkingImage, corners: Corners, columns: number, rows: number): number {
  const map = isConvex(corners) && homographyTo(corners, columns, rows);
  if (!map) return -1;
  const { x, y, weights, down } = fitPoints(columns, rows);
  let fit = 0;
  for (let i = 0; i < weights.length; i++)
    fit += weights[i]! * changeAcross(image, map, x[i]!, y[i]!, i < down);
  return fit;
}

function changeAcross(image: WorkingImage, map: Homography, u: number, v: number, across: boolean): number {
  for (let i = 0; i < 3; i++) {
    const by = (i - 1) * REACH;
    sampleImage(image, map, across ? u + by : u, across ? v : v + by, colours, 3 * i);
  }
  let change = 0;
  for (let plane = 0; plane < 3; plane++)
    change += changeOf(colours[plane]!, colours[plane + 3]!, colours[plane + 6]!);
  return asShare(change);
}

/** The colours before a line, on it and after it. */
const colours = new Float32Array(9);

/** How much a colour changes, from before a line to behind it and on it. */
export const changeOf = (before: number, on: number, after: number): number =>
  Math.abs(before - after) + 0.35 * Math.abs(2 * on - before - after);

/** A change as a share of the strongest one. */
export const asShare = (change: number): number => Math.min(change, STRONGEST) / STRONGEST;

// Source: ours; a convex hull by A. Andrew, Another efficient algorithm for convex hulls in two dimensions, 1979.
// Guarantee: the points of the floor that a vehicle hides from the camera, its own cells included, as places of a raster of the floor.
//
//        ____             a truck is two boxes and a cab, a car is two boxes; a point at some height is seen where the line from
//     __|    |__          the camera through it meets the floor
//    |__________|
import type { Piece } from '../tilings/tilings.ts';
import { type Camera, SIDE } from './pose.ts';

/** Points of the raster along a cell, and cells around the floor. */
export const POINTS = 6;
export const AROUND = 2;
/** Points along a side of the raster. */
export const WIDTH = (SIDE + 2 * AROUND) * POINTS;

/** The place of a point of the raster on the floor, in cells. */
export const placeOf = (point: number): number => (point + 0.5) / POINTS - AROUND;

/** How far vehicles stay away from the edges of their cells, in cells. */
const GAP = 0.07;
/** The heights of a car's body and cabin and of a truck's load, in cells. */
const [BODY, CABIN, LOAD] = [0.55, 0.95, 1.4];

/** A box: from where to where along the vehicle, how far from the sides of its lane, and how high, in cells. */
interface Box {
  readonly from: number;
  readonly to: number;
  readonly inset: number;
  readonly height: number;
}

const CAR: readonly Box[] = [
  { from: GAP, to: 2 - GAP, inset: GAP, height: BODY },
  { from: 0.6, to: 1.4, inset: 0.2, height: CABIN },
];
const TRUCK: readonly Box[] = [
  { from: GAP, to: 2, inset: GAP, height: LOAD },
  { from: 2, to: 3 - GAP, inset: GAP, height: BODY },
  { from: 2, to: 2.8, inset: 0.15, height: CABIN },
];
/** The same truck the other way round. */
const TURNED: readonly Box[] = TRUCK.map(({ from, to, ...box }) => ({ ...box, from: 3 - to, to: 3 - from }));

/** The ways in which a piece of a length may stand. */
export const shapesOf = (length: number): readonly (readonly Box[])[] =>
  length === 2 ? [CAR] : [TRUCK, TURNED];

type Place = readonly [number, number];

/** The points of the raster that a vehicle hides. */
export function silhouetteOf(
  piece: Piece,
  shape: readonly Box[],
  camera: Camera,
  tallness: number,
): Uint16Array {
  const [row, column] = [Math.floor(piece.cell / SIDE), piece.cell % SIDE];
  const across = piece.orientation === 'horizontal';
  foundCount = 0;
  for (const { from, to, inset, height } of shape) {
    const [left, right] = across ? [column + from, column + to] : [column + inset, column + 1 - inset];
    const [top, bottom] = across ? [row + inset, row + 1 - inset] : [row + from, row + to];
    const base: Place[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    const farther = camera.height / Math.max(0.1, camera.height - height * tallness);
    const roof = base.map(
      ([x, y]): Place => [camera.u + (x - camera.u) * farther, camera.v + (y - camera.v) * farther],
    );
    fill(hullOf([...base, ...roof]));
  }
  const points = found.slice(0, foundCount);
  for (const point of points) isFound[point] = 0;
  return points;
}

/** The corners of the smallest convex shape around some places. */
function hullOf(places: Place[]): Place[] {
  const sorted = places.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Place[]): Place[] => {
    const kept: Place[] = [];
    for (const place of ordered) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, place) <= 0) kept.pop();
      kept.push(place);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = (a: Place, b: Place, c: Place): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** 1 for each point that `fill` has added: a point may lie inside of several shapes. */
const isFound = new Uint8Array(WIDTH * WIDTH);
/** These points, in the order in which they were added, and how many they are. */
const found = new Uint16Array(WIDTH * WIDTH);
let foundCount = 0;

/** Adds the points of the raster inside a convex shape that were not added yet. */
function fill(hull: readonly Place[]): void {
  const first = (place: number): number => Math.max(0, Math.ceil((place + AROUND) * POINTS - 0.5));
  const last = (place: number): number => Math.min(WIDTH - 1, Math.floor((place + AROUND) * POINTS - 0.5));
  const heights = hull.map(([, y]) => y);
  for (let row = first(Math.min(...heights)); row <= last(Math.max(...heights)); row++) {
    const y = placeOf(row);
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = 0; at < hull.length; at++) {
      const [a, b] = [hull[at]!, hull[(at + 1) % hull.length]!];
      if (a[1] <= y === b[1] <= y) continue;
      const x = a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    for (let column = first(from); column <= last(to); column++) {
      const point = row * WIDTH + column;
      if (isFound[point]) continue;
      isFound[point] = 1;
      found[foundCount++] = point;
    }
  }
}

// Source: ours; coordinate ascent on the sides and corners of a grid.
// Guarantee: the merit never falls; at most ROUNDS times two tries for each move and step.
//
//    the lines that fit best are often those of the cars' tops, which stand beside the cells: so each side of the grid is
//    moved a little, and stays where the grid has a greater merit: where the network sees it lie better on the cells, say
import { lookAtBoard } from './board-network.ts';
import { flatten } from './flat-board.ts';
import { cornersOf, type Homography, homographyTo, mapPoint } from './homography.ts';
import { type Corners, mapCorners } from './picture.ts';
import type { WorkingImage } from './working-image.ts';

const ROUNDS = 2;

/** The logarithm of the odds that a grid lies on the cells. */
export function alignedOf(image: WorkingImage, corners: Corners, columns: number, rows: number): number {
  const flat = flatten(image, corners, columns, rows);
  return flat ? lookAtBoard(flat).aligned : -Infinity;
}

/** Gives the corners of a grid, of which a part is moved by so many cells; the map goes from cells to the picture. */
type Move = (map: Homography, columns: number, rows: number, by: number) => Corners;

/** The left, upper, right and lower side. */
export const sides: readonly Move[] = [
  (map, columns, rows, by) => cornersOf(map, by, 0, columns, rows),
  (map, columns, rows, by) => cornersOf(map, 0, by, columns, rows),
  (map, columns, rows, by) => cornersOf(map, 0, 0, columns + by, rows),
  (map, columns, rows, by) => cornersOf(map, 0, 0, columns, rows + by),
];

/** Each corner, along the rows and along the columns. */
const corners: readonly Move[] = [0, 1, 2, 3].flatMap((corner) =>
  [0, 1].map(
    (axis): Move =>
      (map, columns, rows, by) =>
        mapCorners(cornersOf(map, 0, 0, columns, rows), (place, i) => {
          if (i !== corner) return place;
          const x = i === 1 || i === 2 ? columns : 0;
          const y = i > 1 ? rows : 0;
          return axis === 0 ? mapPoint(map, x + by, y) : mapPoint(map, x, y + by);
        }),
  ),
);
export const sidesAndCorners: readonly Move[] = [...sides, ...corners];

/**
 * Moves parts of a grid to where its merit is greatest.
 *
 * @param steps how far parts are moved, in cells, one after the other
 */
export function climbGrid(
  start: Corners,
  columns: number,
  rows: number,
  merit: (corners: Corners) => number,
  moves: readonly Move[],
  steps: readonly number[],
): Corners {
  let found = start;
  let best = merit(found);
  for (const step of steps) {
    for (let better = true, round = 0; better && round < ROUNDS; round++) {
      better = false;
      for (const move of moves) {
        for (const by of [step, -step]) {
          const map = homographyTo(found, columns, rows);
          const moved = map && move(map, columns, rows, by);
          const next = moved ? merit(moved) : -Infinity;
          if (!moved || next <= best) continue;
          [found, best, better] = [moved, next, true];
          break;
        }
      }
    }
  }
  return found;
}

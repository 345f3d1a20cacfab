// Source: ours.
// Guarantee: the merit of the grid never falls; at most ROUNDS looks at boards.
//
//    the lines that fit best are often those of the cars' tops, which stand beside the cells: so the grid is moved to where
//    the network sees the cells, and again from there, as long as it has a greater merit
import { at } from '../at.ts';
import { type BoardLook, lookAtBoard } from './board-network.ts';
import { flatten } from './flat-board.ts';
import { homographyTo, mapPoint } from './homography.ts';
import { IS_RIGHT } from './offsets.ts';
import { type Corners, mapCorners } from './picture.ts';
import type { WorkingImage } from './working-image.ts';

const ROUNDS = 3;

/** A grid, and what the network says of the board on it. */
export interface LookedAt {
  readonly corners: Corners;
  readonly look: BoardLook;
}

/** What the network says of the board inside corners; undefined if they lie on a line. */
export function lookAtGrid(
  image: WorkingImage,
  corners: Corners,
  columns: number,
  rows: number,
): LookedAt | undefined {
  const flat = flatten(image, corners, columns, rows);
  return flat && { corners, look: lookAtBoard(flat) };
}

/** The logarithm of the odds that a grid lies on the cells. */
export const alignedOf = (image: WorkingImage, corners: Corners, columns: number, rows: number): number =>
  lookAtGrid(image, corners, columns, rows)?.look.aligned ?? -Infinity;

/**
 * The best of a grid and those to which it is moved.
 *
 * @param see looks at the grid inside corners
 * @param merit the greater, the better
 */
export function nearest<Seen extends LookedAt>(
  start: Seen,
  columns: number,
  rows: number,
  see: (corners: Corners) => Seen | undefined,
  merit: (seen: Seen) => number,
): Seen {
  let found = start;
  for (let round = 0; round < ROUNDS; round++) {
    const corners = moved(found, columns, rows);
    const next = corners && see(corners);
    if (!next || merit(next) <= merit(found)) break;
    found = next;
  }
  return found;
}

/** The grid moved to where the network sees the cells; undefined if its corners lie on a line. */
function moved({ corners, look: { offsets } }: LookedAt, columns: number, rows: number): Corners | undefined {
  const map = homographyTo(corners, columns, rows);
  if (!map) return undefined;
  return mapCorners(corners, (_, i) =>
    mapPoint(
      map,
      (IS_RIGHT[i] ? columns : 0) - at(offsets, 2 * i),
      (i > 1 ? rows : 0) - at(offsets, 2 * i + 1),
    ),
  );
}

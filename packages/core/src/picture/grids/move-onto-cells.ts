// Source: ours.
// Guarantee: the merit of the grid never falls; the network looks at most at ROUNDS boards.
//
//    the lines that fit best are often those of the cars' tops, which stand beside the cells: so the grid is moved to where
//    the network sees the cells, and again from there, as long as it has a greater merit
import { at } from '../../basics/at.ts';
import type { LookedAt } from '../flat-board/look-at-grid.ts';
import { PLACES_OF_CORNERS } from '../flat-board/offsets.ts';
import { homographyTo, mapPoint } from '../image/homography.ts';
import { type Corners, mapCorners } from '../image/picture.ts';

const ROUNDS = 3;
/** A grid whose corners all lie nearer to those of the cells, in cells, is not moved. */
const NEAR = 0.05;

/**
 * The best of a grid and those to which it is moved.
 *
 * @param see looks at the grid inside corners
 * @param merit the greater, the better
 */
export function moveOntoCells<Seen extends LookedAt>(
  start: Seen,
  columns: number,
  rows: number,
  see: (corners: Corners) => Seen | undefined,
  merit: (seen: Seen) => number,
): Seen {
  let found = start;
  for (let round = 0; round < ROUNDS; round++) {
    if (found.look.offsets.every((offset) => Math.abs(offset) < NEAR)) break;
    const corners = moved(found, columns, rows);
    const next = corners && see(corners);
    if (!next || !(merit(next) > merit(found))) break;
    found = next;
  }
  return found;
}

/** The grid moved to where the network sees the cells; undefined if its corners lie on a line. */
function moved({ corners, look: { offsets } }: LookedAt, columns: number, rows: number): Corners | undefined {
  const map = homographyTo(corners, columns, rows);
  if (!map) return undefined;
  return mapCorners(corners, (_, i) => {
    const [right, down] = PLACES_OF_CORNERS[i]!;
    return mapPoint(map, right * columns - at(offsets, 2 * i), down * rows - at(offsets, 2 * i + 1));
  });
}

// Source: ours; hill climbing, as in grid-refine.ts, but by what the network says instead of by edges.
// Guarantee: the reading never ranks lower than at the start; at most ROUNDS times twelve grids are read.
//
//     +--+--+        tall pieces hide the grid's lines, so edges may draw a side to a piece's roof: each side is moved
//     |  |  |   ->   a little, and the whole grid, and stays where the reading ranks higher
import { homographyTo, mapPoint } from './homography.ts';
import type { Corners } from './picture.ts';
import type { RankedReading } from './read-grids.ts';

/** How far sides are moved, in cells, in each round. */
const ROUNDS = [0.15, 0.08];

/** A step of the left, top, right and bottom side along its normal. */
type Move = readonly [left: number, top: number, right: number, bottom: number];

/** The moves that are tried: the whole grid across and down, and each side alone. */
const MOVES: readonly Move[] = [
  [1, 0, 1, 0],
  [0, 1, 0, 1],
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
];

/** Moves a grid to where its reading ranks highest. */
export function settleGrid(
  start: RankedReading,
  read: (corners: Corners) => readonly RankedReading[],
): RankedReading {
  let best = start;
  for (const size of ROUNDS) {
    for (const move of MOVES) {
      for (const by of [size, -size]) {
        const [next] = movedGrid(best.reading, move, by).flatMap(read);
        if (!next || next.rank <= best.rank) continue;
        best = next;
        // the opposite step leads back
        break;
      }
    }
  }
  return best;
}

function movedGrid(
  { corners, columns, rows }: RankedReading['reading'],
  [left, top, right, bottom]: Move,
  by: number,
): Corners[] {
  const map = homographyTo(corners, columns, rows);
  if (!map) return [];
  const at = (u: number, v: number) => mapPoint(map, u, v);
  return [
    [
      at(left * by, top * by),
      at(columns + right * by, top * by),
      at(columns + right * by, rows + bottom * by),
      at(left * by, rows + bottom * by),
    ],
  ];
}

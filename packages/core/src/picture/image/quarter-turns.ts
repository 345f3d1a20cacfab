// Source: plain geometry: a quarter turn clockwise makes each row a column, the first row the last column.
// Guarantee: no two cells become the same cell; four quarter turns change nothing.
//
//    a b c        d a        a corner and an edge move one place on, clockwise: what was at the top left is at the
//    d e f   ->   e b        top right, and the upper edge is the right one
//                 f c
import type { Edge } from '../../board/setup.ts';
import type { Corners, QuarterTurns } from './picture.ts';

/** Every number of quarter turns. */
export const ALL_TURNS: readonly QuarterTurns[] = [0, 1, 2, 3];

/** The edges in the order in which each clockwise turn leads from one to the next. */
export const EDGES_CLOCKWISE: readonly Edge[] = ['top', 'right', 'bottom', 'left'];

/** The cell that a cell becomes when the board is turned. */
export function turnCell(cell: number, columns: number, rows: number, turns: QuarterTurns): number {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  if (turns === 0) return cell;
  if (turns === 1) return column * rows + (rows - 1 - row);
  if (turns === 2) return columns * rows - 1 - cell;
  return (columns - 1 - column) * rows + row;
}

/** The corners in the order of the turned board, its top left first. */
export const turnCorners = (corners: Corners, turns: QuarterTurns): Corners => {
  const at = (i: number) => corners[(i - turns + 4) % 4]!;
  return [at(0), at(1), at(2), at(3)];
};

// Source: the classic board, whose red car stands on the third of six rows and leaves at the right.
// Guarantee: a turned picture of a classic board gives the upright board; any other board is left as seen.
//
//    . . | . .        the red car points down, one lane right of the middle:
//    . . | . .   ->   turned back by a quarter, it stands on the upper middle row
import type { Edge, Setup } from '../board/setup.ts';
import type { Corners } from './picture.ts';
import type { Piece, Tiling } from './tilings.ts';

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** The quarter turns clockwise that put the primary on its classic row, the exit at the right. */
export function turnsToUpright(primary: Piece, columns: number, rows: number): QuarterTurns {
  const { cell, orientation } = primary;
  if (orientation === 'horizontal') {
    const row = Math.floor(cell / columns);
    return row !== upperMiddle(rows) && row === rows - 1 - upperMiddle(rows) ? 2 : 0;
  }
  const column = cell % columns;
  if (column === upperMiddle(columns)) return 1;
  return column === columns - 1 - upperMiddle(columns) ? 3 : 0;
}

const upperMiddle = (lanes: number): number => (lanes - 1) >> 1;

/** The logarithm of the probability that the primary stands on this piece's lane; highest for the classic lane. */
export function lanePrior(
  piece: Piece,
  columns: number,
  rows: number,
  turns: QuarterTurns | undefined,
): number {
  const { cell, length, orientation } = piece;
  const across = orientation === 'horizontal';
  const lane = across ? Math.floor(cell / columns) : cell % columns;
  const middle = upperMiddle(across ? rows : columns);
  const middles = lane === middle || lane === (across ? rows : columns) - 1 - middle;
  const long = length > 2 ? -3 : 0;
  if (turns !== undefined) {
    // the caller says how the picture is turned, so the primary may leave at any edge
    const lies = (turns % 2 === 0) === across;
    return (lies ? (turnsToUpright(piece, columns, rows) === turns ? 0 : -1) : -2) + long;
  }
  if (!middles) return -4 + long;
  return (across && lane === middle ? 0 : -0.7) + long;
}

/** The cells of a piece, row by row or down its column. */
export const cellsOfPiece = ({ cell, length, orientation }: Piece, columns: number): number[] =>
  Array.from({ length }, (_, i) => cell + i * (orientation === 'horizontal' ? 1 : columns));

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

/** The turned board of a tiling as a setup: `X` is the primary, `B` and so on are the others in reading order. */
export function setupOf(
  { pieces, primary }: Tiling,
  columns: number,
  rows: number,
  turns: QuarterTurns,
  exit: Edge | undefined,
): Setup {
  const [width, height] = turns % 2 === 0 ? [columns, rows] : [rows, columns];
  const turned = pieces.map((piece, i) => ({
    isPrimary: i === primary,
    cells: cellsOfPiece(piece, columns)
      .map((cell) => turnCell(cell, columns, rows, turns))
      .sort((a, b) => a - b),
  }));
  const vehicles = turned.filter(({ cells }) => cells.length > 1).sort((a, b) => a.cells[0]! - b.cells[0]!);
  const square = (cell: number) => ({ row: Math.floor(cell / width), column: cell % width });
  let next = 0;
  const labelled = vehicles.map(({ isPrimary, cells }) => ({
    label: isPrimary ? 'X' : LABELS[next++]!,
    squares: cells.map(square),
    isPrimary,
  }));
  labelled.sort((a, b) => (a.label < b.label ? -1 : 1));
  return {
    width,
    height,
    vehicles: labelled.map(({ label, squares }) => ({ label, squares })),
    walls: turned.flatMap(({ cells }) => (cells.length === 1 ? cells.map(square) : [])),
    primary: [labelled.findIndex(({ isPrimary }) => isPrimary)],
    ...(exit && { exit }),
  };
}

/** Labels of vehicles other than the primary; A, O and x mean something else in some formats. */
const LABELS = 'BCDEFGHIJKLMNPQRSTUVWYZabcdefghijklmnpqrstuvwyz';

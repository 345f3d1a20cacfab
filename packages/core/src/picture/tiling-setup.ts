// Source: ours. Turns a tiling upright and gives its vehicles labels, as a setup.
// Guarantee: the vehicles are in the order of their labels; those other than the primary are labelled in reading order of the
// turned board.
//
//    a a b        . X        the tiling, turned by a quarter clockwise: the primary a is X, and the other vehicle is B
//    . . b   ->   . X
//                 B B
import { CAPITALS, SMALL_LETTERS } from '../basics/letters.ts';
import type { Setup } from '../board/setup.ts';
import { turnCell } from './image/quarter-turns.ts';
import { cellsOfPiece, type Tiling } from './tilings/tilings.ts';
import type { Standing } from './upright.ts';

/** The turned board of a tiling as a setup: `X` is the primary, `B` and so on are the others in reading order. */
export function setupOf(
  { pieces, primary }: Tiling,
  columns: number,
  rows: number,
  { turns, exit }: Omit<Standing, 'score'>,
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
    ...(isPrimary && { primary: true }),
  }));
  labelled.sort((a, b) => (a.label < b.label ? -1 : 1));
  return {
    width,
    height,
    vehicles: labelled,
    walls: turned.flatMap(({ cells }) => (cells.length === 1 ? cells.map(square) : [])),
    exit,
  };
}

/** Labels of vehicles other than the primary; A and O mean something of their own in some formats. */
const LABELS = [...CAPITALS, ...SMALL_LETTERS].filter((letter) => letter !== 'A' && letter !== 'O');

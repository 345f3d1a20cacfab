import { check, positive, whole } from '../basics/arguments.ts';
import type { Square } from '../basics/place.ts';

/** One square of a board as a small integer, row-major from the top left: `row * width + column`. */
export type Cell = number;

export const cellAt = (row: number, column: number, width: number): Cell => row * width + column;

/**
 * The row and the column of a cell, from 0.
 *
 * @param cell - its number, row by row from 0
 * @param width - columns of the board
 *
 * @example
 * squareOf(7, board.width) // { row: 1, column: 3 }
 */
export function squareOf(cell: Cell, width: number): Square {
  checkCell(cell, width);
  return squareAt(cell, width);
}

/** As `squareOf`, without its checks: for a cell that a parser has just counted. */
export const squareAt = (cell: Cell, width: number): Square => ({
  row: Math.floor(cell / width),
  column: cell % width,
});

function checkCell(cell: Cell, width: number): void {
  check(cell, 'cell', whole);
  check(width, 'width', positive);
}

/**
 * The number that Richard Bird gives a cell: row by row from 1, leaving out one number after each row for the wall
 * between two rows; on a 6×6 board 1 to 6, 8 to 13, ... 36 to 41. Source: *Pearls of Functional Algorithm Design*,
 * chapter 18.
 *
 * @param cell - its number, row by row from 0
 * @param width - columns of the board
 *
 * @example
 * cellNumber(6, 6) // 8
 */
export function cellNumber(cell: Cell, width: number): number {
  checkCell(cell, width);
  return cell + Math.floor(cell / width) + 1;
}

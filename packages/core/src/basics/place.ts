// Where something is: in a text, and on a board.

import { check, integer } from './arguments.ts';

/** A place in a text; line and column count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** One square by row and column, both from 0 at the top left. Unlike a cell it may lie off the board. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

/**
 * A square as people name it, counted from 1: `row 3, column 4`.
 *
 * @param square - row and column, from 0
 *
 * @example
 * formatSquare({ row: 2, column: 3 }) // 'row 3, column 4'
 */
export function formatSquare(square: Square): string {
  check(square?.row, 'square.row', integer);
  return `row ${square.row + 1}, column ${square.column + 1}`;
}

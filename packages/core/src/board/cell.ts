/** One square of a board as a small integer, row-major from the top left: `row * width + column`. */
export type Cell = number;

/** One square by row and column, both from 0 at the top left; unlike a cell it may lie off the board. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

export const cellAt = (row: number, column: number, width: number): Cell => row * width + column;

export const squareOf = (cell: Cell, width: number): Square => ({
  row: Math.floor(cell / width),
  column: cell % width,
});

/** `row 3, column 4`: how a square is named to a person, from 1. */
export const nameSquare = ({ row, column }: Square): string => `row ${row + 1}, column ${column + 1}`;

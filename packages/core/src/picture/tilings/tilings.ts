// Source: ours. The evidence that a picture gives about a board, and the boards (tilings) that follow from it: types, and
// the cells of a piece.
//
//    a a b      a tiling of 3 by 2 cells: the horizontal car a at cell 0, the vertical car b at cell 2,
//    . . b      and two empty cells
import type { Orientation } from '../../board/vehicle.ts';

/** What the picture says about each cell and each pair of neighbours, as natural logarithms of probabilities. */
export interface Evidence {
  readonly columns: number;
  readonly rows: number;
  /** For each cell: that it is empty, that something stands on it. */
  readonly empty: ArrayLike<number>;
  readonly filled: ArrayLike<number>;
  /** For each cell and its neighbour to the right (three values a cell): one vehicle, both empty, anything else. */
  readonly right: ArrayLike<number>;
  /** The same for the neighbour below. */
  readonly below: ArrayLike<number>;
  /** How likely a piece is the primary; `-Infinity` if it cannot be. */
  readonly primary: (piece: Piece) => number;
}

/** A vehicle or a wall (length 1) as its first cell, length and orientation. */
export interface Piece {
  readonly cell: number;
  readonly length: number;
  readonly orientation: Orientation;
}

/** The cells of a piece, row by row or down its column. */
export const cellsOfPiece = ({ cell, length, orientation }: Piece, columns: number): number[] =>
  Array.from({ length }, (_, i) => cell + i * (orientation === 'horizontal' ? 1 : columns));

/** A board, given by its pieces. */
export interface Tiling {
  readonly pieces: readonly Piece[];
  /** Index of the primary among the pieces. */
  readonly primary: number;
  readonly score: number;
}

/** The cells on which nothing stands, of `count` in all. */
export function emptyCells({ pieces }: Tiling, columns: number, count: number): number[] {
  const taken = new Set(pieces.flatMap((piece) => cellsOfPiece(piece, columns)));
  return Array.from({ length: count }, (_, cell) => cell).filter((cell) => !taken.has(cell));
}

/** The best tilings of a board, and how certain the best one is. */
export interface TilingResult {
  /** Best first, all different. */
  readonly best: readonly Tiling[];
  /** Logarithm of the sum over all tilings. */
  readonly total: number;
  /** For each cell: the probability that the best tiling is right about it. */
  readonly certainty: Float64Array;
}

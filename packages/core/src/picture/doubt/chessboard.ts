// Source: ours.
// Guarantee: the walls that may be the dark squares of a chessboard, on which the vehicles stand.
//
//    . # . v       all walls stand on squares of one colour, and all empty cells on those of the other one
//    # r r v
//    . # . v
import { cellsOfPiece, type Tiling } from '../tilings/tilings.ts';

/** Fewer walls and empty cells together stand so by chance. */
const FEWEST = 6;

/**
 * The cells of walls that are like squares of a chessboard.
 *
 * @param tiling what stands on the cells
 * @param columns of the board
 * @param cells of the board
 */
export function wallsOfChessboard({ pieces }: Tiling, columns: number, cells: number): number[] {
  const taken = new Set(pieces.flatMap((piece) => cellsOfPiece(piece, columns)));
  const isDark = (cell: number): boolean => (Math.floor(cell / columns) + (cell % columns)) % 2 === 1;
  const walls = pieces.filter(({ length }) => length === 1).map(({ cell }) => cell);
  const floor = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => !taken.has(cell));
  if (walls.length < 2 || floor.length < 2 || walls.length + floor.length < FEWEST) return [];
  const areApart = (dark: readonly number[], light: readonly number[]) =>
    dark.every(isDark) && !light.some(isDark);
  return areApart(walls, floor) || areApart(floor, walls) ? walls : [];
}

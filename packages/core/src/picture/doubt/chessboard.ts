// Source: ours.
// Guarantee: the walls that may be the dark squares of a chessboard, on which the vehicles stand.
//
//    . # . v       all walls stand on squares of one colour, and all empty cells on those of the other one
//    # r r v
//    . # . v
import { at } from '../../basics/at.ts';
import { emptyCells, type Tiling } from '../tilings/tilings.ts';

/** Fewer walls and empty cells together stand so by chance. */
const FEWEST = 6;

/**
 * The cells of walls that are like squares of a chessboard.
 *
 * @param tiling what stands on the cells
 * @param columns of the board
 * @param cells of the board
 */
export function wallsOfChessboard(tiling: Tiling, columns: number, cells: number): number[] {
  const isDark = (cell: number): boolean => (Math.floor(cell / columns) + (cell % columns)) % 2 === 1;
  const walls = tiling.pieces.filter(({ length }) => length === 1).map(({ cell }) => cell);
  const floor = emptyCells(tiling, columns, cells);
  if (walls.length < 2 || floor.length < 2 || walls.length + floor.length < FEWEST) return [];
  const areDark = isDark(at(walls, 0));
  const areApart =
    walls.every((cell) => isDark(cell) === areDark) && floor.every((cell) => isDark(cell) !== areDark);
  return areApart ? walls : [];
}

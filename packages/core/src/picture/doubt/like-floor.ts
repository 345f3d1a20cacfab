// Source: ours.
// Guarantee: the cells of vehicles that nothing but their place tells from the floor. On boards and planks the network takes grain for
// vehicles.
//
//    f f v v       the floor is f and g; both cells of v have a colour like f or g, so v may be floor
//    g g r r       r has a colour of its own
import { at } from '../../basics/at.ts';
import { type CellColour, difference } from '../flat-board/cell-colours.ts';
import { cellsOfPiece, emptyCells, type Tiling } from '../tilings/tilings.ts';

/** A cell whose colour differs by less than this from that of an empty cell is like it (CIE Lab). */
const LIKE = 2;

/**
 * The cells of the vehicles, other than the primary, that are like empty cells.
 *
 * @param colours of all cells, row by row
 * @param tiling what stands on them
 */
export function cellsLikeFloor(colours: readonly CellColour[], tiling: Tiling, columns: number): number[] {
  const { pieces, primary } = tiling;
  const floor = emptyCells(tiling, columns, colours.length);
  const isLikeFloor = (cell: number): boolean =>
    floor.some((other) => difference(at(colours, other), at(colours, cell)) < LIKE);
  return pieces
    .filter(({ length }, index) => length > 1 && index !== primary)
    .map((piece) => cellsOfPiece(piece, columns))
    .filter((cells) => cells.every(isLikeFloor))
    .flat();
}

// Source: ours; hue and chroma in the plane of CIE Lab.
// Guarantee: the redness of a piece is 0 at most, and -40 at least; the chroma of a piece counts for no more than that of the
// strongest red.
//
//    O O R R P P      an orange car, a red one and a pale red one: R is the reddest, O has another hue, and P is likely
//                     to be the red car only where no cell has a stronger red
import { at } from '../../basics/at.ts';
import type { CellColour } from '../flat-board/cell-colours.ts';
import { chromaOf, hueOf } from '../image/hue.ts';
import { cellsOfPiece, type Piece } from '../tilings/tilings.ts';

/**
 * The hue of plain red in the Lab plane, in degrees, for the mean colour of a cell: the fewer degrees a cell is off, the
 * redder it is. Chosen together with the numbers of `redness`, which tolerate only small differences of hue. That of
 * red-regions.ts is the middle of a wide range of single points, and was chosen apart from this one.
 */
const PLAIN_RED = 33;

/** How red a piece is: 0 for plain red, less for any other colour. */
export function redness(columns: number, colours: readonly CellColour[], piece: Piece): number {
  const cells = cellsOfPiece(piece, columns);
  let worst = 0;
  let sum = 0;
  for (const i of cells) {
    const [, a, b] = at(colours, i);
    const off = Math.max(0, Math.abs(hueOf(a, b) - PLAIN_RED) - 2) / 6;
    const pale = Math.max(0, PALE - chromaOf(a, b)) / 9;
    const value = -(off * off) - pale * pale;
    sum += value;
    worst = Math.min(worst, value);
  }
  return Math.max((sum / cells.length + worst) / 2, -40);
}

/** A cell of less chroma may be red only in poor light. */
const PALE = 38;
/** The red car is not farther in hue from plain red than this, in degrees, except in coloured light. */
const REDDISH = 20;

/** The greatest chroma of a reddish cell, at least PALE. */
export const strongestRed = (colours: readonly CellColour[]): number =>
  Math.max(
    PALE,
    ...colours
      .filter(([, a, b]) => Math.abs(hueOf(a, b) - PLAIN_RED) < REDDISH)
      .map(([, a, b]) => chromaOf(a, b)),
  );

/** The mean chroma of a piece, in which no cell counts for more than `strongest`. */
export function meanChroma(
  columns: number,
  colours: readonly CellColour[],
  strongest: number,
  piece: Piece,
): number {
  const cells = cellsOfPiece(piece, columns);
  const counted = cells.map((cell) => {
    const [, a, b] = at(colours, cell);
    return Math.min(strongest, chromaOf(a, b));
  });
  return counted.reduce((sum, chroma) => sum + chroma, 0) / cells.length;
}

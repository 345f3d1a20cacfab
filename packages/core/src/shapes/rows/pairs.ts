/*
 * Cells that are drawn two characters wide, so that they look square: every glyph stands twice.
 *
 *     AAAA....        AA..
 *     ....XXXX        ..XX
 *
 * Nothing else is as likely where all glyphs of all rows stand in pairs.
 */
import { at } from '../../basics/at.ts';
import { type About, type Glyph, type Matrix, widthOf } from '../parts/matrix.ts';

/** What speaks against taking the characters of pairs for a cell each. */
const APART = 3;

/**
 * The ways to take a matrix: where all its glyphs stand in pairs, each pair as one cell is more likely.
 *
 * @param about - what the text says, which may be that there is a cell for each character
 */
export function inPairs(matrix: Matrix, about: About): Matrix[] {
  const width = widthOf(matrix);
  if (about.width === width || about.height === width) return [matrix];
  if (width < 4 || width % 2 !== 0 || !matrix.rows.every(isPaired)) return [matrix];
  const rows = matrix.rows.map((row) => row.filter((_, i) => i % 2 === 0));
  const exits = matrix.exits.map(({ lane, ...mark }) => {
    if (lane === undefined) return mark;
    return { ...mark, lane: mark.edge === 'top' || mark.edge === 'bottom' ? lane >> 1 : lane };
  });
  return [
    { ...matrix, rows, exits, says: `${matrix.says}, each two characters wide` },
    { ...matrix, cost: matrix.cost + APART },
  ];
}

/** Whether each glyph is one character and stands twice, without anything between the two. */
const isPaired = (row: readonly Glyph[]): boolean =>
  row.every(({ glyph, at: place, isMissing }, i) => {
    if (isMissing || glyph.length > 2) return false;
    if (i % 2 === 0) return at(row, i + 1).glyph === glyph;
    return place.column === at(row, i - 1).at.column + glyph.length;
  });

/*
 * Cells that are drawn several characters wide, so that they look square or large, and perhaps several lines high: each glyph is
 * repeated so many times.
 *
 *     AAAA....        AA..        AAAAAA......        AA..
 *     ....XXXX        ..XX        AAAAAA......        ..XX
 *                                 ......XXXXXX
 *                                 ......XXXXXX
 *
 * Nothing else is as likely where all glyphs of all rows are repeated.
 */
import { at } from '../../basics/at.ts';
import { type About, type ExitMark, type Matrix, widthOf } from '../parts/matrix.ts';

/** What is said of a board whose cells have several characters each. */
export const CHARACTERS_WIDE = 'characters wide';

/** What it costs to take each character for a cell where all are repeated. */
const APART = 3;

const words = ['', 'one', 'two', 'three', 'four'] as const;
/** How many characters wide a cell may be, and how many lines high. */
const SCALES = [4, 3, 2] as const;
const HEIGHTS = [...SCALES, 1] as const;

/**
 * The ways to take a matrix. Where all its glyphs are repeated, all copies together are more likely one cell.
 *
 * @param about - what the text says, which may be that there is a cell for each character
 */
export function inCellsOfCharacters(matrix: Matrix, about: About): Matrix[] {
  const width = widthOf(matrix);
  if (about.width === width || about.height === width) return [matrix];
  const wide = SCALES.filter((wide) => width % wide === 0 && width > wide && isEnlarged(matrix, wide));
  if (wide.length === 0) return [matrix];
  const smaller = wide.flatMap((wide) =>
    HEIGHTS.filter((high) => matrix.rows.length > high && isRepeated(matrix, high)).map((high) =>
      reduced(matrix, wide, high),
    ),
  );
  return [...smaller, { ...matrix, cost: matrix.cost + APART }];
}

function reduced(matrix: Matrix, wide: number, high: number): Matrix {
  const lines = matrix.rows.filter((_, i) => i % high === 0);
  const rows = lines.map((row) => row.filter((_, i) => i % wide === 0));
  const exits = matrix.exits.map((mark): ExitMark => {
    if (mark.lane === undefined) return mark;
    const scale = mark.edge === 'top' || mark.edge === 'bottom' ? wide : high;
    return { ...mark, lane: Math.floor(mark.lane / scale) };
  });
  const tall = high === 1 ? '' : ` and ${words[high]} lines high`;
  return { ...matrix, rows, exits, says: `${matrix.says}, each ${words[wide]} ${CHARACTERS_WIDE}${tall}` };
}

/** Whether each glyph is one character, and stands so many times in a row without anything between. */
const isEnlarged = ({ rows }: Matrix, wide: number): boolean =>
  rows.every((row) =>
    row.every(({ glyph, at: place, isMissing }, i) => {
      if (isMissing || glyph.length > 2) return false;
      if (i % wide === 0) return true;
      const before = at(row, i - 1);
      return before.glyph === glyph && place.column === before.at.column + glyph.length;
    }),
  );

/** Whether each row stands so many times. */
const isRepeated = ({ rows }: Matrix, high: number): boolean =>
  rows.length % high === 0 &&
  rows.every((row, i) => i % high === 0 || row.every(({ glyph }, j) => glyph === rows[i - 1]?.[j]?.glyph));

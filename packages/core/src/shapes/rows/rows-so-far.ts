/*
 * Rows on one line of which the last is not typed wholly yet, so that the mark between them is no cell:
 *
 *     XX..../....../..
 */
import { LARGEST_SIDE } from '../../board/validate.ts';
import { graphemesOf } from '../parts/glyphs.ts';

/** Marks that are seldom cells. */
const BETWEEN_ROWS = ['/', ';', ',', '|'];
/** The most rows, and cells in a row: those of the largest board and a border. */
export const LONGEST_SIDE = LARGEST_SIDE + 2;

/** Whether the parts of a word between such marks are equally long, but for the last one, which is shorter. */
export const areRowsSoFar = (word: string): boolean =>
  BETWEEN_ROWS.some((mark) => {
    if (!word.includes(mark)) return false;
    const [width = 0, ...more] = word.split(mark).map((row) => graphemesOf(row).length);
    const last = more.pop() ?? 0;
    return width > 2 && width <= LONGEST_SIDE && last < width && more.every((other) => other === width);
  });

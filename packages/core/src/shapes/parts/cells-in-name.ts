/*
 * A line above a board or a word beside it that would be its name, and looks like cells that nothing read:
 *
 *     |JJKK.H|+------+      a row and the border below it on one line
 *     oAAABBooCDDEXXC GEHIIFGJHKKooJLLMMMJ      a blank in a line of cells
 *     ..B                                       a row that lost cells
 *     XX.A/...A/.... /....                      a blank before the last row
 */
import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { graphemesOf } from './glyphs.ts';

/** More capitals, dots and o in a row than words have, cells between bars, or rows with marks between them. */
const CELLS = /[A-Zo.]{17}|^\|[^| ]{4,}\||^(?=.*[._*-].*[._*-].*[._*-])(?:[A-Zo._*-]{3,16}[|;,] ?){3}/;

/** A word as long as a row, of letters and marks of empty cells, with a mark in front or two in succession, and no two letters that differ. */
const LOST_CELLS =
  /^(?=.{2,16}$)(?=[.·_*-]|.*[.·_*-]{2})(?!.*(\p{L})(?!\1)\p{L})[\p{L}.·_*-]*\p{L}[\p{L}.·_*-]*$/u;

/** What is wrong with a board whose name looks like cells. */
export const cellsInName = (name: string): Problem | undefined =>
  CELLS.test(name) || LOST_CELLS.test(name)
    ? {
        code: 'unknown-format',
        message: `${quote(name)} looks like cells, not like a name`,
        expected: 'another name',
      }
    : undefined;

/** Whether a word beside the rows of a board may be one more of them: it has their glyphs, and their length or a mark of theirs. */
export function mayBeRowOf(word: string, rows: readonly (readonly string[])[]): boolean {
  const cells = graphemesOf(word.replaceAll(/^[/;,|]+|[/;,|]+$/g, ''));
  const glyphs = new Set(rows.flat());
  return (
    cells.length > 1 &&
    cells.every((cell) => glyphs.has(cell)) &&
    (cells.length === rows[0]?.length || cells.some((cell) => !/[\p{L}\p{N}]/u.test(cell)))
  );
}

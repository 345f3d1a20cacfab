/*
 * A line above a board that is taken for its name, and looks like cells that nothing read:
 *
 *     |JJKK.H|+------+      a row and the border below it on one line
 *     oAAABBooCDDEXXC GEHIIFGJHKKooJLLMMMJ      a blank in a line of cells
 */
import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';

/** More capitals, dots and o in a row than words have, or cells between bars. */
const CELLS = /[A-Zo.]{17}|^\|[^| ]{4,}\|/;

/** What is wrong with a board whose name looks like cells. */
export const cellsInName = (name: string): Problem | undefined =>
  CELLS.test(name)
    ? {
        code: 'unknown-format',
        message: `${quote(name)} looks like cells, not like a name`,
        expected: 'another name',
      }
    : undefined;

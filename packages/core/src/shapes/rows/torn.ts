/*
 * Rows that came apart: what is left beside a board may be rows of it.
 *
 *     AA          a row of the board, whose empty cells     ..XX.A
 *                 are blanks, and not its name              .....A
 *       XX
 *       CB                a row of the board on the right:  CC....
 *       CB                a blank line is above it
 */
import { type Found, isRead, refusedFor } from '../parts/candidate.ts';
import { isUsualEmpty } from '../parts/glyphs.ts';
import type { Line } from '../sentences/unwrap.ts';

/** The longest row of single characters. */
const LONGEST = 16;

/** Whether a line beside a board may be one of its rows whose empty cells are blanks: capitals alone, or glyphs that stand twice. */
export function mayBeRow(line: string): boolean {
  const text = line.trim();
  if (text === '' || text.length > LONGEST) return false;
  if (/^(?:([\p{L}\p{N}@])\1+\s*)+$/u.test(text)) return true;
  return /^[A-Z@\s]+$/.test(text) && (/([A-Z@])\1/.test(text) || !/[A-Z]{4}/.test(text));
}

/**
 * A board with more columns than rows or the other way round, which is refused where a line apart from it has as many cells as its
 * rows: the line may be one of them.
 *
 * @param apart - lines of which no board was made
 */
export function withoutTorn(found: Found, apart: readonly Line[]): Found {
  if (!isRead(found)) return found;
  const widths = new Set(
    found.candidates.flatMap(({ board }) => (board.width === board.height ? [] : board.width)),
  );
  const torn = apart.find(({ text }) => isRowOf(text.trim(), widths));
  return torn === undefined
    ? found
    : refusedFor(
        {
          code: 'ragged-rows',
          message: 'this line may be a row of the board, and stands apart from the others',
          expected: 'all rows below each other',
          at: { text: { line: torn.number, column: 1 } },
        },
        found,
      );
}

/** Whether a line has one of some numbers of cells, written together or with blanks between them, and looks like a row. */
function isRowOf(text: string, widths: ReadonlySet<number>): boolean {
  const cells = text.split(/\s+/);
  const row = cells.length > 1 && cells.every((cell) => cell.length === 1) ? cells.join('') : text;
  const glyphs = [...row];
  const fitting = glyphs.filter(
    (glyph, i) => isUsualEmpty(glyph) || glyph === glyphs[i - 1] || glyph === glyphs[i + 1],
  );
  return widths.has(glyphs.length) && fitting.length * 3 >= glyphs.length * 2;
}

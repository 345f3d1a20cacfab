import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { isBlank, type TextLine } from '../../text/lines.ts';
import { textInBrackets } from '../parts/brackets.ts';
import { type GlyphRow, type GlyphRules, setupOfGlyphs } from '../parts/cell-glyphs.ts';
import { glyphRowsOf } from '../parts/expressible.ts';
import type { BoardFormat, RowsShape } from '../parts/format.ts';
import { parseRows } from '../parts/named-rows.ts';
import { redOnly } from '../parts/primary.ts';
import { spacedGlyphs } from '../parts/spaced.ts';

/*
 * Coordinates, a box, cells separated by spaces, `.` for an empty cell. Walls are `#`, and an `x` that touches no
 * other `x`; `o` is a label. Source: *Rush Hour*, a Prolog solver.
 *
 *        1 2 3 4 5 6
 *       +-----------+
 *     1 |o . . a . .|
 *     2 |o . . a b b|
 *     3 |o x x c . .|
 *     4 |. . p c d d|
 *     5 |. . p e e f|
 *     6 |. . p . . f|
 *       +-----------+
 *
 * The coordinates, the lines above and below, the spaces between cells and the bar on the right may be missing. A line with one
 * gap is none of them: the gap may be the exit, of which this format says nothing.
 */

const rules: GlyphRules = { empty: '.-_*', walls: 'lone x', fallback: redOnly };

const isHeader = (line: string): boolean => /^[\s\d]+$/.test(line);
const isBox = (line: string): boolean => /^\+(?!(?=.*[-=])[-=]* +[-=]*\+$)[-=+ ]*$/.test(line.trim());

const shape: RowsShape = {
  kind: 'rows',
  // what stands between others, right below the edge of a frame, begins another frame
  isRow: (line, [above = '', below]) =>
    isFramedRow(line) || (!(below && isBox(above)) && (isHeader(line) || isBox(line))),
};

export const framed: BoardFormat<'framed'> = {
  id: 'framed',
  shape,
  recognises: (block) => !textInBrackets(block) && block.some(isFramedRow),

  parse: (text, options) =>
    parseRows(text, shape, (lines) => {
      const rows: GlyphRow[] = [];
      for (const line of lines) {
        if (isHeader(line.text) || isBox(line.text) || isBlank(line.text)) continue;
        const row = rowOf(line);
        if (!row.ok) return row;
        rows.push(row.value);
      }
      return setupOfGlyphs(rows, rules, options);
    }),

  print(board) {
    const glyphs = glyphRowsOf(board, 'framed', rules);
    if (!glyphs.ok) return glyphs;
    const cell = String(board.width).length;
    const margin = String(board.height).length;
    const join = (cells: readonly (string | number)[]) =>
      cells.map((text) => String(text).padStart(cell)).join(' ');
    const header = join(Array.from({ length: board.width }, (_, column) => column + 1));
    const box = `${' '.repeat(margin + 1)}+${'-'.repeat(header.length)}+`;
    const rows = glyphs.value.map((row, index) => `${String(index + 1).padStart(margin)} |${join(row)}|`);
    return ok([`${' '.repeat(margin + 2)}${header}`, box, ...rows, box].join('\n'));
  },
};

/** Whether a line begins like a framed row: with a bar, or a row number and a bar. */
const isFramedRow = (line: string): boolean => /^\s*(?:\d+\s*)?\|/.test(line);

function rowOf({ text, number }: TextLine): Result<GlyphRow, Problem> {
  const unexpected = (index: number, expected: string): Result<never, Problem> =>
    err({
      code: 'unexpected-character',
      message: `unexpected character ${quote(String.fromCodePoint(text.codePointAt(index) ?? 0))}`,
      expected,
      at: { text: { line: number, column: index + 1 } },
    });
  if (!isFramedRow(text)) return unexpected(text.search(/[^\s\d]|$/), 'a row number and |');
  const bar = text.indexOf('|');
  const close = text.indexOf('|', bar + 1);
  const end = close < 0 ? text.length : close;
  const rest = text.slice(end + 1).search(/\S/);
  if (rest >= 0) return unexpected(end + 1 + rest, 'the end of the line');
  return ok(spacedGlyphs(text, number, bar + 1, end));
}

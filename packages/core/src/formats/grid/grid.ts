import { ok } from '../../basics/result.ts';
import { isBlank, type TextLine } from '../../text/lines.ts';
import { isMost, linesAround, onlyLine } from '../parts/block.ts';
import { textInBrackets } from '../parts/brackets.ts';
import { type GlyphRow, type GlyphRules, setupOfGlyphs } from '../parts/cell-glyphs.ts';
import { glyphRowsOf } from '../parts/expressible.ts';
import type { BoardFormat, RowsShape } from '../parts/format.ts';
import { EMPTY_GLYPHS, isGridRow } from '../parts/grid-row.ts';
import { parseRows } from '../parts/named-rows.ts';
import { redOnly } from '../parts/primary.ts';

/*
 * One row on each line, one character for each cell:
 *
 *     Card 12
 *     ..0..A
 *     ..0..A
 *     XX0...
 *     .RGGY.
 *     VR..Y.
 *     VR....
 *
 * Empty is any of `. - o _ *` or a space; walls are `#`, and an `x` that touches no other `x`. Walls are written as `x`, or
 * as `#` if one touches another or a vehicle `x`. Where the first or the last row would then begin with `#`, or a row have
 * nothing else, the board is not written. On one line `/` separates the rows.
 *
 * All rows have the same length. Blanks at the ends of rows and blanks that indent all rows are not cells. A grid whose
 * only glyph for an empty cell is the space has other rules: a shorter row is filled up on the right, because editors
 * strip blanks; blanks before the rows are cells; and a line of exactly as many blanks as the grid is wide is a row.
 * The width of such a grid is the length of its rows if all are equally long with their trailing blanks, otherwise the
 * length of its longest row without them.
 */
// grid-row.ts says which lines are rows and which are names, hash-rows.ts which lines that begin with `#` are comments.

const rules: GlyphRules = { empty: EMPTY_GLYPHS, walls: 'lone x', fallback: redOnly };

const shape: RowsShape = { kind: 'rows', isRow: isGridRow };

export const grid: BoardFormat<'grid'> = {
  id: 'grid',
  shape,

  recognises(block) {
    if (textInBrackets(block)) return false;
    const only = onlyLine(block);
    if (only !== undefined) return only.includes('/') && isGridRow(only, []);
    return isMost(block, (row, i) => isGridRow(row, linesAround(block, i)));
  },

  parse: (text, options) => parseRows(text, shape, (lines) => setupOfGlyphs(rowsOf(lines), rules, options)),

  print(board) {
    const glyphs = glyphRowsOf(board, 'grid', rules);
    return glyphs.ok ? ok(glyphs.value.map((row) => row.join('')).join('\n')) : glyphs;
  },
};

/** One row of a grid. Rows from one line, separated by `/`, get blanks in front so that their columns stay right. */
interface Row {
  readonly text: string;
  readonly line: number;
  readonly start: number;
}

function rowsOf(lines: readonly TextLine[]): GlyphRow[] {
  const rows = cutRows(lines);
  const width = spacedWidth(rows.map((row) => row.text));
  if (width !== undefined) {
    return inner(rows, ({ text }) => !isBlank(text) || text.length === width).map((row) =>
      marked(row, row.text.slice(0, width).padEnd(width), 0),
    );
  }
  const written = inner(rows, ({ text }) => !isBlank(text));
  const indent = indentOf(written.map((row) => row.text));
  return written.map((row) => marked(row, row.text.trimEnd().slice(indent), indent));
}

const marked = ({ line, start }: Row, text: string, indent: number): GlyphRow => ({
  glyphs: [...text],
  line,
  column: (index) => start + indent + index + 1,
});

/** The rows from the first wanted one to the last. */
function inner(rows: readonly Row[], wanted: (row: Row) => boolean): Row[] {
  return rows.slice(rows.findIndex(wanted), rows.findLastIndex(wanted) + 1);
}

function cutRows(lines: readonly TextLine[]): Row[] {
  const written = lines.filter((line) => !isBlank(line.text));
  const [only] = written;
  if (written.length !== 1 || !only?.text.includes('/')) {
    return lines.map(({ text, number }) => ({ text, line: number, start: 0 }));
  }
  let start = hasOtherGlyph(only.text) ? indentOf([only.text]) : 0;
  return only.text
    .slice(start)
    .split('/')
    .map((text) => {
      const row = { text, line: only.number, start };
      start += text.length + 1;
      return row;
    });
}

const indentOf = (texts: readonly string[]): number => Math.min(...texts.map((text) => text.search(/\S|$/)));

/** Whether a text has a glyph for an empty cell other than the space. */
const hasOtherGlyph = (text: string): boolean => /[.\-o_*]/.test(text);

/** The width of a grid whose only glyph of an empty cell is the space; undefined for every other grid. */
export function spacedWidth(texts: readonly string[]): number | undefined {
  const written = texts.filter((text) => !isBlank(text));
  if (written.some(hasOtherGlyph)) return undefined;
  const indent = indentOf(written);
  const trimmed = written.map((text) => text.trimEnd());
  if (!trimmed.some((text) => text.slice(indent).includes(' '))) return undefined;
  const length = written[0]?.length;
  return written.every((text) => text.length === length)
    ? length
    : Math.max(...trimmed.map((text) => text.length));
}

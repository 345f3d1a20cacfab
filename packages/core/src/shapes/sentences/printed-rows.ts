/*
 * Rows as a program prints them, one list or one row of a matrix a line, with no comma behind it. Each becomes a row between bars:
 *
 *     ['A', 'A', '.']      |A|A|.|        print(row) in Python
 *     [['A' 'A' '.']       |A|A|.|        an array of NumPy
 *      ['P' 'X' 'X']]      |P|X|X|
 *     [A A .]              |A|A|.|
 *          [,1] [,2]
 *     [1,] "A"  "."        |A|.|          a matrix of R
 *
 * Numbers are left alone: with commas between them they may be vehicles.
 */
import { LINE_BREAK } from '../../text/lines.ts';

const LIST = /^(\s*)\[{1,2}([^[\]]{3,160})\]{1,2}\s*$/;
const ROW_OF_R = /^(\s*)\[\d{1,2},\]\s+(\S.{0,160})$/;
const HEAD_OF_R = /^\s*(?:\[,\d{1,2}\]\s*){3,}$/;
const QUOTED = /^(["'])(.{0,3})\1$/u;
/** A cell, between quotes or alone. */
const CELL = /"[^"]{0,3}"|'[^']{0,3}'|[^\s,"'|]{1,3}/gu;
/** What stands for an empty cell. */
const EMPTY = /^[.·\-_*~oO]?$/u;
const LEAST = 3;

/** The text with bars between the cells of such rows. */
export function withPrintedRows(text: string): string {
  if (!/^[^\S\n]*\[/m.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  const rows = lines.map(cellsOf);
  for (let start = 0; start < lines.length; start++) {
    const width = rows[start]?.length;
    let end = start;
    while (width !== undefined && rows[end]?.length === width) end++;
    if (end - start >= LEAST && areCells(rows.slice(start, end).flatMap((row) => row ?? []))) {
      // a list directly above or below them is a row with a mistake
      for (const i of [start - 1, end]) {
        const inner = LIST.exec(lines[i] ?? '')?.[2];
        if (inner !== undefined) lines[i] = barred(lines[i] ?? '', inner.trim().split(/\s*,\s*|\s+/));
      }
      for (let i = start; i < end; i++) lines[i] = barred(lines[i] ?? '', rows[i] ?? []);
      if (HEAD_OF_R.test(lines[start - 1] ?? '')) lines[start - 1] = '';
    }
    start = Math.max(start, end - 1);
  }
  return lines.join('\n');
}

/** The cells of a printed row; undefined for other lines. */
function cellsOf(line: string): readonly string[] | undefined {
  const inner = (LIST.exec(line) ?? ROW_OF_R.exec(line))?.[2];
  if (inner === undefined) return undefined;
  const cells = inner.match(CELL) ?? [];
  // nothing but commas and blanks may stand between them
  return cells.length >= LEAST && /^[\s,]*$/.test(inner.replace(CELL, '')) ? cells : undefined;
}

/** Whether all cells are between quotes, or none is, and some are empty. Words and numbers alone are no cells. */
function areCells(cells: readonly string[]): boolean {
  const bare = cells.map((cell) => QUOTED.exec(cell)?.[2]);
  const isQuoted = bare.every((cell) => cell !== undefined);
  if (!isQuoted && bare.some((cell) => cell !== undefined)) return false;
  const glyphs = isQuoted ? bare : cells;
  return (
    glyphs.some((glyph) => /\p{L}/u.test(glyph ?? '')) &&
    glyphs.filter((glyph) => EMPTY.test((glyph ?? '').trim())).length * 8 >= glyphs.length
  );
}

const barred = (line: string, cells: readonly string[]): string =>
  `${/^\s*/.exec(line)?.[0] ?? ''}|${cells.map((cell) => QUOTED.exec(cell)?.[2]?.padEnd(1) ?? cell).join('|')}|`;

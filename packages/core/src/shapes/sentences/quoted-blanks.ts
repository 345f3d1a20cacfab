/*
 * Rows in a string of several lines in which a blank is an empty cell: each becomes a string in an array, because quotes show where a
 * row begins and ends.
 *
 *     board = '''        board = [
 *     AAAB               "AAAB  ",
 *     C XXBF             "C XXBF",
 *     '''                ]
 */
import { LARGEST_SIDE } from '../../board/validate.ts';
import { LINE_BREAK } from '../../text/lines.ts';

const OPENS = /^(.{0,80}?)('''|"""|`)[^\S\n]*$/;
const ROW = /^[\p{L}\p{N}@*#?$&+ ]+$/u;
const LEAST_ROWS = 4;

/** The text with such rows between quotes; other strings stay as they are. */
export function withQuotedRows(text: string): string {
  if (!/'''|"""|`/.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  for (let i = 0; i < lines.length; i++) {
    const [, before = '', mark] = OPENS.exec(lines[i] ?? '') ?? [];
    if (mark === undefined) continue;
    const last = Math.min(lines.length, i + LARGEST_SIDE + 2);
    let end = i + 1;
    while (end < last && !lines[end]?.includes(mark)) end++;
    const rows = quotedRows(lines.slice(i + 1, end));
    if (!rows || !lines[end]?.trimStart().startsWith(mark)) continue;
    lines[i] = `${before}[`;
    for (const [k, row] of rows.entries()) lines[i + 1 + k] = row;
    lines[end] = lines[end]?.replace(mark, ']') ?? '';
    i = end;
  }
  return lines.join('\n');
}

/**
 * The rows between quotes; undefined where blanks may be no cells. Where rows differ in length, because an editor cut off the blanks at
 * their ends, the board must be square.
 */
function quotedRows(rows: readonly string[]): string[] | undefined {
  const width = Math.max(...rows.map((row) => row.length));
  const isEven = rows.every((row) => row.length === width);
  if (rows.length < LEAST_ROWS || width > LARGEST_SIDE || !rows.every((row) => ROW.test(row)))
    return undefined;
  if (rows.every((row) => !row.includes(' '))) return undefined;
  // a blank stands between every two cells
  if (rows.every((row) => [...row].every((glyph, i) => i % 2 === 0 || glyph === ' '))) return undefined;
  if ((!isEven && width !== rows.length) || rows.every((row) => row.startsWith(' '))) return undefined;
  return rows.map((row) => `"${row.padEnd(width)}",`);
}

/*
 * Rows in a string of several lines in which a blank is an empty cell: each becomes a string in an array, because quotes show where a
 * row begins and ends.
 *
 *     board = '''        board = [
 *     AAAB               "AAAB  ",
 *     C XXBF             "C XXBF",
 *     '''                ]
 */
import { greatestOf } from '../../basics/many.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';
import { LINE_BREAK } from '../../text/lines.ts';

const OPENS = /^(.{0,80}?)('''|"""|`)[^\S\n]*$/;
const ROW = /^[\p{L}\p{N}@*#?$&+ ]+$/u;
const LEAST_ROWS = 4;

/** A string of several lines. */
interface Block {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly mark: string;
  readonly rows: readonly string[];
}

/**
 * The text with such rows between quotes; other strings stay as they are. Where a string is a board, so are others with rows of unequal
 * length, which are refused.
 */
export function withQuotedRows(text: string): string {
  if (!/'''|"""|`/.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  const blocks = blocksIn(lines).map((block) => ({ ...block, quoted: quotedRows(block.rows) }));
  if (!blocks.some(({ quoted }) => quoted)) return text;
  for (const { start, end, before, mark, rows, quoted = unevenRows(rows) } of blocks) {
    if (!quoted) continue;
    lines[start] = `${before}[`;
    for (const [k, row] of quoted.entries()) lines[start + 1 + k] = row;
    lines[end] = lines[end]?.replace(mark, ']') ?? '';
  }
  return lines.join('\n');
}

function blocksIn(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [, before = '', mark] = OPENS.exec(lines[i] ?? '') ?? [];
    if (mark === undefined) continue;
    const last = Math.min(lines.length, i + LARGEST_SIDE + 2);
    let end = i + 1;
    while (end < last && !lines[end]?.includes(mark)) end++;
    if (!lines[end]?.trimStart().startsWith(mark)) continue;
    blocks.push({ start: i, end, before, mark, rows: lines.slice(i + 1, end) });
    i = end;
  }
  return blocks;
}

/** Rows with a blank in some of them, as they are. */
const unevenRows = (rows: readonly string[]): string[] | undefined =>
  rows.length >= LEAST_ROWS && rows.every((row) => ROW.test(row)) && rows.some((row) => row.includes(' '))
    ? rows.map((row) => `"${row}",`)
    : undefined;

/**
 * The rows between quotes; undefined where blanks may be no cells. Where rows differ in length, because an editor cut off the blanks at
 * their ends, the board must be square.
 */
function quotedRows(rows: readonly string[]): string[] | undefined {
  const width = greatestOf(rows.map((row) => row.length));
  const isEven = rows.every((row) => row.length === width);
  if (rows.length < LEAST_ROWS || width > LARGEST_SIDE || !rows.every((row) => ROW.test(row)))
    return undefined;
  if (rows.every((row) => !row.includes(' '))) return undefined;
  // a blank stands between every two cells
  if (rows.every((row) => [...row].every((glyph, i) => i % 2 === 0 || glyph === ' '))) return undefined;
  if ((!isEven && width !== rows.length) || rows.every((row) => row.startsWith(' '))) return undefined;
  return rows.map((row) => `"${row.padEnd(width)}",`);
}

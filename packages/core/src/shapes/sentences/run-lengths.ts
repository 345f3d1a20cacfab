/*
 * Rows in which a number stands for several cells: for that many empty ones, as in chess, or for that many of the glyph behind it.
 *
 *     AA3O/P2Q1O/PXXQ1O/P2Q2/B3CC/B1RRR1       AA...O, P..Q.O, …
 *     2A3.O/P2.Q.O/P2XQ.O/P2.Q2./B3.2C/B.3R.   the same
 */
import { LINE_BREAK } from '../../text/lines.ts';

const ROW = /^[\p{L}\d.#@_-]{1,24}$/u;
const LONGEST_SIDE = 16;
const LEAST_ROWS = 4;

export interface Expanded {
  readonly text: string;
  /** How a number is read. */
  readonly says: string;
}

/** The text with its runs as cells; undefined where no line has such rows, or both meanings of a number make rows. */
export function expandedRuns(text: string): Expanded | undefined {
  if (!/\d/.test(text) || text.length > LONGEST_SIDE ** 3) return undefined;
  const lines = text.split(LINE_BREAK);
  let says: string | undefined;
  const found = lines.map((line) => {
    const [word, another] = line.split(/\s+/).filter((one) => one.includes('/'));
    const rows = word !== undefined && another === undefined && expandedRows(word.split('/'));
    if (!rows) return line;
    says = rows.says;
    return rows.rows.join('/');
  });
  if (says !== undefined) return { text: found.join('\n'), says };
  const written = lines.filter((line) => line.trim() !== '');
  const rows = expandedRows(written.map((line) => line.trim()));
  return rows && { text: rows.rows.join('\n'), says: rows.says };
}

function expandedRows(rows: readonly string[]): { rows: string[]; says: string } | undefined {
  if (rows.length < LEAST_ROWS || rows.length > LONGEST_SIDE || !rows.every((row) => ROW.test(row)))
    return undefined;
  // where the rows are equally long as they are written, the digits are vehicles
  if (widthOf(rows) !== undefined || !rows.some((row) => /\d/.test(row))) return undefined;
  const empties = rows.map((row) => row.replace(/\d+/g, (count) => repeated('.', count)));
  const counted = rows.every((row) => !/\d$/.test(row))
    ? rows.map((row) => row.replace(/(\d+)(\D)/gu, (_, count, glyph) => repeated(glyph, count)))
    : undefined;
  const areEmpties = widthOf(empties) !== undefined && !/[.]/.test(rows.join(''));
  const areCounted = counted !== undefined && widthOf(counted) !== undefined;
  if (areEmpties === areCounted) return undefined;
  return areEmpties
    ? { rows: empties, says: 'a number stands for that many empty cells' }
    : { rows: counted ?? [], says: 'a number repeats the next cell' };
}

/** So many cells of a glyph; one more than a row can have stands for all larger numbers, and makes no board. */
const repeated = (glyph: string, count: string): string =>
  glyph.repeat(Math.min(Number(count), LONGEST_SIDE + 1));

/** The width of rows that are equally long and make a board; undefined for others. */
function widthOf(rows: readonly string[]): number | undefined {
  const width = rows[0]?.length ?? 0;
  return width >= 3 && width <= LONGEST_SIDE && rows.every((row) => row.length === width) ? width : undefined;
}

/*
 * The names of rows and columns beside rows of cells, which are taken away:
 *
 *       A B C                            ⬛1️⃣2️⃣3️⃣
 *     1 AA.         AA.                  1️⃣🟩🟩⬜         🟩🟩⬜
 *     2 XX.         XX.                  2️⃣🟥🟥⬜         🟥🟥⬜
 *     3 ..B         ..B                  3️⃣⬜⬜🟪         ⬜⬜🟪
 *
 * Names count up or down by one, one for each row and each column. Numbers and letters in front of rows count only if the columns
 * have names too, or the rows have the same names behind them; emoji of numbers need nothing else, since the cells of a vehicle are
 * alike.
 */
import { LINE_BREAK } from '../../text/lines.ts';
import {
  areNames,
  columnNames,
  hasKeycap,
  isRowOf,
  LEAST,
  mayBeNamed,
  QUOTE,
  rowOf,
  type Sides,
  sides,
} from './named-row.ts';

/** A line that may have the first name in front of its cells, or behind them. */
const NUMBERED = /\u20E3|^[^\S\n]*[01Aa](?:\s*[):|]\s*|\.?\s+)\S|\S\s+(?:\|\s*)?[01Aa][^\S\n]*$/mu;
const RULE = /^[\s|│]*[-=─━═_~+┌┐└┘├┤┬┴┼╔╗╚╝╭╮╰╯┏┓┗┛]{3,}[\s|│]*$/;
const EMPTY = /[.·_⬜⬛]/u;
/** Longer lines may be whole boards, with a number behind each. */
const WIDEST = 12;

/** The text without such names; as it is where they do not count. */
export function withoutEdgeNames(text: string): string {
  if (!NUMBERED.test(text)) return text;
  const written = text.split(LINE_BREAK);
  const isQuoted = written.every((line) => line.trim() === '' || QUOTE.test(line));
  const lines = isQuoted ? written.map((line) => line.replace(QUOTE, '')) : written;
  let start = 0;
  for (let i = 0; i <= lines.length; i++) {
    const line = lines[i] ?? '';
    if (mayBeNamed(line)) continue;
    if (i - start >= LEAST) sides.some((each) => takeNames(lines, start, i, each));
    start = i + 1;
  }
  return lines.join('\n');
}

/** Takes the names of the rows from one line to before another away, and those of their columns; false where they do not count. */
function takeNames(lines: string[], start: number, end: number, where: Sides): boolean {
  const rows = lines.slice(start, end).flatMap((line) => rowOf(line, where) ?? []);
  const [first] = rows;
  if (!first || rows.length < end - start) return false;
  const fronts = rows.flatMap(({ front }) => front ?? []);
  const behind = rows.flatMap((row) => row.behind ?? []);
  if (![fronts, behind].every((names) => names.length === 0 || areNames(names))) return false;
  const { width } = first;
  const beside = [besideRules(lines, start, -1), besideRules(lines, end - 1, 1)];
  const heads = beside.filter((i) => {
    const names = columnNames(lines[i]);
    return names.length === width && areNames(names);
  });
  // a row without a name would be no part of the board
  if (beside.some((i) => !heads.includes(i) && isRowOf(lines[i] ?? '', width))) return false;
  const areEmoji = hasKeycap(fronts[0] ?? '') && !rows.some(({ kept }) => hasKeycap(kept));
  const areCells = width >= LEAST && rows.every((row) => row.width === width);
  const areBetween = where.front && behind.join() === fronts.join();
  const areSurely = hasKeycap(behind[0] ?? '') || rows.some(({ kept }) => EMPTY.test(kept));
  const areBefore = !where.front && width <= WIDEST && areSurely;
  if (!areEmoji && !(areCells && (heads.length > 0 || areBetween || areBefore))) return false;
  // cells that stand apart are cut with their names, and the reading says so: rows/sequence.ts
  if (!areEmoji && rows.every(({ isApart }) => isApart)) return false;
  // an arrow below a column stays below it
  const indent = ' '.repeat(rows.reduce((most, { indent }) => Math.max(most, indent), 0));
  for (const [i, { kept }] of rows.entries()) lines[start + i] = indent + kept;
  for (const i of heads) lines[i] = '';
  return true;
}

/** The line next to another one, above or below it, rules and lines of a border left out. */
function besideRules(lines: readonly string[], from: number, step: 1 | -1): number {
  let i = from + step;
  while (RULE.test(lines[i] ?? '')) i += step;
  return i;
}

/*
 * Letters and digits as telephones and keyboards of East Asia type them, in the place of plain ones:
 *
 *     Ｘ ３ １ Ｈ          X 3 1 H         of full width, where no plain letter may be another vehicle
 *     🇦 🇦 ⬜              A A ⬜          the letters of flags, with something between each two
 *     A…O                 A...O           three full stops in one character, where all rows are as long with them
 *     A—O                 A--O            two dashes in one, in the same way
 *     AA__O.              AA__O           a full stop behind each row, as behind a sentence
 *     Abb... / Xxcod.     abb... / xxcod. a capital at the beginning of each row, as at that of a sentence
 */
import { LINE_BREAK } from '../../text/lines.ts';

const OF_FLAGS = /[\u{1F1E6}-\u{1F1FF}]/gu;
const FLAG = /[\u{1F1E6}-\u{1F1FF}]{2}/u;
const FULL_WIDTH = /[！-～]/g;
const ROW = /^\s*[\p{L}\p{N}.…·_#@*–—-]{1,17}\s*$/u;
const LEAST_ROWS = 3;

/** Characters that nobody sees, which copying from pages brings. */
const INVISIBLE = /[\uFEFF\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\u00AD]/g;
/** Quotes as word processors write them. */
const TYPESET_QUOTES = /[“”„‟«»]/g;

/** A text before anything else is taken away from it, with plain letters and quotes, and without what nobody sees. */
export function withPlainLetters(text: string): string {
  let found = text;
  if (/[０-９]/.test(found) || areOfFullWidth(found)) found = found.replace(FULL_WIDTH, plainOf);
  // two of them beside each other are a flag
  if (/\uD83C[\uDDE6-\uDDFF]/.test(found) && !FLAG.test(found))
    found = found.replace(OF_FLAGS, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) - 0x1f1e6 + 65));
  for (const [mark, meant] of TYPED_FOR) if (found.includes(mark)) found = withMarks(found, mark, meant);
  if (/\.\s*$/m.test(found)) found = withoutStops(found);
  return found.replace(INVISIBLE, '').replace(TYPESET_QUOTES, '"');
}

const plainOf = (one: string): string => String.fromCodePoint((one.codePointAt(0) ?? 0) - 0xfee0);

/** Whether a text has letters of full width, and none of the same letters plain in a line as long, where it may be another vehicle. */
function areOfFullWidth(text: string): boolean {
  if (!/[Ａ-Ｚａ-ｚ]/.test(text)) return false;
  const lines = text.split(LINE_BREAK);
  const lengths = new Set(lines.flatMap((line) => (/[Ａ-Ｚａ-ｚ]/.test(line) ? line.trim().length : [])));
  const rows = lines.filter((line) => lengths.has(line.trim().length)).join('');
  const plain = new Set(rows.match(/[A-Za-z]/g));
  return !rows.match(/[Ａ-Ｚａ-ｚ]/g)?.some((letter) => plain.has(plainOf(letter)));
}

/** Marks that a telephone puts in the place of several. */
const TYPED_FOR = [
  ['…', '...'],
  ['—', '--'],
  ['–', '--'],
] as const;

/** A text with the marks that were meant where all rows are as long with them. */
function withMarks(text: string, mark: string, meant: string): string {
  const lines = text.split(LINE_BREAK);
  const rows = lines.filter((line) => ROW.test(line)).map((line) => line.trim());
  const marked = rows.map((row) => row.replaceAll(mark, meant));
  const areAlike = marked.every((row) => row.length === marked[0]?.length);
  return rows.length >= LEAST_ROWS && areAlike && rows.some((row) => row.length !== rows[0]?.length)
    ? lines.map((line) => (ROW.test(line) ? line.replaceAll(mark, meant) : line)).join('\n')
    : text;
}

/** A text without the full stops that end all of its rows, where these have another mark for empty cells. */
function withoutStops(text: string): string {
  const lines = text.split(LINE_BREAK);
  const rows = lines.filter((line) => ROW.test(line) && line.trim() !== '').map((line) => line.trim());
  const areEnded = rows.every((row) => row.indexOf('.') === row.length - 1 && row.length === rows[0]?.length);
  return rows.length > LEAST_ROWS && areEnded && rows.some((row) => /[_*·#0-]{2}/.test(row))
    ? lines.map((line) => (ROW.test(line) ? line.replace(/\.\s*$/, '') : line)).join('\n')
    : text;
}

/** Rows without the capitals at their beginnings; undefined where these may be letters of their own. */
export function withoutCapitals(text: string): { readonly text: string; readonly says: string } | undefined {
  const lines = text.split(LINE_BREAK);
  const isRow = lines.map((line) => CAPITAL.test(line));
  const from = isRow.indexOf(true);
  const to = isRow.lastIndexOf(true) + 1;
  const rows = lines.slice(from, to).filter((line) => line.trim() !== '');
  if (rows.length < LEAST_ROWS || rows.length > MOST_ROWS || !rows.every((row) => CAPITAL.test(row)))
    return undefined;
  // other lines are sentences or titles: no row is among them
  if (lines.some((line, i) => !isRow[i] && line.trim() !== '' && !/\p{L}{2}/u.test(line))) return undefined;
  const cells = rows.map((row) => row.replace(/\s/g, ''));
  const isTorn = cells.some((row) => /^(\p{Lu})/u.test(row) && row[0]?.toLowerCase() === row[1]);
  return isTorn && cells.every((row) => row.length === cells[0]?.length)
    ? {
        text: lines.map((line, i) => (isRow[i] ? line.toLowerCase() : line)).join('\n'),
        says: 'the capitals at the beginnings of rows are small letters',
      }
    : undefined;
}

const MOST_ROWS = 16;
/** A row whose first letter is a capital, if it begins with one, and no other. */
const CAPITAL = /^\s*(?:\p{Lu}|[^\p{L}\s])(?:\s{0,3}(?:\p{Ll}|[.·_-])){2,15}\s*$/u;

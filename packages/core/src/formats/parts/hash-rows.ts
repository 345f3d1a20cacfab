/*
 * Which lines that begin with `#` are comments, and which are rows that begin with a wall.
 *
 *     # Level 7        a comment
 *     ######           rows: as long as the rows next to them, and made of cells
 *     #BB.C#
 *     #AA.C.
 *     ######
 *
 * Lines of equal length that follow each other are judged together, among them those that begin with `#` and hold nothing
 * but glyphs of cells. Between two rows such a line is a row. Above the first row and below the last one it is a row where
 * grid-row.ts calls it one. A line of nothing but `#` is a row only next to a row that begins or ends with `#`, and
 * otherwise a rule that somebody drew between two boards. Where all of them begin with `#`, they are rows if there are three
 * or more, all of them could be rows, and there is a border or a label of the primary. Everything else is a comment.
 */
import { LARGEST_SIDE } from '../../board/validate.ts';
import { isBlank, isComment, type TextLine } from '../../text/lines.ts';
import { isGridRow } from './grid-row.ts';

/** The most characters of a row with a border around it, its cells separated by spaces. */
const LONGEST = 2 * (LARGEST_SIDE + 2);

/** Whether a line that begins with `#` could be a row, by its characters alone. */
export function couldBeRow(line: string): boolean {
  const text = line.trim();
  return text.length > 1 && text.length <= LONGEST && /^#[\p{L}\p{N}@.\-_*# ]+$/u.test(text);
}

/** The lines without comments; what begins with `#` and is a row stays. */
export function withoutComments(lines: readonly TextLine[]): TextLine[] {
  const rows = hashRows(lines.map(({ text }) => text));
  return lines.filter(({ text }, index) => !isComment(text) || rows.has(index));
}

/** The indexes of the lines that begin with `#` and are rows. */
export function hashRows(lines: readonly string[]): ReadonlySet<number> {
  const rows = new Set<number>();
  if (!lines.some((line) => isComment(line) && couldBeRow(line))) return rows;
  const texts = lines.map((line) => line.trimEnd());
  for (let start = 0; start < texts.length; ) {
    let end = start + 1;
    while (end < texts.length && belongs(texts, start, end)) end++;
    const together = texts.slice(start, end);
    if (together.some(isComment)) for (const index of rowsIn(together)) rows.add(start + index);
    start = end;
  }
  return rows;
}

/** Whether a line is judged together with those before it, the first of which is given too. */
function belongs(texts: readonly string[], start: number, index: number): boolean {
  const [first = '', text = ''] = [texts[start], texts[index]];
  if (isBlank(first) || isBlank(text)) return false;
  if ([first, text].some((line) => isComment(line) && !couldBeRow(line))) return false;
  // inside a border blanks may be empty cells, of which editors strip those at the end of a line
  return text.length === first.length || (text.length < first.length && isOnlyWalls(first));
}

const isOnlyWalls = (text: string): boolean => /^\s*#+$/.test(text);

/** The indexes of rows that begin with `#` among lines that are judged together. */
function rowsIn(texts: readonly string[]): number[] {
  const fits = (index: number): boolean => {
    const text = texts[index] ?? '';
    const around = [texts[index - 1] ?? '', texts[index + 1] ?? ''].filter((line) => line !== '');
    return text.trim().includes(' ') ? isStrictRow(text, around) : isGridRow(text, around);
  };
  const indexes = [...texts.keys()];
  const hashes = indexes.filter((index) => isComment(texts[index] ?? ''));
  const plain = indexes.filter((index) => !isComment(texts[index] ?? '') && fits(index));
  const [first] = plain;
  const last = plain.at(-1);
  if (first === undefined || last === undefined) {
    const board = hashes.length > 2 && hashes.every(fits);
    const closed = [texts.at(hashes[0] ?? 0), texts.at(hashes.at(-1) ?? 0)].every((text) =>
      isOnlyWalls(text ?? ''),
    );
    return board && (closed || texts.some((text) => /[XAxR@]/.test(text))) ? hashes : [];
  }
  const above = besidesWalls(texts);
  const below = besidesWalls(texts.toReversed()).reverse();
  const isRow = (index: number, within: boolean): boolean => {
    if (!isOnlyWalls(texts[index] ?? '')) return within || fits(index);
    return hasWallAtEnd(above[index] ?? '') || hasWallAtEnd(below[index] ?? '');
  };
  const rows = hashes.filter((index) => index > first && index < last && isRow(index, true));
  for (let index = first - 1; index >= 0 && isRow(index, false); index--) rows.push(index);
  for (let index = last + 1; index < texts.length && isRow(index, false); index++) rows.push(index);
  return rows;
}

/** For each line the last line before it that is not made of walls alone, or the empty text where there is none. */
function besidesWalls(texts: readonly string[]): string[] {
  let last = '';
  return texts.map((text) => {
    const before = last;
    if (!isOnlyWalls(text)) last = text;
    return before;
  });
}

/** Whether a row with a line of nothing but `#` above or below it makes that line a part of a border. */
const hasWallAtEnd = (text: string): boolean => /^\s*#|#\s*$/.test(text);

/** Whether each label of a row with blanks in it stands beside, above or below the same label. */
function isStrictRow(text: string, around: readonly string[]): boolean {
  const spaced = /^\s*\S(?: \S)*$/.test(text);
  const glyphs = [...(spaced ? text.replaceAll(' ', '') : text)];
  const others = around.map((line) => [...(spaced ? line.replaceAll(' ', '') : line)]);
  return glyphs.every(
    (glyph, index) =>
      !/[\p{L}\p{N}@]/u.test(glyph) ||
      glyph === 'o' ||
      [glyphs[index - 1], glyphs[index + 1], ...others.map((other) => other[index])].includes(glyph),
  );
}

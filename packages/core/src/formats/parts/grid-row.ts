/*
 * Which lines are rows of a grid, and which are names.
 *
 *     A00          a name: no character but the zeros stands where a row could have it
 *     ..AA..       rows
 *     XX.B..
 *
 * A line is a name, and not a row, when fewer than half of its characters are what a row is made of: points, walls,
 * labels beside, above or below the same label, other glyphs of empty cells at the line's ends, beside each other or
 * used in the lines above and below. Of a word with a number (`A00`), or a number with a mark (`12.`), that is not as long
 * as the lines around it, every character must be that.
 */
import { isLabelGlyph } from './cell-glyphs.ts';

/** The glyphs of empty cells in a grid; the first one is printed. */
export const EMPTY_GLYPHS = '.-o_* ';

const isEmpty = (glyph: string): boolean => EMPTY_GLYPHS.includes(glyph);

/** Whether a line is a row, given the lines above and below it; see above. */
export function isGridRow(line: string, around: readonly string[]): boolean {
  if (!line.includes('/')) return isRowPart(line, around);
  const parts = line.split('/');
  return parts.every((part, i) => isRowPart(part, [parts[i - 1] ?? '', parts[i + 1] ?? '']));
}

/** Whether a text on one line is rows with `/` between them. */
export const areRows = (text: string): boolean => text.includes('/') && isGridRow(text, []);

/** Characters that stand in rows wherever they are. */
const ONLY_ROWS = /^[ .x#]*$/;

function isRowPart(line: string, around: readonly string[]): boolean {
  if (ONLY_ROWS.test(line)) return true;
  const glyphs = [...line.trimEnd()];
  const first = glyphs.findIndex((glyph) => glyph !== ' ');
  if (first < 0) return true;
  // few lines need it, and this function looks at every line of a text
  let others: string[][] | undefined;
  const all = glyphs.length - first;
  let fitting = 0;
  for (let i = first; i < glyphs.length; i++) {
    const glyph = glyphs[i] ?? '';
    const isBeside = glyphs[i - 1] === glyph || glyphs[i + 1] === glyph;
    if (glyph === '.' || glyph === 'x' || glyph === '#') fitting++;
    else if (isEmpty(glyph)) {
      const isAtEnd = i === first || i === glyphs.length - 1;
      if (isBeside || isAtEnd || around.some((text) => text.trim().includes(glyph))) fitting++;
    } else if (isLabelGlyph(glyph)) {
      if (!isBeside) others ??= around.map((text) => [...text]);
      if (isBeside || others?.some((other) => other[i] === glyph)) fitting++;
    }
  }
  return fitting >= (isNameWithNumber(line, around) ? all : all / 2);
}

/**
 * Whether a line is a word with a number, or a number with a mark behind it, and no line next to it is as long. A row has no blank between
 * one label and a number.
 */
function isNameWithNumber(line: string, around: readonly string[]): boolean {
  const word = line.trim();
  return (
    /^(\p{L}+[\W_]{0,2}\d+:?|\d+\W)$/u.test(word) &&
    (/ /.test(word) || !around.some((text) => text.length === line.length))
  );
}

/*
 * Which lines are rows of a grid, and which are names.
 *
 *     A00          a name: no character but the zeros stands where a row could have it
 *     ..AA..       rows
 *     XX.B..
 *
 * A line is a name, and not a row, when fewer than half of its characters are what a row is made of: points, walls,
 * labels beside, above or below the same label, other glyphs of empty cells at the line's ends, beside each other or
 * used in the lines above and below; of a word with a number (`A00`) that is not as long as its neighbours every
 * character must be that.
 */
import { isLabelGlyph } from './cell-glyphs.ts';

/** The glyphs of empty cells in a grid; the first one is printed. */
export const EMPTY_GLYPHS = '.-o_* ';

const isEmpty = (glyph: string): boolean => EMPTY_GLYPHS.includes(glyph);

/** Whether a line is a row, given the lines above and below it; see above. */
export function isGridRow(line: string, neighbours: readonly string[]): boolean {
  if (line.includes('/')) {
    const parts = line.split('/');
    return parts.every((part, i) => isRowPart(part, [parts[i - 1], parts[i + 1]].filter(isText)));
  }
  return isRowPart(line, neighbours);
}

const isText = (text: string | undefined): text is string => text !== undefined;

/** Characters that stand in rows wherever they are. */
const ONLY_ROWS = /^[ .x#]*$/;

function isRowPart(line: string, neighbours: readonly string[]): boolean {
  if (ONLY_ROWS.test(line)) return true;
  const glyphs = [...line.trimEnd()];
  const first = glyphs.findIndex((glyph) => glyph !== ' ');
  if (first < 0) return true;
  const around = neighbours.map((text) => [...text]);
  const glyphsAround = new Set(neighbours.flatMap((text) => [...text.trim()]));
  const fits = (glyph: string, i: number): boolean => {
    const beside = [glyphs[i - 1], glyphs[i + 1]];
    if (glyph === '.' || glyph === 'x' || glyph === '#') return true;
    if (beside.includes(glyph)) return isEmpty(glyph) || isLabelGlyph(glyph);
    if (!isEmpty(glyph)) return isLabelGlyph(glyph) && around.some((other) => other[i] === glyph);
    return i === first || i === glyphs.length - 1 || glyphsAround.has(glyph);
  };
  const fitting = glyphs.filter((glyph, i) => i >= first && fits(glyph, i)).length;
  const all = glyphs.length - first;
  const word = line.trim();
  const isNumbered = /^\p{L}+[-_ ]?\d+:?$/u.test(word);
  const asLong = neighbours.some((text) => text.trim().length === word.length);
  return isNumbered && !asLong ? fitting === all : fitting * 2 >= all;
}

import type { GlyphRow } from './cell-glyphs.ts';

/** The glyphs of a row whose cells may be separated by blanks: all other characters from `start` to `end`. */
export function spacedGlyphs(text: string, line: number, start = 0, end = text.length): GlyphRow {
  const glyphs: string[] = [];
  const columns: number[] = [];
  let column = start;
  for (const glyph of text.slice(start, end)) {
    column++;
    if (glyph.trim() === '') continue;
    glyphs.push(glyph);
    columns.push(column);
  }
  const places = text.slice(start, end).trimEnd().replace(/\S/gu, '.');
  return { glyphs, line, places, column: (index) => columns[index] ?? column + 1 };
}

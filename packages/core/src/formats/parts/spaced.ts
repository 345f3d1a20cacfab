import type { Problem } from '../../basics/errors.ts';
import { err, type Result } from '../../basics/result.ts';
import type { Setup } from '../../board/setup.ts';
import { type GlyphRow, type GlyphRules, isEmptyGlyph, setupOfGlyphs } from './cell-glyphs.ts';
import type { ParseOptions } from './format.ts';

/** A row, and where its glyphs stand between its bars: a . for each. */
export interface SpacedRow extends GlyphRow {
  readonly places: string;
}

/** The glyphs of a row whose cells may be separated by blanks: all other characters from `start` to `end`. */
export function spacedGlyphs(text: string, line: number, start = 0, end = text.length): SpacedRow {
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

/**
 * The setup that such rows draw. Where no cell is marked as empty and the glyphs of a row do not stand below those of the first, blanks
 * are empty cells, of which these formats know nothing:
 *
 *     |XX A|
 *     | B A|
 */
export function setupOfSpaced(
  rows: readonly SpacedRow[],
  rules: GlyphRules,
  options?: ParseOptions,
): Result<Setup, Problem> {
  const odd = rows.find(({ places }) => places !== rows[0]?.places);
  const hasEmpty = rows.some(({ glyphs }) => glyphs.some((glyph) => isEmptyGlyph(glyph, rules)));
  const setup = setupOfGlyphs(rows, rules, options);
  return !setup.ok || !odd || hasEmpty
    ? setup
    : err({
        code: 'ragged-rows',
        message: 'a blank may be an empty cell',
        expected: 'a . in each empty cell',
        at: { text: { line: odd.line, column: 1 } },
      });
}

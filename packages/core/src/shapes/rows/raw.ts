/*
 * Lines as a matrix of characters, blanks included: how a box with a gap in one of its lines is read.
 *
 *     +-- ---+        8 columns and as many rows as lines; border.ts takes the box away and finds the gap
 *     |AA...O|
 *     |P..Q.O|
 *     +------+
 */

import { greatestOf, leastOf } from '../../basics/many.ts';
import { graphemesOf } from '../parts/glyphs.ts';
import type { ExitMark, Glyph, Matrix } from '../parts/matrix.ts';
import { isFrame, LONGEST_ROW } from '../sentences/cuts.ts';
import type { Line } from '../sentences/unwrap.ts';

/** The widest box: 16 cells with a blank or a bar between two, and its lines. */
const WIDEST = 2 * LONGEST_ROW;

/** The lines as one matrix whose border has to be taken away; undefined where nothing looks like a border. */
export function rawMatrix(block: readonly Line[]): Matrix | undefined {
  const first = block.findIndex(({ text }) => isEdge(text));
  const last = block.findLastIndex(({ text }) => isEdge(text));
  if (first < 0 || last - first < 3) return undefined;
  const lines = block.slice(first, last + 1);
  const indent = leastOf(lines.map(({ text }) => text.length - text.trimStart().length));
  const cut = lines.map(({ text }) => graphemesOf(text.slice(indent).trimEnd()));
  const width = greatestOf(cut.map((glyphs) => glyphs.length));
  if (width > WIDEST || lines.length > WIDEST) return undefined;
  const rows = cut.map((glyphs, index): Glyph[] => {
    const { number, offset } = lines[index] ?? { number: 1, offset: 0 };
    return Array.from({ length: width }, (_, i) => ({
      glyph: glyphs[i] ?? ' ',
      ...(i >= glyphs.length && { isMissing: true }),
      at: { line: number, column: offset + indent + i + 1 },
    }));
  });
  const exits = lines.flatMap(({ exit }, lane): ExitMark[] =>
    exit ? [{ edge: exit, lane, drawn: true }] : [],
  );
  return { rows, exits, cost: 0, says: 'rows of cells' };
}

/** Whether a line is the upper or lower edge of a border: mostly one glyph, or a line with corners. */
function isEdge(text: string): boolean {
  const [first = ''] = text.trimStart();
  if (first === '' || /[\p{L}\p{N}.]/u.test(first)) return false;
  const glyphs = text.replace(/\s/g, '');
  if (glyphs.length < 3) return false;
  if (isFrame(text)) return true;
  return glyphs.split(first).length - 1 >= glyphs.length * 0.6;
}

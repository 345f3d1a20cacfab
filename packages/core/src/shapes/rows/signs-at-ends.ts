/*
 * A sign at the end of each line that is written right behind its last cell, or one right before the first:
 *
 *     A . .,          A . .
 *     A X X,    →     A X X
 *     . . .,          . . .
 */
import type { Glyph } from '../parts/matrix.ts';
import type { CutRow } from '../sentences/cuts.ts';

const AFTER = /^(\S+?)([,;.:!$%&"'\])}\\]+)$/u;
const BEFORE = /^(["'`([{]+)(\S+)$/u;
const LEAST_ROWS = 3;

type Rows = readonly (CutRow | undefined)[];

/** The rows of a width without such signs, which no other cell of them has. */
export function withoutSignsAtEnds(rows: Rows, width: number): Rows {
  const signOf = (row: CutRow, index: number): string | undefined => {
    const glyph = row.glyphs.at(index)?.glyph ?? '';
    return index === 0 ? BEFORE.exec(glyph)?.[1] : AFTER.exec(glyph)?.[2];
  };
  const same = rows.filter((row) => row?.glyphs.length === width) as readonly CutRow[];
  let found = rows;
  for (const index of [0, -1]) {
    const signs = same.map((row) => signOf(row, index));
    const [sign] = signs.slice(1);
    // a row of numbers or letters above or below the others has none
    const areAll = signs.every(
      (one, i) => one === sign || (one === undefined && (i === 0 || i === signs.length - 1)),
    );
    const inner = same.flatMap(({ glyphs }) => (index === 0 ? glyphs.slice(1) : glyphs.slice(0, -1)));
    const isAlone = !inner.some(({ glyph }) => glyph.length > 1 && glyph.includes(sign ?? ''));
    if (sign === undefined || same.length < LEAST_ROWS || !areAll || !isAlone) continue;
    found = found.map((row) =>
      row?.glyphs.length === width && signOf(row, index) === sign
        ? { ...row, glyphs: without(row.glyphs, index, sign.length) }
        : row,
    );
  }
  return found;
}

/** The cells, of which the first begins so many characters later, or the last ends so many earlier. */
const without = (glyphs: readonly Glyph[], index: number, length: number): Glyph[] =>
  glyphs.map((cell) => {
    if (cell !== glyphs.at(index)) return cell;
    const { glyph, at } = cell;
    return index < 0
      ? { glyph: glyph.slice(0, -length), at }
      : { glyph: glyph.slice(length), at: { ...at, column: at.column + length } };
  });

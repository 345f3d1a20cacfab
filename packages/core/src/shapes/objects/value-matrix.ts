/*
 * Arrays and strings as rows of glyphs.
 *
 *     ["AA..", ".XX."] · [["A","A",".","."], …] · [[1,1,0,0], …] · "AA...XX." with 4 columns
 */
import { graphemesOf } from '../parts/glyphs.ts';
import { type About, type Glyph, isBoardLike, type Matrix } from '../parts/matrix.ts';
import type { Value } from '../values/value.ts';

/** The most cells of a side, with room for a border. */
const LONGEST_SIDE = 24;
/** Up to so many cells may be one row of a board, unless the text states its width. */
const LONGEST_ROW = 16;

const matrixOf = (rows: readonly (readonly Glyph[])[], says: string): Matrix | undefined =>
  isBoardLike({ rows }, LONGEST_SIDE) ? { rows, exits: [], cost: 0, says } : undefined;

/** The rows that an array of strings, of arrays, or of the cells themselves draws. */
export function matrixOfItems(items: readonly Value[], about: About): Matrix | undefined {
  if (items.length >= 2 && items.length <= LONGEST_SIDE) {
    const spaced = hasBlankCells(items);
    const rows = withZeros(items).map((item) => rowOf(item, spaced));
    const drawn = rows.every((row) => row !== undefined) ? matrixOf(rows, 'rows of cells') : undefined;
    if (drawn) return drawn;
  }
  if (items.length < 9 || items.length > LONGEST_SIDE ** 2 || !items.every(isCell)) return undefined;
  const glyphs = items.map(glyphOf);
  return cut(glyphs, about, 'an array of cells');
}

/** The rows of a string whose cells are written behind each other. */
export function matrixOfText(
  { text, at }: Value & { readonly kind: 'scalar' },
  about: About,
): Matrix | undefined {
  if (text.length < 9 || text.length > 4 * LONGEST_SIDE ** 2 || /\s\S/.test(text)) return undefined;
  const glyphs = graphemesOf(text.trim()).map((glyph, i) => ({
    glyph,
    at: { line: at.line, column: at.column + 1 + i },
  }));
  return cut(glyphs, about, 'a string of cells');
}

function cut(glyphs: readonly Glyph[], about: About, says: string): Matrix | undefined {
  // of a board by its columns a line has as many cells as the board has rows
  const isTurned = about.order === 'columns';
  const [width, height] = isTurned ? [about.height, about.width] : [about.width, about.height];
  if (width === undefined && height === undefined && glyphs.length <= LONGEST_ROW) return undefined;
  const side = Math.sqrt(glyphs.length);
  const stated = width ?? (height === undefined ? undefined : glyphs.length / height);
  const columns = stated !== undefined && glyphs.length % stated === 0 ? stated : side;
  if (!Number.isInteger(columns) || columns < 2) return undefined;
  const rows = Array.from({ length: glyphs.length / columns }, (_, row) =>
    glyphs.slice(row * columns, (row + 1) * columns),
  );
  return matrixOf(rows, says);
}

/** `{0}` of C, a row whose cells are all 0, as long as the other rows. */
function withZeros(items: readonly Value[]): readonly Value[] {
  const isZero = (item: Value) =>
    item.kind === 'array' &&
    item.items.length === 1 &&
    item.items[0]?.kind === 'scalar' &&
    item.items[0].text === '0';
  if (!items.some(isZero)) return items;
  const widths = new Set(
    items.flatMap((item) => (isZero(item) || item.kind !== 'array' ? [] : item.items.length)),
  );
  const [width = 0] = widths;
  if (widths.size !== 1 || width < LEAST_ROW) return items;
  return items.map((item) =>
    isZero(item) && item.kind === 'array'
      ? { ...item, items: Array.from({ length: width }, () => item.items).flat() }
      : item,
  );
}

/** Fewer cells are no row. */
const LEAST_ROW = 3;

const isCell = (value: Value): boolean => value.kind === 'scalar' && value.text.length <= 8;

/** Whether blanks in strings are cells, because they do not stand between all cells in the same way. */
const hasBlankCells = (items: readonly Value[]): boolean => {
  const texts = items.flatMap((item) => (item.kind === 'scalar' ? [item.text] : []));
  if (texts.every((text) => /^[-\d\s,|]*$/.test(text))) return false;
  // one blank, or one width of blanks, between all cells is no cell
  const isSpaced = (text: string) => /^\S+(?:( +)\S+)(?:\1\S+)*$/.test(text) || /[,|]/.test(text);
  return texts.some((text) => / /.test(text)) && !texts.every(isSpaced);
};

function rowOf(value: Value, isSpaced: boolean): Glyph[] | undefined {
  if (value.kind === 'array') return value.items.every(isCell) ? value.items.map(glyphOf) : undefined;
  if (value.kind !== 'scalar' || !value.quoted || value.text.includes('\n')) return undefined;
  const { line, column } = value.at;
  const words = value.text.trim().split(/[\s,|]+/);
  if (!isSpaced && words.length > 1 && words.every((word) => word.length <= 3)) {
    return words.map((glyph, i) => ({ glyph, at: { line, column: column + 1 + 2 * i } }));
  }
  const glyphs = graphemesOf(value.text).map((glyph, i) => ({ glyph, at: { line, column: column + 1 + i } }));
  return glyphs.length <= LONGEST_SIDE ? glyphs : undefined;
}

const glyphOf = (value: Value): Glyph => ({
  glyph: value.kind === 'scalar' && value.text.trim() !== '' ? value.text.trim() : ' ',
  at: value.at,
});

/** The rows of an array that holds columns, as strings or arrays of one length; other values as they are. */
export function transposed(value: Value): Value {
  if (value.kind !== 'array') return value;
  const columns = value.items.map((item): readonly Value[] =>
    item.kind === 'array'
      ? item.items
      : item.kind === 'scalar'
        ? graphemesOf(item.text).map((text) => ({ ...item, text }))
        : [],
  );
  const height = columns[0]?.length ?? 0;
  if (height < 2 || columns.some((column) => column.length !== height)) return value;
  const rows = Array.from({ length: height }, (_, row) => columns.flatMap((column) => column[row] ?? []));
  return { ...value, items: rows.map((items): Value => ({ kind: 'array', at: value.at, items })) };
}

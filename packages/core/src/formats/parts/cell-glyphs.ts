import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { counted } from '../../basics/numbers.ts';
import type { Square, TextPlace } from '../../basics/place.ts';
import { quote } from '../../basics/quote.ts';
import { err, type Result } from '../../basics/result.ts';
import { cellAt, squareAt } from '../../board/cell.ts';
import { connectedCells } from '../../board/connected-cells.ts';
import { inLabelOrder, type Setup, type SetupVehicle } from '../../board/setup.ts';
import type { ParseOptions } from './format.ts';
import { markCandidates, withOptions } from './primary.ts';

/*
 * The common part of the formats that draw a board cell by cell: each cell has one character, its glyph.
 *
 *     a a . x      vehicle a, an empty cell, a wall
 *     b . . .      vehicle b, which covers a cell of the next row too
 *     b c c .      vehicle c
 */

/** The meaning of the glyphs of a format. */
export interface GlyphRules {
  /** The glyphs of empty cells; the first one is printed. */
  readonly empty: string;
  /** Which `x` is a wall: every one, one that touches no other, or none. A `#` always is. */
  readonly walls: 'every x' | 'lone x' | 'no x';
  /** The glyph that is printed for a wall; default `x`. */
  readonly wall?: '#';
  /** Labels that mark the primary if no vehicle is labelled `X`, `x` or `@`. */
  readonly fallback: readonly string[];
}

export interface GlyphRow {
  readonly glyphs: readonly string[];
  readonly line: number;
  /** The column of each glyph in its line, from 1. */
  readonly column: (index: number) => number;
  /** Where its glyphs stand, a . for each, in formats that pass over blanks. */
  readonly places?: string;
}

/** A letter, a digit or `@`. Every cell is asked, so the usual glyphs are told without a pattern. */
export const isLabelGlyph = (glyph: string): boolean =>
  (glyph.length === 1 && ((glyph >= '@' && glyph <= 'Z') || (glyph >= 'a' && glyph <= 'z'))) ||
  /^[\p{L}\p{N}]$/u.test(glyph);

/** The glyph of a wall in every format of this kind. */
export const WALL_GLYPH = '#';

export const isEmptyGlyph = (glyph: string, rules: GlyphRules): boolean => rules.empty.includes(glyph);

/**
 * The setup that rows of glyphs draw. The cells of one label are one vehicle, unless they lie in two or more
 * pieces of two or more cells each; then each piece is a vehicle. Bent and broken vehicles are kept: `validate` reports them.
 *
 * Where blanks are passed over, no cell is marked as empty, and the glyphs of a row do not stand below those of the first, blanks are
 * empty cells, which is an error:
 *
 *     |XX A|
 *     | B A|
 */
export function setupOfGlyphs(
  rows: readonly GlyphRow[],
  rules: GlyphRules,
  options?: ParseOptions,
): Result<Setup, Problem> {
  const width = commonWidth(rows);
  const ragged = raggedRow(rows, width);
  if (ragged) return err(ragged);
  const { byGlyph, empty, mixed } = cellsByGlyph(rows, width, rules);
  const truck = mixed ? vehicleOfEmpty(rows, width) : undefined;
  if (truck) return err(truck);
  const walls: Square[] = [];
  const vehicles: SetupVehicle[] = [];
  let unknown = false;
  // a function, and no loop: V8 compiles it without all that is around it, which takes much less time
  byGlyph.forEach((cells, label) => {
    if (label !== WALL_GLYPH && !isLabelGlyph(label)) unknown = true;
    else if (label === WALL_GLYPH || (label === 'x' && rules.walls === 'every x'))
      for (const cell of cells) walls.push(squareAt(cell, width));
    else
      for (const piece of piecesOf(label, cells, width, rules)) {
        // `map` makes arrays of another kind once it is compiled, whereupon V8 compiles all that reads them again
        const squares: Square[] = [];
        for (const cell of piece) squares.push(squareAt(cell, width));
        const first = at(squares, 0);
        if (label === 'x' && rules.walls === 'lone x' && squares.length === 1) walls.push(first);
        else vehicles.push({ label, squares, at: placeOf(rows, first) });
      }
  });
  if (unknown) return err(unknownGlyph(rows, rules));
  const odd = empty === undefined && rows.find(({ places }) => places !== at(rows, 0).places);
  if (odd)
    return err({
      code: 'ragged-rows',
      message: 'a blank may be an empty cell',
      expected: 'a . in each empty cell',
      at: { text: { line: odd.line, column: 1 } },
    });
  const marked = markCandidates(inLabelOrder(vehicles), rules.fallback);
  return withOptions({ width, height: rows.length, vehicles: marked, walls }, options);
}

interface GlyphCells {
  /** The cells of every glyph except the empty ones, ascending. */
  readonly byGlyph: ReadonlyMap<string, number[]>;
  /** The first glyph of an empty cell. */
  readonly empty: string | undefined;
  /** Whether more than one glyph of empty cells occurs. */
  readonly mixed: boolean;
}

function cellsByGlyph(rows: readonly GlyphRow[], width: number, rules: GlyphRules): GlyphCells {
  const cells = new Map<string, number[]>();
  let empty: string | undefined;
  let mixed = false;
  for (let row = 0; row < rows.length; row++) {
    const { glyphs } = at(rows, row);
    for (let column = 0; column < width; column++) {
      const glyph = glyphs[column] ?? '';
      if (isEmptyGlyph(glyph, rules)) {
        empty ??= glyph;
        mixed ||= glyph !== empty;
        continue;
      }
      const known = cells.get(glyph) ?? [];
      known.push(cellAt(row, column, width));
      cells.set(glyph, known);
    }
  }
  return { byGlyph: cells, empty, mixed };
}

/** A glyph of empty cells that is a letter, so that it may be the label of a vehicle. */
const EMPTY_LETTER = 'o';

/**
 * The problem with a board on which another glyph is empty too and all `o` lie side by side: they are a vehicle, or empty.
 * Neither is certain, so that the board is refused.
 */
function vehicleOfEmpty(rows: readonly GlyphRow[], width: number): Problem | undefined {
  const held = rows.flatMap(({ glyphs }, row) =>
    glyphs.flatMap((glyph, column) => (glyph === EMPTY_LETTER ? cellAt(row, column, width) : [])),
  );
  if (held.length < 2 || !isStraight(held, width)) return undefined;
  return {
    code: 'unexpected-character',
    message: `the ${held.length} cells of "${EMPTY_LETTER}" may be a vehicle`,
    expected: 'one glyph for all empty cells',
    at: { text: placeOf(rows, squareAt(at(held, 0), width)) },
  };
}

const placeOf = (rows: readonly GlyphRow[], { row, column }: Square): TextPlace => {
  const marked = at(rows, row);
  return { line: marked.line, column: marked.column(column) };
};

/** Divides the cells of one label into vehicles or walls; the cells are ascending. */
function piecesOf(label: string, cells: number[], width: number, rules: GlyphRules): number[][] {
  if (isStraight(cells, width)) return [cells];
  const pieces = connectedCells(cells, width);
  if (label === 'x' && rules.walls === 'lone x') return pieces;
  return pieces.every((piece) => piece.length > 1) ? pieces : [cells];
}

/** Whether ascending cells lie side by side in one row or one column. */
function isStraight(cells: readonly number[], width: number): boolean {
  const [first, second] = cells;
  if (first === undefined || second === undefined) return true;
  const step = second - first;
  const isInRow = step === 1 && (first % width) + cells.length <= width;
  if (step !== width && !isInRow) return false;
  for (let i = 2; i < cells.length; i++) if (cells[i] !== first + i * step) return false;
  return true;
}

/** The width that most rows have; if several are equally common, the one that comes first. */
function commonWidth(rows: readonly GlyphRow[]): number {
  const counts: number[] = [];
  let width = rows[0]?.glyphs.length ?? 0;
  for (const { glyphs } of rows) counts[glyphs.length] = (counts[glyphs.length] ?? 0) + 1;
  for (const { glyphs } of rows) if (at(counts, glyphs.length) > at(counts, width)) width = glyphs.length;
  return width;
}

function raggedRow(rows: readonly GlyphRow[], width: number): Problem | undefined {
  const index = rows.findIndex(({ glyphs }) => glyphs.length !== width);
  if (index < 0) return undefined;
  const row = at(rows, index);
  const count = row.glyphs.length;
  return {
    code: 'ragged-rows',
    message: `row ${index + 1} has ${counted(count, 'cell')}, other rows have ${width}`,
    expected: `${width} cells in every row`,
    at: { text: { line: row.line, column: row.column(Math.min(count, width)) } },
  };
}

/** The problem with the first glyph that has no meaning; there must be one. */
function unknownGlyph(rows: readonly GlyphRow[], rules: GlyphRules): Problem {
  const unknown = (glyph: string) =>
    glyph !== WALL_GLYPH && !isEmptyGlyph(glyph, rules) && !isLabelGlyph(glyph);
  const { glyphs, line, column } = at(
    rows.filter((row) => row.glyphs.some(unknown)),
    0,
  );
  const index = glyphs.findIndex(unknown);
  const empty = [...rules.empty].map((glyph) => (glyph === ' ' ? 'a space' : glyph)).join(' ');
  return {
    code: 'unexpected-character',
    message: `unexpected character ${quote(at(glyphs, index))}`,
    expected: `a label (a letter, a digit or @), a wall (${rules.walls === 'no x' ? '#' : 'x or #'}) or an empty cell (${empty})`,
    at: { text: { line, column: column(index) } },
  };
}

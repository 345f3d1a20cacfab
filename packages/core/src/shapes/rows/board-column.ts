/*
 * A table with a board in one of its columns, as exports of spreadsheets and data sets are:
 *
 *     id,board,moves                                  a heading, or none
 *     1,AA...OP..Q.OPXXQ.OP..Q..B...CCB.RRR.,8        a board in each line, in the same column
 *     2,AA...O/P..Q.O/PXXQ.O/P..Q../B...CC/B.RRR.,8   with its rows apart
 *
 * Of several columns with boards that of the name `board` is meant.
 */
import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { isBlank, splitLines } from '../../text/lines.ts';
import type { ShapeOptions } from '../parts/answer.ts';
import type { Budget } from '../parts/budget.ts';
import { type Found, refusedFor } from '../parts/candidate.ts';
import { mayBeRowOf } from '../parts/cells-in-name.ts';
import type { About } from '../parts/matrix.ts';
import { isFrame } from '../sentences/cuts.ts';
import { edgeNamed } from '../sentences/exit-words.ts';
import type { Line } from '../sentences/unwrap.ts';
import { areRowsNearly, boardInWord, type DrawnLine } from './line-of-cells.ts';
import { matrixFound } from './matrix-found.ts';

const SEPARATORS = ['\t', ';', ',', '|'];
/** A field that may be a board: at least 16 cells and perhaps marks between the rows. */
const BOARD = /^["']?[\p{L}\p{N}.@#_*/-]{16,320}["']?$/u;
/** Columns that say what a reader of the boards alone would miss. */
const SAYS_MORE = /exit|goal|target|door|(?<![a-z])red|primary|player|wall|empty/i;
/** A column that counts the walls of a board, which its cells show. */
const WALLS = /^walls$/i;
const BOARDS = /^board$/i;
const NAMES = /^(?:name|title|level|puzzle|id|no|nr|number|#)$/i;
const LENGTHS =
  /^(?:(?:min|minimum|optimal|least|best)[ _-]?)?(?:moves|solution[ _-]?length|length|par|optimal)$/i;
const SIDE = /^(?:w|h|n|width|height|rows|cols|columns|size|side)$/i;

interface Row {
  readonly line: number;
  readonly fields: readonly { readonly text: string; readonly offset: number }[];
}

/** The boards of a table, all refused where another column says more of them; none where no column has boards. */
export function boardsInColumn(text: string, options: ShapeOptions, budget: Budget): Found[] {
  const lines = splitLines(text).filter(
    ({ text }) => !isBlank(text) && !/^\s*#/.test(text) && !isFrame(text),
  );
  const last = lines.at(-1)?.text ?? '';
  for (const separator of SEPARATORS) {
    if (!last.includes(separator) || !budget.look(lines.length)) continue;
    const rows = lines.map(({ text, number }) => rowOf(text, number, separator));
    const [first] = rows;
    const mayBe = at(rows, rows.length - 1).fields.map(({ text }) => BOARD.test(text));
    const named = first?.fields.findIndex(({ text }, i) => mayBe[i] && BOARDS.test(unquoted(text))) ?? -1;
    const column = named < 0 ? mayBe.indexOf(true) : named;
    if (column < 0) continue;
    const count = first?.fields.length;
    if (rows.some(({ fields }) => fields.length !== count)) continue;
    const isHeading = first && !boardIn(first, column) && !isNearly(first, column, lengthsOf(rows, column));
    const heading = rows.length > 1 && isHeading ? first : undefined;
    const found = foundIn(heading ? rows.slice(1) : rows, heading, column, options, budget);
    if (found.length > 0) return found;
  }
  return [];
}

function foundIn(
  rows: readonly Row[],
  heading: Row | undefined,
  column: number,
  options: ShapeOptions,
  budget: Budget,
): Found[] {
  const names = heading?.fields.map(({ text }) => unquoted(text)) ?? [];
  const boards = rows.map((row) => boardIn(row, column));
  const lengths = lengthsOf(rows, column);
  const areLike = rows.filter((row, i) => boards[i] || isNearly(row, column, lengths));
  if (lengths.size === 0 || areLike.length * 2 <= rows.length) return [];
  // another column with boards is another state of each puzzle, and nothing says which one is meant
  const others = at(rows, 0).fields.filter(
    ({ text }, i) => i !== column && (boardIn(at(rows, 0), i) || areRowsNearly(unquoted(text))),
  );
  const isNamed = BOARDS.test(names[column] ?? '');
  const isUnclear = others.length > 0 && !isNamed;
  if (isUnclear && !heading) return [];
  // in a line of its own a row of cells would be missed, and nothing says what other words are
  const [alone] = rows.length === 1 && !heading ? boards : [];
  const beside = alone ? at(rows, 0).fields.filter((_, i) => i !== column) : [];
  if (alone && beside.some(({ text }) => mayBeRowOf(unquoted(text), glyphsOf(alone)))) return [];
  const words = beside.filter(({ text }) => !/^-?[\d.]*$/.test(text)).map(({ text }) => unquoted(text));
  const areCounted = (i: number) =>
    WALLS.test(names[i] ?? '') && rows.every((row) => /^\d{1,3}$/.test(fieldOf(row, i)));
  const isElsewhere = (_: unknown, i: number) =>
    i !== column && !NAMES.test(names[i] ?? '') && !areCounted(i);
  const saysMore =
    names.filter(isElsewhere).some((name) => SAYS_MORE.test(name)) ||
    at(rows, 0).fields.some((_, i) => isElsewhere(_, i) && sayExits(rows.map((row) => fieldOf(row, i))));
  const lanes = new Set(boards.map((one) => one && laneOfA(one)));
  const isA = isNamed && options.primary === undefined && lanes.size === 1 && !lanes.has(undefined);
  const asked = isA ? { ...options, primary: 'A' } : options;
  return rows.map((row, i) => {
    const board = boards[i];
    const about = { ...(words.length > 0 && { name: words.join(' ') }), ...aboutRow(row, names) };
    const matrices = board ? [board.matrix] : [];
    const sides = names.flatMap((name, k) => (SIDE.test(name) ? Number(row.fields[k]?.text) : []));
    const fits = sides.every((side) => board?.matrix.rows.length === side);
    const found = matrixFound(fits ? matrices : [], about, asked, budget);
    if (isUnclear) return refusedFor(columnsUnclear(row), found);
    return saysMore ? refusedFor(columnMissed(row), found) : found;
  });
}

/** The row of the red car in a board as catalogues write it: with `o` where it is empty, and A as the red car; undefined for others. */
function laneOfA(board: DrawnLine): number | undefined {
  const rows = glyphsOf(board).map((row) => row.join(''));
  if (/[X@Rr.]/.test(rows.join(''))) return undefined;
  const lane = rows.findIndex((row) => /^[^A]*AA[^A]*$/.test(row));
  return lane < 0 ? undefined : lane;
}

const glyphsOf = ({ matrix }: DrawnLine) => matrix.rows.map((row) => row.map(({ glyph }) => glyph));

const fieldOf = ({ fields }: Row, column: number): string => unquoted(fields[column]?.text ?? '');

/** How long the boards of a column are, with the marks between their rows. */
const lengthsOf = (rows: readonly Row[], column: number): ReadonlySet<number> =>
  new Set(rows.flatMap((row) => (boardIn(row, column) ? [fieldOf(row, column).length] : [])));

/** Whether a field is a board that lost or gained a cell, beside boards of some lengths. */
function isNearly(row: Row, column: number, lengths: ReadonlySet<number>): boolean {
  const field = fieldOf(row, column);
  return (
    BOARD.test(field) &&
    (areRowsNearly(field) || lengths.has(field.length - 1) || lengths.has(field.length + 1))
  );
}

const columnMissed = ({ line }: Row): Problem => ({
  code: 'unknown-format',
  message: 'another column than that of the boards says where the exit is or which car is red',
  expected: 'a table without that column, or each board with its own words above it',
  at: { text: { line, column: 1 } },
});

const columnsUnclear = ({ line }: Row): Problem => ({
  code: 'unknown-format',
  message: 'several columns have boards',
  expected: 'one column with boards, or one of the name board',
  at: { text: { line, column: 1 } },
});

/**
 * Whether one of the values of a column is a word for another edge than the right one, in any language. Single letters are names
 * where another value of the column is no edge: `a`, `b`.
 */
function sayExits(values: readonly string[]): boolean {
  const areEdges = values.every((value) => value === '' || edgeNamed(value));
  return values.some((value) => {
    const edge = edgeNamed(value);
    return edge !== undefined && edge !== 'right' && (areEdges || value.length > 1);
  });
}

function rowOf(text: string, line: number, separator: string): Row {
  let offset = 0;
  const fields = cut(text, separator).map((field) => {
    const lead = field.length - field.trimStart().length;
    const found = { text: field.trim(), offset: offset + lead };
    offset += field.length + 1;
    return found;
  });
  return { line, fields };
}

/** A line of a table at its separators, but not at those in a field between double quotes. */
function cut(text: string, separator: string): readonly string[] {
  const fields: string[] = [];
  for (const part of text.split(separator)) {
    const last = fields.at(-1);
    if (last !== undefined && /^\s*"/.test(last) && (last.match(/"/g) ?? []).length % 2 === 1)
      fields[fields.length - 1] = last + separator + part;
    else fields.push(part);
  }
  return fields;
}

function boardIn({ line, fields }: Row, column: number): DrawnLine | undefined {
  const field = fields[column];
  if (!field || !BOARD.test(field.text)) return undefined;
  const isQuoted = /^["']/.test(field.text);
  const text = unquoted(field.text);
  return boardInWord({ text, number: line, offset: field.offset + (isQuoted ? 1 : 0) } satisfies Line);
}

const unquoted = (text: string): string => text.replace(/^["']|["']$/g, '');

/** What the other columns say of a board: its name and its length. */
function aboutRow({ line, fields }: Row, names: readonly string[]): About {
  const named = (pattern: RegExp) =>
    unquoted(fields[names.findIndex((name) => pattern.test(name))]?.text ?? '');
  const name = named(NAMES);
  const length = named(LENGTHS);
  return {
    line,
    ...(name !== '' && { name }),
    ...(/^-?\d{1,3}$/.test(length) && { claimed: Number(length) }),
    exits: [],
  };
}

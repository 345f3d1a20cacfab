// A value that may draw a board and may list its vehicles: the readings of both, and which of them count.

import type { Problem } from '../../basics/errors.ts';
import { greatestOf } from '../../basics/many.ts';
import { quote } from '../../basics/quote.ts';
import type { Edge } from '../../board/setup.ts';
import { isOpen, openRows } from '../lists/chess-cells.ts';
import { listFound } from '../lists/lists.ts';
import type { Table } from '../lists/table.ts';
import { agreeing } from '../parts/agreement.ts';
import type { SearchOptions } from '../parts/answer.ts';
import type { Budget } from '../parts/budget.ts';
import { type Almost, almostCost, type Found } from '../parts/candidate.ts';
import { type About, type Matrix, type Order, widthOf } from '../parts/matrix.ts';
import { matrixFound } from '../rows/matrix-found.ts';

export interface Search {
  readonly options: SearchOptions;
  readonly budget: Budget;
  /** In which order the text says that its lines are written. */
  readonly order?: Order;
  /** The exit that a line beside the values says. */
  readonly edge?: Edge;
  /** The lines whose values may lack something, and what may be spent on their texts: no board of them is read. */
  readonly fault?: () => { readonly from: number; readonly to: number; readonly budget: Budget } | undefined;
  /** Whether a comment says that rows count from the bottom. */
  readonly isUpsideDown?: boolean;
  /** Whether objects of the text stand behind keys or dashes, as in YAML. */
  readonly isKeyed?: boolean;
}

/** Rows that are read with less doubt are no list. */
const SURE = 3;
/** Nor are so many cells each of whose glyphs lies in one line. */
const MANY_CELLS = 25;

/** The readings of one board as rows and as a list. */
export function readings(
  matrices: readonly Matrix[],
  table: Table | undefined,
  about: About,
  { options, budget }: Search,
): Found[] {
  const drawn = matrices.length > 0 ? matrixFound(matrices, about, options, budget) : undefined;
  const rows = drawn && agreeing(drawn, withOrderUnread(withWallsUnread(about)));
  const cells = greatestOf(matrices.map((matrix) => matrix.rows.length * widthOf(matrix)));
  if (rows && (rows.isCertain || rows.candidates.some(({ cost }) => cost < SURE || cells >= MANY_CELLS)))
    return [rows];
  // columns of a list hardly ever are such numbers by chance, but a list may well be a legal board where rows are few
  if (rows && rows.candidates.length > 0 && matrices.some(isNumbered)) return [rows];
  const listed = table && listFound(table, options, budget);
  const open = table && isOpen(table) ? { unread: openRows(table, EXPECTED_ORIGIN) } : {};
  const odd = table?.about.unread && { unread: table.about.unread };
  const list = listed && agreeing(listed, { ...about, ...open, ...odd });
  if (rows && list) {
    const isList =
      list.candidates.length > rows.candidates.length ||
      (rows.candidates.length === 0 && almostCost([list]) < almostCost([rows]));
    const candidates = [...rows.candidates, ...list.candidates];
    const lost =
      candidates.length === 0 ? matrices.flatMap((matrix) => lostCell(matrix) ?? [])[0] : undefined;
    if (lost) return [{ ...rows, candidates, almost: lost }];
    return [{ ...(isList ? list : rows), candidates }];
  }
  return rows ? [rows] : list ? [list] : [];
}

/**
 * Whether rows hold the numbers from 1 on without a gap, each in one straight run of two cells or more, and 0 where nothing stands.
 *
 *     0 2 2 0
 *     0 1 1 1
 */
const isNumbered = (matrix: Matrix): boolean => runsIn(matrix)?.every(({ length }) => length > 1) ?? false;

/** What is wrong with such rows on which one number has lost all its cells but one: a list hardly ever looks so. */
function lostCell(matrix: Matrix): Almost | undefined {
  const runs = runsIn(matrix) ?? [];
  const [alone, ...more] = runs.filter(({ length }) => length === 1).flat();
  // two columns are mostly places of cells
  if (!alone || more.length > 0 || runs.length < 2 || widthOf(matrix) < 3) return undefined;
  const { glyph, row, column } = alone;
  return {
    says: `${matrix.says}, 0 is empty`,
    cost: 0,
    problem: {
      code: 'vehicle-too-short',
      message: `${quote(glyph.glyph)} covers one cell alone`,
      expected: 'two or more cells side by side',
      at: { text: glyph.at, squares: [{ row, column }] },
    },
  };
}

interface RunCell {
  readonly glyph: Matrix['rows'][number][number];
  readonly row: number;
  readonly column: number;
}

/** The cells of each number; undefined where the numbers are not those from 1 on, each in one straight run, and 0. */
function runsIn({ rows }: Matrix): readonly (readonly RunCell[])[] | undefined {
  const cells = new Map<string, RunCell[]>();
  for (const [row, glyphs] of rows.entries())
    for (const [column, glyph] of glyphs.entries())
      cells.set(glyph.glyph, [...(cells.get(glyph.glyph) ?? []), { glyph, row, column }]);
  const runs = [...cells].filter(([glyph]) => glyph !== '0');
  const isRun = ([glyph, run]: readonly [string, readonly RunCell[]]): boolean => {
    const number = Number(glyph);
    const [first] = run;
    if (!first || String(number) !== glyph || number < 1 || number > runs.length) return false;
    const isRow = run.every(({ row, column }, i) => row === first.row && column === first.column + i);
    const isColumn = run.every(({ row, column }, i) => column === first.column && row === first.row + i);
    return isRow || isColumn;
  };
  return runs.length > 0 && runs.every(isRun) ? runs.map(([, run]) => run) : undefined;
}

const EXPECTED_ORIGIN = 'the property "origin": "top left" or "origin": "bottom left" beside the vehicles';

/** Where positions count from the bottom, the rows may begin there too. */
function withOrderUnread(about: About): About {
  if (!about.isUpsideDown || about.order === 'from-bottom') return about;
  const unread: Problem = {
    code: 'unknown-format',
    message: 'places count from the bottom here, and nothing says whether the rows begin there',
    expected: 'rows from the top, without a word about the bottom',
    at: { text: { line: about.line, column: 1 } },
  };
  return { ...about, unread };
}

/** Walls beside rows may count from 0 or from 1, and rows have walls of their own. */
function withWallsUnread(about: About): About {
  if (!about.walls || about.walls.length === 0) return about;
  const unread: Problem = {
    code: 'unknown-format',
    message: 'nothing says how the walls beside the rows count',
    expected: 'walls in the rows themselves',
    at: { text: { line: about.line, column: 1 } },
  };
  return { ...about, unread };
}

import { cellAt, type Square, squareOf } from '../board/cell.ts';
import { byLabel, type Setup, type SetupVehicle } from '../board/setup.ts';
import type { Problem, TextPlace } from '../errors.ts';
import { err, type Result } from '../result.ts';
import type { ParseOptions } from './format.ts';
import { primaryCandidates, withOptions } from './primary.ts';

/*
 * What the formats that draw a board cell by cell have in common: each cell has one character, its mark.
 *
 *     a a . x      vehicle a, an empty cell, a wall
 *     b . . .      vehicle b, which goes on below
 *     b c c .      vehicle c
 */

/** What the marks of a format mean. */
export interface MarkRules {
  /** The marks of empty cells; the first one is printed. */
  readonly empty: string;
  /** Whether every `x` is a wall, or only one that touches no other. */
  readonly walls: 'every x' | 'lone x';
  /** Labels of the primary where nothing bears `X`, `x` or `@`. */
  readonly fallback: readonly string[];
}

export interface MarkedRow {
  readonly marks: readonly string[];
  readonly line: number;
  /** The column of each mark in its line, from 1. */
  readonly column: (index: number) => number;
}

/** A letter, a digit or `@`. */
export const isLabelMark = (mark: string): boolean =>
  /^[A-Za-z0-9@]$/.test(mark) || /^[\p{L}\p{N}]$/u.test(mark);

export const isEmptyMark = (mark: string, rules: MarkRules): boolean => rules.empty.includes(mark);

/**
 * The setup that rows of marks draw. The cells of one label are one vehicle, unless they lie in two or more
 * pieces of two or more cells each; then each piece is a vehicle. Bent and broken ones come through.
 */
export function setupOfMarks(
  rows: readonly MarkedRow[],
  rules: MarkRules,
  options?: ParseOptions,
): Result<Setup, Problem> {
  const width = commonWidth(rows);
  const ragged = raggedRow(rows, width);
  if (ragged) return err(ragged);
  const cells = cellsByMark(rows, width, rules);
  if (![...cells.keys()].every(isLabelMark)) return err(unknownMark(rows, rules));
  const walls: Square[] = [];
  const vehicles: SetupVehicle[] = [];
  for (const [label, held] of cells) {
    for (const piece of piecesOf(label, held, width, rules)) {
      const squares = piece.map((cell) => squareOf(cell, width));
      const [first] = squares as [Square, ...Square[]];
      if (label === 'x' && squares.length === 1) walls.push(first);
      else vehicles.push({ label, squares, at: placeOf(rows, first) });
    }
  }
  const sorted = byLabel(vehicles);
  const primary = primaryCandidates(sorted, rules.fallback);
  return withOptions({ width, height: rows.length, vehicles: sorted, walls, primary }, options);
}

/** The cells of every mark but those of empty cells, ascending. */
function cellsByMark(rows: readonly MarkedRow[], width: number, rules: MarkRules): Map<string, number[]> {
  const cells = new Map<string, number[]>();
  for (const [row, { marks }] of rows.entries()) {
    for (let column = 0; column < width; column++) {
      const mark = marks[column] as string;
      if (isEmptyMark(mark, rules)) continue;
      const known = cells.get(mark);
      const cell = cellAt(row, column, width);
      if (known) known.push(cell);
      else cells.set(mark, [cell]);
    }
  }
  return cells;
}

const placeOf = (rows: readonly MarkedRow[], { row, column }: Square): TextPlace => {
  const marked = rows[row] as MarkedRow;
  return { line: marked.line, column: marked.column(column) };
};

/** The pieces in which the cells of one label are vehicles or walls; cells ascend. */
function piecesOf(label: string, cells: readonly number[], width: number, rules: MarkRules): number[][] {
  if (label === 'x' && rules.walls === 'every x') return cells.map((cell) => [cell]);
  if (isStraight(cells, width)) return [[...cells]];
  const pieces = connected(cells, width);
  if (label === 'x') return pieces;
  return pieces.every((piece) => piece.length > 1) ? pieces : [[...cells]];
}

/** Whether ascending cells follow each other in one row or one column. */
function isStraight(cells: readonly number[], width: number): boolean {
  const [first, second] = cells;
  if (first === undefined || second === undefined) return true;
  const step = second - first;
  const row = (cell: number) => Math.floor(cell / width);
  if (step !== width && (step !== 1 || row(first) !== row(cells.at(-1) as number))) return false;
  return cells.every((cell, i) => cell === first + i * step);
}

/** Parts cells into pieces that touch along an edge; pieces and their cells ascend. */
function connected(cells: readonly number[], width: number): number[][] {
  const open = new Set(cells);
  return cells.flatMap((start) => {
    if (!open.delete(start)) return [];
    const piece = [start];
    for (const cell of piece) {
      const column = cell % width;
      if (column > 0 && open.delete(cell - 1)) piece.push(cell - 1);
      if (column < width - 1 && open.delete(cell + 1)) piece.push(cell + 1);
      if (open.delete(cell - width)) piece.push(cell - width);
      if (open.delete(cell + width)) piece.push(cell + width);
    }
    return [piece.sort((a, b) => a - b)];
  });
}

/** The width that most rows have; the first row's where several are equally common. */
function commonWidth(rows: readonly MarkedRow[]): number {
  const counts = new Map<number, number>();
  for (const { marks } of rows) counts.set(marks.length, (counts.get(marks.length) ?? 0) + 1);
  let [best, most] = [0, 0];
  for (const [width, count] of counts) if (count > most) [best, most] = [width, count];
  return best;
}

function raggedRow(rows: readonly MarkedRow[], width: number): Problem | undefined {
  const index = rows.findIndex(({ marks }) => marks.length !== width);
  const row = rows[index];
  if (!row) return undefined;
  const count = row.marks.length;
  return {
    code: 'ragged-rows',
    message: `row ${index + 1} has ${count} ${count === 1 ? 'cell' : 'cells'}, other rows have ${width}`,
    expected: `${width} cells in every row`,
    at: { text: { line: row.line, column: row.column(Math.min(count, width)) } },
  };
}

/** The first mark that has no meaning; there must be one. */
function unknownMark(rows: readonly MarkedRow[], rules: MarkRules): Problem {
  const unknown = (mark: string) => !isEmptyMark(mark, rules) && !isLabelMark(mark);
  const { marks, line, column } = rows.find((row) => row.marks.some(unknown)) as MarkedRow;
  const index = marks.findIndex(unknown);
  const empty = [...rules.empty].map((mark) => (mark === ' ' ? 'a space' : mark)).join(' ');
  return {
    code: 'unexpected-character',
    message: `unexpected character ${JSON.stringify(marks[index])}`,
    expected: `a label (a letter, a digit or @), a wall (x) or an empty cell (${empty})`,
    at: { text: { line, column: column(index) } },
  };
}

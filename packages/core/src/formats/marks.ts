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
export const isLabelMark = (mark: string): boolean => /^[\p{L}\p{N}@]$/u.test(mark);

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
  const problem = raggedRow(rows, width) ?? unknownMark(rows, rules);
  if (problem) return err(problem);
  const cells = new Map<string, number[]>();
  rows.forEach(({ marks }, row) => {
    marks.forEach((mark, column) => {
      if (isEmptyMark(mark, rules)) return;
      const cell = cellAt(row, column, width);
      const known = cells.get(mark);
      if (known) known.push(cell);
      else cells.set(mark, [cell]);
    });
  });
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

function unknownMark(rows: readonly MarkedRow[], rules: MarkRules): Problem | undefined {
  for (const { marks, line, column } of rows) {
    const index = marks.findIndex((mark) => !isEmptyMark(mark, rules) && !isLabelMark(mark));
    if (index < 0) continue;
    const empty = [...rules.empty].map((mark) => (mark === ' ' ? 'a space' : mark)).join(' ');
    return {
      code: 'unexpected-character',
      message: `unexpected character ${JSON.stringify(marks[index])}`,
      expected: `a label (a letter, a digit or @), a wall (x) or an empty cell (${empty})`,
      at: { text: { line, column: column(index) } },
    };
  }
  return undefined;
}

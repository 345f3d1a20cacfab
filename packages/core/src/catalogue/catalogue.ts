/*
 * A catalogue: rated puzzles as plain text, one a line, easiest first. What begins with `#` is a comment.
 *
 *     81 grandmaster 51 93 4780 GBBoLoGHIoLMGHIAAXCCCKoMooJKDDEEJFFo
 *
 * RATING GRADE MOVES STEPS STATES BOARD: the rating and its grade (analysis/rating.ts), the length of a shortest
 * solution in each metric, the states of the cluster, and the board as `compactText` writes it. The board is what a
 * puzzle is known by: it stays when puzzles come or go, while its number is its place in the file.
 */

import { type Grade, gradeOf, grades } from '../analysis/rating.ts';
import type { Problem } from '../errors.ts';
import { err, ok, type Result } from '../result.ts';

/** One puzzle of a catalogue; its board is only read when it is opened. */
export interface CatalogueEntry {
  /** Its place in the catalogue, from 1. */
  readonly number: number;
  /** The board in one line, with the primary X; by it a player's progress is kept. */
  readonly board: string;
  readonly rating: number;
  readonly grade: Grade;
  /** Length of a shortest solution, in each metric. */
  readonly moves: number;
  readonly steps: number;
  /** States of its cluster. */
  readonly states: number;
  readonly width: number;
  readonly height: number;
  /** The primary included. */
  readonly vehicles: number;
  readonly walls: number;
}

/** What a line says of a puzzle; the rest follows from its board. */
export type CatalogueLine = Pick<CatalogueEntry, 'board' | 'rating' | 'grade' | 'moves' | 'steps' | 'states'>;

/** `6x6`: columns, then rows. */
export const nameBoardSize = ({ width, height }: Pick<CatalogueEntry, 'width' | 'height'>): string =>
  `${width}x${height}`;

/** What a puzzle is called where people read. */
export const nameEntry = ({ number }: Pick<CatalogueEntry, 'number'>): string => `Jam ${number}`;

export const writeCatalogueLine = ({ board, rating, grade, moves, steps, states }: CatalogueLine): string =>
  `${rating} ${grade} ${moves} ${steps} ${states} ${board}`;

/** Reads a whole catalogue, or tells the first line that is wrong. */
export function readCatalogue(text: string): Result<readonly CatalogueEntry[], Problem> {
  const entries: CatalogueEntry[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const entry = readLine(line, entries.length + 1);
    if (!entry) {
      return err({
        code: 'unexpected-character',
        message: `line ${index + 1} is no puzzle`,
        expected: 'RATING GRADE MOVES STEPS STATES BOARD',
        at: { text: { line: index + 1, column: 1 } },
      });
    }
    entries.push(entry);
  }
  return ok(entries);
}

function readLine(line: string, number: number): CatalogueEntry | undefined {
  const [rating, name, moves, steps, states, board = '', ...rest] = line.trim().split(/\s+/);
  const numbers = [rating, moves, steps, states];
  if (rest.length > 0 || !numbers.every((word) => /^\d{1,9}$/.test(word ?? ''))) return undefined;
  const grade = grades.find(({ id }) => id === name)?.id;
  if (grade === undefined || grade !== gradeOf(Number(rating))) return undefined;
  const rows = board.split('/');
  const marks = [...rows.join('')];
  const height = rows.length > 1 ? rows.length : Math.sqrt(marks.length);
  const width = marks.length / height;
  if (!(marks.length > 0 && Number.isInteger(height) && Number.isInteger(width))) return undefined;
  return {
    number,
    board,
    rating: Number(rating),
    grade,
    moves: Number(moves),
    steps: Number(steps),
    states: Number(states),
    width,
    height,
    vehicles: new Set(marks.filter((mark) => !'ox.'.includes(mark))).size,
    walls: marks.filter((mark) => mark === 'x').length,
  };
}

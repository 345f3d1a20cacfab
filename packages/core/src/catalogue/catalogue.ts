/*
 * A catalogue: rated puzzles as plain text, easiest first. Each puzzle is a comment and a board, so that every reader
 * of boards can read it. Any other line that begins with `#` is just a comment.
 *
 *     # 81 grandmaster 51 93 4780 red-back,thrice
 *     GBBoLoGHIoLMGHIAAXCCCKoMooJKDDEEJFFo
 *
 * RATING GRADE MOVES STEPS STATES THEMES: the rating and its grade (difficulty/rating.ts), the length of a shortest
 * solution in each metric, the states of the cluster, the themes separated by commas (difficulty/themes.ts; may be
 * empty). The next line is the board as `compactText` writes it. A puzzle is identified by its board, which stays the
 * same when puzzles are added or removed; its number is only its place in the file.
 */

import { text as aText, check, checkParts, list, side, text, whole } from '../basics/arguments.ts';
import type { Problem } from '../basics/errors.ts';
import { err, ok, type Result } from '../basics/result.ts';
import { gradeOf } from '../difficulty/grade.ts';
import type { Grade } from '../difficulty/grades.ts';
import { type ThemeId, themes } from '../difficulty/theme-list.ts';

/** One puzzle of a catalogue. Its board stays a text until the puzzle is opened. */
export interface CatalogueEntry {
  /** Its place in the catalogue, from 1. */
  readonly number: number;
  /** The board in one line, with the primary X; a player's progress is stored under it. */
  readonly board: string;
  readonly rating: number;
  readonly grade: Grade;
  /** Length of a shortest solution in moves, and of a shortest one in steps, which may be another solution. */
  readonly moves: number;
  readonly steps: number;
  /** States of its cluster. */
  readonly states: number;
  readonly themes: readonly ThemeId[];
  readonly width: number;
  readonly height: number;
  /** The primary included. */
  readonly vehicles: number;
  readonly walls: number;
}

/** What a catalogue file says about a puzzle; the rest follows from its board. */
export type CatalogueText = Pick<
  CatalogueEntry,
  'board' | 'rating' | 'grade' | 'moves' | 'steps' | 'states' | 'themes'
>;

/**
 * `6x6`: columns, then rows.
 *
 * @param size - columns and rows
 *
 * @example
 * formatBoardSize({ width: 6, height: 5 }) // '6x5'
 */
export function formatBoardSize(size: Pick<CatalogueEntry, 'width' | 'height'>): string {
  checkParts(size, 'size', { width: side, height: side });
  return `${size.width}x${size.height}`;
}

/**
 * The title of a puzzle that people see.
 *
 * @param entry - the entry
 *
 * @example
 * formatEntryTitle({ number: 12 }) // 'Jam 12'
 */
export function formatEntryTitle(entry: Pick<CatalogueEntry, 'number'>): string {
  checkParts(entry, 'entry', { number: whole });
  return `Jam ${entry.number}`;
}

/**
 * Writes the two lines of a puzzle.
 *
 * @param entry - the entry
 *
 * @example
 * writeCatalogueEntry(entry).split('\n')[0] // '# 81 grandmaster 51 93 4780 red-back,thrice'
 */
export const writeCatalogueEntry = (entry: CatalogueText): string => {
  checkParts(entry, 'entry', {
    board: text,
    themes: list,
    rating: whole,
    grade: text,
    moves: whole,
    steps: whole,
    states: whole,
  });
  const { board, rating, grade, moves, steps, states, themes } = entry;
  return `# ${[rating, grade, moves, steps, states, themes.join()].join(' ').trimEnd()}\n${board}`;
};

/**
 * Reads a whole catalogue, or returns the problem with the first wrong line.
 *
 * @param text - the whole file
 *
 * @example
 * const read = readCatalogue('# 81 grandmaster 51 93 4780 red-back\nGBBoLoGHIoLMGHIAAXCCCKoMooJKDDEEJFFo\n');
 * if (read.ok) console.log(read.value[0]?.vehicles); // 14
 */
export function readCatalogue(text: string): Result<readonly CatalogueEntry[], Problem> {
  check(text, 'text', aText);
  const entries: CatalogueEntry[] = [];
  const themesOf = themeReader();
  let measures: string | undefined;
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line.trim() === '' || line.startsWith('#')) {
      // the comment above a board belongs to it
      if (measures !== undefined) return err(unexpected(index));
      measures = /^# \d/.test(line) ? line : undefined;
      continue;
    }
    const entry = readEntry(measures ?? '', line.trim(), entries.length + 1, themesOf);
    if (!entry) return err(unexpected(index));
    entries.push(entry);
    measures = undefined;
  }
  if (measures !== undefined) return err(unexpected(lines.length - 1));
  return ok(entries);
}

const unexpected = (index: number): Problem => ({
  code: 'unexpected-character',
  message: `line ${index + 1} is not a puzzle`,
  expected: '# RATING GRADE MOVES STEPS STATES THEMES, and below it the board',
  at: { text: { line: index + 1, column: 1 } },
});

const MEASURES = /^# (\d{1,9})\s+(\S+)\s+(\d{1,9})\s+(\d{1,9})\s+(\d{1,9})(?:\s+(\S+))?\s*$/;

type ThemesOf = (names: string) => readonly ThemeId[] | undefined;

/** Reads `thrice,decoy`; many puzzles of a catalogue have the same themes, which are read once. */
function themeReader(): ThemesOf {
  const known = new Map<string, readonly ThemeId[] | undefined>();
  return (names) => {
    if (!known.has(names)) {
      const ids = names.split(',');
      const themed = themes.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
      known.set(names, themed.length === ids.length ? themed : undefined);
    }
    return known.get(names);
  };
}

function readEntry(
  measures: string,
  board: string,
  number: number,
  themesOf: ThemesOf,
): CatalogueEntry | undefined {
  const [, rating, grade, moves, steps, states, names] = MEASURES.exec(measures) ?? [];
  if (rating === undefined || grade === undefined) return undefined;
  const rated = Number(rating);
  if (!isGradeOf(grade, rated)) return undefined;
  const themed = names === undefined ? [] : themesOf(names);
  const shape = shapeOf(board);
  if (!themed || !shape) return undefined;
  return {
    number,
    board,
    rating: rated,
    grade,
    moves: Number(moves),
    steps: Number(steps),
    states: Number(states),
    themes: themed,
    ...shape,
  };
}

const isGradeOf = (name: string, rating: number): name is Grade => name === gradeOf(rating);

const [SLASH, SMALL_O, SMALL_X, POINT] = [...'/ox.'].map((mark) => mark.charCodeAt(0));

/** What a board's text says without being parsed; undefined if its rows cannot be equally long. */
function shapeOf(board: string) {
  let height = 1;
  let walls = 0;
  const labels: number[] = [];
  for (let i = 0; i < board.length; i++) {
    const mark = board.charCodeAt(i);
    if (mark === SLASH) height++;
    else if (mark === SMALL_X) walls++;
    else if (mark !== SMALL_O && mark !== POINT && !labels.includes(mark)) labels.push(mark);
  }
  const cells = board.length - height + 1;
  if (height === 1) height = Math.sqrt(cells);
  const width = cells / height;
  if (!(cells > 0 && Number.isInteger(height) && Number.isInteger(width))) return undefined;
  return { width, height, vehicles: labels.length, walls };
}

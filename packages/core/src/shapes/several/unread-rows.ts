/*
 * Rows of cells below each other that no board was read from, beside others that are boards: one of them may be written differently.
 *
 *     XX..          read
 *     ..A.
 *     ..A.
 *
 *     X|X|-|-       three lines of four cells: not read, so that the text is one board short
 *     -|-|A|-
 *     -|-|A|-
 *
 * Guarantee: lines count only if each has as many cells of one character as the others, if half of them or more have the same sign of
 * empty cells, if two cells beside each other are alike, and if no board begins near them.
 */
import type { Problem } from '../../basics/errors.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';
import type { BoardReading, FailedBoard } from '../parts/answer.ts';

/** The fewest rows and cells of a board that is missed. */
const LEAST = 3;
/** The most lines between the beginning of a board and its first row. */
const ABOVE = 4;
/** What is said of a board of which other lines stand among the rows, and how many these may be. */
const APART = 'with other lines between them';
const MOST_BETWEEN = 8;
/** In a longer text nothing is compared. */
const MOST_LINES = 1000;
/** What may stand in front of the cells of a row, and behind them. */
const FRONT = /^[\s>#]*(?:(?:row|line)?[ _]?\d{1,2}\s*[:.)|]\s*)?[[{("'`|│]*/iu;
const BEHIND = /["'`\])},|│\s]*$/u;
const SEPARATOR = /[\s,;|│]+/u;
const EMPTY = /^[.·_*o0+=-]$/u;

/** The cells of a line that may be a row; none of other lines. */
function cellsIn(line: string): readonly string[] {
  const inner = line.replace(FRONT, '').replace(BEHIND, '');
  const cells = SEPARATOR.test(inner) ? inner.split(SEPARATOR) : [...inner];
  return cells.length >= LEAST && cells.every((cell) => [...cell].length === 1) ? cells : [];
}

/**
 * The rows of a text that are no part of what was read.
 *
 * @param boards - those that were read
 * @param failed - what failed so far
 * @param lines - the lines of the text
 * @param looksLike - the shape of the boards
 */
export function unreadRows(
  boards: readonly BoardReading[],
  failed: readonly FailedBoard[],
  lines: readonly string[],
  looksLike: string,
): readonly FailedBoard[] {
  if (lines.length > MOST_LINES) return [];
  const items = [
    ...boards.map(({ line, board, read }) => ({
      line,
      height: board.height + (read.includes(APART) ? MOST_BETWEEN : 0),
    })),
    ...failed.map(({ line }) => ({ line, height: LARGEST_SIDE })),
  ];
  const found: FailedBoard[] = [];
  const rows = lines.map(cellsIn);
  let start = 0;
  for (let i = 1; i <= rows.length; i++) {
    const width = rows[start]?.length ?? 0;
    if (width > 0 && rows[i]?.length === width) continue;
    // a board begins at its first row, or at its border or its name above that
    const isNear = items.some(({ line, height }) => line - ABOVE <= i && start < line + height);
    if (i - start >= LEAST && !isNear && areRows(rows.slice(start, i)))
      found.push({ line: start + 1, answer: { kind: 'refused', looksLike, problem: notRead(start + 1) } });
    start = i;
  }
  return found;
}

/** Whether a sign of empty cells stands in most rows, and some row has a pair of cells. */
function areRows(rows: readonly (readonly string[])[]): boolean {
  const signs = new Set(rows.flat().filter((cell) => EMPTY.test(cell)));
  const isInMost = [...signs].some(
    (sign) => rows.filter((row) => row.includes(sign)).length * 2 >= rows.length,
  );
  return isInMost && rows.some((row) => row.some((cell, i) => !signs.has(cell) && row[i + 1] === cell));
}

const notRead = (line: number): Problem => ({
  code: 'unknown-format',
  message: 'these lines look like the rows of a board, and none was read here',
  expected: 'every board in the same form as the others, or one alone',
  at: { text: { line, column: 1 } },
});

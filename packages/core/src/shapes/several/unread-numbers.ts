/*
 * Boards that have a number of their own, as the others of a text have, and that nothing was read of:
 *
 *     1. AAooBBCDooEFCDXXEFCGGGoFoooooooooooo
 *     2. oABBCCoADEEFXXDooFGHIoFGooIJJGKKKoo       35 cells: no line of a board, and nothing else
 *     3. ABBBooCAoDooCXXDooCooDEEEooooooooooo
 *
 * Without a word such as level in front of the numbers, what stands behind one counts as a board where it is half as long
 * as the shortest one that was read. Numbers that do not go up by one, such as those of solutions, are none of boards.
 */

import { at } from '../../basics/at.ts';
import { leastOf } from '../../basics/many.ts';
import { quote } from '../../basics/quote.ts';
import type { FailedBoard } from '../parts/answer.ts';

/** A word and a number in front of a board, `Level 3:`, or a number alone with a mark behind it, `3.`. */
const NUMBERED =
  /^[^\p{L}\p{N}]{0,6}(?:(?<word>\p{L}[\p{L} _]{0,20}?)[ _#№-]{0,3}(?<after>\d{1,4})(?![\p{L}\d]|\.\d)|(?<alone>\d{1,4})[.):](?=\s|$))/u;
/** What only boards are called: one that was read is enough to expect others at the other numbers. */
const OF_BOARD = /level|puzzle|board|card|game|problem|challenge/;
/** The fewest characters of a board. */
const LEAST = 16;

const isEmpty = (text: string): boolean => text.trim() === '';

interface Numbered {
  readonly line: number;
  readonly number: number;
  /** The characters up to the number. */
  readonly start: number;
}

/**
 * What failed behind numbers of which nothing was read.
 *
 * @param items - the boards of a text, and what failed so far, with their lines from 1
 * @param lines - the lines of the text
 * @param looksLike - the shape of the boards
 */
export function unreadNumbers(
  items: readonly { readonly line: number }[],
  lines: readonly string[],
  looksLike: string,
): readonly FailedBoard[] {
  return [...numbersIn(lines)].flatMap(([word, marks]) => {
    if (marks.some(({ number }, i) => i > 0 && number !== at(marks, i - 1).number + 1)) return [];
    const parts = marks.map((mark, i) => {
      const end = marks[i + 1]?.line ?? lines.length + 1;
      return {
        ...mark,
        // what is said of all boards above the first number may be the beginning of the first board
        isRead: items.some(({ line }) => line >= (i === 0 ? 1 : mark.line) && line < end),
        length: lengthBehind(lines.slice(mark.line - 1, end - 1), mark.start),
      };
    });
    const read = parts.filter(({ isRead }) => isRead);
    const areBoards = OF_BOARD.test(word);
    // other words and numbers alone may stand in front of anything, such as rows and vehicles
    const least = areBoards ? LEAST : leastOf(read.map(({ length }) => length)) / 2;
    const missed = parts.filter(({ isRead, length }) => !isRead && length >= least);
    const isSure = areBoards ? read.length > 0 : read.length > 1 && read.length >= missed.length;
    return isSure ? missed.map(({ line }) => failedAt(line, lines, looksLike)) : [];
  });
}

/** The lines with numbers, for each word in front of them, which is empty where there is none. */
function numbersIn(lines: readonly string[]): ReadonlyMap<string, readonly Numbered[]> {
  const found = new Map<string, Numbered[]>();
  lines.forEach((text, index) => {
    const match = NUMBERED.exec(text);
    if (!match) return;
    const { word = '', after, alone } = match.groups ?? {};
    const one = { line: index + 1, number: Number(after ?? alone), start: match[0].length };
    const key = word.toLowerCase();
    const known = found.get(key);
    if (known) known.push(one);
    else found.set(key, [one]);
  });
  return found;
}

/** How many characters stand behind a number: on its line, and below it up to the first empty line behind them. */
function lengthBehind([first = '', ...below]: readonly string[], start: number): number {
  const written = below.slice(
    Math.max(
      0,
      below.findIndex((text) => !isEmpty(text)),
    ),
  );
  const end = written.findIndex(isEmpty);
  return [first.slice(start), ...(end < 0 ? written : written.slice(0, end))].join('').replace(/\s/g, '')
    .length;
}

const failedAt = (line: number, lines: readonly string[], looksLike: string): FailedBoard => ({
  line,
  answer: {
    kind: 'refused',
    looksLike,
    problem: {
      code: 'unknown-format',
      message: `no board was read at ${quote(at(lines, line - 1).trim())}, though boards were read at other numbers`,
      expected: 'a board that is written like the others',
      at: { text: { line, column: 1 } },
    },
  },
});

import type { Problem } from '../basics/errors.ts';
import type { TextPlace } from '../basics/place.ts';
import { err, ok, type Result } from '../basics/result.ts';
import { placeAt } from './place.ts';

/** The most characters that the text of one board may have. */
export const LONGEST_BOARD_TEXT = 1 << 16;

export interface TextLine {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/** The text without a byte-order mark; a problem where it is too long for one board, blank or binary. */
export function readable(text: string): Result<string, Problem> {
  if (text.length > LONGEST_BOARD_TEXT) return err(tooLarge(1));
  const plain = withoutMark(text);
  if (plain.includes('\0')) {
    return err(notText(placeAt(plain, plain.indexOf('\0'))));
  }
  return isBlank(plain) ? err(nothingWritten) : ok(plain);
}

/** Leaves out the lines that begin with `#`. */
const withoutHashes = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter((line) => !isComment(line.text));

/**
 * The lines of a text that are not comments, without their line breaks; a problem where there is none.
 *
 * @param withoutComments - leaves out the comments; default: every line that begins with `#`
 */
export function linesOf(text: string, withoutComments = withoutHashes): Result<TextLine[], Problem> {
  const plain = readable(text);
  if (!plain.ok) return plain;
  const lines = withoutComments(splitLines(plain.value));
  return lines.every((line) => isBlank(line.text)) ? err(nothingWritten) : ok(lines);
}

/** What ends a line on any system. */
export const LINE_BREAK = /\r\n|\n|\r/;

/** The lines of a text without their line breaks. */
export const splitLines = (text: string): TextLine[] =>
  text.split(LINE_BREAK).map((line, index) => ({ text: line, number: index + 1 }));

/** Without a byte-order mark. */
const withoutMark = (text: string): string => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);

export const BYTE_ORDER_MARK = '\uFEFF';

/** Whether a line begins with `#`, and is not a whole board in one line whose first cell is a wall: `#..A/...A/XX../....`. */
export const isComment = (line: string): boolean => /^\s*#/.test(line) && !areRows(line.trim().split('/'));

/** Whether there are three of them or more, all as long and without blanks. */
const areRows = (parts: readonly string[]): boolean =>
  parts.length > 2 && parts.every((row) => row.length === parts[0]?.length && /^\S{3,}$/.test(row));

export const isBlank = (line: string): boolean => line.trim() === '';

export const nothingWritten: Problem = {
  code: 'empty-input',
  message: 'there is no board in the input',
  expected: 'a board',
};

/** The problem with a text in which no format finds a board. */
export const unknownFormat: Problem = {
  code: 'unknown-format',
  message: 'this is not a board in any known format',
  expected: 'rows of cells, a line of cells, a list in brackets, or JSON; allFormats() reads more',
  at: { text: { line: 1, column: 1 } },
};

export const tooLarge = (line: number): Problem => ({
  code: 'input-too-large',
  message: `the board that begins here has more than ${LONGEST_BOARD_TEXT} characters`,
  expected: 'a board of at most 16 columns and rows',
  at: { text: { line, column: 1 } },
});

export const notText = (text: TextPlace): Problem => ({
  code: 'binary-input',
  message: 'the input is binary',
  expected: 'a text',
  at: { text },
});

import type { Problem } from '../errors.ts';
import { err, ok, type Result } from '../result.ts';

/** The most characters that one board may take. */
export const LONGEST_BOARD_TEXT = 1 << 16;

export interface TextLine {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/** The text without a byte-order mark, unless it is too large for a board, holds nothing, or is no text. */
export function readable(text: string): Result<string, Problem> {
  if (text.length > LONGEST_BOARD_TEXT) return err(tooLarge(1));
  const plain = withoutMark(text);
  if (plain.includes('\0')) {
    const before = splitLines(plain.slice(0, plain.indexOf('\0')));
    const last = before.at(-1) as TextLine;
    return err(notText({ line: last.number, column: last.text.length + 1 }));
  }
  return isBlank(plain) ? err(nothingWritten) : ok(plain);
}

/** The lines of a readable text that are no comments, without their line breaks. */
export function linesOf(text: string): Result<TextLine[], Problem> {
  const plain = readable(text);
  if (!plain.ok) return plain;
  const lines = splitLines(plain.value).filter((line) => !isComment(line.text));
  return lines.every((line) => isBlank(line.text)) ? err(nothingWritten) : ok(lines);
}

const splitLines = (text: string): TextLine[] =>
  text.split(/\r\n|\n|\r/).map((line, index) => ({ text: line, number: index + 1 }));

/** Without a byte-order mark. */
const withoutMark = (text: string): string => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);

export const BYTE_ORDER_MARK = '\uFEFF';

export const isComment = (line: string): boolean => /^\s*#/.test(line);

export const isBlank = (line: string): boolean => line.trim() === '';

export const nothingWritten: Problem = {
  code: 'empty-input',
  message: 'there is no board in the input',
  expected: 'a board',
};

export const tooLarge = (line: number): Problem => ({
  code: 'input-too-large',
  message: `the board that begins here has more than ${LONGEST_BOARD_TEXT} characters`,
  expected: 'a board of at most 16 columns and rows',
  at: { text: { line, column: 1 } },
});

export const notText = (text: { line: number; column: number }): Problem => ({
  code: 'binary-input',
  message: 'the input is binary',
  expected: 'a text',
  at: { text },
});

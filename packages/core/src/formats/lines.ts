import type { Problem } from '../errors.ts';
import { err, ok, type Result } from '../result.ts';

/** The most characters that one board may take. */
export const LONGEST_BOARD_TEXT = 1 << 16;

export interface TextLine {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/**
 * The lines of a text that are no comments, without their line breaks and a byte-order mark. Refuses what is too
 * large for a board, holds nothing, or is no text.
 */
export function linesOf(text: string): Result<TextLine[], Problem> {
  if (text.length > LONGEST_BOARD_TEXT) return err(tooLarge(1));
  const lines = splitLines(text);
  const binary = lines.find((line) => line.text.includes('\0'));
  if (binary) return err(notText({ line: binary.number, column: binary.text.indexOf('\0') + 1 }));
  const written = lines.filter((line) => !isComment(line.text));
  return written.every((line) => isBlank(line.text)) ? err(nothingWritten) : ok(written);
}

export const splitLines = (text: string): TextLine[] =>
  withoutMark(text)
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ text: line, number: index + 1 }));

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

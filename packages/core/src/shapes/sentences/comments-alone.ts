/*
 * A text of which every line is a comment, as where somebody copies a note out of a program: without its marks.
 *
 *     # solve(["AA..", ".XX."])        solve(["AA..", ".XX."])
 *     # A A . .                        A A . .
 *
 * A mark in front of every line that stands nowhere else is no wall.
 */
import { LINE_BREAK } from '../../text/lines.ts';

const MARK = /^\s*(#|\/\/|%|;;?)(?=\s|$)/;

/** The text with blanks in the place of the marks; the text as it is where some line has another one, or none. */
export function withoutCommentMarks(text: string): string {
  const [, mark] = MARK.exec(text) ?? [];
  if (mark === undefined) return text;
  const lines = text.split(LINE_BREAK);
  const written = lines.filter((line) => line.trim() !== '');
  const isComment = (line: string): boolean =>
    MARK.exec(line)?.[1] === mark && line.indexOf(mark) === line.lastIndexOf(mark);
  if (!written.every(isComment)) return text;
  return lines.map((line) => line.replace(mark, ' '.repeat(mark.length))).join('\n');
}

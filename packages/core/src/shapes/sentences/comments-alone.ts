/*
 * A text of which every line is a comment, as where somebody copies a note out of a program: without its marks.
 *
 *     # solve(["AA..", ".XX."])        solve(["AA..", ".XX."])
 *     # A A . .                        A A . .
 *
 * A mark in front of every line that stands nowhere else is no wall, and neither is one in front of every row:
 *
 *     Exit: left                       Exit: left
 *     # A A . .                        A A . .
 *     # . X X .                        . X X .
 */
import { LINE_BREAK } from '../../text/lines.ts';

const MARK_OF_ROW = /^\s*(#|\/\/|%|;;?)(?=\s)/m;
const MARK = /^\s*(#|\/\/|%|;;?)(?=\s|$)/;

/** Cells of one character with blanks, commas, bars or semicolons between them. */
const SPACED = /^[^\S\n]*\S(?:(?:[,;|][^\S\n]*|[^\S\n]+[|,;]?[^\S\n]*)\S){2,}[^\S\n]*$/u;
/** The fewest rows in front of which a mark is none of their cells. */
const LEAST_ROWS = 3;

/**
 * The text with blanks in the place of the marks: of all lines, or of those of its rows, where each has one. The text as it is where
 * some line or row has another mark, or none.
 */
export function withoutCommentMarks(text: string): string {
  const [, mark] = MARK.exec(text) ?? MARK_OF_ROW.exec(text) ?? [];
  if (mark === undefined) return text;
  const lines = text.split(LINE_BREAK);
  const written = lines.filter((line) => line.trim() !== '');
  const isComment = (line: string): boolean =>
    MARK.exec(line)?.[1] === mark && line.indexOf(mark) === line.lastIndexOf(mark);
  const marked = written.filter(isComment);
  const rows = marked.filter((line) => SPACED.test(line.replace(mark, ' ')));
  if (marked.length < written.length && !(rows.length >= LEAST_ROWS && areOnlyRows(written, rows, mark)))
    return text;
  return lines
    .map((line) => (isComment(line) ? line.replace(mark, ' '.repeat(mark.length)) : line))
    .join('\n');
}

/** Whether no other line looks like a row or has their mark in another place. */
const areOnlyRows = (lines: readonly string[], rows: readonly string[], mark: string): boolean =>
  lines.every(
    (line) => rows.includes(line) || (!SPACED.test(line) && !line.replace(MARK, '').includes(mark)),
  );

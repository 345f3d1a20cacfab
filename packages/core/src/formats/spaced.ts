import type { MarkedRow } from './marks.ts';

/** The marks of a row whose cells may stand apart: all characters from `start` to `end` that are no blanks. */
export function spacedMarks(text: string, line: number, start = 0, end = text.length): MarkedRow {
  const marks: string[] = [];
  const columns: number[] = [];
  let column = start;
  for (const mark of text.slice(start, end)) {
    column++;
    if (mark.trim() === '') continue;
    marks.push(mark);
    columns.push(column);
  }
  return { marks, line, column: (index) => columns[index] ?? column + 1 };
}

/*
 * Marks in front of every line, as blanks:
 *
 *     > A left 1          a text that somebody answers to
 *     [x] A left 1        a list of tasks
 *     - [x] Q down 3
 */

const QUOTED = /^[^\S\r\n]{0,3}(?:>[^\S\r\n]?){1,9}/;
const CHECKED = /^[^\S\r\n]{0,9}(?:[-*+][^\S\r\n]+)?\[[xX✓✔]\](?=[^\S\r\n])/;

/** The text without such marks; undefined where some line has none. */
export function withoutLineMarks(text: string): string | undefined {
  const lines = text.split('\n');
  const mark = [QUOTED, CHECKED].find((pattern) =>
    lines.every((line) => pattern.test(line) || line.trim() === ''),
  );
  return mark && lines.map((line) => line.replace(mark, (found) => ' '.repeat(found.length))).join('\n');
}

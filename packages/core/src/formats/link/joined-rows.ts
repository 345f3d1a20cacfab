import { check, text } from '../../basics/arguments.ts';

/**
 * The parts of a link behind its page, in which rows with `/` between them are one part: links write `%2F` there, and people a
 * `/`.
 *
 *     #1/play/.AA/.BB/XXC/..C/2d1        the board .AA/.BB/XXC/..C and a move
 *
 * @param parts - what stands between the slashes
 * @returns the board, and the parts behind it
 *
 * @example
 * joinedRows(['.AA', '.BB', 'XXC', '..C', '2d1']) // [ '.AA/.BB/XXC/..C', '2d1' ]
 *
 * @internal
 */
export function joinedRows(parts: readonly string[]): readonly string[] {
  check(parts, 'parts', areTexts);
  // moves such as 2r3 may be as long as a row
  const end = parts.findIndex((part) => part.length !== parts[0]?.length || /\d[lrud]\d/.test(part));
  const rows = end < 0 ? parts.length : end;
  return rows < 2 ? parts : [parts.slice(0, rows).join('/'), ...parts.slice(rows)];
}

const areTexts = (value: unknown): string | false =>
  !(Array.isArray(value) && value.every((part) => !text(part))) && 'a list of texts';

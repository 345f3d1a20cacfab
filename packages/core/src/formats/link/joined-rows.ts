/** Moves as a link writes them: `2r3.0d1`. */
const MOVES = /^\d{1,3}[lrud]\d{1,2}(?:\.\d{1,3}[lrud]\d{1,2})*$/;
const ROW = /^[A-Za-z\d.#@*_-]{2,}$/;

/**
 * The parts of a link behind its page, in which rows with `/` between them are one part: links write `%2F` there, and people a
 * `/`.
 *
 *     #1/play/.AA/.BB/XXC/..C/2d1        the board .AA/.BB/XXC/..C and a move
 *
 * @param parts - what stands between the slashes
 * @returns the board, and the parts behind it
 *
 * @internal
 */
export function joinedRows(parts: readonly string[]): readonly string[] {
  const [first = ''] = parts;
  const isRow = (part: string) => part.length === first.length && ROW.test(part) && !MOVES.test(part);
  const end = parts.findIndex((part) => !isRow(part));
  const rows = end < 0 ? parts.length : end;
  return rows < 2 ? parts : [parts.slice(0, rows).join('/'), ...parts.slice(rows)];
}

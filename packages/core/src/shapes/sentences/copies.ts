/*
 * Rows that a program copies or sets one by one, as an array of strings.
 *
 *     memcpy(board[0], "AA   O", 6);      "AA   O",
 *     strcpy(grid[1], "P..Q.O");          "P..Q.O",
 */
const COPY =
  /^[ \t]*(?:\w{0,20}(?:mem|str)n?cpy\w{0,4}|sn?printf)\s*\(\s*&?[\w.>-]{1,40}\[\s*(\d{1,2})\s*\](?:\[\s*0\s*\])?\s*,\s*("[^"\n]{2,48}")\s*(?:,[^;\n]{0,40})?\)\s*;[ \t]*$/gm;
const HAS_COPY = /(?:cpy\w{0,4}|printf)\s*\(/;

/** The text with its copies as strings; as it is where their numbers do not count up from 0. */
export function withoutCopies(text: string): string {
  if (!HAS_COPY.test(text)) return text;
  const copies = [...text.matchAll(COPY)];
  const areRows = copies.length > 2 && copies.every(([, index], i) => Number(index) === i);
  return areRows ? text.replace(COPY, '$2,') : text;
}

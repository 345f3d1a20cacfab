/*
 * Rows that a program copies or sets one by one, as an array of strings.
 *
 *     memcpy(board[0], "AA   O", 6);      "AA   O",
 *     strcpy(grid[1], "P..Q.O");          "P..Q.O",
 *     board(2) = "PXXQ.O"                 "PXXQ.O",
 */
const COPY =
  /^[ \t]*(?:\w{0,20}(?:mem|str)n?cpy\w{0,4}|sn?printf)\s*\(\s*&?[\w.>-]{1,40}\[\s*(\d{1,2})\s*\](?:\[\s*0\s*\])?\s*,\s*("[^"\n]{2,48}")\s*(?:,[^;\n]{0,40})?\)\s*;[ \t]*$/gm;
const SET =
  /^[ \t]*[\w.$]{1,40}[ \t]*[[(][ \t]*(\d{1,2})[ \t]*[\])][ \t]*:?=[ \t]*("[^"\n]{2,48}"|'[^'\n]{2,48}')[ \t]*;?[ \t]*$/gm;
const HAS_COPY = /(?:cpy\w{0,4}|printf)\s*\(|[\])]\s*:?=\s*["']/;

/** The text with its copies as strings; as it is where their numbers do not count up by one. */
export function withoutCopies(text: string): string {
  if (!HAS_COPY.test(text)) return text;
  for (const pattern of [COPY, SET]) {
    const numbers = [...text.matchAll(pattern)].map(([, index]) => Number(index));
    const [first = 2] = numbers;
    const areRows = first < 2 && numbers.length > 2 && numbers.every((number, i) => number === first + i);
    if (areRows) return text.replace(pattern, '$2,');
  }
  return text;
}

/*
 * Rows on one line with blanks around the slashes between them, which are taken away:
 *
 *     try this: AA...O / P..Q.O / PXXQ.O / …      try this: AA...O/P..Q.O/PXXQ.O/…
 */
const ROWS = /(?<!\S)[\p{L}\p{N}.@#_*-]{4,16}(?:[^\S\n]\/[^\S\n][\p{L}\p{N}.@#_*-]{4,16}){3,15}(?!\S)/gu;

/** The text with nothing but a slash between rows that are equally long but for one of them at most. */
export const withSlashesJoined = (text: string): string =>
  text.includes(' / ')
    ? text.replace(ROWS, (rows) => (areRows(rows) ? rows.replace(/\s/g, '') : rows))
    : text;

function areRows(text: string): boolean {
  const lengths = text.split(/\s\/\s/).map((row) => row.length);
  const [first, second, third] = lengths;
  const width = first === second || first === third ? first : second;
  return lengths.filter((length) => length !== width).length <= 1;
}

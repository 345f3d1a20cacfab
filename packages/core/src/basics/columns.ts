// Text in a terminal, where some characters take two columns.

/** Emoji, and the characters of East Asian scripts that Unicode calls wide. */
const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;

/** Columns that a text takes in a terminal: two for each ideograph and emoji. */
export const columnsOf = (text: string): number =>
  [...text].reduce((columns, character) => columns + (WIDE.test(character) ? 2 : 1), 0);

/**
 * The beginning of a text that fits into a number of columns.
 *
 * @param text - a line
 * @param columns - how many it may take
 */
export function cutTo(text: string, columns: number): string {
  let shown = '';
  let taken = 0;
  for (const character of text) {
    taken += columnsOf(character);
    if (taken > columns) break;
    shown += character;
  }
  return shown;
}

/*
 * Rows with blanks for empty cells that came apart: what is left beside a board may be rows of it.
 *
 *     AA          a row of the board, and not its name
 *
 *       XX
 *       CB
 *       CB
 */

/** The longest row of single characters. */
const LONGEST = 16;

/** Whether a line beside a board may be one of its rows whose empty cells are blanks: capitals alone, or glyphs that stand twice. */
export function mayBeRow(line: string): boolean {
  const text = line.trim();
  if (text === '' || text.length > LONGEST) return false;
  if (/^(?:([\p{L}\p{N}@])\1+\s*)+$/u.test(text)) return true;
  return /^[A-Z@\s]+$/.test(text) && (/([A-Z@])\1/.test(text) || !/[A-Z]{4}/.test(text));
}

/*
 * Ids of catalogue puzzles for links. A puzzle is known by its board; its number may change with the catalogue, so the
 * id is made from the board: `p-` and the FNV-1a hash of its text (32 bits) in base 36.
 *
 *     puzzleId('XXooooooo') // 'p-1af06co'
 */

/** The id of a board's text, as the catalogue writes it. */
export function puzzleId(board: string): string {
  let hash = 0x811c9dc5;
  for (const character of board) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `p-${(hash >>> 0).toString(36).padStart(7, '0')}`;
}

export const isPuzzleId = (text: string): boolean => /^p-[0-9a-z]{7}$/.test(text);

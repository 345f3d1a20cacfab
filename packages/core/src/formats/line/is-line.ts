// Which lines are boards in the format `line`.
import { LARGEST_SIDE } from '../../board/validate.ts';

/**
 * Whether a line is a board in the format `line`, independent of the lines around it: it has a square number of cells,
 * and either more than a row of a grid may have, or at least 9 and a count beside them.
 */
export function isSurelyLine(text: string): boolean {
  const { word, counted } = wordIn(text);
  return isSquare(word.length) && word.length > (counted ? 8 : LARGEST_SIDE) && isOfCells(word);
}

/**
 * Whether a line could be a board in the format `line`, or such a board with a few cells missing or added. A short one of those needs a
 * count beside it: without one it may be a name, or a row.
 */
export function isPerhapsLine(text: string): boolean {
  const { word, counted } = wordIn(text);
  return (isSquare(word.length) || word.length > (counted ? 7 : LARGEST_SIDE)) && isOfCells(word);
}

/** Whether every line could be either a row of 9 or 16 cells or a whole board of 3x3 or 4x4. */
export const areShortLines = (block: readonly string[]): boolean =>
  block.every((text) => [9, 16].includes(wordIn(text).word.length) && isPerhapsLine(text));

/** The only word of a line besides numbers; empty if there are more words, or if the line has `/`, `|` or `+`. */
function wordIn(text: string): { word: string; counted: boolean } {
  const match = /^\s*(?:(\d+)\s+)?([^\s/|+]+)((?:\s+-?\d+(?:\.\d+)?)*)\s*$/.exec(text);
  return { word: match?.[2] ?? '', counted: Boolean(match?.[1] || match?.[3]) };
}

const isSquare = (count: number): boolean => count >= 4 && Number.isInteger(Math.sqrt(count));

/**
 * Whether a word could be the cells of a board. A vehicle takes at least two cells, so a board has at most one label
 * for every two cells, and the glyphs for empty cells and walls. A short word must also hold a label that can be the
 * primary.
 */
const isOfCells = (word: string): boolean =>
  distinctIn(word) <= word.length / 2 + 1 && (word.length > LARGEST_SIDE || /[AX@R]/.test(word));

/** How many different characters a word has. Every line of a text is asked, and a set takes five times as long for a board. */
function distinctIn(word: string): number {
  if (word.length > 999) return new Set(word).size;
  let distinct = 0;
  for (let i = 0; i < word.length; i++) if (word.indexOf(word.charAt(i)) === i) distinct++;
  return distinct;
}

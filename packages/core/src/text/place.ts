import type { TextPlace } from '../basics/place.ts';

/**
 * Line and column, both from 1, of a position in a text. The column counts characters, not UTF-16 code units.
 *
 * @param position - 0 to the length of the text, in code units
 */
export function placeAt(text: string, position: number): TextPlace {
  const lines = text.slice(0, position).split(/\r\n|\r|\n/);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

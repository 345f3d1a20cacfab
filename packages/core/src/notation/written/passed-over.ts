// Which lines of a text its moves leave out, so that a reader can see whether one of them was meant as a move.
import { quote } from '../../basics/quote.ts';
import { placeAt } from '../../text/place.ts';
import type { Chunk } from './chunk.ts';

/**
 * In words: `line 3 ("Zedd1") and 2 more are not moves`. A line counts where it has a word that is unknown or may be part of a move, and
 * none of its words is one of the moves. Undefined where there is no such line.
 *
 * @param all - the words of the text
 * @param used - those that are the moves, or say how many there are
 */
export function linesPassedOver(
  all: readonly Chunk[],
  used: readonly Chunk[],
  text: string,
): string | undefined {
  const readLines = new Set(used.map(({ line }) => line));
  const first = new Map<number, Chunk>();
  for (const chunk of all) {
    if (readLines.has(chunk.line) || first.has(chunk.line) || chunk.ordinal || saysNothing(chunk)) continue;
    first.set(chunk.line, chunk);
  }
  const [chunk] = first.values();
  if (!chunk) return undefined;
  const { line } = placeAt(text, chunk.position);
  const [row = ''] = /^.*/.exec(text.slice(lineStart(text, chunk.position))) ?? [];
  const more = first.size > 1 ? ` and ${first.size - 1} more are not moves` : ' is not a move';
  return `line ${line} (${quote(row.trim())})${more}`;
}

/** Whether a word is a mark alone, or known and no part of a move. */
const saysNothing = ({ text, meanings }: Chunk): boolean =>
  !/[\p{L}\p{N}←→↑↓<>^+]/u.test(text) ||
  (meanings.length > 0 && meanings.every((atoms) => atoms.length === 0));

/** Where the line of a place begins. */
const lineStart = (text: string, position: number): number => {
  const before = text.slice(0, position);
  return Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
};

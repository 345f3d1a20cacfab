// Whether the numbers in front of moves count up, so that a reader can see where a draft, a second solution or another order is.
import { placeAt } from '../../text/place.ts';
import type { Chunk } from './chunk.ts';

/**
 * In words: `in line 3 the number 1 follows 2`. Undefined where each number follows the one before it, or all are the same, as lists in
 * Markdown may have it.
 *
 * @param all - the words of the text
 * @param used - those that are the moves
 */
export function miscounted(all: readonly Chunk[], used: readonly Chunk[], text: string): string | undefined {
  const moves = new Set(used);
  const lines = new Set(used.map(({ line }) => line));
  const numbers = all.filter((chunk) => chunk.ordinal && !moves.has(chunk) && lines.has(chunk.line));
  const counts = numbers.map((chunk) => Number(chunk.text));
  if (counts.every((count) => count === counts[0])) return undefined;
  const at = counts.findIndex((count, i) => (i === 0 ? count > 1 : count !== (counts[i - 1] ?? 0) + 1));
  const number = numbers[at];
  if (!number) return undefined;
  const { line } = placeAt(text, number.position);
  return `in line ${line} the number ${counts[at]} ${at === 0 ? 'comes first' : `follows ${counts[at - 1]}`}`;
}

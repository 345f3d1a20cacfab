// Whether numbers in front of moves, or the mark of an answer, say that some of them are a draft, a second solution or in another order.
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

/** What stands before the answer alone; a heading of Markdown has other marks of its kind beside it. */
const ANSWER = /<answer>|\\boxed\{|####(?!#)/gi;

/**
 * In words: `line 1 has moves before <answer>`. Undefined where no move stands before the last mark of an answer.
 *
 * @param used - the words that are the moves
 */
export function outsideAnswer(used: readonly Chunk[], text: string): string | undefined {
  const marks = [...text.matchAll(ANSWER)];
  const last = marks.at(-1);
  if (!last || (last[0].startsWith('#') && marks.length > 1)) return undefined;
  const move = used.find(
    ({ meanings, position }) => position < last.index && meanings.some(({ length }) => length > 0),
  );
  return move && `line ${placeAt(text, move.position).line} has moves before ${last[0].replace('{', '')}`;
}

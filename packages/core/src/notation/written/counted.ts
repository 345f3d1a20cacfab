// Whether numbers in front of moves, or the mark of an answer, say that some of them are a draft, a second solution or in another order.
import type { Problem } from '../../basics/errors.ts';
import type { Result } from '../../basics/result.ts';
import { countSolution, type Solution } from '../../board/moves.ts';
import { placeAt } from '../../text/place.ts';
import { refuse } from '../parts/refuse.ts';
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
 * In words: `line 1 has moves before <answer>`, or behind its end. Undefined where all moves stand in the last answer.
 *
 * @param used - the words that are the moves
 */
export function outsideAnswer(used: readonly Chunk[], text: string): string | undefined {
  const marks = [...text.matchAll(ANSWER)];
  const last = marks.at(-1);
  if (!last || (last[0].startsWith('#') && marks.length > 1)) return undefined;
  const end = text.indexOf('</answer>', last.index);
  const isBehind = ({ position }: Chunk) => end >= 0 && position > end;
  const move = used.find(
    (chunk) =>
      (chunk.position < last.index || isBehind(chunk)) && chunk.meanings.some(({ length }) => length > 0),
  );
  if (!move) return undefined;
  const where = isBehind(move) ? 'behind </answer>' : `before ${last[0].replace('{', '')}`;
  return `line ${placeAt(text, move.position).line} has moves ${where}`;
}

/** A number of moves that a text says, and where. */
type Count = Pick<Chunk, 'text' | 'position'>;

/** The problem with a count above the moves, or one behind them, that is neither the number of the moves nor that of the steps. */
export function checkCounts(
  solution: Solution,
  { above, behind }: { readonly above: Count | undefined; readonly behind: Count | undefined },
  text: string,
): Result<never, Problem> | undefined {
  const { length } = solution;
  const { moves, steps } = countSolution(solution);
  const isWrong = (count: Count | undefined): count is Count =>
    count !== undefined && ![moves, steps, length].includes(Number(count.text));
  const wrong = [above, behind].find(isWrong);
  if (!wrong) return undefined;
  const said = `${Number(wrong.text)} moves are announced`;
  return refuse({
    code: 'number-out-of-range',
    at: placeAt(text, wrong.position),
    message: wrong === above ? `${said}, and ${length} follow` : `${said} behind ${length}`,
    expected: `${length}`,
  });
}

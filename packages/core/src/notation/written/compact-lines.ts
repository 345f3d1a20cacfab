/*
 * Lines with nothing but moves without a blank. There a word is a move, even where it is an article or a preposition elsewhere:
 *
 *     el bd xr xr           E left, B down, X right twice
 *     al, qd3, xr4          A left 1, …
 *     mueve el coche        no such line: `el` is an article
 *
 * Guarantee: a line counts only if each of its words is a vehicle with a direction, a number of moves or a link such as `then`, and if one
 * of them, or one in the lines directly beside it that are like it, is no word of a sentence.
 */
import type { Letters } from './glued.ts';
import { type Labels, labelAt } from './label-at.ts';
import { choices, fillers, ways } from './vocabulary.ts';

/** What stands between moves. */
export const LINK = /^(?:then|and|dann|und|luego|puis|et|poi|en|e|y|[-=]{0,2}>|→|\+|-|•)$/iu;
/** Of a move, or of its cells: `al x1`. */
const NUMBER = /^[x×]?\d{1,3}$/;

/** Whether a word is a vehicle, in letters of either case, with a direction and cells: `el`, `Qd3`, `xrrr`. */
export function isGluedMove(word: string, labels: Labels, letters: Letters): boolean {
  const [label] = labelAt(word, labels);
  const [, way = ''] = /^(\p{L})\1*\d{0,2}$/iu.exec(word.slice(label.length)) ?? [];
  return label !== '' && letters.has(way.toLowerCase());
}

/** The indices of such lines, given the words of each. */
export function compactLines(
  lines: readonly (readonly string[])[],
  labels: Labels,
  letters: Letters,
): ReadonlySet<number> {
  const isMove = (word: string) => isGluedMove(word, labels, letters);
  const isSure = (word: string) => {
    const lower = word.toLowerCase();
    return isMove(word) && !fillers.has(lower) && !ways.has(lower) && !choices.has(lower);
  };
  const found = new Set<number>();
  let group: number[] = [];
  for (const [i, words] of [...lines, []].entries()) {
    if (words.some(isMove) && words.every((word) => isMove(word) || LINK.test(word) || NUMBER.test(word))) {
      group.push(i);
      continue;
    }
    if (group.some((line) => lines[line]?.some(isSure))) for (const line of group) found.add(line);
    group = [];
  }
  return found;
}

/*
 * How many moves there are, said behind the last one on its line, as blanks:
 *
 *     A left 1, X right 4, in total 2 moves      A left 1, X right 4
 *     AL1 XR4 (2 moves)                          AL1 XR4
 */
import type { Chunk } from './chunk.ts';

const MOVES =
  '(?:moves?|steps?|züge|schritte|coups|déplacements|movimientos|pasos|movimentos|passos|mosse|passi|步|手)';
const TOTAL =
  '(?:(?:for |making )?(?:in|a) total(?: of)?|total|altogether|insgesamt|au total|en total|in totale)';
const NUMBER = String.raw`(\d{1,3})`;
/** Behind a number of cells, so that it is not the cells itself: `X right (4 moves)`. */
const SAID = new RegExp(
  String.raw`(?<=\d)(?:[^\S\n]*\((?:${TOTAL}:?[^\S\n]*)?${NUMBER}[^\S\n]+${MOVES}(?:[^\S\n]+${TOTAL})?\)|[^\S\n]*[,;.–—-]?[^\S\n]+${TOTAL}:?[^\S\n]+${NUMBER}[^\S\n]+${MOVES}|[^\S\n]*[,;.–—-][^\S\n]+${NUMBER}[^\S\n]+${MOVES}[^\S\n]+${TOTAL})(?=[.!]?[^\S\n]*$)`,
  'gimu',
);

/** The text without such a number, and that number with its place; the text as it is where several lines have one. */
export function withoutTotal(text: string): {
  readonly text: string;
  readonly total?: Pick<Chunk, 'text' | 'position'>;
} {
  const [found, ...more] = text.matchAll(SAID);
  if (!found || more.length > 0) return { text };
  const [whole, inBrackets, behind, before] = found;
  const total = { text: inBrackets ?? behind ?? before ?? '', position: found.index + whole.search(/\d/) };
  const end = found.index + whole.length;
  return { text: text.slice(0, found.index) + ' '.repeat(whole.length) + text.slice(end), total };
}

/*
 * Objects of JSON of which some are broken, such as a file with one on each line, the last of them cut off:
 *
 *     {"grid": 4, "pieces": [...]}      of another program: read by its shape
 *     {"grid": 4, "pieces": [{"id       not JSON
 *
 * As one text they are no values, because a bracket is never closed. Without the broken ones the others are.
 */
import { jsonValue } from '../../text/json-value.ts';
import { LINE_BREAK } from '../../text/lines.ts';
import type { BoardText } from '../parts/format.ts';
import { lineBreaksIn } from './later-boards.ts';

interface Parted {
  /** The text with blank lines in place of what is broken. */
  readonly text: string;
  readonly broken: readonly BoardText[];
}

/** A text without its broken objects of JSON; undefined where none or all of them are broken, or two share a line. */
export function withoutBroken(text: string, pieces: readonly BoardText[]): Parted | undefined {
  const values = pieces.filter(({ format }) => format?.id === 'json');
  const broken = new Set(values.filter((one) => jsonValue(one.text) === undefined));
  if (broken.size === 0 || broken.size === values.length) return undefined;
  // parts of one value are none by themselves
  if (jsonValue(text) !== undefined) return undefined;
  const lines = text.split(LINE_BREAK);
  const removed = new Set([...broken].flatMap(linesOf));
  if (pieces.some((one) => !broken.has(one) && linesOf(one).some((line) => removed.has(line))))
    return undefined;
  return { text: lines.map((line, i) => (removed.has(i + 1) ? '' : line)).join('\n'), broken: [...broken] };
}

/** The numbers of the lines of a piece. */
const linesOf = ({ line, text }: BoardText): number[] =>
  Array.from({ length: lineBreaksIn(text.trimEnd()) + 1 }, (_, i) => line + i);

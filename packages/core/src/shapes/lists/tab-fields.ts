/*
 * Fields of several words between tabs, as spreadsheets copy them, as one word each, and those of the red car as `red`:
 *
 *     Red car     3    1    2    horizontal           red     3    1    2    horizontal
 *     Car A       1    3    2    vertical             Car_A   1    3    2    vertical
 */
import { LINE_BREAK } from '../../text/lines.ts';
import { isPrimaryMark } from '../parts/glyphs.ts';

const LEAST_TABS = 3;
const LEAST_LINES = 3;

/** The text with such words; undefined where its lines have no equal number of tabs, or each field is a word already. */
export function withWordsBetweenTabs(text: string): string | undefined {
  if (!/\t[^\t\n]*\t[^\t\n]*\t/.test(text) || !/\p{L}[\p{L}.]* [\p{L}\d]/u.test(text)) return undefined;
  const lines = text.split(LINE_BREAK);
  const tabbed = lines.filter((line) => line.includes('\t'));
  const count = (tabbed[0] ?? '').split('\t').length;
  if (count <= LEAST_TABS || tabbed.length < LEAST_LINES) return undefined;
  if (!tabbed.every((line) => line.split('\t').length === count)) return undefined;
  const joined = lines.map((line) => (line.includes('\t') ? line.split('\t').map(asWord).join('\t') : line));
  const found = joined.join('\n');
  return found === lines.join('\n') ? undefined : found;
}

/** Two or three words of letters and digits; a field of more is a remark, and one of numbers a pair. */
const WORDS = /^\s*["']?(\p{L}[\p{L}\p{N}.-]*(?: [\p{L}\p{N}().-]+){1,2})["']?\s*$/u;

function asWord(field: string): string {
  const [, words] = WORDS.exec(field) ?? [];
  if (words === undefined) return field;
  return words.split(/[ ()]+/).some((word) => word.length > 1 && isPrimaryMark(word))
    ? 'red'
    : words.replace(/ /g, '_');
}

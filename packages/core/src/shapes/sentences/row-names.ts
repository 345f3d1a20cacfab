/*
 * Rows that are named by words, with numbers in their place:
 *
 *     Top row: . A A        Row 1: . A A
 *     Second row: X X .     Row 2: X X .
 *     Bottom row: . . B     Row 3: . . B
 */
import { LINE_BREAK } from '../../text/lines.ts';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const NAME = new RegExp(
  String.raw`^(\s*(?:[-*•]\s+)?)(?:the\s+)?(${ORDINALS.join('|')}|\d{1,2}(?:st|nd|rd|th)|top|bottom|last)\s+row(?:\s+\([^()\n]{1,30}\))?\s*(?::|[-=]*>|→|=)\s*`,
  'i',
);
const LEAST_ROWS = 3;

/** The text with `Row 2:` in the place of `Second row:`, where such names count up from the first row. */
export function withRowNumbers(text: string): string {
  if (!/\brow\b/i.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  let rows = 0;
  const numbered = lines.map((line) => {
    const [all = '', front = '', word = ''] = NAME.exec(line) ?? [];
    if (all === '') return line;
    rows++;
    const number = numberOf(word.toLowerCase(), rows);
    return number === rows ? `${front}Row ${number}: ${line.slice(all.length)}` : undefined;
  });
  return rows >= LEAST_ROWS && numbered.every((line) => line !== undefined) ? numbered.join('\n') : text;
}

/** The number of a row that a word names; `bottom` and `last` are the row that is next. */
function numberOf(word: string, next: number): number {
  if (word === 'top') return 1;
  if (word === 'bottom' || word === 'last') return next;
  return ORDINALS.indexOf(word) + 1 || Number.parseInt(word, 10);
}

/*
 * The numbers of lines, taken away:
 *
 *     9:AA...O            AA...O      grep -n
 *     10:P..Q.O           P..Q.O
 *     9. AA...O           AA...O      numbers that have two digits from 10 on
 *     10. P..Q.O          P..Q.O
 */
import { greatestOf } from '../../basics/many.ts';
import { isBlank, splitLines } from '../../text/lines.ts';

/** What stands in front of each line, with the number of the line last. */
const NUMBERED: readonly RegExp[] = [
  /^\^?[0-9a-f]{7,40} [^()\n]{0,80}\([^()\n]{1,80}\s(\d{1,6})\)(?: |$)/,
  /^ {0,8}(\d{1,6})\t/,
  /^(?:[\w./\\-]{1,120}:)?(\d{1,6}):/,
  // lines beside those that grep has found
  /^(?:[\w./\\-]{1,120}-)?(\d{1,6})-(?=[^\s-]{3,16}[^\S\n]*$|$)/m,
  // the first cell of each row in a spreadsheet
  /^[A-Z](\d{1,3})\s*[:=]\s*(?=[^\s\d]\S{3,15}\s*$)/m,
  // blanks alone stand between the number and a row of single characters
  /^ {0,8}(\d{1,4}) {1,4}(?=[^\s\d]\S{3,15}\s*$|\S{3,15}[^\s\d]\s*$)/m,
];
/** Numbers before rows that are understood elsewhere as long as all of them have as many digits. */
const GROWING: readonly RegExp[] = [
  /^ {0,8}(\d{1,4})(?:[.)] | ?[)=,;] ?)(?=[^\s,;:/]{3,16}[^\S\n]*$)/m,
  /^ {0,8}(?:row|line)[ _]?(\d{1,2}) ?(?:[:.)=]|[-=]*>|→) ?/i,
];

/**
 * The most lines above the first one with a number, such as `exit: left`, or `2.` for the board; below them the numbers begin with 0 or 1.
 */
const MOST_ABOVE = 4;
const WORD = /\p{L}{3}|^\W{0,3}\d{1,3}[.):]$/u;

/** The lines without their numbers, which must count up by one, as in a part of a file. */
export function withoutNumbers(text: string): string {
  const pattern = [...NUMBERED, ...GROWING].find((one) => one.test(text));
  if (!pattern) return text;
  const lines = splitLines(text);
  const written = lines.filter((line) => !isBlank(line.text));
  const above = written.findIndex((line) => pattern.test(line.text) || !WORD.test(line.text));
  const found = written.slice(Math.max(0, above)).map((line) => pattern.exec(line.text));
  if (above > MOST_ABOVE || (above > 0 && !/^[01]$/.test(found[0]?.[1] ?? ''))) return text;
  const numbers = found.map((match) => Number(match?.[1] ?? Number.NaN));
  const areLines = numbers.length > 1 && numbers.every((number, i) => number === (numbers[0] ?? 0) + i);
  const lengths = found.map((match) => match?.[0].length ?? 0);
  const longest = greatestOf(lengths);
  const isKnown = GROWING.includes(pattern) && lengths.every((length) => length === longest);
  if (!areLines || isKnown) return text;
  // cells below each other stay so
  return lines.map((line) => line.text.replace(pattern, ' '.repeat(longest))).join('\n');
}

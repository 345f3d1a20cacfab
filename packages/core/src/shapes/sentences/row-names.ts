/*
 * The names of rows. Words become numbers, and a name with a mistake or a number that is left out is found:
 *
 *     Top row: . A A        Row 1: . A A
 *     Second row: X X .     Row 2: X X .
 *     Bottom row: . . B     Row 3: . . B
 *     row1 .AA / R1: .AA    Row 1: .AA
 */

import type { Problem } from '../../basics/errors.ts';
import { leastOf } from '../../basics/many.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';
import { LINE_BREAK, splitLines } from '../../text/lines.ts';
import { SmallPattern } from './line-pattern.ts';
import { isLike } from './mistyped.ts';

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

/** A row behind a name without a colon or a short one: `row1 ..AA..`, `R1: ..AA..`. */
const SHORT =
  /^\s*(?:row|line|r|reihe|zeile|ligne|rang[ée]e|fila|riga|linha|rij|baris)[ _]?(\d{1,2})(?:\s*[:.)=])?\s+((?:[\p{L}\p{N}.@#_*·-] ){3,15}[\p{L}\p{N}.@#_*·-]|[\p{L}\p{N}.@#_*·-]{4,16})\s*$/iu;
const SHORTEST_RUN = 4;

/** The text with `Row 1:` in the place of such names, where they count up from 0 or 1 and all rows but one are equally long. */
export function withLongNames(text: string): string {
  if (!/^[^\S\n]*\p{L}{1,8}[ _]?[01]\b/mu.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  const rows = lines.flatMap((line, i) => {
    const [, number, cells] = SHORT.exec(line) ?? [];
    return number === undefined || cells === undefined ? [] : [{ i, number: Number(number), cells }];
  });
  const [first] = rows;
  if (!first || first.number > 1 || rows.length < SHORTEST_RUN) return text;
  const areOne = rows.every(({ i, number }, k) => number === first.number + k && i === first.i + k);
  const widths = rows.map(({ cells }) => cells.length).sort((a, b) => a - b);
  const width = widths[widths.length >> 1];
  if (!areOne || widths.filter((one) => one !== width).length > 1) return text;
  for (const { i, number, cells } of rows) lines[i] = `Row ${number}: ${cells}`;
  return lines.join('\n');
}

/** The number of a row that a word names; `bottom` and `last` are the row that is next. */
function numberOf(word: string, next: number): number {
  if (word === 'top') return 1;
  if (word === 'bottom' || word === 'last') return next;
  return ORDINALS.indexOf(word) + 1 || Number.parseInt(word, 10);
}

const NUMBERED = /^\s*(?:row|line)[ _]?(\d{1,2})(?:\.|\s*(?:[:=)]|[-=]*>|→))/i;

/**
 * That some of the rows that lines name by numbers are missing: the first of those that count on, up or down, must be 0 or 1, and a board
 * has as many rows.
 */
export function rowNameMissed(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  height = LARGEST_SIDE,
): Problem | undefined {
  if (!/\b(?:row|line)[ _]?\d/i.test(text)) return undefined;
  const named = text.split(LINE_BREAK).flatMap((line, i) => {
    const number = NUMBERED.exec(line)?.[1];
    return number === undefined || i + 1 < from || i + 1 >= to
      ? []
      : [{ number: Number(number), line: i + 1 }];
  });
  let start = 0;
  for (let i = 1; i <= named.length; i++) {
    const step = (named[start + 1]?.number ?? 0) - (named[start]?.number ?? 0);
    if (i < named.length && Math.abs(step) === 1 && named[i]?.number === (named[i - 1]?.number ?? 0) + step)
      continue;
    const run = named.slice(start, i);
    const least = leastOf(run.map(({ number }) => number));
    if (run.length > 1 && (least > 1 || run.length > height))
      return {
        code: 'ragged-rows',
        message:
          least > 1
            ? `row ${least} follows no row ${least - 1}`
            : `${run.length} lines look like rows, and ${height} of them were read`,
        expected: 'a line for each row, with its number',
        at: { text: { line: run[0]?.line ?? 1, column: 1 } },
      };
    start = i;
  }
  return undefined;
}

/** A line behind the name of a row: `row 3: ..AA`. */
const NAMED = new SmallPattern(String.raw`^\s*(\p{L}{2,8})[ _]?(\d{1,2})\s*(?:->|→|[:=.)|-])`, 'u');
/** The fewest rows beside it that have the name without a mistake. */
const LEAST_NAMED = 3;

/** A line whose name is that of the rows beside it with a mistake, `rwo 3: ..AA`. */
interface Misnamed {
  readonly line: number;
  readonly text: string;
  /** The name without the mistake, and how many lines beside it have it. */
  readonly name: string;
  readonly rows: number;
}

export function misnamedRows(text: string): Misnamed[] {
  const lines = splitLines(text).flatMap((line) => {
    const name = NAMED.exec(line.text)?.[1]?.toLowerCase();
    return name === undefined ? [] : [{ ...line, name }];
  });
  return lines.flatMap(({ text, number, name }, i): Misnamed[] => {
    let [start, end] = [i, i];
    while (i - start < LARGEST_SIDE && lines[start - 1]?.number === (lines[start]?.number ?? 0) - 1) start--;
    while (end - i < LARGEST_SIDE && lines[end + 1]?.number === (lines[end]?.number ?? 0) + 1) end++;
    const others = lines.slice(start, end + 1).filter((line) => line.number !== number);
    const [most = name] = others.map((line) => line.name);
    if (others.length < LEAST_NAMED || !isLike(name, [most]) || others.some((line) => line.name !== most))
      return [];
    return [{ line: number, text, name: most, rows: others.length }];
  });
}

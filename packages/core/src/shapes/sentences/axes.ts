/*
 * The names of the axes beside a drawing with coordinates, which are taken away:
 *
 *     y
 *     2 . A A                2 . A A
 *     1 X X .                1 X X .
 *       1 2 3  x               1 2 3
 *
 *     y=2: . A A                2 . A A
 *     y=1: X X .                1 X X .
 *     x:   1 2 3                1 2 3
 */
import { LINE_BREAK } from '../../text/lines.ts';

const X_AXIS = /^(\s*(?:\d{1,2}\s+){2,}\d{1,2})\s+[xX](?:\s*[-=]*>|\s*→)?\s*$/;
const Y_AXIS = /^\s*[yY](?:\s*[↑^|])?\s*$/;

const NAMED_ROW = /^(\s*)[yY]\s?=\s?(\d{1,2})\s?[:|]?(?=\s[^=\n]*$)/;
const NAMED_COLUMNS = /^(\s*)[xX]\s?[:=](?=(?:\s+\d{1,2}){3,}\s*$)/;
const LEAST_ROWS = 3;

/** The text without the names of both axes; as it is where one of them is missing, or where rows have names that do not count. */
export const withoutAxes = (text: string): string => withoutRowNames(withoutAxisNames(text));

/** The text with the number alone of rows such as `y=2:`, which count up or down by one. */
function withoutRowNames(text: string): string {
  if (!/^[^\S\n]*[yY]\s?=/m.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  const numbers = lines.map((line) => NAMED_ROW.exec(line)?.[2]);
  let start = 0;
  for (let i = 1; i <= numbers.length; i++) {
    if (numbers[i] !== undefined && numbers[i - 1] !== undefined) continue;
    const run = numbers.slice(start, i).flatMap((number) => (number === undefined ? [] : Number(number)));
    if (run.length > 0 && !doCount(run)) return text;
    start = i;
  }
  return lines.map((line) => line.replace(NAMED_ROW, '$1$2').replace(NAMED_COLUMNS, '$1  ')).join('\n');
}

/** Whether enough numbers count up or down by one. */
function doCount(numbers: readonly number[]): boolean {
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  return (
    numbers.length >= LEAST_ROWS &&
    Math.abs(step) === 1 &&
    numbers.every((number, i) => number === first + i * step)
  );
}

function withoutAxisNames(text: string): string {
  if (!/[yY](?:[^\S\n]*[↑^|])?[^\S\n]*$/m.test(text) || !/\d\s+[xX]/.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  const [x, y] = [lines.findIndex((line) => X_AXIS.test(line)), lines.findIndex((line) => Y_AXIS.test(line))];
  if (x < 0 || y < 0) return text;
  return lines
    .map((line, i) => (i === y ? '' : i === x ? (X_AXIS.exec(line)?.[1] ?? line) : line))
    .join('\n');
}

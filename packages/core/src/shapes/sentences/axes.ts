/*
 * The names of the axes beside a drawing with coordinates, which are taken away:
 *
 *     y
 *     2 . A A                2 . A A
 *     1 X X .                1 X X .
 *       1 2 3  x               1 2 3
 */
import { LINE_BREAK } from '../../text/lines.ts';

const X_AXIS = /^(\s*(?:\d{1,2}\s+){2,}\d{1,2})\s+[xX](?:\s*[-=]*>|\s*→)?\s*$/;
const Y_AXIS = /^\s*[yY]\s*[↑^|]?\s*$/;

/** The text without the names of both axes; as it is where one of them is missing. */
export function withoutAxes(text: string): string {
  if (!/[yY]\s*[↑^|]?\s*$/m.test(text) || !/\d\s+[xX]/.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  const [x, y] = [lines.findIndex((line) => X_AXIS.test(line)), lines.findIndex((line) => Y_AXIS.test(line))];
  if (x < 0 || y < 0) return text;
  return lines
    .map((line, i) => (i === y ? '' : i === x ? (X_AXIS.exec(line)?.[1] ?? line) : line))
    .join('\n');
}

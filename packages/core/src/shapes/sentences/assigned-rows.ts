/*
 * Rows that a program sets one by one, as strings alone:
 *
 *     board[0] = "AA..";         "AA.."
 *     board[1] = ".XX.";         ".XX."
 *     grid[2] = list("..B.")     "..B."
 */
import { LINE_BREAK } from '../../text/lines.ts';

const ROW =
  /^(\s*(?:\w+\.)?(\w+)\[(\d{1,2})\]\s?=\s?)(?:\w{1,10}\()?((["'`])[^"'`\n]{3,48}\5)\)?(?:\.\w+\([^()]*\))?\s?;?\s*$/;
const LEAST = 3;

/** The text with those strings alone, where all such lines set rows of one name that count up from 0 or 1. */
export function withAssignedRows(text: string): string {
  if (!/\[[01]\]\s?=\s?\w{0,10}\(?["'`]/.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  const rows = lines.map((line) => ROW.exec(line));
  const found = rows.filter((row) => row !== null);
  const [first] = found;
  const start = Number(first?.[3]);
  const areRows =
    first !== undefined &&
    found.length >= LEAST &&
    start < 2 &&
    found.every((row, i) => row[2] === first[2] && Number(row[3]) === start + i);
  if (!areRows) return text;
  return lines
    .map((line, i) => {
      const [, front = '', , , row] = rows[i] ?? [];
      return row === undefined ? line : ' '.repeat(front.length) + row;
    })
    .join('\n');
}

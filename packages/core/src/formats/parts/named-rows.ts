import type { Problem } from '../../basics/errors.ts';
import { ok, type Result } from '../../basics/result.ts';
import type { Setup } from '../../board/setup.ts';
import { isBlank, linesOf, type TextLine } from '../../text/lines.ts';
import type { ParsedBoard, RowsShape } from './format.ts';
import { withoutComments } from './hash-rows.ts';

/**
 * Reads a board of rows, under a name or not.
 *
 * @param read - makes a setup of the lines without the name and the comments
 */
export function parseRows(
  text: string,
  { isRow }: RowsShape,
  read: (lines: readonly TextLine[]) => Result<Setup, Problem>,
): Result<ParsedBoard, Problem> {
  const written = linesOf(text, withoutComments);
  if (!written.ok) return written;
  const lines = written.value;
  const [first, second] = lines.filter((line) => !isBlank(line.text));
  if (!first || !second || isRow(first.text, [second.text])) return namedBoard(read(lines));
  return namedBoard(read(lines.slice(lines.indexOf(first) + 1)), nameIn(first.text));
}

/** What was read: a setup, or the problem with it, and the name that stood above it. */
export const namedBoard = (setup: Result<Setup, Problem>, name?: string): Result<ParsedBoard, Problem> =>
  setup.ok ? ok({ setup: setup.value, ...(name !== undefined && { name }) }) : setup;

/** The name in a name line: `Jam-36` of `Jam-36:`. */
export const nameIn = (line: string): string => {
  const name = line.trim();
  return name.endsWith(':') ? name.slice(0, -1).trimEnd() : name;
};

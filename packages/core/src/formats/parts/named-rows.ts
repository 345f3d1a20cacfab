import type { Problem } from '../../errors.ts';
import { ok, type Result } from '../../result.ts';
import { isBlank, linesOf, type TextLine } from '../../text/lines.ts';
import type { RowsShape } from './format.ts';
import { withoutComments } from './hash-rows.ts';

interface NamedRows {
  readonly name?: string;
  readonly lines: readonly TextLine[];
}

/** Separates the lines of one board in a format of rows from the name line that may stand above them. */
export function namedRows(text: string, shape: RowsShape): Result<NamedRows, Problem> {
  const written = linesOf(text, withoutComments);
  if (!written.ok) return written;
  const lines = written.value;
  const [first, second] = lines.filter((line) => !isBlank(line.text));
  if (!first || !second || shape.isRow(first.text, [second.text])) return ok({ lines });
  return ok({ name: nameIn(first.text), lines: lines.slice(lines.indexOf(first) + 1) });
}

/** The name in a name line: `Jam-36` of `Jam-36:`. */
export const nameIn = (line: string): string => {
  const name = line.trim();
  return name.endsWith(':') ? name.slice(0, -1).trimEnd() : name;
};

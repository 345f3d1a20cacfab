import type { Problem } from '../errors.ts';
import { ok, type Result } from '../result.ts';
import { isBlank, linesOf, type TextLine } from '../text/lines.ts';
import type { Layout } from './format.ts';

export interface NamedRows {
  readonly name?: string;
  readonly lines: readonly TextLine[];
}

/** The lines of one board in a format of rows, apart from the name line that may stand before them. */
export function namedRows(
  text: string,
  layout: Extract<Layout, { kind: 'rows' }>,
): Result<NamedRows, Problem> {
  const written = linesOf(text);
  if (!written.ok) return written;
  const lines = written.value;
  const filled = lines.flatMap((line, index) => (isBlank(line.text) ? [] : index));
  const [first, second] = filled.map((index) => lines[index] as TextLine);
  if (!first || !second || layout.isRow(first.text, [second.text])) return ok({ lines });
  return ok({ name: nameIn(first.text), lines: lines.slice((filled[0] as number) + 1) });
}

/** `Jam-36:` names `Jam-36`. */
export const nameIn = (line: string): string => line.trim().replace(/\s*:$/, '');

import type { Problem, ProblemCode } from '../../basics/errors.ts';
import type { TextLine } from '../../text/lines.ts';

/** The problem with a place in a line; in the first line where the text has none. */
export const refusal = (
  line: TextLine | undefined,
  column: number,
  message: string,
  expected: string,
  code: ProblemCode = 'unexpected-character',
): Problem => ({ code, message, expected, at: { text: { line: line?.number ?? 1, column } } });

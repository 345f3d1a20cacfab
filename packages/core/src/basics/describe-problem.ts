import { checkParts, text } from './arguments.ts';
import type { Problem } from './errors.ts';

/**
 * A problem in one line, for people: where it is in the text, what was found and what was expected. The place and what was expected are
 * left out where they are not known.
 *
 * @param problem - such as `error` of what `tryParseBoard`, `readMove` and `replay` give, or one of its `problems`
 * @throws RangeError for what is no problem
 *
 * @example
 * const read = tryParseBoard('XX.A\n...A\n..');
 * if (!read.ok) describeProblem(read.error) // 'line 3, column 3: row 3 has 2 cells, other rows have 4; expected 4 cells in every row'
 */
export function describeProblem(problem: Problem): string {
  checkParts(problem, 'problem', { message: text });
  const { message, expected, at } = problem;
  const place = at?.text ? `line ${at.text.line}, column ${at.text.column}: ` : '';
  return `${place}${message}${expected === undefined ? '' : `; expected ${expected}`}`;
}

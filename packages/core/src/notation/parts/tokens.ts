import type { Problem } from '../../basics/errors.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import type { Board } from '../../board/board.ts';
import type { Slide } from '../../board/moves.ts';

/** A piece of a text between separators. */
export interface Token {
  readonly text: string;
  /** Where it starts in the whole text. */
  readonly position: number;
}

/** The separators between moves: blanks, line breaks, commas, semicolons, and the sign that marks a wrapped line. */
const separators = String.raw`\s,;⤸`;

const token = new RegExp(`[^${separators}]+`, 'gu');
const separator = new RegExp(`[${separators}]`, 'u');

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(token)].map((match) => ({ text: match[0], position: match.index }));

/** Checks that no label in a solution contains a separator, so that every label can be read back. */
export function checkLabels(solution: readonly Slide[], board: Board): Result<void, Problem> {
  for (const { vehicle } of solution) {
    const label = board.vehicles[vehicle]?.label ?? '';
    if (separator.test(label)) {
      return err({
        code: 'not-expressible',
        message: `the label ${label} contains a character that separates moves`,
        at: { vehicle: label },
        expected: 'labels without commas and semicolons, or another notation',
      });
    }
  }
  return ok(undefined);
}

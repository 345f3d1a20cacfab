import type { Problem } from '../../basics/errors.ts';

/** The problem with a text in no notation. */
export const unknownNotation: Problem = {
  code: 'unknown-format',
  message: 'the moves are in no known notation',
  expected: 'moves such as A←1, AL1 or A-1',
  at: { text: { line: 1, column: 1 } },
};

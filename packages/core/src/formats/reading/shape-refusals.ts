/* Why a text of boards cannot be read by its shape. */
import type { Problem } from '../../basics/errors.ts';
import { unclosedIn } from '../../shapes/values/faults.ts';
import { jsonValue } from '../../text/json-value.ts';
import type { BoardText } from '../parts/format.ts';

/** The most characters of a text that is kept. */
export const LONGEST = 1 << 21;

export const unclearBlanks = (line: number): Problem => ({
  code: 'ragged-rows',
  message: 'blanks may be empty cells here, and it is not clear where the rows begin and end',
  expected: 'another glyph for empty cells, such as `.`',
  at: { text: { line, column: 1 } },
});

export const refusedMarks = (line: number): BoardText => ({
  text: '',
  line,
  problem: {
    code: 'unknown-format',
    message:
      'every row begins with the same characters, which may be the mark of a comment or a column of the board',
    expected: 'rows without the mark, or the option --wall # where it is a wall',
    at: { text: { line, column: 1 } },
  },
});

export const exitElsewhere = (line: number): BoardText => ({
  text: '',
  line,
  problem: {
    code: 'unreachable-exit',
    message: 'a line beside the board says another exit or another red car than the board has',
    expected:
      'the properties "exit" and "primary" of an object in JSON, the option exit or primary, or the board alone',
    at: { text: { line, column: 1 } },
  },
});

/** Says first why the boards that follow are read by formats alone. */
export const tooLong: BoardText = {
  text: '',
  line: 1,
  problem: {
    code: 'input-too-large',
    message: `no board in a format among the first ${LONGEST} characters, and texts in no format are read up to that length`,
    expected: 'several texts, each with a part of the boards',
    at: { text: { line: 1, column: 1 } },
  },
};

/** The refusal of an array with a bracket that is never closed. Objects of JSON have the words of their format. */
export function unclosedArray(text: string): BoardText[] | undefined {
  const problem = /^\s*\[(?!\s*\{)/.test(text) ? unclosedIn(text) : undefined;
  return problem && [{ text: '', line: problem.at?.text?.line ?? 1, problem }];
}

/** Whether a text is JSON that the formats took for something else, or for several things. */
export const isOtherJson = (text: string, refused: readonly BoardText[]): boolean =>
  refused.some(({ format }) => format?.id !== 'json') && jsonValue(text) !== undefined;

/** The refusal of such a text, which begins on a line. */
export const otherJson = (line: number): BoardText => ({
  text: '',
  line,
  problem: {
    code: 'unknown-format',
    message: 'this is JSON in which no board is found',
    expected: 'row, column, length and direction of each vehicle, or rows of cells',
    at: { text: { line, column: 1 } },
  },
});

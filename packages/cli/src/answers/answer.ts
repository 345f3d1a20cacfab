// One answer to a board, as a line of JSON says it or a file holds it.
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { exactJson } from '../input/exact-json.ts';
import type { TextOptions } from '../input/reading-options.ts';

/** Which vehicle of a board is red, and at which edge it leaves. */
export type AnswerReading = Pick<TextOptions, 'primary' | 'exit'>;

export interface Answer {
  /** What names it among others: as the line says, a number too long to be held as its text; else the name of its file or its line. */
  readonly id: string | number;
  /** The text of its board; left out where it answers the board that is given for all. */
  readonly board?: string;
  /** What the line says of its board beside it. */
  readonly reading?: AnswerReading;
  /** The solution as it is written; null where there is none. */
  readonly solution: string | null;
}

/** What is expected where a line of JSON is no answer. */
export const EXPECTED = 'an object such as {"id":"a1","board":"…","solution":"A←1, X→4"}';

/**
 * The answer that a line of JSON says: `id` (or `name`), `board` and `solution`, which may be missing, and `primary` and `exit` of the
 * board; all other keys are passed over, so that the lines of `unjam solve --json` are answers too. A board may be a list of rows, and both may be written as JSON.
 *
 * @param id - for a line without one
 * @returns the answer, or in one line what is wrong with the text
 *
 * @example
 * answerOfLine('{"id":7,"solution":"A-1"}', 'answers.jsonl:1') // { id: 7, solution: 'A-1' }
 */
export function answerOfLine(line: string, id: string): Result<Answer, string> {
  let value: unknown;
  try {
    value = exactJson(line);
  } catch {
    return err(`not JSON; expected ${EXPECTED}`);
  }
  return answerOf(value, id);
}

/** The same for a value of JSON. */
export function answerOf(value: unknown, otherwise: string | number): Result<Answer, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return err(`not an object; expected ${EXPECTED}`);
  const { id, name, board, solution } = value as Record<string, unknown>; // an object of JSON has keys of text
  const named = [id, name].find((each) => typeof each === 'string' || typeof each === 'number');
  const reading = readingOf(value);
  if (!reading.ok) return reading;
  return ok({
    id: (named as string | number | undefined) ?? otherwise, // found by its type
    ...(board !== undefined && board !== null && { board: textOf(board), reading: reading.value }),
    solution: solution === undefined || solution === null ? null : textOf(solution),
  });
}

const EDGES = ['left', 'right', 'top', 'bottom'] as const;

/** What an object says of its board beside it. */
function readingOf({
  primary,
  exit,
}: {
  readonly primary?: unknown;
  readonly exit?: unknown;
}): Result<AnswerReading, string> {
  const edge = EDGES.find((each) => each === exit);
  if (!edge && exit !== undefined && exit !== null)
    return err(`"exit" is ${JSON.stringify(exit)}; expected ${EDGES.join(', ')}`);
  if (typeof primary !== 'string' && primary !== undefined && primary !== null)
    return err(`"primary" is ${JSON.stringify(primary)}; expected the label of a vehicle`);
  return ok({ ...(edge && { exit: edge }), ...(typeof primary === 'string' && { primary }) });
}

/** A text itself; lists of texts as lines; anything else as JSON, which is a form of boards and of solutions. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const isLines = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isLines ? value.join('\n') : JSON.stringify(value);
}

/** Whether a line of JSON is an answer rather than a board: an object with a solution. */
export const isAnswerLine = (line: string): boolean =>
  /"solution"\s*:/.test(line) && answerOfLine(line, '').ok;

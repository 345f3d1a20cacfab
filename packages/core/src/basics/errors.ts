import { at } from './at.ts';
import type { Square, TextPlace } from './place.ts';

/** Every reason for which input can be refused. */
export const problemCodes = [
  // a text that is not a board or not a solution
  'empty-input',
  'several-boards',
  'input-too-large',
  'binary-input',
  'unknown-format',
  'unknown-puzzle',
  'ambiguous-reading',
  'unexpected-character',
  'unfinished',
  'ragged-rows',
  'not-square',
  'number-out-of-range',
  'bad-json',
  // a setup that is not a legal board
  'board-size',
  'bad-label',
  'vehicle-too-short',
  'bent-vehicle',
  'broken-vehicle',
  'off-the-board',
  'overlap',
  'same-label',
  'no-primary',
  'ambiguous-primary',
  'unreachable-exit',
  // a board or solution that a format or notation cannot write
  'not-expressible',
  // a board that an algorithm does not take
  'unsupported-board',
  // a solution that does not fit its board
  'unknown-vehicle',
  'illegal-move',
] as const;

/** The kind of a problem, for programs that handle some kinds in their own way. */
export type ProblemCode = (typeof problemCodes)[number];

/** What was refused, where, and what would have been accepted. */
export interface Problem {
  readonly code: ProblemCode;
  /** One line, complete in itself; rows and columns count from 1. */
  readonly message: string;
  readonly at?: {
    readonly text?: TextPlace;
    /** The squares where the problem is; they may lie off the board. */
    readonly squares?: readonly Square[];
    readonly vehicle?: string;
    /** Index of a move in a solution, from 0. */
    readonly move?: number;
  };
  readonly expected?: string;
}

/** What `parseBoard` and `parseSolution` throw: the first problem, and all of them. */
export abstract class ProblemError extends Error {
  readonly code: ProblemCode;
  /** Line and column of the text, from 1, where the problem has them. */
  readonly place: TextPlace | undefined;
  /** What would have been accepted. */
  readonly expected: string | undefined;
  /** Every problem, the first one included. */
  readonly problems: readonly Problem[];

  /** @param problems - one or more; the first gives the message */
  constructor(problems: readonly Problem[]) {
    const first = at(problems, 0);
    super(first.message);
    this.code = first.code;
    this.place = first.at?.text;
    this.expected = first.expected;
    this.problems = problems;
  }
}

/** Why a text is not a board. */
export class BoardError extends ProblemError {
  override readonly name = 'BoardError';
}

/** Why a text is not a solution. */
export class SolutionError extends ProblemError {
  override readonly name = 'SolutionError';
}

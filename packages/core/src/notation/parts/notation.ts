import type { Problem } from '../../basics/errors.ts';
import type { Result } from '../../basics/result.ts';
import type { Board } from '../../board/board.ts';
import type { Slide, Solution } from '../../board/moves.ts';

/** The ways to write a solution. */
export type NotationId =
  | 'arrows'
  | 'letters'
  | 'cells'
  | 'frames'
  | 'signed'
  | 'words'
  | 'json'
  | 'pddl'
  | 'csv';

/**
 * One way to read a solution. Labels name vehicles, so parsing needs the board. It does not check whether the moves are legal:
 * `replay` does.
 */
export interface SolutionReader {
  readonly id: NotationId;
  /**
   * Whether a text seems to be in this notation. Only the beginning decides, so that `parse` can report an error further on.
   * Notations are asked one after the other, so one need not look for what an earlier one recognises.
   */
  recognises(text: string): boolean;
  /** Stops at the first error and gives its line and column, from 1. */
  parse(text: string, board: Board): Result<Solution, Problem>;
}

/** One way to read a solution and to write it. */
export interface Notation extends SolutionReader {
  /** Fails with `not-expressible` if the text could not be read back. The text does not end with a line break. */
  print(solution: readonly Slide[], board: Board): Result<string, Problem>;
}

/** What people read about a notation. Kept out of the notation, so that a program that only parses does not carry it. */
export interface NotationDescription {
  readonly title: string;
  /** The board that the examples are for, its rows separated by `/`. */
  readonly board: string;
  /** One small solution as it is written. */
  readonly example: string;
  /** Texts that seem to be in this notation and are refused; the notation's own parser says why. */
  readonly mistakes: readonly string[];
}

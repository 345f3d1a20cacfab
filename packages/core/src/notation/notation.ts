import type { Problem } from '../basics/errors.ts';
import type { Result } from '../basics/result.ts';
import type { Board } from '../board/board.ts';
import type { Slide, Solution } from '../board/moves.ts';

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
 * One way to write a solution. Labels name vehicles, so parsing and printing need the board. Parsing does not check
 * whether the moves are legal: `replay` does.
 */
export interface Notation {
  readonly id: NotationId;
  /** Stops at the first error and gives its line and column, from 1. */
  parse(text: string, board: Board): Result<Solution, Problem>;
  /** Fails with `not-expressible` if the text could not be read back. The text does not end with a line break. */
  print(solution: readonly Slide[], board: Board): Result<string, Problem>;
}

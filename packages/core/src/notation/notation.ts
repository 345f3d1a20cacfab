import type { Board } from '../board/board.ts';
import type { Solution } from '../board/moves.ts';
import type { Problem } from '../errors.ts';
import type { Result } from '../result.ts';

/** The ways to write a solution. */
export type NotationId = 'arrows' | 'letters' | 'cells' | 'frames' | 'signed' | 'words' | 'json';

/**
 * One way to write a solution. Labels name vehicles, so both ways need the board. Parsing reads what is written
 * and does not ask whether the moves are legal: that is `replay`.
 */
export interface Notation {
  readonly id: NotationId;
  readonly title: string;
  /** One small solution as it is written. */
  readonly example: string;
  /** Stops at the first error and gives its line and column, from 1. */
  parse(text: string, board: Board): Result<Solution, Problem>;
  /** Fails with `not-expressible` where two vehicles cannot be told apart. Ends without a line break. */
  print(solution: Solution, board: Board): Result<string, Problem>;
}

import type { Problem } from '../../basics/errors.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import type { Board } from '../../board/board.ts';
import { endAtExit } from '../../board/end-at-exit.ts';
import type { Solution } from '../../board/moves.ts';
import type { NotationId } from '../parts/notation.ts';
import { unknownNotation } from '../parts/unknown-notation.ts';
import { readerOf, readers } from '../registry.ts';
import { ownMoves } from './own-moves.ts';

/** A solution as it was read. */
export interface ReadSolution {
  /** Undefined if the text is in no notation. */
  readonly notation?: NotationId;
  /**
   * How a text in no notation was read, which lines are not moves, which remarks on moves are left out, which number of a move does not
   * follow the one before it, which moves stand before the mark of an answer, such as `<answer>`, or in brackets, and which drawn board
   * is another one: `label, direction; one cell a move; line 2 ("Done!") is not a move`; or `car, move, up as plus`. In a notation too it
   * says from which line on the moves solve the board without those above them.
   */
  readonly how?: string;
  /** The moves, which may be illegal; or the first problem. */
  readonly result: Result<Solution, Problem>;
}

/**
 * Reads a solution in one of the notations. Moves that lead the primary off the board end at the exit.
 *
 * @param notation - the notation of the text; default: recognised
 */
export function readInNotation(text: string, board: Board, notation?: NotationId): ReadSolution {
  const reader = notation === undefined ? readerOf(text, board) : readers.find(({ id }) => id === notation);
  if (!reader) return { result: err(unknownNotation) };
  const result = (reader.id === 'json' && ownMoves(text, board)) || reader.parse(text, board);
  return { notation: reader.id, result: result.ok ? ok(endAtExit(board, result.value)) : result };
}

import {
  type Board,
  type Problem,
  type Result,
  replay,
  type State,
  startOf,
  tryParseSolution,
} from '@unjam/core';
import { ok } from '@unjam/core/basics';

/** The state after moves in any notation, if they are legal. An empty text has no moves. */
export function stateAfterText(board: Board, text: string): Result<State, Problem> {
  const moves = tryParseSolution(text, board);
  if (!moves.ok) return moves;
  const played = replay(board, moves.value);
  return played.ok ? ok(played.value.states.at(-1) ?? startOf(board)) : played;
}

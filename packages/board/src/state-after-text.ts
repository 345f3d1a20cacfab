import {
  type Board,
  boardAt,
  type Problem,
  type Result,
  replay,
  type Slide,
  type State,
  startOf,
} from '@unjam/core';
import { ok } from '@unjam/core/basics';
import { tryParseInlineMoves } from '@unjam/core/notation';

/** Moves in an inline notation, if each is legal from a state on. An empty text has no moves. */
export function movesFrom(board: Board, from: State, text: string): Result<readonly Slide[], Problem> {
  const start = boardAt(board, from);
  const moves = tryParseInlineMoves(text, start);
  if (!moves.ok) return moves;
  const played = replay(start, moves.value);
  return played.ok ? moves : played;
}

/** The state after moves in an inline notation, if they are legal. */
export function stateAfterText(board: Board, text: string): Result<State, Problem> {
  const moves = tryParseInlineMoves(text, board);
  if (!moves.ok) return moves;
  const played = replay(board, moves.value);
  return played.ok ? ok(played.value.states.at(-1) ?? startOf(board)) : played;
}

export const sameBoard = (a: Board, b: Board): boolean => JSON.stringify(a) === JSON.stringify(b);

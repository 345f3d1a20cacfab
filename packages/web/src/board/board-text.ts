// Reads boards and moves as text, in any of core's formats and notations.

import {
  type Board,
  createBoardReader,
  err,
  ok,
  type Problem,
  type Result,
  replay,
  type Setup,
  type State,
  startOf,
} from '@unjam/core';
import { compactText, type ReadBoard } from '@unjam/core/formats';
import { detectNotation } from '@unjam/core/notation';

/** The first board of a text; the rest of the text is ignored. */
function readFirst(text: string): ReadBoard | undefined {
  const reader = createBoardReader();
  return reader.push(text)[0] ?? reader.end()[0];
}

const nothing: Problem = {
  code: 'empty-input',
  message: 'there is no board',
  expected: 'a board in any format',
};

/** The first board of a text, or the first problem in it. */
export function readBoard(text: string): Result<Board, Problem> {
  const result = readFirst(text)?.result;
  if (!result) return err(nothing);
  return result.ok ? result : err(result.error[0] ?? nothing);
}

/** The first setup of a text, even if it is not a legal board: the editor shows it. */
export function readSetup(text: string): Result<Setup, Problem> {
  const read = readFirst(text);
  if (read?.setup) return ok(read.setup);
  return err((read && !read.result.ok && read.result.error[0]) || nothing);
}

/** A board on one line; `readBoard` reads it back to the same board. */
export const writeBoard = (board: Board): string => compactText(board);

/** The state after moves in any notation; an empty text has no moves. */
export function readMoves(board: Board, text: string): Result<State, Problem> {
  const notation = detectNotation(text);
  if (!notation)
    return err({
      code: 'unknown-format',
      message: 'the moves are in no known notation',
      expected: 'moves such as A+2 B-1',
    });
  const moves = notation.parse(text, board);
  if (!moves.ok) return moves;
  const played = replay(board, moves.value);
  return played.ok ? ok(played.value.states.at(-1) ?? startOf(board)) : played;
}

import { checkBoard, shown } from '../../basics/arguments.ts';
import type { Problem } from '../../basics/errors.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import type { Board } from '../../board/board.ts';
import { endAtExit } from '../../board/end-at-exit.ts';
import type { Solution } from '../../board/moves.ts';
import { unknownNotation } from '../parts/unknown-notation.ts';
import { inlineReaders } from '../registry.ts';

/**
 * `tryParseSolution` for the notations that fit in a line of text: arrows, letters, signed, words and JSON. It reads no lists of
 * cells, frames, CSV and plans of PDDL, so a program that uses it is smaller.
 *
 * @param text - moves in one of these notations
 * @param board - whose vehicles the labels name
 * @returns the moves, which may be illegal, or the first problem; moves that lead the primary off the board end at the exit
 *
 * @example
 * const read = tryParseInlineMoves('A→2 B↑1', board);
 */
export function tryParseInlineMoves(text: string, board: Board): Result<Solution, Problem> {
  checkBoard(board);
  if (typeof text !== 'string') return err({ ...unknownNotation, message: `the moves are ${shown(text)}` });
  const reader = inlineReaders.find(({ recognises }) => recognises(text));
  if (!reader) return err(unknownNotation);
  const result = reader.parse(text, board);
  return result.ok ? ok(endAtExit(board, result.value)) : result;
}

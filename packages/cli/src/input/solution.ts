// The board and the solution that a command line names together.
import type { Board, Problem, Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { type NotationId, type ReadSolution, readSolution } from '@unjam/core/notation';
import { type InputBoard, readOneBoard } from './boards.ts';
import type { ReadingOptions } from './reading-options.ts';
import { solutionSource } from './solution-source.ts';
import { wholeText } from './text.ts';

/** Characters; longer than any solution that a search prints. */
export const LONGEST_SOLUTION = 1 << 25;

interface BoardAndSolution {
  readonly input: InputBoard;
  /** The solution as it is written, and what to call it in messages. */
  readonly text: string;
  readonly label: string;
}

/** The board and the text of the solution that two arguments name; fails with a one-line problem. */
export async function readBoardAndSolution(
  boardWord: string,
  solutionWord: string,
  options: ReadingOptions,
): Promise<Result<BoardAndSolution, string>> {
  if (boardWord === '-' && solutionWord === '-')
    return err('-: standard input can be read only once; expected - for BOARD or for SOLUTION');
  const input = await readOneBoard(boardWord, options);
  if (!input.ok) return input;
  const source = solutionSource(solutionWord);
  if (!source.ok) return source;
  const text = await wholeText(source.value, LONGEST_SOLUTION);
  if (!text.ok) return text;
  return ok({ input: input.value, text: text.value, label: source.value.label });
}

/** Moves in the notation that was asked for, otherwise in any; an illegal move is a problem with the code `illegal-move`. */
export function readMoves(text: string, board: Board, named: NotationId | undefined): ReadSolution {
  const read = readSolution(text, board, named);
  const unknown = !read.result.ok && read.result.error.code === 'unknown-format';
  return unknown ? { result: err(unknownNotation) } : read;
}

const unknownNotation: Problem = {
  code: 'unknown-format',
  message: 'a solution in no known notation',
  expected: 'a solution such as A←1, Q↓3 or AL1, or --notation',
  at: { text: { line: 1, column: 1 } },
};

import { check, checkBoard, oneOf, shown } from '../../basics/arguments.ts';
import { type Problem, SolutionError } from '../../basics/errors.ts';
import { err, type Result } from '../../basics/result.ts';
import type { Board } from '../../board/board.ts';
import type { Slide, Solution } from '../../board/moves.ts';
import { checkSlides } from '../../board/read-move.ts';
import type { NotationId } from '../parts/notation.ts';
import { unknownNotation } from '../parts/unknown-notation.ts';
import { notationById, notations, readers } from '../registry.ts';
import { readInNotation } from './in-notation.ts';

/**
 * Writes a solution in a notation.
 *
 * @param solution - moves of the vehicles of `board`
 * @param board - the board they are played on
 * @param notation - default `arrows`
 * @returns one line of moves, or several lines in the notations that write one move on each; no line break at the end
 * @throws SolutionError if the notation cannot write these moves, for example because two vehicles share a label;
 *   `notationById(id).print` returns the problem instead
 *
 * @example
 * formatSolution(solution, board) // 'A↓1, X→2'
 * formatSolution(solution, board, 'signed') // 'A+1 X+2'
 */
export function formatSolution(
  solution: readonly Slide[],
  board: Board,
  notation: NotationId = 'arrows',
): string {
  checkBoard(board);
  checkSlides(board, solution, 'solution');
  for (const [index, { by }] of solution.entries()) check(by, `solution[${index}].by`, notZero);
  check(notation, 'notation', oneOf(notations.map(({ id }) => id)));
  const printed = notationById(notation).print(solution, board);
  if (!printed.ok) throw new SolutionError([printed.error]);
  return printed.value;
}

const notZero = (by: unknown): false | string => by === 0 && 'a whole number other than 0';

/**
 * Reads a solution. It does not check whether the moves are legal and reach the exit; `replay` does. A last move that leads the
 * primary off the board, as on the cards of the game, ends at the exit. `readSolution` of @unjam/core/notation also reads moves in no
 * notation, such as `1. Move car A down 2`.
 *
 * @param text - moves in any notation
 * @param board - the board whose vehicles the labels name
 * @param notation - the notation of the text; default: recognised
 * @returns the moves in order, each with the index of its vehicle
 * @throws SolutionError with `code`, `message`, `place` and `expected`
 *
 * @example
 * parseSolution('A↓2, X→2', board) // [ { vehicle: 0, label: 'A', by: 2 }, { vehicle: 1, label: 'X', by: 2 } ]
 */
export function parseSolution(text: string, board: Board, notation?: NotationId): Solution {
  const parsed = tryParseSolution(text, board, notation);
  if (!parsed.ok) throw new SolutionError([parsed.error]);
  return parsed.value;
}

/**
 * Like `parseSolution`, for texts that may be wrong: it returns the problem and never throws, whatever the text is. `readSolution` of
 * @unjam/core/notation also reads moves in no notation; it gives the same as `result`, and beside it how the text was read.
 *
 * @param text - moves in any notation
 * @param board - the board that they are for
 * @param notation - the notation; default: the one that the text is in
 * @returns the moves in order; or the first problem, with its place in the text
 * @throws RangeError or TypeError for a board or a notation that is none
 *
 * @example
 * const read = tryParseSolution('A↓2, Q→2', board);
 * if (!read.ok) console.log(read.error.message); // there is no vehicle Q
 */
export function tryParseSolution(
  text: string,
  board: Board,
  notation?: NotationId,
): Result<Solution, Problem> {
  checkBoard(board);
  if (notation !== undefined) check(notation, 'notation', oneOf(readers.map(({ id }) => id)));
  if (typeof text !== 'string') return err({ ...unknownNotation, message: `the moves are ${shown(text)}` });
  return readInNotation(text, board, notation).result;
}

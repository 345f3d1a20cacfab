import type { Problem } from '../../basics/errors.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import type { Board } from '../../board/board.ts';
import type { Move, Solution } from '../../board/moves.ts';
import { readMove } from '../../board/read-move.ts';
import { jsonValue } from '../../text/json-value.ts';

/**
 * A list of the moves of this library as JSON, such as a program stores: `[{"vehicle":0,"label":"A","by":1}]`, with the index of each
 * vehicle, its label or both. Undefined for another text, which includes the notation `json`: its moves have no `by`.
 */
export function ownMoves(text: string, board: Board): Result<Solution, Problem> | undefined {
  const given = jsonValue(text);
  if (!Array.isArray(given) || !given.some((move) => Object(move).by !== undefined)) return undefined;
  // a label as `vehicle` is somebody else's way
  if (given.some((move) => typeof Object(move).vehicle === 'string')) return undefined;
  // nor is a number a label that another vehicle has
  const { vehicles } = board;
  const isOther = ({ vehicle, label }: Partial<Move>) =>
    label === undefined && vehicles.some((one, index) => one.label === `${vehicle}` && index !== vehicle);
  if (given.some((move) => isOther(Object(move)))) return undefined;
  const moves: Move[] = [];
  for (const [index, one] of given.entries()) {
    const move = readMove(board, one);
    if (!move.ok) {
      const message = `moves[${index}]: ${move.error.message}`;
      return err({ ...move.error, message, at: { text: { line: 1, column: 1 }, move: index } });
    }
    moves.push(move.value);
  }
  return ok(moves);
}

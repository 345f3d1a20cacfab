import { checkBoard, checkList, integer, whole } from '../basics/arguments.ts';
import { type Board, exitOffset, primaryOf } from './board.ts';
import type { Slide } from './moves.ts';

/** The sign of the primary's slides towards the exit. */
export const wayOut = ({ exit }: Board): 1 | -1 => (exit === 'right' || exit === 'bottom' ? 1 : -1);

/**
 * Moves whose end leads the primary off the board, cut where it touches the exit. The solution cards of the game and many programs
 * end so: `XR5` where three cells lie before the edge. The primary may go as far as it is long, in one move or several; nothing else
 * may move after it has left.
 *
 * @param board - the board
 * @param moves - of the board's vehicles, in order
 * @returns the same moves if the primary does not leave, or leaves in another way
 *
 * @example
 * const open = parseBoard('XX..\n....\n....\n....');
 * endAtExit(open, [{ vehicle: open.primary, by: 4 }]) // [ { vehicle: 0, by: 2 } ]
 */
export function endAtExit<M extends Slide>(board: Board, moves: readonly M[]): readonly M[] {
  checkBoard(board);
  checkList(moves, 'moves', { vehicle: whole, by: integer });
  const { offset, length } = primaryOf(board);
  const outward = wayOut(board);
  /** How many cells the primary is beyond the exit; negative before it. */
  let beyond = (offset - exitOffset(board)) * outward;
  for (const [index, move] of moves.entries()) {
    if (move.vehicle !== board.primary) continue;
    const before = beyond;
    beyond += move.by * outward;
    if (beyond <= 0) continue;
    const last = moves.slice(index);
    const leaves = last.every(({ vehicle, by }) => vehicle === board.primary && by * outward > 0);
    const way = last.reduce((sum, { by }) => sum + by * outward, before);
    if (!leaves || way > length) return moves;
    const made = moves.slice(0, index);
    return before === 0 ? made : [...made, { ...move, by: -before * outward }];
  }
  return moves;
}

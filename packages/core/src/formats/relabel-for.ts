import { check, checkBoard, oneOf } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import type { BoardResult } from '../board/board-result.ts';
import { relabelAll } from '../board/relabel.ts';
import { formatDescriptions } from './descriptions.ts';
import { commonLabels } from './parts/labels.ts';
import type { WriterId } from './registry.ts';

/**
 * The board with new labels on all vehicles, which the format can write: those of its description. Programs that read a format may
 * know the primary by its label, such as A in `line`.
 *
 * @param board - the board
 * @param id - the format that is to write it
 * @returns the board, or the problem where the format has too few labels
 *
 * @example
 * const relabelled = relabelFor(parseBoard('aa..\n@@.b\n...b\n....'), 'line'); // formatBoard(board, 'line') would throw for @
 * if (relabelled.ok) console.log(formatBoard(relabelled.value, 'line')); // BBooAAoCoooCoooo
 */
export function relabelFor(board: Board, id: WriterId): BoardResult {
  checkBoard(board);
  check(id, 'id', oneOf(Object.keys(formatDescriptions)));
  const { primary, others } = formatDescriptions[id].labels ?? commonLabels;
  return relabelAll(board, primary, others);
}

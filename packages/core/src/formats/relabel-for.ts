import { check, checkBoard, oneOf } from '../basics/arguments.ts';
import type { Problem } from '../basics/errors.ts';
import type { Result } from '../basics/result.ts';
import type { Board } from '../board/board.ts';
import { relabelAll } from '../board/relabel.ts';
import { commonLabels } from './parts/labels.ts';
import { formatDescriptions, type WriterId } from './registry.ts';

/**
 * The board with new labels on all vehicles, which the format can write: those of its description.
 *
 * @returns the problem where the format has too few labels
 *
 * @example
 * const board = relabelFor(parseBoard('aa..\n@@.b\n...b\n....'), 'rows'); // vehicles A (the primary), B, C
 */
export function relabelFor(board: Board, id: WriterId): Result<Board, readonly Problem[]> {
  checkBoard(board);
  check(id, 'id', oneOf(Object.keys(formatDescriptions)));
  const { primary, others } = formatDescriptions[id].labels ?? commonLabels;
  return relabelAll(board, primary, others);
}

// A file of its own, so that a page that only shows boards does not load what renderSvg needs for moves.
import { type Board, primaryOf } from '../board/board.ts';
import { squareOf } from '../board/cell.ts';
import type { BoardBackground } from './board-background.ts';

/**
 * The background of a board.
 *
 * @param board - the board
 *
 * @example
 * backgroundOf(board) // { width: 4, height: 4, exit: { edge: 'right', lane: 0 }, walls: [] }
 */
export function backgroundOf(board: Board): BoardBackground {
  const { lane } = primaryOf(board);
  return {
    width: board.width,
    height: board.height,
    exit: { edge: board.exit, lane },
    walls: board.walls.map((wall) => squareOf(wall, board.width)),
  };
}

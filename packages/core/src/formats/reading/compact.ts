import { checkBoard } from '../../basics/arguments.ts';
import type { Board } from '../../board/board.ts';
import { grid } from '../grid/grid.ts';
import { printCompactJson } from '../json/json.ts';
import { line } from '../line/line.ts';

/**
 * A short text without line breaks that is read back as the same board: `line` if possible, else `grid`, else `json`.
 *
 * @param board - the board
 *
 * @example
 * compactText(board) // 'XXoAoooAoooooooo'
 */
export function compactText(board: Board): string {
  checkBoard(board);
  const square = line.print(board);
  if (square.ok) return square.value;
  const rows = grid.print(board);
  return rows.ok ? rows.value.replaceAll('\n', '/') : printCompactJson(board);
}

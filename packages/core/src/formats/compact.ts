import type { Board } from '../board/board.ts';
import { grid } from './grid.ts';
import { printCompactJson } from './json.ts';
import { line } from './line.ts';

/** The shortest text without line breaks that is read back to the same board: `line`, else `grid`, else `json`. */
export function compactText(board: Board): string {
  const square = line.print(board);
  if (square.ok) return square.value;
  const rows = grid.print(board);
  return rows.ok ? rows.value.replaceAll('\n', '/') : printCompactJson(board);
}

/*
 * Boards in a border each, right below one another without a blank line, as programs write the states of a game:
 *
 *     ######
 *     #AA B#
 *     #XX B     ┐ the bottom of one border,
 *     ######    ┘ and the top of the next
 *     ######
 *     #AA  #
 *     …
 */
import { at } from '../../basics/at.ts';
import type { Line } from '../sentences/unwrap.ts';

/** The fewest lines of a board with its border. */
const LEAST = 4;
/** A line of one sign alone, which may be the top of a border. */
const BORDER = /^\s*([^\s\p{L}\p{N}._])\1{3,}\s*$/u;

/** A block as one for each board in a border, also where one of them is not whole; as it is where it is no such column of boards. */
export function framesBelow(block: readonly Line[]): (readonly Line[])[] {
  const first = block.findIndex(({ text }) => BORDER.test(text));
  if (first < 0 || block.length - first <= LEAST) return [block];
  const border = at(block, first).text.trim();
  const isBorder = (line: Line | undefined) => line?.text.trim() === border;
  const found: Line[][] = [[]];
  for (const [i, line] of block.entries()) {
    if (i > first && isBorder(line) && isBorder(block[i - 1])) found.push([]);
    found.at(-1)?.push(line);
  }
  const boards = found.map((board, i) => (i === 0 ? board.slice(first) : board));
  // one line alone is the second line of a border
  const areBoards = boards.length > 1 && boards.every(({ length }) => length >= LEAST);
  return areBoards && boards.some((board) => isFramed(board, border)) ? found : [block];
}

/** Whether lines have a border around them, which is open at one place at most. */
function isFramed(lines: readonly Line[], border: string): boolean {
  const sign = border[0] ?? '';
  const [top, bottom] = [at(lines, 0), at(lines, lines.length - 1)];
  const inner = lines.slice(1, -1).map(({ text }) => text.trim());
  const open = inner.filter((row) => !row.startsWith(sign) || !row.endsWith(sign)).length;
  const isInside = inner.every((row) => row !== border);
  return top.text.trim() === border && bottom.text.trim() === border && open < 2 && isInside;
}

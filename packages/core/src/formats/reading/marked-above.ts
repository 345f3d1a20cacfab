/*
 * A board in a format behind others whose rows are not equally long, because a mark of the exit stands beside one of them: they are
 * the states of one game, and a format reads the last one alone.
 *
 *     AA.B..        AA....
 *     ...BCK        ....C.       K marks the exit, and is no part of the row
 *     XX.BCK        .....
 */
import { LINE_BREAK } from '../../text/lines.ts';
import type { BoardText, ReadBoard } from '../parts/format.ts';

/** So many such boards are no mistake. */
const LEAST = 2;
/** Of so many texts above a board: each is looked at once more for each board below it. */
const MOST = 8;

/** The lines of one word, which are rows and no heading. */
const rowsOf = ({ text }: BoardText): readonly string[] =>
  text.split(LINE_BREAK).filter((line) => /^\s*[^\s:]+\s*$/.test(line));

/** Whether several texts above a board (of `texts` before its index, and before them) have as many rows, all but one as long as its own. */
export function areMarkedAbove(
  board: BoardText,
  index: number,
  texts: readonly BoardText[],
  before: readonly BoardText[],
  readOf: (one: BoardText) => ReadBoard,
): boolean {
  const own = rowsOf(board);
  const [first = ''] = own;
  const above = [...before.slice(-MOST), ...texts.slice(Math.max(0, index - MOST), index)].slice(-MOST);
  if (above.length < LEAST || own.length < 3 || own.some((row) => row.length !== first.length)) return false;
  const marked = above.filter((one) => {
    const rows = rowsOf(one);
    if (
      rows.length !== own.length ||
      rows.filter((row) => row.length === first.length).length !== rows.length - 1
    )
      return false;
    const { result } = readOf(one);
    return !result.ok && result.problems.every(({ code }) => code === 'ragged-rows');
  });
  return marked.length >= LEAST;
}

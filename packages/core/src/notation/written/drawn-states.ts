/*
 * The board as it is drawn again after each move, which says nothing that the moves do not say.
 *
 *     Step 1: A left 1
 *     AA...Q                as many lines as the board has rows, each with a cell for each column
 *     .....Q
 *     …
 */
import type { Board } from '../../board/board.ts';
import { labelsOf } from '../parts/labels.ts';

const EMPTY = new Set(['.', '-', '_', '·', '0', '*']);
/** What may stand around a row and between its cells. */
const AROUND = /[\s|│┃║]/gu;

/** The text with blanks in the place of such lines. */
export function withoutDrawnStates(text: string, board: Board): string {
  const labels = labelsOf(board);
  const lines = text.split('\n');
  const isCell = (glyph: string): boolean => labels.has(glyph) || EMPTY.has(glyph);
  const isRow = (line: string | undefined): boolean => {
    const cells = [...(line ?? '').replace(AROUND, '')];
    return cells.length === board.width && cells.every(isCell);
  };
  let from = 0;
  while (from < lines.length) {
    let to = from;
    while (isRow(lines[to])) to++;
    const drawn = lines.slice(from, to);
    // fewer or more rows may be moves
    if (drawn.length === board.height && drawn.some((row) => [...row].some((glyph) => EMPTY.has(glyph))))
      for (let i = from; i < to; i++) lines[i] = ' '.repeat((lines[i] ?? '').length);
    from = Math.max(to, from + 1);
  }
  return lines.join('\n');
}

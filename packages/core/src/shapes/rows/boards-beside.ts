/*
 * Words that are rows of several boards side by side, and no cells of one board:
 *
 *     A..B   A..B
 *     XX.B   .XXB
 *     ....   ....
 */
import { at } from '../../basics/at.ts';
import type { Almost } from '../parts/candidate.ts';
import type { Matrix } from '../parts/matrix.ts';

/** Letters and signs of empty cells in one word. */
const MIXED = /^(?=.*[\p{L}\p{N}@])(?=.*[.·_*-])\S{3,16}$/u;
/** Signs of empty cells alone. */
const EMPTY = /^[.·_*-]{3,16}$/u;
/** The name of a vehicle: `car_1`, `c-2`. */
const NAME = /^\p{L}+[-_.]?\d+$/u;
/** The most boards side by side. */
const MOST = 4;

/** Whether the cells of a matrix are words of one length, in most of which letters and empty cells stand together. */
export function areRowsOfBoards({ rows }: Matrix): boolean {
  const cells = rows.flatMap((row) => row.map(({ glyph }) => glyph));
  const { length } = at(cells, 0);
  if (length < 3 || at(rows, 0).length > MOST || cells.some((cell) => cell.length !== length)) return false;
  const isRow = (cell: string) => MIXED.test(cell) && !NAME.test(cell);
  const like = cells.filter((cell) => isRow(cell) || EMPTY.test(cell));
  return cells.some(isRow) && 2 * like.length > cells.length;
}

/** Why such words are no board. */
export const boardsBeside = ({ rows, says }: Matrix): Almost => ({
  says,
  cost: 0,
  problem: {
    code: 'unknown-format',
    message: 'these may be rows of boards side by side',
    expected: 'all rows below each other',
    at: { text: at(at(rows, 0), 0).at },
  },
});

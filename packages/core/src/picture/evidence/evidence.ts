// Source: ours. What the network says about a board, as evidence for the search of the most probable board.
// Guarantee: each value is SHARE times the natural logarithm of a probability, and a logarithm below LEAST counts as LEAST, so
// that no answer decides alone.
//
//    filled: odds of 0, as likely as not  ->  empty -0.42, filled -0.42, each 0.6 times the logarithm of a half
import type { BoardLook } from '../flat-board/board-network.ts';
import type { FlatBoard } from '../flat-board/flat-board.ts';
import type { Evidence, Piece } from '../tilings/tilings.ts';

/** The answers about a cell and its pairs are not independent, so each counts only in part. */
const SHARE = 0.6;
/** The least logarithm that counts: no answer rules anything out. */
const LEAST = -7;

/**
 * The evidence of a board as the network sees it.
 *
 * @param primary - how likely a piece is the primary, as a logarithm
 */
export function evidenceOf(
  { columns, rows }: Pick<FlatBoard, 'columns' | 'rows'>,
  { filled, right, below }: BoardLook,
  primary: (piece: Piece) => number,
): Evidence {
  const weigh = (answer: number): number => SHARE * Math.max(LEAST, answer);
  return {
    columns,
    rows,
    empty: Float64Array.from(filled, (odds) => weigh(-Math.log1p(Math.exp(odds)))),
    filled: Float64Array.from(filled, (odds) => weigh(-Math.log1p(Math.exp(-odds)))),
    right: Float64Array.from(right, weigh),
    below: Float64Array.from(below, weigh),
    primary,
  };
}

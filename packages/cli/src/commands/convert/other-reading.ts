import { type Board, type Problem, tryParseBoard } from '@unjam/core';
import { withEnough } from '../../input/shape-reader/load.ts';

/**
 * The problem with rows that are read as a board with another red car, as where the red car is R, stands upright, and the rows have a
 * likelier one. Undefined for rows that are read right, and for those about which the reader asks.
 */
export async function otherReading(rows: string, board: Board): Promise<Problem | undefined> {
  const read = await withEnough(rows, (formats) => tryParseBoard(rows, { formats }));
  if (!read.ok || sideOf(read.value) === sideOf(board)) return undefined;
  const label = board.vehicles[board.primary]?.label ?? '';
  return {
    code: 'not-expressible',
    message: `label ${label} does not say that it is the primary: another vehicle would be taken for it`,
    expected: '--relabel X, or json, which can express every board',
  };
}

/** The exit and the lane of the red car. */
const sideOf = ({ exit, primary, vehicles }: Board): string => `${exit} ${vehicles[primary]?.lane}`;

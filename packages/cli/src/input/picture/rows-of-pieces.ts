import type { Board } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import { drawSetup } from '@unjam/core/formats';

/** Letters that mean nothing of their own in any format. */
const LETTERS = 'BCDEFGHIJKLMNPQSTUVWYZ';

/**
 * The rows of a board on which no red car was seen, as in a grid. The reader takes the reddest piece for its primary; here it
 * gets a letter like all others, since it is probably not the red car.
 */
export function rowsOfPieces(board: Board): string[] {
  const used = new Set(board.vehicles.map(({ label }) => label));
  const letter = [...LETTERS].find((each) => !used.has(each)) ?? '?';
  const { vehicles, ...setup } = boardToSetup(board);
  const relabelled = vehicles.map((each, index) =>
    index === board.primary ? { ...each, label: letter } : each,
  );
  return drawSetup({ ...setup, vehicles: relabelled })
    .replaceAll(' ', '')
    .split('\n');
}

import type { Board, Slide } from '@unjam/core';
import { at } from '@unjam/core/basics';

/** A label that a reader of moves finds the end of. */
const LEGIBLE = /^[\p{L}\p{N}_]+$/u;

const ways = {
  horizontal: [
    ['→', 'right'],
    ['←', 'left'],
  ],
  vertical: [
    ['↓', 'down'],
    ['↑', 'up'],
  ],
} as const;

/**
 * Moves as text that is read back as the same moves: `A→2 B↑1`, or JSON where a label could be taken for something else.
 *
 * @param moves - slides of the board's vehicles, legal or not
 */
export function playedText(board: Board, moves: readonly Slide[]): string {
  const written = moves.map(({ vehicle, by }) => {
    const { label, orientation } = at(board.vehicles, vehicle);
    const [arrow, direction] = ways[orientation][by > 0 ? 0 : 1];
    return { label, arrow, direction, cells: Math.abs(by) };
  });
  return written.every(({ label }) => LEGIBLE.test(label))
    ? written.map(({ label, arrow, cells }) => `${label}${arrow}${cells}`).join(' ')
    : JSON.stringify(written.map(({ label, direction, cells }) => ({ vehicle: label, direction, cells })));
}

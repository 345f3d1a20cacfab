import type { Board, Vehicle } from '@unjam/core';
import { at } from '@unjam/core/basics';

/** The slide that a key asks of the vehicle with the focus. */
interface KeySlide {
  readonly direction: 1 | -1;
  /** The cells it slides, right and down positive; 0 if it cannot. */
  readonly by: number;
}

const directions: Record<Vehicle['orientation'], Record<string, 1 | -1>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1, End: 1, Home: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1, End: 1, Home: -1 },
};

/**
 * The slide that a key asks for. An arrow slides one cell, or the fewest that are allowed; an arrow with Shift, Home and End
 * slide as far as possible. Undefined for any other key.
 *
 * @param slides - the slides that the vehicle may make, in cells
 */
export function slideOfKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  board: Board,
  vehicle: number,
  slides: readonly number[],
): KeySlide | undefined {
  const direction = directions[at(board.vehicles, vehicle).orientation][event.key];
  if (direction === undefined) return undefined;
  const far = event.shiftKey || event.key === 'Home' || event.key === 'End';
  const cells = slides.filter((by) => by * direction > 0).map(Math.abs);
  if (cells.length === 0) return { direction, by: 0 };
  return { direction, by: direction * (far ? Math.max(...cells) : Math.min(...cells)) };
}

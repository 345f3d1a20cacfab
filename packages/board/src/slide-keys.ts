import type { Board, State, Vehicle } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { rangeOf } from './drag.ts';

/** The slide that a key asks of the vehicle with the focus. */
interface KeySlide {
  readonly direction: 1 | -1;
  /** How far it slides; 0 if something is in the way. */
  readonly cells: number;
}

const directions: Record<Vehicle['orientation'], Record<string, 1 | -1>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1, End: 1, Home: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1, End: 1, Home: -1 },
};

/**
 * The slide that a key asks for. An arrow slides one cell; an arrow with Shift, Home and End slide as far as possible.
 * Undefined for any other key.
 */
export function slideOfKey(
  event: KeyboardEvent,
  board: Board,
  state: State,
  vehicle: number,
): KeySlide | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const { orientation } = at(board.vehicles, vehicle);
  const direction = directions[orientation][event.key];
  if (direction === undefined) return undefined;
  const { from, to } = rangeOf(board, state, vehicle);
  const offset = at(state, vehicle);
  const room = direction > 0 ? to - offset : offset - from;
  const far = event.shiftKey || event.key === 'Home' || event.key === 'End';
  return { direction, cells: far ? room : Math.min(1, room) };
}

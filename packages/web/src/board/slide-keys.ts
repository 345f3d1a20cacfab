import type { Board, State, Vehicle } from '@unjam/core';
import { rangeOf } from './drag.ts';

/** What a key does to the vehicle that has the focus. */
export interface KeySlide {
  readonly direction: 1 | -1;
  /** How far it slides; 0 where there is no room. */
  readonly cells: number;
}

const directions: Record<Vehicle['orientation'], Record<string, 1 | -1>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1, End: 1, Home: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1, End: 1, Home: -1 },
};

/** An arrow slides one cell; with Shift, as Home and End do, as far as it goes. Undefined for any other key. */
export function slideOfKey(
  event: KeyboardEvent,
  board: Board,
  state: State,
  vehicle: number,
): KeySlide | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const { orientation } = board.vehicles[vehicle] as Vehicle;
  const direction = directions[orientation][event.key];
  if (direction === undefined) return undefined;
  const { from, to } = rangeOf(board, state, vehicle);
  const offset = state[vehicle] as number;
  const room = direction > 0 ? to - offset : offset - from;
  const far = event.shiftKey || event.key === 'Home' || event.key === 'End';
  return { direction, cells: far ? room : Math.min(1, room) };
}

// Where the focus goes from one vehicle to another.

import type { Board, State } from '@unjam/core';
import { at } from '@unjam/core/basics';

/** The middle of a vehicle, in cells. */
function middle(board: Board, state: State, vehicle: number): readonly [x: number, y: number] {
  const { orientation, lane, length } = at(board.vehicles, vehicle);
  const along = at(state, vehicle) + length / 2;
  return orientation === 'horizontal' ? [along, lane + 0.5] : [lane + 0.5, along];
}

/** The keys that lead across the lane of a vehicle; along it the arrows slide. */
const across = {
  horizontal: { ArrowUp: -1, ArrowDown: 1 },
  vertical: { ArrowLeft: -1, ArrowRight: 1 },
} as const;

/**
 * The vehicle to which a key leads from another one: an arrow across its lane to the nearest one on that side, Page Down and
 * Page Up to the next and the previous one, row by row. Undefined for any other key, or where there is none.
 *
 *     . B . .      from A: up to B, right and left slide A,
 *     . B A A      Page Up to B, Page Down to C
 *     C C . .
 */
export function neighbourOf(board: Board, state: State, vehicle: number, key: string): number | undefined {
  const places = board.vehicles.map((_, index) => middle(board, state, index));
  const [x, y] = at(places, vehicle);
  if (key === 'PageDown' || key === 'PageUp') {
    const order = places
      .map(([left, top], index) => ({ index, left, top }))
      .sort((a, b) => a.top - b.top || a.left - b.left)
      .map(({ index }) => index);
    return order[order.indexOf(vehicle) + (key === 'PageDown' ? 1 : -1)];
  }
  const { orientation } = at(board.vehicles, vehicle);
  const sign = (across[orientation] as Readonly<Record<string, 1 | -1 | undefined>>)[key];
  if (!sign) return undefined;
  const found = places.flatMap(([left, top], index) => {
    const [ahead, aside] = orientation === 'horizontal' ? [top - y, left - x] : [left - x, top - y];
    // what lies aside counts more than what lies ahead, so that the focus goes straight on where it can
    return ahead * sign > 0.4 ? [{ index, far: ahead * sign + 2 * Math.abs(aside) }] : [];
  });
  return found.sort((a, b) => a.far - b.far)[0]?.index;
}

// Where the focus goes from one vehicle to another.

import type { Board, Orientation, State } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { connect, type Near } from './connected-ways.ts';

type Place = readonly [x: number, y: number];

/** The middle of a vehicle, in cells. */
function middle(board: Board, state: State, vehicle: number): Place {
  const { orientation, lane, length } = at(board.vehicles, vehicle);
  const along = at(state, vehicle) + length / 2;
  return orientation === 'horizontal' ? [along, lane + 0.5] : [lane + 0.5, along];
}

/** The keys that lead across the lane of a vehicle, back and forth; along it the arrows slide. */
const arrows: Readonly<Record<Orientation, readonly string[]>> = {
  horizontal: ['ArrowUp', 'ArrowDown'],
  vertical: ['ArrowLeft', 'ArrowRight'],
};

/**
 * The vehicle to which a key leads from another one: an arrow across its lane to a near one on that side, Page Down and
 * Page Up to the next and the previous one, row by row. Undefined for any other key, or where there is none. An arrow leads to
 * the nearest one, or to a further one where arrows across could not reach every vehicle otherwise.
 *
 *     . B . .      from A: up to B, right and left slide A,
 *     . B A A      Page Up to B, Page Down to C
 *     C C . .
 */
export function neighbourOf(board: Board, state: State, vehicle: number, key: string): number | undefined {
  const places = board.vehicles.map((_, index) => middle(board, state, index));
  if (key === 'PageDown' || key === 'PageUp') {
    const order = places
      .map(([left, top], index) => ({ index, left, top }))
      .sort((a, b) => a.top - b.top || a.left - b.left)
      .map(({ index }) => index);
    return order[order.indexOf(vehicle) + (key === 'PageDown' ? 1 : -1)];
  }
  const way = arrows[at(board.vehicles, vehicle).orientation].indexOf(key);
  return way < 0
    ? undefined
    : connect(board.vehicles.map((_, from) => waysFrom(board, places, from)))[vehicle]?.[way];
}

/** The vehicles on both sides of the lane of another one, the nearest first. */
const waysFrom = (board: Board, places: readonly Place[], from: number): readonly (readonly Near[])[] => {
  const [x, y] = at(places, from);
  const { orientation } = at(board.vehicles, from);
  return [-1, 1].map((sign) =>
    places
      .flatMap(([left, top], to) => {
        const [across, aside] = orientation === 'horizontal' ? [top - y, left - x] : [left - x, top - y];
        const ahead = across * sign;
        // what lies aside counts more than what lies ahead, so that the focus goes straight on where it can
        return ahead > 0.4 ? [{ to, ahead, far: ahead + 2 * Math.abs(aside) }] : [];
      })
      .sort((a, b) => a.far - b.far || a.ahead - b.ahead),
  );
};

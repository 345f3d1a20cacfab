// What a person may move, where the page allows only a part: whole vehicles, or single slides.

import type { Board, State } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { rangeOf } from './drag.ts';

/** For each vehicle that may move: every slide, or only slides by these numbers of cells. Undefined allows everything. */
export type Movable = ReadonlyMap<number, 'any' | ReadonlySet<number>> | undefined;

/** The slides that a person may make with a vehicle, in cells, right and down positive, in rising order. */
export function slidesOf(board: Board, state: State, vehicle: number, movable: Movable): readonly number[] {
  const allowed = movable ? movable.get(vehicle) : 'any';
  if (!allowed) return [];
  const { from, to } = rangeOf(board, state, vehicle);
  const offset = at(state, vehicle);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i - offset).filter(
    (by) => by !== 0 && (allowed === 'any' || allowed.has(by)),
  );
}

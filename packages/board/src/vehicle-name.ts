import type { Board, State } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { laneLength } from '@unjam/core/board';
import { describeInColour } from '@unjam/core/render';
import { rangeOf } from './drag.ts';

/** `red car, row 3, can move right 1`: what a screen reader says about a vehicle. */
export function describe(board: Board, state: State, vehicle: number): string {
  const { orientation, lane } = at(board.vehicles, vehicle);
  const where = `${orientation === 'horizontal' ? 'row' : 'column'} ${lane + 1}`;
  return `${describeInColour(board, vehicle)}, ${where}, ${describeRoom(board, state, vehicle)}`;
}

function describeRoom(board: Board, state: State, vehicle: number): string {
  const { orientation } = at(board.vehicles, vehicle);
  const range = rangeOf(board, state, vehicle);
  const offset = at(state, vehicle);
  const [back, forth] = orientation === 'horizontal' ? ['left', 'right'] : ['up', 'down'];
  const slides = [
    ...(range.from < offset ? [`${back} ${offset - range.from}`] : []),
    ...(range.to > offset ? [`${forth} ${range.to - offset}`] : []),
  ];
  return slides.length === 0 ? 'cannot move' : `can move ${slides.join(' or ')}`;
}

/** `columns 2 to 3 of 6`: the place of a vehicle in its lane. */
export function describePlace(board: Board, state: State, vehicle: number): string {
  const { orientation, length } = at(board.vehicles, vehicle);
  const across = orientation === 'horizontal' ? 'column' : 'row';
  const first = at(state, vehicle) + 1;
  const lane = laneLength(board, at(board.vehicles, vehicle));
  return `${across}s ${first} to ${first + length - 1} of ${lane}`;
}

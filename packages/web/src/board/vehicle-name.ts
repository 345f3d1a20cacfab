import type { Board, State, Vehicle } from '@unjam/core';
import { laneLength } from '@unjam/core/board';
import { describeInColour } from '@unjam/core/render';
import { type Range, rangeOf } from './drag.ts';

/** `red car, row 3, can move right 1`: everything a player who sees nothing needs to know of a vehicle. */
export function describe(board: Board, state: State, vehicle: number): string {
  const { orientation, lane } = board.vehicles[vehicle] as Vehicle;
  const where = `${orientation === 'horizontal' ? 'row' : 'column'} ${lane + 1}`;
  return `${describeInColour(board, vehicle)}, ${where}, ${describeRoom(board, state, vehicle)}`;
}

function describeRoom(board: Board, state: State, vehicle: number): string {
  const { orientation } = board.vehicles[vehicle] as Vehicle;
  const range: Range = rangeOf(board, state, vehicle);
  const offset = state[vehicle] as number;
  const [back, forth] = orientation === 'horizontal' ? ['left', 'right'] : ['up', 'down'];
  const slides = [
    ...(range.from < offset ? [`${back} ${offset - range.from}`] : []),
    ...(range.to > offset ? [`${forth} ${range.to - offset}`] : []),
  ];
  return slides.length === 0 ? 'cannot move' : `can move ${slides.join(' or ')}`;
}

/** `column 2 to 3 of 6`: where in its lane a vehicle stands. */
export function describePlace(board: Board, state: State, vehicle: number): string {
  const { orientation, length } = board.vehicles[vehicle] as Vehicle;
  const across = orientation === 'horizontal' ? 'column' : 'row';
  const first = (state[vehicle] as number) + 1;
  const lane = laneLength(board, board.vehicles[vehicle] as Vehicle);
  return `${across}s ${first} to ${first + length - 1} of ${lane}`;
}

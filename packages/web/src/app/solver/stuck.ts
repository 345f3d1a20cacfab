import { type Board, cellAlong, EMPTY, exitOffset, occupancy, primaryOf, WALL } from '@unjam/core';
import { clusterGraph } from './cluster-graph.ts';

/** What holds the primary on a board without solution. */
export interface Stuck {
  /** How many cells the primary gets nearer to the exit than it stands, at most. */
  readonly cells: number;
  /** The vehicles that stand before it where it gets no further, by index. */
  readonly blockers: readonly number[];
  readonly wall: boolean;
}

/** States looked at; on larger clusters the answer holds for those. */
const MOST_STATES = 20_000;

export function findStuck(board: Board): Stuck {
  const run = clusterGraph(board, 'moves', MOST_STATES, () => false);
  let next = run.next();
  while (!next.done) next = run.next();
  const { count, offsets } = next.value;
  const size = board.vehicles.length;
  const primary = primaryOf(board);
  const goal = exitOffset(board);
  const towards = goal === 0 ? -1 : 1;
  const distanceAt = (state: number) => Math.abs(goal - (offsets[state * size + board.primary] as number));
  let nearest = Math.abs(goal - primary.offset);
  for (let state = 0; state < count; state++) nearest = Math.min(nearest, distanceAt(state));
  const blockers = new Set<number>();
  let wall = false;
  const offset = goal - towards * nearest;
  const front = cellAlong(primary, towards > 0 ? offset + primary.length : offset - 1, board.width);
  for (let state = 0; state < count; state++) {
    if (distanceAt(state) !== nearest) continue;
    const piece = occupancy(board, [...offsets.subarray(state * size, (state + 1) * size)])[front] ?? EMPTY;
    if (piece === WALL) wall = true;
    else if (piece !== EMPTY) blockers.add(piece);
  }
  return { cells: Math.abs(goal - primary.offset) - nearest, blockers: [...blockers], wall };
}

// The solution that a packed engine has found, read back from the states that its loop has reached.
//
//     state 7 was reached from state 2 by a move of lane 4, and state 2 from the start by a move of lane 0: two moves
//
// Guarantee: the moves are legal in this order and lead from the board to the exit.

import { at } from '../../basics/at.ts';
import { type Metric, type Move, splitSlides } from '../../board/moves.ts';
import { type LaneGroup, offsetsOf } from '../lanes/lane-tables.ts';
import type { ReadBoard } from './read-board.ts';

/** States are numbered in the order in which they were reached; the start is 0. */
export interface ReachedStates {
  /** The lane whose move led to the state. */
  laneOf(state: number): number;
  parentOf(state: number): number;
  /** The placement of a lane, numbered in its group. */
  placementOf(state: number, lane: number): number;
}

/** The cells between the primary and its exit when its lane stands in this placement, and its steps to the exit. */
export function aheadOf(board: ReadBoard, placement: number): { cells: number; steps: number } {
  const group = board.groupAt(board.primaryLane);
  const offset = offsetsOf(group, placement)[board.primaryIndex]!;
  const length = group.lengths[board.primaryIndex]!;
  // a placement beyond the goal lies off a smaller board and never comes up
  const steps = Math.max(board.goal - offset, 0);
  return { cells: (((1 << steps) - 1) << (offset + length)) & ((1 << board.side) - 1), steps };
}

/** The moves to a state, all of whose ancestors are known. */
export function movesTo(board: ReadBoard, states: ReachedStates, last: number): Move[] {
  const moves: Move[] = [];
  for (let state = last; state !== 0; ) {
    const lane = states.laneOf(state);
    const parent = states.parentOf(state);
    const from = states.placementOf(parent, lane);
    moves.push(board.moveOf(lane, board.groupAt(lane), from, states.placementOf(state, lane)));
    state = parent;
  }
  return moves.reverse();
}

/** The moves to the best state and from there to the exit; in steps, cell by cell. */
export function solutionOf(board: ReadBoard, states: ReachedStates, best: number, metric: Metric): Move[] {
  const moves = movesTo(board, states, best);
  const last = (lane: number): number => states.placementOf(best, lane);
  if (metric === 'moves') moves.push(...clearTheWay(board, last));
  const row = board.groupAt(board.primaryLane);
  const from = last(board.primaryLane);
  const exit = [board.moveOf(board.primaryLane, row, from, atExit(board, row, from))];
  moves.push(...(metric === 'moves' ? exit : splitSlides(exit)));
  return moves;
}

/** Where the primary's lane stands when the primary alone has gone to the exit. */
function atExit({ primaryIndex, goal }: ReadBoard, group: LaneGroup, from: number): number {
  const before = offsetsOf(group, from);
  return group.placements.findIndex((offsets) =>
    offsets.every((offset, i) => offset === (i === primaryIndex ? goal : before[i])),
  );
}

/** The move of each vehicle in the primary's way that takes it out of it; each can leave at once. */
function clearTheWay(board: ReadBoard, placementOf: (lane: number) => number): Move[] {
  const { side, primaryLane: row } = board;
  const { cells: ahead } = aheadOf(board, placementOf(row));
  const moves: Move[] = [];
  for (let column = 0; column < side; column++) {
    if (((ahead >> column) & 1) === 0) continue;
    const lane = side + column;
    const group = board.groupAt(lane);
    const from = placementOf(lane);
    if (((group.masks[from]! >> row) & 1) === 0) continue;
    let taken = 0;
    for (let y = 0; y < side; y++) {
      const cells = board.groupAt(y).masks[placementOf(y)]! | board.walls[y]!;
      taken |= ((cells >> column) & 1) << y;
    }
    const leaving = at(group.moves, from).find(
      ({ to, swept }) => (swept & taken) === 0 && ((at(group.masks, to) >> row) & 1) === 0,
    );
    if (leaving) moves.push(board.moveOf(lane, group, from, leaving.to));
  }
  return moves;
}

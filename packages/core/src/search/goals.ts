// The goals of the planning search as a tree, for people to look at: what has to be done first for what.
//
// Source: Bird, Pearls of Functional Algorithm Design (2010), chapter 18; plan.ts has the plans of the search itself.
// Guarantee: every goal that stands in the tree follows from the one above it; goals that repeat one above them, and
// those deeper than asked for, are left out.
//
//     . . B B    X to the third cell: free
//     X X . A    X to the fourth cell: A is in the way
//     . . . A        A down 1: C is in the way
//     . . C C            C left 1: free

import { check, whole } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import { type Board, checkState, EMPTY, exitOffset, occupancy, type State, WALL } from '../board/board.ts';
import type { Slide } from '../board/moves.ts';
import { cellAlong } from '../board/vehicle.ts';
import { waysToFree } from './plan.ts';

/** A slide that is wanted, and what stands in its way. */
export interface Goal {
  readonly move: Slide;
  /** The vehicle in the way; undefined if the way is free, or a wall is there. */
  readonly blockedBy?: number;
  /** The ways in which that vehicle can leave, each of which would do. */
  readonly ways: readonly Goal[];
}

/** How deep the tree is at most. */
const DEEPEST = 6;

/**
 * The goals of the primary, a cell at a time, and what they need.
 *
 * @param board - the board
 * @param state - where its vehicles stand; default: as on the board itself
 * @param deepest - how many vehicles deep it looks
 *
 * @example
 * goalsOf(board, startOf(board)).length // 2
 */
export function goalsOf(board: Board, state: State, deepest = DEEPEST): Goal[] {
  checkState(board, state);
  check(deepest, 'deepest', whole);
  const grid = occupancy(board, state);
  const exit = exitOffset(board);
  const from = at(state, board.primary);
  const sign = Math.sign(exit - from);
  const slides = Array.from({ length: Math.abs(exit - from) }, (_, i) => sign * (i + 1));
  return slides.map((by) => goal(board, state, grid, { vehicle: board.primary, by }, deepest, []));
}

function goal(
  board: Board,
  state: State,
  grid: readonly number[],
  move: Slide,
  deepest: number,
  above: readonly number[],
): Goal {
  const vehicle = at(board.vehicles, move.vehicle);
  const offset = at(state, move.vehicle);
  // the primary's goals are one cell each; a vehicle that makes room goes through all cells up to its new place
  const front = (by: number) => (by > 0 ? offset + vehicle.length - 1 + by : offset + by);
  const steps = move.vehicle === board.primary ? [move.by] : stepsTo(move.by);
  for (const by of steps) {
    const cell = cellAlong(vehicle, front(by), board.width);
    const piece = at(grid, cell);
    if (piece === EMPTY || piece === move.vehicle) continue;
    if (piece === WALL || deepest === 0 || above.includes(piece)) return { move, ways: [] };
    const ways = waysToFree(board, state, cell, piece).flatMap((wanted) => {
      const last = wanted.at(-1);
      if (!last) return [];
      const from = at(state, piece);
      const { length } = at(board.vehicles, piece);
      const along = last.at < from ? last.at - from : last.at - from - length + 1;
      return goal(board, state, grid, { vehicle: piece, by: along }, deepest - 1, [...above, move.vehicle]);
    });
    return { move, blockedBy: piece, ways };
  }
  return { move, ways: [] };
}

const stepsTo = (by: number): number[] =>
  Array.from({ length: Math.abs(by) }, (_, i) => Math.sign(by) * (i + 1));

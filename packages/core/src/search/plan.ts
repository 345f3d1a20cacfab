// The plans of the planning search, and how they change when a vehicle blocks them.
//
// Source: Bird, Pearls of Functional Algorithm Design (2010), chapter 18. In his terms this is `newplans`.
//
//     X wants the cell of A   ·   A can leave it downwards   ·   C, which stands there, can leave to the left
//     plan: X               ->    plan: A X               ->     plan: C A X, whose first move is free: ready

import { at as itemAt } from '../basics/at.ts';
import { type Board, EMPTY, exitOffset, laneLength, type State, WALL } from '../board/board.ts';
import { type Cell, squareOf } from '../board/cell.ts';
import type { Slide } from '../board/moves.ts';
import { cellAlong, type Vehicle } from '../board/vehicle.ts';

/** A wanted move: a vehicle must come to cover the cell at offset `at` of its lane, one or more steps away. */
interface Wanted {
  readonly vehicle: number;
  readonly at: number;
}

/** The moves that are still wanted, the next one first; undefined if there are none. */
export type Plan = { readonly next: Wanted; readonly rest: Plan } | undefined;

/** The most plans that are tried for one state, because their number may double with every vehicle in the way. */
const PLANS_PER_STATE = 2000;

/** The first plan of a state: slide the primary cell by cell to the exit. */
export function planToExit(board: Board, state: State): Plan {
  const exit = exitOffset(board);
  return prepend(slideTo(board, state, board.primary, exit), undefined);
}

/** The first move of a plan that is ready. */
export const firstMove = ({ next: { vehicle, at } }: NonNullable<Plan>, state: State): Slide => ({
  vehicle,
  by: at < itemAt(state, vehicle) ? -1 : 1,
});

/**
 * Every plan that follows from this one and whose next move is legal now. `grid` holds what stands on each cell of the
 * state.
 */
export function readyPlans(
  board: Board,
  state: State,
  grid: readonly number[],
  plan: Plan,
): NonNullable<Plan>[] {
  const ready: NonNullable<Plan>[] = [];
  const stack = [plan];
  for (let looked = 0; looked < PLANS_PER_STATE && stack.length > 0; looked++) {
    const stepwise = inSteps(board, state, stack.pop());
    if (!stepwise) continue;
    const { vehicle, at } = stepwise.next;
    const cell = cellAlong(vehicleOf(board, vehicle), at, board.width);
    const piece = itemAt(grid, cell);
    if (piece === EMPTY) ready.push(stepwise);
    if (piece === EMPTY || piece === WALL) continue;
    const ways = waysToFree(board, state, cell, piece).filter((way) => !repeats(way, stepwise));
    stack.push(...ways.map((way) => prepend(way, stepwise)).reverse());
  }
  return ready;
}

/** Removes the moves at the start of a plan that have been made already, and splits the next one into steps. */
function inSteps(board: Board, state: State, plan: Plan): Plan {
  let left = plan;
  while (left) {
    const { vehicle, at } = left.next;
    const offset = itemAt(state, vehicle);
    const { length } = vehicleOf(board, vehicle);
    if (at < offset) return prepend(slideTo(board, state, vehicle, at), left.rest);
    if (at >= offset + length) return prepend(slideTo(board, state, vehicle, at - length + 1), left.rest);
    left = left.rest;
  }
  return undefined;
}

/**
 * The ways in which a vehicle can leave a cell, if its lane is long enough: to one side or the other, right before left
 * and up before down, which is the book's order.
 */
export function waysToFree(board: Board, state: State, cell: Cell, index: number): Wanted[][] {
  const vehicle = vehicleOf(board, index);
  const { row, column } = squareOf(cell, board.width);
  const across = vehicle.orientation === 'horizontal';
  const at = across ? column : row;
  const offsets = across ? [at + 1, at - vehicle.length] : [at - vehicle.length, at + 1];
  const longest = laneLength(board, vehicle) - vehicle.length;
  return offsets
    .filter((offset) => offset >= 0 && offset <= longest)
    .map((offset) => slideTo(board, state, index, offset));
}

/** The steps that bring a vehicle to an offset. */
function slideTo(board: Board, state: State, index: number, offset: number): Wanted[] {
  const from = itemAt(state, index);
  const sign = Math.sign(offset - from);
  const front = sign > 0 ? from + vehicleOf(board, index).length : from - 1;
  return Array.from({ length: Math.abs(offset - from) }, (_, i) => ({
    vehicle: index,
    at: front + sign * i,
  }));
}

const prepend = (wanted: readonly Wanted[], plan: Plan): Plan =>
  wanted.reduceRight<Plan>((rest, next) => ({ next, rest }), plan);

function repeats(way: readonly Wanted[], plan: Plan): boolean {
  for (let left = plan; left; left = left.rest) {
    const { vehicle, at } = left.next;
    if (way.some((wanted) => wanted.vehicle === vehicle && wanted.at === at)) return true;
  }
  return false;
}

const vehicleOf = (board: Board, index: number): Vehicle => itemAt(board.vehicles, index);

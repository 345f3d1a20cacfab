// Lower bounds of a state's distance to the exit.
//
// Source: the number of blocking vehicles is the classic one, for instance in Hauptman, Elyasaf, Sipper and Karmon,
// GP-Rush (2009); the second level is ours.
// Guarantee: each is admissible (never too high) and consistent (a move lowers it by at most the cost of the move) in
// the metrics that it declares, and Infinity only if the exit can never be reached.
//
//     . . B B    The primary X must move, and A, which stands in its way: `blocking` is 2. A can leave the row only
//     X X . A    downwards, where C stands, so C must move too: `clearing-moves` is 3. X has two cells to go, A one,
//     . . . A    C at least one: `clearing-steps` is 4. Both are the true distance here.
//     . . C C

import { at } from '../basics/at.ts';
import {
  type Board,
  EMPTY,
  exitOffset,
  laneLength,
  occupancy,
  primaryOf,
  type State,
  WALL,
} from '../board/board.ts';
import type { Metric } from '../board/moves.ts';
import { cellAlong, type Vehicle } from '../board/vehicle.ts';

interface Heuristic {
  readonly id: string;
  readonly title: string;
  /** The metrics in which it is admissible and consistent. */
  readonly metrics: readonly Metric[];
  /** The function that gives the lower bound of each state of a board. */
  estimator(board: Board): (state: State) => number;
}

/** The primary, if it is not at the exit, and every vehicle in its way must move. */
const blocking: Heuristic = {
  id: 'blocking',
  title: 'Vehicles in the way of the primary, and the primary',
  metrics: ['moves', 'steps'],
  estimator: (board) => (state) => {
    const way = wayToExit(board, state, occupancy(board, state));
    if (way.length === 0) return 0;
    return way.includes(WALL) ? OUT_OF_REACH : 1 + way.filter((piece) => piece !== EMPTY).length;
  },
};

/** Like `blocking`; in addition, the pieces on cells into which a vehicle in the way must slide have to move. */
const clearingMoves: Heuristic = {
  id: 'clearing-moves',
  title: 'Vehicles to move until the way is clear, two levels deep',
  metrics: ['moves', 'steps'],
  estimator: (board) => clearing(board, () => 1),
};

/** Like `clearing-moves`, but counts the cells that the primary and the vehicles in its way must slide. */
const clearingSteps: Heuristic = {
  id: 'clearing-steps',
  title: 'Cells to slide until the way is clear, two levels deep',
  metrics: ['steps'],
  estimator: (board) => clearing(board, (cells) => cells),
};

export const heuristics: readonly Heuristic[] = [blocking, clearingMoves, clearingSteps];

/** The strongest heuristic of each metric. */
export const strongest: Readonly<Record<Metric, Heuristic>> = { moves: clearingMoves, steps: clearingSteps };

const OUT_OF_REACH = Number.POSITIVE_INFINITY;

/** The contents of the cells between the primary and the exit; empty if it is there. */
function wayToExit(board: Board, state: State, grid: readonly number[]): number[] {
  const primary = primaryOf(board);
  const offset = state[board.primary]!;
  const exit = exitOffset(board);
  return exit < offset
    ? piecesOn(board, primary, exit, offset, grid)
    : piecesOn(board, primary, offset + primary.length, exit + primary.length, grid);
}

/** The contents of the cells of a vehicle's lane from one offset up to, but not including, another. */
function piecesOn(
  board: Board,
  vehicle: Vehicle,
  from: number,
  to: number,
  grid: readonly number[],
): number[] {
  const pieces: number[] = [];
  for (let offset = from; offset < to; offset++) {
    pieces.push(grid[cellAlong(vehicle, offset, board.width)] ?? EMPTY);
  }
  return pieces;
}

/** One way to clear the primary's lane of a vehicle. */
interface Way {
  readonly cost: number;
  /** The pieces on the cells into which it slides. */
  readonly others: readonly number[];
}

/**
 * The least cost of clearing the primary's lane, over all choices of a side for each blocking vehicle. A slide costs
 * `price(cells)`; each piece in the way of blocking vehicles costs 1, even if it blocks several.
 */
function clearing(board: Board, price: (cells: number) => number): (state: State) => number {
  return (state) => {
    const grid = occupancy(board, state);
    const way = wayToExit(board, state, grid);
    if (way.length === 0) return 0;
    if (way.includes(WALL)) return OUT_OF_REACH;
    const blockers = way.filter((piece) => piece !== EMPTY);
    const ways = blockers.map((blocker) => waysToClear(board, state, grid, blocker, price));
    return price(way.length) + cheapestChoice(ways, blockers, board.vehicles.length);
  };
}

function waysToClear(
  board: Board,
  state: State,
  grid: readonly number[],
  blocker: number,
  price: (cells: number) => number,
): Way[] {
  const vehicle = at(board.vehicles, blocker);
  const { orientation, lane } = primaryOf(board);
  if (vehicle.orientation === orientation) return [];
  const offset = state[blocker]!;
  const end = offset + vehicle.length;
  const ways: Way[] = [];
  const add = (from: number, to: number) => {
    if (from < 0 || to > laneLength(board, vehicle)) return;
    const pieces = piecesOn(board, vehicle, from, to, grid);
    if (pieces.includes(WALL)) return;
    ways.push({ cost: price(to - from), others: pieces.filter((piece) => piece !== EMPTY) });
  };
  add(lane - vehicle.length, offset);
  add(end, lane + 1 + vehicle.length);
  return ways;
}

function cheapestChoice(ways: readonly Way[][], blockers: readonly number[], vehicles: number): number {
  const moved = new Array<number>(vehicles).fill(0);
  for (const blocker of blockers) moved[blocker] = 1;
  const add = (vehicle: number, times: 1 | -1): number => {
    const count = moved[vehicle]! + times;
    moved[vehicle] = count;
    return count;
  };
  let cheapest = OUT_OF_REACH;
  const choose = (index: number, cost: number): void => {
    if (cost >= cheapest) return;
    const choices = ways[index];
    if (!choices) {
      cheapest = cost;
      return;
    }
    for (const way of choices) {
      let more = 0;
      for (const other of way.others) if (add(other, 1) === 1) more++;
      choose(index + 1, cost + way.cost + more);
      for (const other of way.others) add(other, -1);
    }
  };
  choose(0, 0);
  return cheapest;
}

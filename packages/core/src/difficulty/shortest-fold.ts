// Values over all shortest solutions of a board at once, computed from the exit back to the start.
//
//     start ── X back ── A ── X right ── exit     1 move back
//        └──── A ─────── B ── X right ── exit     0 moves back: so fewest(graph, isBack) is 0
//
// Source: ours, dynamic programming over the graph of all shortest solutions (engine/shortest). Guarantee: exact.

import { at } from '../basics/at.ts';
import { type Board, exitOffset, type State, startOf } from '../board/board.ts';
import { apply, type Slide } from '../board/moves.ts';
import type { ShortestGraph, ShortestMove } from '../engine/shortest/shortest-graph.ts';
import { Blockers } from './blockers.ts';

/** Computes a value for each state from those of the states that it leads to; returns the value of the start. */
export function fold<T>(
  { states }: ShortestGraph,
  value: (moves: readonly ShortestMove[], known: (state: number) => T, state: number) => T,
): T {
  const known = new Map<number, T>();
  const get = (state: number): T => known.get(state) as T; // solved states come first, the start last
  for (const [state, moves] of states) known.set(state, value(moves, get, state));
  return get(0);
}

/** The fewest moves that `counts` accepts in any shortest solution. */
export const fewest = (graph: ShortestGraph, counts: (move: Slide, state: number) => boolean): number =>
  fold<number>(graph, (moves, known, state) =>
    moves.length === 0
      ? 0
      : Math.min(...moves.map(({ move, to }) => known(to) + (counts(move, state) ? 1 : 0))),
  );

/** The most moves that `counts` accepts in any shortest solution. */
export const most = (graph: ShortestGraph, counts: (move: Slide, state: number) => boolean): number =>
  -fold<number>(graph, (moves, known, state) =>
    moves.length === 0
      ? 0
      : Math.min(...moves.map(({ move, to }) => known(to) - (counts(move, state) ? 1 : 0))),
  );

/** The offsets of the vehicles in each state that lies on a shortest solution. */
export function statesOf(board: Board, graph: ShortestGraph): ReadonlyMap<number, State> {
  const states = new Map<number, State>([[0, startOf(board)]]);
  for (const [index, state] of states) {
    for (const { move, to } of graph.states.get(index) ?? []) {
      if (!states.has(to)) states.set(to, apply(state, move));
    }
  }
  return states;
}

/** Whether a move takes the primary away from the exit. */
export function isBack(board: Board, { vehicle, by }: Slide): boolean {
  const atFarEnd = exitOffset(board) > 0;
  return vehicle === board.primary && by > 0 !== atFarEnd;
}

/**
 * A test for hidden moves on a shortest solution: a move is hidden if it neither brings the primary nearer to the exit
 * nor takes a vehicle of the chain of blockers out of the way, so that a player does not yet see a reason for it.
 */
export function hiddenMoves(board: Board, graph: ShortestGraph): (move: Slide, state: number) => boolean {
  const states = statesOf(board, graph);
  const blockers = new Blockers(board);
  let last: number | undefined;
  return (move, state) => {
    const offsets = states.get(state) as State; // every state of the graph has its offsets
    if (state !== last) blockers.read(offsets);
    last = state;
    if (move.vehicle === board.primary) return isBack(board, move);
    return !blockers.clears(move.vehicle, at(offsets, move.vehicle) + move.by);
  };
}

// Themes: what a puzzle is about, for people who make puzzles or teach with them.
//
// Source: ours. Guarantee: a theme is proved, not guessed: "every shortest solution" means all that are shortest in
// moves, taken from the graph that contains all of them (engine/shortest). A mirrored, turned or relabelled board has
// the same themes.
//
//     X X . q .     q down, X right: X moves once, which is `red-once`, and there is one shortest solution, `one-way`
//     . . . q .
//     . . . . .

import { at } from '../basics/at.ts';
import { exactCount } from '../basics/numbers.ts';
import { type Board, startOf } from '../board/board.ts';
import { moves } from '../board/moves.ts';
import type { ShortestGraph } from '../engine/shortest/shortest-graph.ts';
import { Blockers } from './blockers.ts';
import { fewest, hiddenMoves, isBack, most, statesOf } from './shortest-fold.ts';
import type { ThemeId } from './theme-list.ts';

const FORCED_MOVES = 5;
const LONG_CHAIN = 4;

/** The facts from which themes and reasons follow. */
export interface ThemeFacts {
  readonly length: number;
  /** How many shortest solutions there are: a number, or from 2^53 on its decimal digits as a text, so that JSON keeps it. */
  readonly solutions: number | string;
  /** How many vehicles move in every shortest solution. */
  readonly mustMove: number;
  /** The fewest moves of the primary away from the exit. */
  readonly primaryBack: number;
  /** How many moves from the start have no alternative. */
  readonly oneWay: number;
  /** The fewest hidden moves. */
  readonly hidden: number;
  /** How many vehicles deep the chain of blockers at the start is. */
  readonly chain: number;
  /** The vehicle with the most moves that every shortest solution must make, and their number. */
  readonly busiest: { readonly vehicle: number; readonly moves: number };
}

/** Finds the facts of a board that is not solved yet. */
export function factsOf(board: Board, graph: ShortestGraph, solutions: bigint): ThemeFacts {
  const times = board.vehicles.map((_, index) => fewest(graph, ({ vehicle }) => vehicle === index));
  // of vehicles that move equally often not the primary, whose moves are told apart from others
  const rank = (vehicle: number) => 2 * at(times, vehicle) + (vehicle === board.primary ? 0 : 1);
  const busiest = times.reduce((best, _, vehicle) => (rank(vehicle) > rank(best) ? vehicle : best), 0);
  const blockers = new Blockers(board);
  blockers.read(startOf(board));
  return {
    length: graph.length,
    solutions: exactCount(solutions),
    mustMove: times.filter((count) => count > 0).length,
    primaryBack: fewest(graph, (move) => isBack(board, move)),
    oneWay: forcedMoves(graph),
    hidden: fewest(graph, hiddenMoves(board, graph)),
    chain: Math.max(...blockers.depth),
    busiest: { vehicle: busiest, moves: at(times, busiest) },
  };
}

/** The themes of a board, in the order of `themes`. */
export function themesOf(board: Board, graph: ShortestGraph, facts: ThemeFacts): ThemeId[] {
  const { length } = graph;
  if (length === 0) return [];
  const red = (move: { readonly vehicle: number }) => move.vehicle === board.primary;
  const proved: Readonly<Record<ThemeId, () => boolean>> = {
    'red-back': () => facts.primaryBack > 0,
    'red-once': () => most(graph, red) === 1,
    'red-often': () => fewest(graph, red) >= 4,
    thrice: () => facts.busiest.moves >= 3,
    'all-move': () => facts.mustMove === board.vehicles.length && facts.mustMove >= 6,
    'long-chain': () => facts.chain >= LONG_CHAIN,
    'one-way': () => facts.solutions === 1,
    forced: () => facts.oneWay >= FORCED_MOVES,
    'two-corridors': () => corridors(graph) >= 2,
    undo: () => hasUndo(board, graph),
    decoy: () => hasDecoy(board, graph),
    detour: () => facts.hidden * 3 >= length,
  };
  // in their order here, so that a program that only finds themes does not load what they mean
  return (Object.keys(proved) as ThemeId[]).filter((id) => proved[id]());
}

/** How many moves from the start have no alternative on any shortest solution. */
function forcedMoves({ states }: ShortestGraph): number {
  let count = 0;
  for (let on = states.get(0); on?.length === 1; on = states.get(at(on, 0).to)) count++;
  return count;
}

/** The number of connected parts that the graph has without the start and the solved states. */
function corridors({ states, length }: ShortestGraph): number {
  if (length < 3) return 1;
  const parents = new Map<number, number>();
  const find = (state: number): number => {
    const parent = parents.get(state) ?? state;
    if (parent === state) return state;
    const root = find(parent);
    parents.set(state, root);
    return root;
  };
  const inner = [...states].filter(([state, on]) => state !== 0 && on.length > 0);
  const within = new Set(inner.map(([state]) => state));
  for (const [state, on] of inner) {
    for (const { to } of on) if (within.has(to)) parents.set(find(state), find(to));
  }
  return new Set(inner.map(([state]) => find(state))).size;
}

/** Whether some vehicle must move and still stands where it began in every solved state. */
function hasUndo(board: Board, graph: ShortestGraph): boolean {
  const states = statesOf(board, graph);
  const solved = [...graph.states].flatMap(([state, on]) => (on.length === 0 ? [states.get(state)] : []));
  return board.vehicles.some(
    ({ offset }, index) =>
      solved.every((state) => state?.[index] === offset) &&
      fewest(graph, ({ vehicle }) => vehicle === index) > 0,
  );
}

/** Whether blockers can be taken out of the way at the start, and every such move is wrong. */
function hasDecoy(board: Board, graph: ShortestGraph): boolean {
  const start = startOf(board);
  const blockers = new Blockers(board);
  blockers.read(start);
  const tempting = moves(board, start).filter(({ vehicle, by }) =>
    blockers.clears(vehicle, at(start, vehicle) + by),
  );
  const right = graph.states.get(0) ?? [];
  return (
    tempting.length > 0 &&
    !tempting.some(({ vehicle, by }) => right.some(({ move }) => move.vehicle === vehicle && move.by === by))
  );
}

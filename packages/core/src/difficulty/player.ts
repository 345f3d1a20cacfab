// A simulated player, which predicts the slides that people make and the share of them that solves a board within
// fifty moves.
//
// In each state the player chooses among all legal slides. The chance of a slide is proportional to exp(u), where
//
//     u = primary   × the slide moves the primary
//       + closer    × 1/d for a slide that leads from distance d to d - 1 (people see the end of a solution, not its start)
//       + clears    × the slide takes a vehicle of the chain of blockers (blockers.ts) out of the way
//       + farthest  × the slide goes as far as it can
//       + again     × the slide moves the vehicle that moved last
//
// Source: ours; a conditional logit (McFadden, Conditional Logit Analysis of Qualitative Choice Behavior, 1974) fitted
// to recorded moves of people by `npm run fit`, see docs/difficulty.md. No random numbers are drawn: the share of
// players in each state, for each vehicle that may have moved last, is computed move by move.
//
//     XX.    two states, one slide: all players have solved it after one move
//
// Guarantee: deterministic; the same for a mirrored, turned or relabelled board, up to rounding of floating point.

import type { Board } from '../board/board.ts';
import { Blockers } from './blockers.ts';
import type { SlideGraph } from './slide-graph.ts';

// The loops below use `array[i]!` where the loop keeps the index within the array, because `at` would double the time.

/** The traits that make a slide more or less likely, in the order of the coefficients. */
export const slideTraits = ['primary', 'closer', 'clears', 'farthest', 'again'] as const;
export type SlideTrait = (typeof slideTraits)[number];

/** The weight of each trait. */
export type PlayerCoefficients = Readonly<Record<SlideTrait, number>>;

/** The number of moves that players make before those who have solved the board are counted. */
export const PATIENCE = 50;

/** The traits of a state's slides without `again`: four numbers for each slide. */
export function traitsOf(board: Board, graph: SlideGraph, state: number, blockers: Blockers): number[] {
  const { vehicles, offsets, distances, starts, to, moved, farthest } = graph;
  const traits: number[] = [];
  blockers.read(offsets.subarray(state * vehicles, (state + 1) * vehicles));
  const distance = distances[state]!;
  const end = starts[state + 1]!;
  for (let slide = starts[state]!; slide < end; slide++) {
    const vehicle = moved[slide]!;
    const next = to[slide]!;
    traits.push(
      vehicle === board.primary ? 1 : 0,
      distances[next]! < distance ? 1 / distance : 0,
      blockers.clears(vehicle, offsets[next * vehicles + vehicle]!) ? 1 : 0,
      farthest[slide]!,
    );
  }
  return traits;
}

/** A share of players smaller than this is dropped. */
const NOBODY = 1e-12;

/**
 * The share of simulated players that solve a board within PATIENCE moves.
 *
 * @param board - a board that is not solved yet
 * @param graph - the graph of its whole cluster
 * @param player - the fitted coefficients
 * @returns from 0 to 1
 */
export function shareSolved(board: Board, graph: SlideGraph, player: PlayerCoefficients): number {
  const { count, vehicles, distances, starts, to, moved } = graph;
  const weights = weightsOf(board, graph, player);
  const again = Math.exp(player.again);
  // the sum of a state's weights depends on the vehicle that has just moved
  const inverse = new Float64Array(count * vehicles);
  for (let state = 0; state < count; state++) {
    let total = 0;
    const end = starts[state + 1]!;
    const own = inverse.subarray(state * vehicles, (state + 1) * vehicles);
    for (let slide = starts[state]!; slide < end; slide++) {
      const weight = weights[slide]!;
      total += weight;
      own[moved[slide]!]! += weight;
    }
    for (let vehicle = 0; vehicle < vehicles; vehicle++) {
      own[vehicle] = 1 / (total - (1 - again) * own[vehicle]!);
    }
  }
  // the share of players in each state, for each vehicle that moved last
  let here = new Float64Array(count * vehicles);
  let next = new Float64Array(count * vehicles);
  let solved = 0;
  const spread = (state: number, all: number, before: Float64Array | undefined): void => {
    const end = starts[state + 1]!;
    for (let slide = starts[state]!; slide < end; slide++) {
      const vehicle = moved[slide]!;
      const place = state * vehicles + vehicle;
      const less = before ? (1 - again) * before[place]! * inverse[place]! : 0;
      const flow = weights[slide]! * (all - less);
      const target = to[slide]!;
      if (distances[target] === 0) solved += flow;
      else next[target * vehicles + vehicle]! += flow;
    }
  };
  const first = weights.subarray(0, starts[1]!).reduce((sum, weight) => sum + weight, 0);
  spread(0, 1 / first, undefined);
  for (let move = 2; move <= PATIENCE && 1 - solved > NOBODY; move++) {
    [here, next] = [next, here];
    next.fill(0);
    for (let state = 0; state < count; state++) {
      let all = 0;
      const end = (state + 1) * vehicles;
      for (let place = state * vehicles; place < end; place++) all += here[place]! * inverse[place]!;
      if (all > NOBODY) spread(state, all, here);
    }
  }
  return Math.min(1, solved);
}

/** The weight of each slide if another vehicle moved last. */
function weightsOf(board: Board, graph: SlideGraph, player: PlayerCoefficients): Float64Array {
  const weights = new Float64Array(graph.to.length);
  const blockers = new Blockers(board);
  const coefficients = slideTraits.map((trait) => player[trait]);
  for (let state = 0; state < graph.count; state++) {
    const traits = traitsOf(board, graph, state, blockers);
    const start = graph.starts[state]!;
    const slides = graph.starts[state + 1]! - start;
    for (let slide = 0; slide < slides; slide++) {
      let sum = 0;
      for (let i = 0; i < 4; i++) sum += coefficients[i]! * traits[4 * slide + i]!;
      weights[start + slide] = Math.exp(sum);
    }
  }
  return weights;
}

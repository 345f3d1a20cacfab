// Solutions that become shorter and shorter, until nothing improves.
//
// A round plays at random to the exit, drops what nothing depends on, and takes the shortest way through the states around
// what is left, as long as that helps. After a few rounds the best plan of all is searched in wider and wider
// neighbourhoods.
//
//     12×12, 44 vehicles: 3,490 random moves -> 29 by elimination -> 27 nearby; another round 9,714 -> 25
//
// Guarantee: each plan that is yielded is legal, ends at the exit and is shorter than the one before; the same seed gives the
// same plans after the same number of states. Source: the parts name theirs; beginning again elsewhere is iterated local
// search (Lourenço, Martin and Stützle, 2003).

import { randomFrom } from '../basics/random.ts';
import type { Board } from '../board/board.ts';
import type { Metric } from '../board/moves.ts';
import { eliminate } from './elimination.ts';
import { shortestNearby } from './neighbourhood.ts';
import { joined, lengthOf, type Plan } from './plan.ts';
import { playAtRandom } from './random-play.ts';
import { StateSet } from './state-set.ts';
import { WorkingState } from './working-state.ts';

/** The most random moves of a round at first; twice as many after each four rounds that came to nothing. */
const SHORTEST_PLAY = 20_000;
/** The most random moves of all rounds together while there is no solution. */
const LONGEST_SEARCH = 20_000_000;
/** The neighbourhood of each new plan, and the first and largest one of the best plan, in states. */
const SMALL = 10_000;
const WIDE = 40_000;
const WIDEST = 1_280_000;
/** Rounds between two searches around the best plan. */
const ROUNDS = 8;
/** Rounds of one seed do not repeat those of another. */
const SEEDS_APART = 100_003;
/** So many played moves of an elimination take about as long as one state. */
const PLAYED_A_STATE = 16;

interface Improvement {
  /** States expanded since the last time, or work that takes as long. */
  readonly expanded: number;
  /** The best plan so far, and its length in the metric. */
  readonly plan: Plan | undefined;
  readonly length: number;
}

/** @param memory - the most bytes that a neighbourhood may take */
export function* improve(
  board: Board,
  metric: Metric,
  seed: number,
  memory: number,
): Generator<Improvement, void, void> {
  const state = new WorkingState(board);
  const largest = Math.min(WIDEST, Math.floor(memory / StateSet.bytes(state.count, 1)));
  let plan: Plan | undefined;
  let length = Number.POSITIVE_INFINITY;
  const report = (expanded: number): Improvement => ({ expanded, plan, length });
  const offer = (candidate: Plan): boolean => {
    const offered = lengthOf(board, candidate, metric);
    if (offered >= length) return false;
    plan = candidate;
    length = offered;
    return true;
  };

  /** Shortens a plan in neighbourhoods of so many states as long as that helps. */
  function* settle(candidate: Plan, size: number): Generator<Improvement, Plan, void> {
    let shortest = candidate;
    for (;;) {
      const search = shortestNearby(board, state, shortest, metric, Math.min(size, largest));
      let next = search.next();
      for (; !next.done; next = search.next()) yield report(next.value);
      const shorter = yield* dropped(next.value);
      if (lengthOf(board, shorter, metric) >= lengthOf(board, shortest, metric)) return shortest;
      shortest = shorter;
      offer(shortest);
    }
  }

  function* dropped(candidate: Plan): Generator<Improvement, Plan, void> {
    let played = 0;
    const shorter = eliminate(state, candidate, (moves) => {
      played += moves;
    });
    const result = joined(board, shorter);
    offer(result);
    yield report(Math.ceil(played / PLAYED_A_STATE));
    return result;
  }

  let most = SHORTEST_PLAY;
  let fruitless = 0;
  let spent = 0;
  for (let round = 0, size = WIDE; size <= WIDEST && spent < LONGEST_SEARCH; round++) {
    const found = playAtRandom(state, randomFrom(Math.imul(seed, SEEDS_APART) + round), most);
    if (found) {
      offer(found);
      yield report(found.length);
      yield* settle(yield* dropped(joined(board, found)), SMALL);
    } else {
      fruitless++;
      if (fruitless % 4 === 0) most *= 2;
      if (!plan) spent += most;
      yield report(most);
    }
    if (!plan || round % ROUNDS !== ROUNDS - 1) continue;
    const before = length;
    yield* settle(plan, size);
    if (length === before) size *= 2;
  }
}

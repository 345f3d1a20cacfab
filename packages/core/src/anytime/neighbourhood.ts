// A shortest way through the states around a plan.
//
// All states of the plan are collected, then all that are one move from them, two moves, and so on up to a number of
// states; then breadth-first search among these states alone finds the shortest way from the start to the exit.
//
//     start . . . . . .          the plan goes around; the states within two moves of it hold a way straight through
//       \ - - - - \    \
//        .         . - exit
//
// Guarantee: the plan that is returned is legal, ends at the exit and is not longer in the metric. It joins windows that are
// solved exactly, exchanges moves that commute and cuts out repeated states, all at once. Source: plan neighbourhood
// graph search (Nakhost and Müller, Action elimination and plan neighborhood graph search: two algorithms for plan
// improvement, 2010); with growing neighbourhoods, iterative tunneling (Furcy, 2006).

import type { Board } from '../board/board.ts';
import type { Metric } from '../board/moves.ts';
import { joined, type Plan, planOf, solutionOf, type Target } from './plan.ts';
import { StateSet } from './state-set.ts';
import type { WorkingState } from './working-state.ts';

/** Yields the number of states expanded after so many of them. */
const SLICE = 4096;

/** The way of a state from the start is not known. */
const UNSEEN = -1;

/**
 * @param size - the most states to collect; more where the plan itself has more
 * @yields how many states were expanded since the last time
 */
export function* shortestNearby(
  board: Board,
  state: WorkingState,
  plan: Plan,
  metric: Metric,
  size: number,
): Generator<number, Plan, void> {
  const steps = planOf(board, solutionOf(board, plan, metric));
  const near = new StateSet(state.count, Math.max(size, steps.length + 1));
  state.restart();
  near.addOpen(state);
  for (const { vehicle, offset } of steps) {
    state.move(vehicle, offset);
    near.addOpen(state);
  }
  yield* collect(near, state, metric);
  return joined(board, yield* shortestWithin(near, state, metric));
}

/** Adds the neighbours of all states, nearest first, until the set is full. */
function* collect(near: StateSet, state: WorkingState, metric: Metric): Generator<number, void, void> {
  const { offsets } = state;
  const { lowWords, highWords } = near;
  for (let from = 0; from < near.count && near.count < near.capacity; from++) {
    near.open(from, state);
    for (let vehicle = 0; vehicle < state.count; vehicle++) {
      const here = offsets[vehicle]!;
      const word = vehicle * 16;
      const low = near.low[from]! ^ lowWords[word + here]!;
      const high = near.high[from]! ^ highWords[word + here]!;
      const last = state.last(vehicle, metric);
      for (let to = state.first(vehicle, metric); to <= last; to++) {
        if (to === here) continue;
        offsets[vehicle] = to;
        near.add(low ^ lowWords[word + to]!, high ^ highWords[word + to]!, offsets);
      }
      offsets[vehicle] = here;
    }
    if ((from + 1) % SLICE === 0) yield SLICE;
  }
}

/** Breadth-first search from state 0 among the states of the set. */
function* shortestWithin(near: StateSet, state: WorkingState, metric: Metric): Generator<number, Plan, void> {
  const { offsets, primary, goal } = state;
  const { lowWords, highWords } = near;
  const parents = new Int32Array(near.count).fill(UNSEEN);
  const moves = new Uint16Array(near.count);
  const queue = new Int32Array(near.count);
  let queued = 1;
  parents[0] = 0;
  for (let head = 0; head < queued; head++) {
    const from = queue[head]!;
    near.open(from, state);
    if (metric === 'moves' ? state.canReach(primary, goal) : state.solved) {
      const ending = state.solved ? [] : [{ vehicle: primary, offset: goal }];
      return [...wayTo(from, parents, moves), ...ending];
    }
    for (let vehicle = 0; vehicle < state.count; vehicle++) {
      const here = offsets[vehicle]!;
      const word = vehicle * 16;
      const low = near.low[from]! ^ lowWords[word + here]!;
      const high = near.high[from]! ^ highWords[word + here]!;
      const last = state.last(vehicle, metric);
      for (let to = state.first(vehicle, metric); to <= last; to++) {
        if (to === here) continue;
        const next = near.find(low ^ lowWords[word + to]!, high ^ highWords[word + to]!);
        if (next < 0 || parents[next] !== UNSEEN) continue;
        parents[next] = from;
        moves[next] = word + to;
        queue[queued++] = next;
      }
    }
    if ((head + 1) % SLICE === 0) yield SLICE;
  }
  throw new TypeError('the states of a plan do not hold a way to the exit');
}

function wayTo(last: number, parents: Int32Array, moves: Uint16Array): Target[] {
  const way: Target[] = [];
  for (let at = last; at !== 0; at = parents[at]!) {
    const move = moves[at]!;
    way.push({ vehicle: move >>> 4, offset: move & 15 });
  }
  return way.reverse();
}

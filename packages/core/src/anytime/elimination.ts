// Drops moves that nothing depends on.
//
// A stretch of the plan is left out, and with it every later move that is then illegal; if what remains still reaches the
// exit, it is the new plan. The stretches are first half of the plan long, then a quarter, and so on down to one move.
//
//     A down, C left, B up, C right, X right: without "C left", "C right" goes nowhere and is left out too
//
// Guarantee: the plan that is returned is legal, ends at the exit and is not longer in either metric. Source: action
// elimination (Nakhost and Müller, 2010), which tries single moves; the halving is that of delta debugging (Zeller and
// Hildebrandt, 2002): it makes some thirty moves of ten thousand random ones in a few hundredths of a second.

import { at } from '../basics/at.ts';
import type { Plan, Target } from './plan.ts';
import type { WorkingState } from './working-state.ts';

/** @param work - told how many moves were played */
export function eliminate(state: WorkingState, plan: Plan, work: (played: number) => void): Plan {
  let best = plan;
  for (let stretch = Math.ceil(plan.length / 2); stretch >= 1; stretch = halved(stretch)) {
    state.restart();
    const before = state.offsets.slice();
    for (let first = 0; first < best.length; ) {
      state.open(before);
      const rest = stillLegal(state, best, first + stretch);
      work(best.length - first);
      if (state.solved) best = [...best.slice(0, first), ...rest];
      else {
        for (const { vehicle, offset } of best.slice(first, first + stretch)) before[vehicle] = offset;
        first += stretch;
      }
    }
  }
  return best;
}

const halved = (stretch: number): number => (stretch === 1 ? 0 : Math.ceil(stretch / 2));

/** The moves from an index on that are legal one after the other, and played. */
function stillLegal(state: WorkingState, plan: Plan, from: number): Target[] {
  const kept: Target[] = [];
  for (let i = from; i < plan.length; i++) {
    const move = at(plan, i);
    const { vehicle, offset } = move;
    if (offset === state.offsets[vehicle] || !state.canReach(vehicle, offset)) continue;
    state.move(vehicle, offset);
    kept.push(move);
  }
  return kept;
}

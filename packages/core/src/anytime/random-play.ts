// A first solution by random play: any legal move, each as likely as the others, until the primary's way is free.
//
//     A at random ... A, C, B, A, D, B: the way is free, X leaves
//
// Guarantee: what it returns is legal and ends at the exit; the same numbers give the same moves. It may find nothing.
// Source: a random walk, with which students of the programming course in Amsterdam solved boards of 12×12. Guiding
// the moves by the chain of blockers was worse there: the walk then goes back and forth before an obstacle that only a
// detour removes.

import type { Target } from './plan.ts';
import type { WorkingState } from './working-state.ts';

/**
 * Plays from the board's state.
 *
 * @param random - numbers from 0 up to 1
 * @param most - the most moves to play
 * @returns the moves; or nothing if the exit was not reached
 */
export function playAtRandom(state: WorkingState, random: () => number, most: number): Target[] | undefined {
  const { primary, goal } = state;
  const played: Target[] = [];
  let last = -1;
  state.restart();
  while (!state.canReach(primary, goal)) {
    if (played.length >= most) return undefined;
    const move = anyMove(state, random, last) ?? anyMove(state, random, -1);
    if (!move) return undefined;
    state.move(move.vehicle, move.offset);
    played.push(move);
    last = move.vehicle;
  }
  if (!state.solved) played.push({ vehicle: primary, offset: goal });
  return played;
}

/** A legal move of any vehicle but the one that has just moved. */
function anyMove(state: WorkingState, random: () => number, last: number): Target | undefined {
  let chosen: Target | undefined;
  let moves = 0;
  for (let vehicle = 0; vehicle < state.count; vehicle++) {
    if (vehicle === last) continue;
    const lowest = state.lowest(vehicle);
    const choices = state.highest(vehicle) - lowest;
    moves += choices;
    if (choices === 0 || random() * moves >= choices) continue;
    const offset = lowest + Math.floor(random() * choices);
    chosen = { vehicle, offset: offset < state.offsets[vehicle]! ? offset : offset + 1 };
  }
  return chosen;
}

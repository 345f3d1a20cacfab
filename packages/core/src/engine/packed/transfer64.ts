// What passes between a board of at most 8×8 and the memory of its compiled loop: the start goes in, states come out.

import { shortAt, wordAt } from '../typed-arrays.ts';
import { AHEAD, KEPT, LANE_BIT, START, WALLS } from './memory64.ts';
import type { PackedModule } from './packed-module.ts';
import { aheadOf, type ReachedStates } from './solution.ts';

/** Writes the board that the module's LanePlacements has read. */
export function write({ board, bytes, words }: PackedModule): void {
  bytes.set(board.placements, START);
  bytes.set(board.walls, WALLS);
  for (let lane = 0; lane < board.kept.length; lane += 2) {
    words[(KEPT + 2 * lane) >> 2] = shortAt(board.kept, lane) | (shortAt(board.kept, lane + 1) << 16);
  }
  const { placements } = board.groupAt(board.primaryLane);
  for (let placement = 0; placement < placements.length; placement++) {
    const { cells, steps } = aheadOf(board, placement);
    words[(AHEAD >> 2) + placement] = cells | (steps << 8);
  }
}

/** The states that the loop has reached: rows stand in the lower half of a key, columns in the upper. */
export function reachedStates({ words, exports }: PackedModule): ReachedStates {
  const queue = exports.queueAt() >>> 2;
  const originOf = (state: number): number => wordAt(words, queue + 4 * state + 2);
  return {
    laneOf: (state) => originOf(state) >>> LANE_BIT,
    parentOf: (state) => originOf(state) & ((1 << LANE_BIT) - 1),
    placementOf: (state, lane) => (wordAt(words, queue + 4 * state + (lane >> 3)) >>> (4 * (lane & 7))) & 15,
  };
}

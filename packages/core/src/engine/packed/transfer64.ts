// What passes between a board of at most 8×8 and the memory of its compiled loop: the start goes in, states come out.

import { aheadOf, type ReachedStates } from '../lanes/solution.ts';
import { AHEAD, KEPT, LANE_BIT, START, WALLS } from './memory64.ts';
import type { PackedModule } from './packed-module.ts';

/** Writes the board that the module's BoardLanes has read. */
export function write({ board, bytes, words }: PackedModule): void {
  bytes.set(board.placements, START);
  bytes.set(board.walls, WALLS);
  for (let lane = 0; lane < board.kept.length; lane += 2) {
    words[(KEPT + 2 * lane) >> 2] = (board.kept[lane] as number) | ((board.kept[lane + 1] as number) << 16);
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
  const originOf = (state: number): number => words[queue + 4 * state + 2] as number;
  return {
    laneOf: (state) => originOf(state) >>> LANE_BIT,
    parentOf: (state) => originOf(state) & ((1 << LANE_BIT) - 1),
    placementOf: (state, lane) =>
      ((words[queue + 4 * state + (lane >> 3)] as number) >>> (4 * (lane & 7))) & 15,
  };
}

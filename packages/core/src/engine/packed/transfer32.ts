// What passes between a board of at most 6×6 and the memory of its compiled loop: the start goes in, states come out.

import type { BoardLanes } from '../lanes/board-lanes.ts';
import { aheadOf, type ReachedStates } from '../lanes/solution.ts';
import { AHEAD, KEPT, KINDS, START, WALLS } from './memory32.ts';
import type { PackedModule } from './packed-module.ts';

/** The columns of a set of cells of one row, five bits each, as the successors of columns lie in a word. */
const inColumns = Array.from({ length: 1 << 6 }, (_, cells) => {
  let spread = 0;
  for (let column = 0; column < 6; column++) spread |= ((cells >> column) & 1) * (31 << (5 * column));
  return spread;
});

/** Writes the board that the module's BoardLanes has read. */
export function write({ board, bytes, words }: PackedModule): void {
  bytes.set(board.placements, START);
  bytes.set(board.walls, WALLS);
  for (let lane = 0; lane < board.kept.length; lane++) bytes[KEPT + lane] = board.kept[lane] as number;
  const { placements, first } = board.groupAt(board.primaryLane);
  for (let placement = 0; placement < placements.length; placement++) {
    const { cells, steps } = aheadOf(board, placement);
    const at = (AHEAD >> 2) + 2 * (first + placement);
    words[at] = cells | (steps << 8);
    words[at + 1] = inColumns[cells] as number;
  }
}

/** The states that the loop has reached. */
export function reachedStates({ board, words, exports }: PackedModule): ReachedStates {
  const queue = exports.queueAt() >> 2;
  const originOf = (state: number): number => words[queue + 2 * state + 1] as number;
  return {
    laneOf: (state) => Math.floor((originOf(state) >>> 24) / KINDS),
    parentOf: (state) => originOf(state) & 0xffffff,
    placementOf: (state, lane) => placementIn(board, words[queue + 2 * state] as number, lane),
  };
}

/** The placement of a lane in a state, numbered in its group. */
function placementIn({ counts }: BoardLanes, key: number, lane: number): number {
  const group = Math.floor(lane / 3);
  let rest = (key >>> (8 * group)) & 255;
  for (let i = 3 * group; i < lane; i++) rest = Math.floor(rest / (counts[i] as number));
  return rest % (counts[lane] as number);
}

// What passes between a board and the memory of its compiled loop: the start goes in, states come out.
//
//     64 bits, a state in four words: key, upper half of the key, parent, lane that moved last | …
//     32 bits, in two words: key, kind of last move << 24 | parent

import { byteAt, wordAt } from '../typed-arrays.ts';
import type { LanePlacements } from './lane-placements.ts';
import { AHEAD, KEPT, START, WALLS } from './memory.ts';
import type { PackedModule } from './packed-module.ts';
import { aheadOf, type ReachedStates } from './solution.ts';

/** Kinds of last move that a lane has in 32 bits. */
const KINDS = 12;

/** Writes the board that the module's LanePlacements has read. */
export function write({ board, bytes, shorts, words }: PackedModule): void {
  bytes.set(board.placements, START);
  bytes.set(board.walls, WALLS);
  shorts.set(board.kept, KEPT >> 1);
  const { length } = board.groupAt(board.primaryLane).placements;
  for (let placement = 0; placement < length; placement++) {
    const { cells, steps } = aheadOf(board, placement);
    words[(AHEAD >> 2) + placement] = cells | (steps << 8);
  }
}

/** The states that the loop has reached. */
export function reachedStates({ packing, board, words, bytes, exports }: PackedModule): ReachedStates {
  const queue = exports.queueAt() >>> 0;
  const first = queue >>> 2;
  if (packing.bits === 32) {
    const originOf = (state: number): number => wordAt(words, first + 2 * state + 1);
    return {
      laneOf: (state) => Math.floor((originOf(state) >>> 24) / KINDS),
      parentOf: (state) => originOf(state) & 0xffffff,
      placementOf: (state, lane) => placementIn(board, wordAt(words, first + 2 * state), lane),
    };
  }
  return {
    laneOf: (state) => wordAt(words, first + 4 * state + 3) & 31,
    parentOf: (state) => wordAt(words, first + 4 * state + 2),
    placementOf: (state, lane) => (byteAt(bytes, queue + 16 * state + (lane >> 1)) >> (4 * (lane & 1))) & 15,
  };
}

/** The placement of a lane in a key of 32 bits, of which a byte holds three lanes. */
function placementIn({ counts }: LanePlacements, key: number, lane: number): number {
  const byte = Math.floor(lane / 3);
  let rest = (key >>> (8 * byte)) & 255;
  for (let before = 3 * byte; before < lane; before++) rest = Math.floor(rest / byteAt(counts, before));
  return rest % byteAt(counts, lane);
}

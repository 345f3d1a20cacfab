// The compiled loop of the lane engine for boards up to 6×6 with its constant tables in place. What lies where:
// lane-memory.ts.

import { binary } from './assembly/lane-search.wasm.ts';
import { COUNTS, FIRSTS, MASKS, SINGLES, SLIDES, STEPS } from './lane-memory.ts';
import { LaneModules } from './lane-modules.ts';
import type { LaneTables } from './lanes.ts';

export const laneModules = new LaneModules(binary, 6, writeTables);

export function writeTables(bytes: Uint8Array, { groups, groupOf, slides, steps }: LaneTables): void {
  for (const { lengths, placements, masks, first } of groups) {
    masks.forEach((mask, placement) => {
      bytes[MASKS + first + placement] = mask;
      bytes[FIRSTS + first + placement] = first;
      bytes[COUNTS + first + placement] = placements.length;
      bytes[SINGLES + first + placement] = lengths.length === 1 ? (lengths[0] as number) : 0;
    });
  }
  slides.forEach((set, entry) => {
    const group = groupOf[entry >> 6] as (typeof groupOf)[number];
    const own = (entry >> 6) - group.first;
    bytes[SLIDES + entry] = withoutBit(set, own);
    bytes[STEPS + entry] = withoutBit(steps[entry] as number, own);
  });
}

/** The set with a bit that is never in it left out and the bits above it moved down. */
const withoutBit = (set: number, bit: number): number =>
  (set & ((1 << bit) - 1)) | ((set >> 1) & ~((1 << bit) - 1));

// The compiled loop of the packed engine for boards up to 6×6 with its constant tables in place. What lies where:
// memory32.ts.

import { at } from '../../at.ts';
import type { LaneTables } from '../lanes/lane-tables.ts';
import { binary } from '../wasm/packed32-search.wasm.ts';
import { COUNTS, FIRSTS, MASKS, SINGLES, SLIDES, STEPS } from './memory32.ts';
import { packedPool } from './packed-module.ts';

export const packed32Pool = packedPool(binary, 6, writeTables);

export function writeTables(bytes: Uint8Array, { groups, groupOf, slides, steps }: LaneTables): void {
  for (const { lengths, placements, masks, first } of groups) {
    masks.forEach((mask, placement) => {
      bytes[MASKS + first + placement] = mask;
      bytes[FIRSTS + first + placement] = first;
      bytes[COUNTS + first + placement] = placements.length;
      bytes[SINGLES + first + placement] = lengths.length === 1 ? at(lengths, 0) : 0;
    });
  }
  slides.forEach((set, entry) => {
    const group = at(groupOf, entry >> 6);
    const own = (entry >> 6) - group.first;
    bytes[SLIDES + entry] = withoutBit(set, own);
    bytes[STEPS + entry] = withoutBit(at(steps, entry), own);
  });
}

/** The set with a bit that is never in it left out and the bits above it moved down. */
const withoutBit = (set: number, bit: number): number =>
  (set & ((1 << bit) - 1)) | ((set >> 1) & ~((1 << bit) - 1));

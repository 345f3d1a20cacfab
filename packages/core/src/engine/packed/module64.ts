// The compiled loop of the packed engine for boards up to 8×8 with its constant tables in place. What lies where:
// packed64-memory.ts.

import type { LaneTables } from '../lanes/lane-tables.ts';
import { binary } from '../wasm/packed64-search.wasm.ts';
import { COUNTS, FIRSTS, LEAVING, MASKS, SINGLES, SLIDES, SPREAD, STEPS } from './memory64.ts';
import { packedPool } from './packed-module.ts';

export const packed64Pool = packedPool(binary, 8, writeTables);

function writeTables(bytes: Uint8Array, { groups, slides, steps }: LaneTables): void {
  const words = new Uint16Array(bytes.buffer);
  words.set(slides, SLIDES >> 1);
  words.set(steps, STEPS >> 1);
  for (let cells = 0; cells < 256; cells++) {
    for (let i = 0; i < 8; i++) bytes[SPREAD + 8 * cells + i] = (cells >> i) & 1;
  }
  for (const { lengths, masks, first } of groups) {
    masks.forEach((mask, placement) => {
      bytes[MASKS + first + placement] = mask;
      bytes[FIRSTS + first + placement] = first;
      bytes[COUNTS + first + placement] = masks.length;
      bytes[SINGLES + first + placement] = lengths.length === 1 ? 1 : 0;
    });
    for (let row = 0; row < 8; row++) {
      const leaving = masks.reduce((set, mask, i) => set | (((mask >> row) & 1 ? 0 : 1) << i), 0);
      words.fill(
        leaving,
        (LEAVING >> 1) + 128 * row + first,
        (LEAVING >> 1) + 128 * row + first + masks.length,
      );
    }
  }
}

// The tables that the packed engine for boards of at most 8×8 makes for each board. What lies where: ../packed/memory64.ts.

import { COUNTS, CROSSING, FIRSTS, KEEP, KEPT, LEFT, MASKS, SETS_AT, SINGLES, SPREAD, START, WALLS } from '../packed/memory64';

/** The lane that moved last, at the start. */
export const NO_LANE: u32 = 16;

/** The placement of every lane in its group, four bits each. */
export function firstKey(): u64 {
  let key: u64 = 0;
  for (let lane: u32 = 0; lane < 16; lane++) {
    const placement: u32 = load<u8>(START + lane);
    key |= <u64>(placement - load<u8>(FIRSTS + placement)) << (4 * lane);
  }
  return key;
}

export function makeSets(): void {
  for (let lane: u32 = 0; lane < 16; lane++) store<u32>(SETS_AT + 4 * lane, <u32>load<u8>(firstAt(lane)) << 9);
}

// @ts-ignore: decorator
@inline function firstAt(lane: u32): u32 { return FIRSTS + load<u8>(START + lane); }

// @ts-ignore: decorator
@inline function countOf(lane: u32): u32 { return load<u8>(COUNTS + load<u8>(START + lane)); }

// @ts-ignore: decorator
@inline function cells(placement: u32): u64 {
  return load<u64>(SPREAD + (<u32>load<u8>(MASKS + placement) << 3));
}

export function makeCrossing(): void {
  let rowWalls: u64 = 0; // as the columns see them
  for (let y: u32 = 0; y < 8; y++) rowWalls |= load<u64>(SPREAD + (<u32>load<u8>(WALLS + y) << 3)) << y;
  const columnWalls = load<u64>(WALLS); // as the rows see them
  for (let byte: u32 = 0; byte < 8; byte++) {
    const lane = 2 * byte;
    const walls: u64 = byte == 0 ? rowWalls : byte == 4 ? columnWalls : 0;
    const across: u64 = lane & 7;
    const first0: u32 = load<u8>(firstAt(lane));
    const first1: u32 = load<u8>(firstAt(lane + 1));
    for (let j: u32 = 0; j < countOf(lane + 1); j++) {
      const crossing = walls | (cells(first1 + j) << (across + 1));
      for (let i: u32 = 0; i < countOf(lane); i++) {
        store<u64>(CROSSING + (byte << 11) + (((j << 4) | i) << 3), crossing | (cells(first0 + i) << across));
      }
    }
  }
}

/** For each lane that moved last, the successors that are to be tried: four words of four lanes. */
export function makeKeep(steps: bool): void {
  for (let last: u32 = 0; last <= NO_LANE; last++) {
    for (let lane: u32 = 0; lane < 16; lane++) {
      const after = lane >> 3 == last >> 3 && lane > last;
      const same = lane == last && !steps && load<u8>(SINGLES + load<u8>(START + lane)) != 0;
      store<u16>(KEEP + (last << 5) + (lane << 1), after || same ? 0 : load<u16>(KEPT + (lane << 1)));
    }
  }
}

/** For each move of a row, the columns whose cells it left or passed. */
export function makeLeft(): void {
  for (let lane: u32 = 0; lane < 8; lane++) {
    const first: u32 = load<u8>(firstAt(lane));
    const count = countOf(lane);
    for (let from: u32 = 0; from < count; from++) {
      const before: u32 = load<u8>(MASKS + first + from);
      for (let to: u32 = 0; to < count; to++) {
        const after: u32 = load<u8>(MASKS + first + to);
        const changed = before ^ after;
        const swept: u32 = changed == 0 ? 0 : (2 << (31 - clz(changed))) - (1 << ctz(changed));
        store<u8>(LEFT + (lane << 8) + (from << 4) + to, swept & ~after);
      }
    }
  }
}

// A state of the packed engines of 32 and 64 bits, read from its key: which cells are taken, and which successors each lane
// has. What lies where: byte-memory.ts.
//
//     64 bits   key 0x..21   row 0 stands in its placement 1, row 1 in 2: byte 0x21 of CROSSING is what both take

import { CROSSING, SETS } from './byte-memory';
import { BITS, SETS_OF_LANE, SIDE } from './byte-tables.as';

/** A byte of the key, as a place in a table of eight bytes for each of its values. */
// @ts-ignore: decorator
@inline export function digit<K>(key: K, byte: u32): u32 { return ((<u32>(key >> <K>(8 * byte))) & 255) << 3; }

/** What the vehicles of all rows take in the columns. */
// @ts-ignore: decorator
@inline export function takenInColumns<K>(key: K): u64 {
  const two = load<u64>(digit<K>(key, 0), CROSSING) | load<u64>(digit<K>(key, 1), CROSSING + 0x800);
  if (WIDTH == 32) return two;
  return two | load<u64>(digit<K>(key, 2), CROSSING + 0x1000) | load<u64>(digit<K>(key, 3), CROSSING + 0x1800);
}

/** What the vehicles of all columns take in the rows. */
// @ts-ignore: decorator
@inline export function takenInRows<K>(key: K): u64 {
  if (WIDTH == 32) return load<u64>(digit<K>(key, 2), CROSSING + 0x1000) | load<u64>(digit<K>(key, 3), CROSSING + 0x1800);
  return load<u64>(digit<K>(key, 4), CROSSING + 0x2000) | load<u64>(digit<K>(key, 5), CROSSING + 0x2800) |
    load<u64>(digit<K>(key, 6), CROSSING + 0x3000) | load<u64>(digit<K>(key, 7), CROSSING + 0x3800);
}

/** The taken cells of a lane, cell i as bit i. */
// @ts-ignore: decorator
@inline export function taken(lane: u32, crossing: u64): u32 { return <u32>(crossing >> (SIDE * (lane % SIDE))) & ((1 << SIDE) - 1); }

/** 32 bits: the successors of a lane, in its place among those of all. */
// @ts-ignore: decorator
@inline export function ofField(lane: u32, fields: u64, crossing: u64): u64 {
  const field = <u32>(fields >> (16 * (lane % 3))) & 0x1c0;
  return <u64>load<u8>(SETS + lane * SETS_OF_LANE + (field | taken(lane, crossing))) << (BITS * lane);
}

/** 64 bits: where a lane stands. */
// @ts-ignore: decorator
@inline export function placement<K>(key: K, lane: u32): u32 { return <u32>(key >> <K>(4 * lane)) & 15; }

/** 64 bits: the successors of a lane, with so many cells taken. */
// @ts-ignore: decorator
@inline export function ofLane<K>(lane: u32, key: K, cells: u32): u64 {
  return load<u8>(SETS + lane * SETS_OF_LANE + (placement<K>(key, lane) << SIDE | cells));
}

/** 64 bits: the successors of two lanes, in their place among those of eight. */
// @ts-ignore: decorator
@inline export function ofTwo<K>(lane: u32, key: K, crossing: u64): u64 {
  return (ofLane<K>(lane, key, taken(lane, crossing)) | (ofLane<K>(lane + 1, key, taken(lane + 1, crossing)) << BITS)) <<
    (BITS * (lane % SIDE));
}

/** 64 bits: the successors of eight lanes. */
// @ts-ignore: decorator
@inline export function ofEight<K>(lane: u32, key: K, crossing: u64): u64 {
  return ofTwo<K>(lane, key, crossing) | ofTwo<K>(lane + 2, key, crossing) |
    ofTwo<K>(lane + 4, key, crossing) | ofTwo<K>(lane + 6, key, crossing);
}

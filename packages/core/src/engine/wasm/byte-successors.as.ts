// The successors of a state of 32 or 64 bits: each is looked up at once and added where it is new.
//
//     set 0b0101 of lane 2, key k   k + the change of its successor 0, then k + that of its successor 2

import { CHANGES, CHANGE_AT, FIELD, FIELD_AT } from './byte-memory';
import { placement } from './byte-packing.as';
import { BITS, CHANGES_OF_LANE, CHANGES_SHIFT, CHANGE_SHIFT } from './byte-tables.as';
import { insert } from './hash-table.as';
import { STATE } from './room.as';

/** Adds successors of a state, of which the first lane is given; returns the end of the queue. */
// @ts-ignore: decorator
@inline export function add<K>(set: u64, first: u32, key: K, parent: u32, end: u32, shift: K, last: u32): u32 {
  const origin = <u64>key | (<u64>parent << 32);
  while (set != 0) {
    const bit = <u32>ctz(set);
    set &= set - 1;
    // stored always and counted only if new: no branch to guess
    if (WIDTH == 32) {
      const change = load<u32>(bit << 2, CHANGE_AT) + <u32>load<u16>(<u32>load<u8>(bit, FIELD_AT), FIELD);
      const entry = origin + load<u64>(change);
      const isNew = insert<K>(0, <K>entry, shift, last);
      store<u64>(end, entry);
      end += u32(isNew) * STATE;
    } else {
      const lane = first + bit / BITS;
      const change = CHANGES + lane * CHANGES_OF_LANE + (placement<K>(key, lane) << CHANGES_SHIFT) + ((bit % BITS) << CHANGE_SHIFT);
      const next = key + load<K>(change);
      const isNew = insert<K>(0, next, shift, last);
      store<K>(end, next);
      store<u64>(end, load<u64>(change, 8) | parent, 8);
      end += u32(isNew) * STATE;
    }
  }
  return end;
}

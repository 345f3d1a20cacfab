// The hash table of the cluster explorer: which states are known, and which number each has.
//
//     32 bits          a slot holds a key and its state
//     128, 256 bits    a slot holds a state of 24 bits and above it 8 bits of its hash (numbered-slots.as.ts)

import { TABLE } from './table-memory';
import { KEY, SLOT_SHIFT, bits, capacity, keysAt, slotsAt } from './cluster-room.as';
import { findSlot } from './hash-table.as';
import { hashOf } from './long-key.as';
import { enterNumber } from './numbered-slots.as';

/** The bits of a slot that are a part of a hash. */
export const TAG: u32 = 0xff000000;

/** The length of the table in bytes, less 1. */
// @ts-ignore: decorator
@inline export function lastSlot(): u32 { return ((<u32>1 << SLOT_SHIFT) << bits) - 1; }

/** Empties the table and enters so many states, all of which differ. */
export function fillTable(states: u32): void {
  memory.fill(slotsAt(), 0xff, capacity << (SLOT_SHIFT + 1));
  for (let state: u32 = 0; state < states; state++) enter(state);
}

/** Enters a state that is not in the table. */
function enter(state: u32): void {
  const slots = slotsAt();
  const last = lastSlot();
  if (HAS_FIELDS) {
    enterNumber(slots, hashOf(keysAt() + state * KEY), bits, last, TAG, state);
  } else {
    const key = load<u32>(keysAt() + (state << 2));
    store<u64>(findSlot<u32, u64>(slots - TABLE, key, 32 - bits, last), <u64>key | (<u64>state << 32), TABLE);
  }
}

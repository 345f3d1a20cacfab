// The hash table of states of 128 and 256 bits, whose keys lie elsewhere in memory: open addressing with linear probing. A slot
// of 4 bytes holds a state's number, all ones where it is empty, and above the number a part of its key's hash, so that few keys
// are compared. `tag` is that part of a slot; `bits` numbers the slots, and `last` is the table's length in bytes less 1.
//
//     slot 0x48000007, tag 0xf8000000   state 7, whose hash has 01001 in that part

import { sameKey } from './long-key.as';

export const EMPTY: u32 = 0xffffffff;

/** The distance from the table at which the search for a key with this hash begins. */
// @ts-ignore: decorator
@inline export function firstNumberedSlot(hash: u64, bits: u32): u32 { return <u32>(hash >> <u64>(64 - bits)) << 2; }
/** What a slot holds above the number of a state whose key has this hash. */
// @ts-ignore: decorator
@inline export function tagOf(hash: u64, tag: u32): u32 { return <u32>(hash >> 8) & tag; }

/** The address of the slot that holds a key's number, or of the empty one in which it belongs; key i lies at `keys` + i * `size`. */
// @ts-ignore: decorator
@inline export function findNumberedSlot(table: u32, hash: u64, bits: u32, last: u32, tag: u32, key: u32, keys: u32, size: u32): u32 {
  const expected = tagOf(hash, tag);
  let slot = firstNumberedSlot(hash, bits);
  let found = load<u32>(table + slot);
  while (found != EMPTY && ((found & tag) != expected || !sameKey(keys + (found & ~tag) * size, key))) {
    slot = (slot + 4) & last;
    found = load<u32>(table + slot);
  }
  return table + slot;
}

/** Enters a state whose key is not in the table. */
// @ts-ignore: decorator
@inline export function enterNumber(table: u32, hash: u64, bits: u32, last: u32, tag: u32, state: u32): void {
  let slot = firstNumberedSlot(hash, bits);
  while (load<u32>(table + slot) != EMPTY) slot = (slot + 4) & last;
  store<u32>(table + slot, tagOf(hash, tag) | state);
}

// The hash table of the compiled loops whose keys fit into a slot (32 and 64 bits): open addressing with linear probing. Keys of
// 128 and 256 bits are in numbered-slots.as.ts.
//
// K is the type of a key, S the type as wide as a slot: a slot holds a key, all ones where it is empty, and perhaps
// more behind it. The table lies at the address TABLE + `table`: in the packed engines, which have it at TABLE, `table` is
// a constant 0 and costs nothing. `shift` leaves of a hash as many upper bits as number the slots, and `last` is the
// table's length in bytes less 1, the length being a power of two. A slot is given by its distance from
// TABLE.
//
//     8 slots of 4 bytes: shift 29, last 31; where slot 28 is taken by another key, slot 0 is next

import { TABLE } from './table-memory';

/** The slot at which the search for a key begins: Fibonacci hashing, of which the upper bits are the good ones. */
// @ts-ignore: decorator
@inline export function firstSlot<K, S>(key: K, shift: K): u32 {
  const factor: K = sizeof<K>() == 8 ? <K>0x9e3779b97f4a7c15 : <K>0x9e3779b1;
  return <u32>((key * factor) >> shift) << <u32>alignof<S>();
}

/** The slot that holds a key, or the empty one in which it belongs. */
// @ts-ignore: decorator
@inline export function findSlot<K, S>(table: u32, key: K, shift: K, last: u32): u32 {
  let at = firstSlot<K, S>(key, shift);
  let found = load<K>(table + at, TABLE);
  // a loop asks at its head whether it is to be interrupted: most keys are spared that
  if (found != key && found != <K>-1) {
    do {
      at = (at + <u32>sizeof<S>()) & last;
      found = load<K>(table + at, TABLE);
    } while (found != key && found != <K>-1);
  }
  return table + at;
}

/** Adds a key to a table that holds keys alone; returns whether it is new. */
// @ts-ignore: decorator
@inline export function insert<K>(table: u32, key: K, shift: K, last: u32): bool {
  let at = firstSlot<K, K>(key, shift);
  let found = load<K>(table + at, TABLE);
  if (found != key && found != <K>-1) {
    do {
      at = (at + <u32>sizeof<K>()) & last;
      found = load<K>(table + at, TABLE);
    } while (found != key && found != <K>-1);
  }
  // stored always: no branch to guess
  store<K>(table + at, key, TABLE);
  return found != key;
}

// The states of the packed engine with lane fields in 64 bits in their hash table, whose slots hold the keys themselves.
//
// Some hundred states are looked up together, as in number-table.as.ts: one loop reads all their slots before any of them is
// compared, so that many reads wait for the main memory at the same time. A key has at most 63 bits, so that none is the mark of
// an empty slot.

import { TABLE } from './table-memory';
import { findSlot, firstSlot } from './hash-table.as';
import { STATE, hashShift, lastOfTable, queueAt, tableAt } from './room.as';

/** Stores what is read ahead, so that the compiler does not leave the reads out. */
let touched: u64 = 0;

/** Reads the first slots of the states from one address to another. It takes four at a time, so it may go on beyond the last. */
// @ts-ignore: decorator
@inline function readSlots(from: u32, end: u32): void {
  const table = tableAt();
  const shift = hashShift<u64>();
  let seen: u64 = 0;
  for (let at = from; at < end; at += 4 * STATE) {
    seen += load<u64>(table + firstSlot<u64, u64>(load<u64>(at), shift));
    seen += load<u64>(table + firstSlot<u64, u64>(load<u64>(at, STATE), shift));
    seen += load<u64>(table + firstSlot<u64, u64>(load<u64>(at, 2 * STATE), shift));
    seen += load<u64>(table + firstSlot<u64, u64>(load<u64>(at, 3 * STATE), shift));
  }
  touched = seen;
}

/** Enters states, all of which are new. */
export function insertKeys(first: u32, end: u32): void {
  const queue = queueAt();
  const table = tableAt() - TABLE;
  const shift = hashShift<u64>();
  const last = lastOfTable();
  readSlots(queue + first * STATE, queue + end * STATE);
  for (let at = queue + first * STATE; at < queue + end * STATE; at += STATE) {
    const key = load<u64>(at);
    store<u64>(findSlot<u64, u64>(table, key, shift, last), key, TABLE);
  }
}

/**
 * Looks up the candidates, which are stored behind the last state, and moves the new ones to their places; returns the number
 * of states.
 */
export function settleKeys(count: u32, candidates: u32): u32 {
  const queue = queueAt();
  const table = tableAt() - TABLE;
  const shift = hashShift<u64>();
  const last = lastOfTable();
  let to = queue + count * STATE;
  readSlots(to, candidates);
  for (let at = to; at < candidates; at += STATE) {
    const key = load<u64>(at);
    const slot = findSlot<u64, u64>(table, key, shift, last);
    const isNew = load<u64>(slot, TABLE) != key;
    // stored always: no branch to guess
    store<u64>(slot, key, TABLE);
    store<u64>(to, key);
    store<u64>(to, load<u64>(at, 8), 8);
    to += isNew ? STATE : 0;
  }
  return (to - queue) / STATE;
}

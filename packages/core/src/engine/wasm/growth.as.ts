// How a packed search gets more memory: room for more states, and a larger hash table, into which all states are entered again.
//
//     64 bits, 8 MB of memory: 4,096 states, 8,192, ... 131,072, then as many as what is left of the memory holds

import { BATCH } from './field-memory';
import { insert } from './hash-table.as';
import { mostBytes, reserve } from './memory.as';
import { insertKeys } from './key-table.as';
import { insertNumbers } from './number-table.as';
import {
  LARGEST_CAPACITY, LOAD_SHIFT, MOST_NEW, STATE, bits, bytesFor, capacity, hashShift, lastOfTable, queueAt, setRoom,
  tableAt, wordsAt,
} from './room.as';

/** By how much the table grows, as a shift. */
const GROWTH: u32 = WIDTH == 32 ? 2 : 1;
/** Lane fields: up to so many states the room grows fourfold, because all states are entered again each time. */
const QUICK_CAPACITY: u32 = 0x100000;

/** Empties the hash table and enters so many states, all of which differ. */
export function fillTable(states: u32): void {
  const queue = queueAt();
  const last = lastOfTable();
  memory.fill(tableAt(), 0xff, last + 1);
  if (HAS_FIELDS) {
    for (let from: u32 = 0; from < states; from += BATCH) {
      const end = min(from + BATCH, states);
      if (WIDTH == 64) insertKeys(from, end);
      else insertNumbers(from, end);
    }
    return;
  }
  for (let state: u32 = 0; state < states; state++) {
    const at = queue + state * STATE;
    if (WIDTH == 32) insert<u32>(0, load<u32>(at), hashShift<u32>(), last);
    else insert<u64>(0, load<u64>(at), hashShift<u64>(), last);
  }
}

/** How many states the whole memory can hold, with a table of 2^bits slots of which at most seven eighths are used. */
function roomWith(tableBits: u32): u32 {
  const before = bytesFor(0, tableBits);
  return before > mostBytes() ? 0 : <u32>min<u64>((mostBytes() - before) / STATE, <u64>7 << (tableBits - 3));
}

/**
 * Makes the hash table larger, and also the room for states if it is used up. If the memory is too small for twice as many
 * states, keys of more than 32 bits get the rest of it: the table then becomes fuller or, with lane fields, larger if more
 * states fit that way.
 *
 * @param head how many states were expanded
 * @param tail how many states there are
 */
export function grow(head: u32, tail: u32): bool {
  if (WIDTH == 32 && tail + MOST_NEW <= capacity) {
    setRoom(capacity, min<u32>(bits + GROWTH, LOAD_SHIFT + ctz(capacity)));
  } else {
    const oldQueue = queueAt();
    const growth: u32 = HAS_FIELDS && capacity < QUICK_CAPACITY ? 2 : 1;
    const larger = bits + (WIDTH == 32 ? GROWTH : growth);
    if (capacity < LARGEST_CAPACITY && reserve(bytesFor(capacity << growth, larger))) {
      const oldWords = wordsAt();
      const states = capacity << growth;
      setRoom(states, WIDTH == 32 ? min<u32>(larger, LOAD_SHIFT + ctz(states)) : larger);
      if (WIDTH == 32) memory.copy(wordsAt(), oldWords, head << 3);
      memory.copy(queueAt(), oldQueue, tail * STATE);
    } else if (WIDTH == 32) return false;
    else {
      const larger = HAS_FIELDS && roomWith(bits + 1) > roomWith(bits) ? bits + 1 : bits;
      const room = roomWith(larger);
      if (room < capacity + (capacity >> 4) || !reserve(bytesFor(room, larger))) return false;
      const isFuller = larger == bits;
      setRoom(room, larger);
      if (isFuller) return true;
      memory.copy(queueAt(), oldQueue, tail * STATE);
    }
  }
  fillTable(tail);
  return true;
}

// The loops of the cluster explorer: all states of a board of at most 6×6, and how far each is from the exit.
// What the memory holds: ../cluster/cluster-memory.ts and, for the tables, ../packed/byte-memory.ts. What is done and why
// it is right: ../cluster/flood.ts.

import {
  ENTRY_SHIFT, FIRST_CAPACITY, FIRST_ENTRIES, LARGEST_CAPACITY, LARGEST_ENTRIES, SOLVED, STATES,
} from '../cluster/cluster-memory';
import { CHANGE_AT, FIELD, FIELDS, FIELD_AT } from '../packed/byte-memory';
import { TABLE } from '../packed/table-memory';
import { findSlot, firstSlot } from './hash-table.as';
import { limitMemory, reserve } from './memory.as';
import { firstKey, makeConstants, makeTables } from './byte-tables.as';
import { digit, ofField, takenInColumns, takenInRows } from './byte-packing.as';

const EMPTY: u32 = 0xffffffff;
// steps that one state can have at most: two vehicles of a lane, both ways
const MOST_NEW: u32 = 48;

const RUNNING: u32 = 0;
const FINISHED: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;

let capacity: u32 = FIRST_CAPACITY;
let entries: u32 = FIRST_ENTRIES;
let bits: u32 = 0;
let next: u32 = 0;

export { limitMemory };

export let head: u32 = 0;
export let tail: u32 = 0;

// @ts-ignore: decorator
@inline export function keysAt(): u32 { return STATES; }
// @ts-ignore: decorator
@inline export function distancesAt(): u32 { return STATES + (capacity << 2); }
// @ts-ignore: decorator
@inline export function queueAt(): u32 { return STATES + (capacity << 3); }
// @ts-ignore: decorator
@inline export function firstsAt(): u32 { return STATES + capacity * 12; }
// @ts-ignore: decorator
@inline function slotsAt(): u32 { return STATES + (capacity << 4) + 64; }
// @ts-ignore: decorator
@inline export function entriesAt(): u32 { return STATES + (capacity << 5) + 64; }

/** Makes room for what the present sizes need. */
function enlarge(): bool {
  return reserve(<u64>entriesAt() + (<u64>entries << 2));
}

/** Once, before everything else. */
export function initialize(): void {
  enlarge();
}

/** Once, after the constants of so many placements have been written. */
export function prepare(placements: u32): void {
  makeConstants(placements);
}

/** Makes the tables of the board and its first state. */
export function start(): void {
  makeTables(0, true, true);
  const key = firstKey<u32>();
  capacity = FIRST_CAPACITY;
  bits = 32 - clz(2 * FIRST_CAPACITY - 1);
  memory.fill(slotsAt(), 0xff, capacity << 4);
  store<u32>(keysAt(), key);
  store<u32>(firstsAt(), 0);
  store<u64>(slotsAt() + firstSlot<u32, u64>(key, 32 - bits), <u64>key);
  head = 0;
  tail = 1;
  next = 0;
}

/** Doubles the room for states, moving what lies behind it. */
function growStates(): bool {
  if (capacity == LARGEST_CAPACITY) return false;
  const oldEntries = entriesAt();
  const oldFirsts = firstsAt();
  capacity <<= 1;
  if (!enlarge()) {
    capacity >>= 1;
    return false;
  }
  memory.copy(entriesAt(), oldEntries, next << 2);
  memory.copy(firstsAt(), oldFirsts, (head + 1) << 2);
  bits++;
  const shift = 32 - bits;
  const slots = slotsAt();
  const last: u32 = (8 << bits) - 1;
  memory.fill(slots, 0xff, capacity << 4);
  for (let state: u32 = 0; state < tail; state++) {
    const key = load<u32>(keysAt() + (state << 2));
    store<u64>(findSlot<u32, u64>(slots - TABLE, key, shift, last), <u64>key | (<u64>state << 32), TABLE);
  }
  return true;
}

function growEntries(): bool {
  if (entries == LARGEST_ENTRIES) return false;
  entries <<= 1;
  if (enlarge()) return true;
  entries >>= 1;
  return false;
}

/** Expands at most so many states. */
export function flood(states: u32): u32 {
  const stop = head + states;
  let shift = 32 - bits;
  let last: u32 = (8 << bits) - 1;
  let slots = slotsAt();
  let list = entriesAt();
  let firsts = firstsAt();
  let at = head;
  let end = tail;
  let to = next;
  let status = RUNNING;

  while (at < stop) {
    if (at == end) {
      status = FINISHED;
      break;
    }
    if (end + MOST_NEW > capacity || to + MOST_NEW > entries) {
      head = at;
      tail = end;
      next = to;
      if (!(end + MOST_NEW > capacity ? growStates() : growEntries())) {
        status = OUT_OF_MEMORY;
        break;
      }
      shift = 32 - bits;
      last = (8 << bits) - 1;
      slots = slotsAt();
      list = entriesAt();
      firsts = firstsAt();
      continue;
    }
    const key = load<u32>(keysAt() + (at << 2));
    const inColumns = takenInColumns<u32>(key);
    const inRows = takenInRows<u32>(key);
    const f0 = load<u64>(digit<u32>(key, 0), FIELDS);
    const f1 = load<u64>(digit<u32>(key, 1), FIELDS + 0x800);
    const f2 = load<u64>(digit<u32>(key, 2), FIELDS + 0x1000);
    const f3 = load<u64>(digit<u32>(key, 3), FIELDS + 0x1800);
    let set =
      ofField(0, f0, inRows) | ofField(1, f0, inRows) | ofField(2, f0, inRows) |
      ofField(3, f1, inRows) | ofField(4, f1, inRows) | ofField(5, f1, inRows) |
      ofField(6, f2, inColumns) | ofField(7, f2, inColumns) | ofField(8, f2, inColumns) |
      ofField(9, f3, inColumns) | ofField(10, f3, inColumns) | ofField(11, f3, inColumns);
    store<u64>(FIELD, f0);
    store<u64>(FIELD, f1, 8);
    store<u64>(FIELD, f2, 16);
    store<u64>(FIELD, f3, 24);

    while (set != 0) {
      const bit = <u32>ctz(set);
      set &= set - 1;
      const change = load<u32>(bit << 2, CHANGE_AT) + <u32>load<u16>(<u32>load<u8>(bit, FIELD_AT), FIELD);
      // the change of the key is signed: only the sum has the slide above it
      const sum = <u64>key + load<u64>(change);
      const found = <u32>sum;
      const slot = findSlot<u32, u64>(slots - TABLE, found, shift, last);
      // stored always and counted only if new: no branch to guess
      const fresh = load<u32>(slot, TABLE) != found;
      const state = select<u32>(end, load<u32>(slot, TABLE + 4), fresh);
      store<u64>(slot, <u64>found | (<u64>state << 32), TABLE);
      store<u32>(keysAt() + (end << 2), found);
      end += u32(fresh);
      store<u32>(list + (to << 2), (state << ENTRY_SHIFT) | <u32>(sum >> 56));
      to++;
    }
    at++;
    store<u32>(firsts + (at << 2), to);
  }
  head = at;
  tail = end;
  next = to;
  return status;
}

/**
 * Fills the distances and the queue, nearest states first; how many of them are reached. No step leads on from a state
 * that is not expanded.
 */
export function measure(solvedShift: u32, moves: bool): u32 {
  for (let state = head; state < tail; state++) store<u32>(firstsAt() + (state << 2), next, 4);
  const distances = distancesAt();
  const queue = queueAt();
  const list = entriesAt();
  const firsts = firstsAt();
  const slideMask: u32 = (1 << ENTRY_SHIFT) - 1;
  let end: u32 = 0;
  for (let state: u32 = 0; state < tail; state++) {
    const solved = u32(load<u8>((load<u32>(keysAt() + (state << 2)) >> solvedShift) & 255, SOLVED));
    store<u32>(distances + (state << 2), solved - 1);
    store<u32>(queue + (end << 2), state);
    end += solved;
  }
  for (let at: u32 = 0; at < end; at++) {
    const state = load<u32>(queue + (at << 2));
    const here = load<u32>(distances + (state << 2));
    let entry = list + (load<u32>(firsts + (state << 2)) << 2);
    const last = list + (load<u32>(firsts + (state << 2), 4) << 2);
    for (; entry < last; entry += 4) {
      let link = load<u32>(entry);
      for (;;) {
        const reached = link >> ENTRY_SHIFT;
        const known = load<u32>(distances + (reached << 2));
        if (known == EMPTY) {
          store<u32>(distances + (reached << 2), here + 1);
          store<u32>(queue + (end << 2), reached);
          end++;
        } else if (known <= here) break;
        if (!moves) break;
        const slide = link & slideMask;
        let other = list + (load<u32>(firsts + (reached << 2)) << 2);
        const stop = list + (load<u32>(firsts + (reached << 2), 4) << 2);
        while (other < stop && (load<u32>(other) & slideMask) != slide) other += 4;
        if (other == stop) break;
        link = load<u32>(other);
      }
    }
  }
  return end;
}

// The loops of the cluster explorer: all states of a board, and how far each is from the exit. What the memory holds:
// ../cluster/cluster-memory.ts and, for the tables, ../packed/byte-memory.ts and field-memory.ts. What is done and why it is
// right: ../cluster/flood.ts.
//
// WIDTH is a constant of the compilation: 32 bits for boards up to 6×6, 128 and 256 for others.

import {
  ENTRY_SHIFT, FIRST_CAPACITY, FIRST_ENTRIES, LARGEST_CAPACITY, LARGEST_ENTRIES, LARGEST_WIDE_CAPACITY, SLIDES, SOLVED, STATES,
  WIDE_SOLVED,
} from '../cluster/cluster-memory';
import { CHANGE_AT, FIELD, FIELDS, FIELD_AT } from '../packed/byte-memory';
import { HASHES, INPUT_BYTES, MOVING, PLACEMENTS, START } from '../packed/field-memory';
import { TABLE } from '../packed/table-memory';
import { digit, ofField, takenInColumns, takenInRows } from './byte-packing.as';
import { firstKey, makeConstants, makeTables } from './byte-tables.as';
import {
  changeAt, endOfTables, makePlacements, numberOf, open, placementOf, successors, takenIn, wordOf,
} from './field-packing.as';
import { findSlot, firstSlot } from './hash-table.as';
import { hashOf, sameKey } from './long-key.as';
import { limitMemory, reserve } from './memory.as';

const IS_WIDE: bool = WIDTH > 64;
/** Bytes of a key. */
const KEY: u32 = WIDTH / 8;
const EMPTY: u32 = 0xffffffff;
/** More steps than a state can have: two for each vehicle. */
const MOST_NEW: u32 = IS_WIDE ? 256 : 48;
/** As a shift: bytes of a slot of the hash table; 32 bits, a key and its state; else a state and above it a part of its hash. */
const SLOT_SHIFT: u32 = IS_WIDE ? 2 : 3;
const TAG: u32 = 0xff000000;

const RUNNING: u32 = 0;
const FINISHED: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;

let capacity: u32 = FIRST_CAPACITY;
let entries: u32 = FIRST_ENTRIES;
/** How many slots the hash table has, as a shift: at most half are taken. */
let bits: u32 = 0;
/** Where the next step goes. */
let next: u32 = 0;
/** Where the states begin. */
let states: u32 = STATES;

export { limitMemory };
export let head: u32 = 0;
export let tail: u32 = 0;

// @ts-ignore: decorator
@inline export function keysAt(): u32 { return IS_WIDE ? states : STATES; }
// @ts-ignore: decorator
@inline export function distancesAt(): u32 { return keysAt() + capacity * KEY; }
// @ts-ignore: decorator
@inline export function queueAt(): u32 { return distancesAt() + (capacity << 2); }
// @ts-ignore: decorator
@inline export function firstsAt(): u32 { return queueAt() + (capacity << 2); }
// @ts-ignore: decorator
@inline function slotsAt(): u32 { return firstsAt() + (capacity << 2) + 64; }
// @ts-ignore: decorator
@inline export function entriesAt(): u32 { return slotsAt() + (capacity << (SLOT_SHIFT + 1)); }

/** The bytes up to the end of so many states and steps. */
function bytesFor(states: u32, steps: u32): u64 {
  return <u64>keysAt() + <u64>states * (KEY + 12 + (2 << SLOT_SHIFT)) + 64 + (<u64>steps << 2);
}

/** Once, before everything else. */
export function initialize(): void {
  reserve(IS_WIDE ? PLACEMENTS : bytesFor(capacity, entries));
}

/** 32 bits: once, after the constants of so many placements have been written. */
export function prepare(placements: u32): void {
  if (!IS_WIDE) makeConstants(placements);
}

/** 128 and 256 bits: where to write so many placements; 0 if there is no room for them. */
export function inputAt(placements: u32): u32 {
  if (!IS_WIDE) return 0;
  states = endOfTables(placements);
  capacity = FIRST_CAPACITY;
  entries = FIRST_ENTRIES;
  return reserve(max(states + <u64>placements * INPUT_BYTES, bytesFor(capacity, entries))) ? states : 0;
}

/** Makes the tables of the board and its first state; `placements` for 128 and 256 bits, how many have been written. */
export function start(placements: u32): void {
  if (IS_WIDE) makePlacements(states, placements, 0);
  else makeTables(0, true, true);
  capacity = FIRST_CAPACITY;
  entries = FIRST_ENTRIES;
  bits = 32 - clz(2 * FIRST_CAPACITY - 1);
  memory.fill(slotsAt(), 0xff, capacity << (SLOT_SHIFT + 1));
  store<u32>(firstsAt(), 0);
  if (IS_WIDE) {
    memory.copy(keysAt(), START, KEY);
    enter(0);
  } else {
    const key = firstKey<u32>();
    store<u32>(keysAt(), key);
    store<u64>(slotsAt() + firstSlot<u32, u64>(key, 32 - bits), <u64>key);
  }
  head = 0;
  tail = 1;
  next = 0;
}

// @ts-ignore: decorator
@inline function slotOf(hash: u64): u32 { return <u32>(hash >> <u64>(64 - bits)) << SLOT_SHIFT; }
// @ts-ignore: decorator
@inline function tagOf(hash: u64): u32 { return <u32>(hash >> 8) & TAG; }
// @ts-ignore: decorator
@inline function lastSlot(): u32 { return ((<u32>1 << SLOT_SHIFT) << bits) - 1; }

/** Enters a state that is not in the hash table. */
function enter(state: u32): void {
  const slots = slotsAt();
  const last = lastSlot();
  if (IS_WIDE) {
    const hash = hashOf(keysAt() + state * KEY);
    let slot = slotOf(hash);
    while (load<u32>(slots + slot) != EMPTY) slot = (slot + 4) & last;
    store<u32>(slots + slot, tagOf(hash) | state);
  } else {
    const key = load<u32>(keysAt() + (state << 2));
    store<u64>(findSlot<u32, u64>(slots - TABLE, key, 32 - bits, last), <u64>key | (<u64>state << 32), TABLE);
  }
}

/** Doubles the room for states, moving what lies behind it. */
function growStates(): bool {
  if (capacity == (IS_WIDE ? LARGEST_WIDE_CAPACITY : LARGEST_CAPACITY) || !reserve(bytesFor(capacity << 1, entries))) return false;
  const oldEntries = entriesAt();
  const oldFirsts = firstsAt();
  capacity <<= 1;
  bits++;
  memory.copy(entriesAt(), oldEntries, next << 2);
  memory.copy(firstsAt(), oldFirsts, (head + 1) << 2);
  memory.fill(slotsAt(), 0xff, capacity << (SLOT_SHIFT + 1));
  for (let state: u32 = 0; state < tail; state++) enter(state);
  return true;
}

function growEntries(): bool {
  if (entries == LARGEST_ENTRIES || !reserve(bytesFor(capacity, entries << 1))) return false;
  entries <<= 1;
  return true;
}

/** Makes room for the steps of one more state. */
function grow(): bool {
  while (tail + MOST_NEW > capacity) if (!growStates()) return false;
  while (next + MOST_NEW > entries) if (!growEntries()) return false;
  return true;
}

/** Expands at most so many states. */
export function flood(count: u32): u32 {
  const stop = head + count;
  let status = RUNNING;
  while (head < stop) {
    if (head == tail) {
      status = FINISHED;
      break;
    }
    if ((tail + MOST_NEW > capacity || next + MOST_NEW > entries) && !grow()) {
      status = OUT_OF_MEMORY;
      break;
    }
    if (IS_WIDE) expandWide(min(stop, tail));
    else expandNarrow(min(stop, tail));
  }
  return status;
}

/** 32 bits: expands states up to this one, as long as there is room. */
function expandNarrow(stop: u32): void {
  const shift = 32 - bits;
  const last = lastSlot();
  const slots = slotsAt();
  const list = entriesAt();
  const firsts = firstsAt();
  const mostStates = capacity - MOST_NEW;
  const mostEntries = entries - MOST_NEW;
  let at = head;
  let end = tail;
  let to = next;
  while (at < stop && end <= mostStates && to <= mostEntries) {
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
}

/** Keeps what is read ahead of its use, so that it is read. */
let touched: u64 = 0;

/**
 * 128 and 256 bits: expands states up to this one, as long as there is room. The states that the steps of one lead to are
 * written behind the last state first, and all their slots are read before the first is needed.
 */
function expandWide(stop: u32): void {
  const last = lastSlot();
  const keys = keysAt();
  const slots = slotsAt();
  const list = entriesAt();
  const firsts = firstsAt();
  const mostStates = capacity - MOST_NEW;
  const mostEntries = entries - MOST_NEW;
  let at = head;
  let end = tail;
  let to = next;
  while (at < stop && end <= mostStates && to <= mostEntries) {
    const state = keys + at * KEY;
    const first = keys + end * KEY;
    let candidate = first;
    let found: u32 = 0;
    let seen: u64 = 0;
    open(state);
    for (let lanes = load<u32>(MOVING); lanes != 0; lanes &= lanes - 1) {
      const lane = ctz(lanes);
      const word = wordOf(lane);
      const placement = placementOf(lane, state);
      for (let set = successors(placement, takenIn(lane)); set != 0; set &= set - 1) {
        const change = changeAt(placement, ctz(set));
        for (let i: u32 = 0; i < KEY; i += 8) store<u64>(candidate + i, load<u64>(state + i));
        store<u64>(candidate + word, load<u64>(state + word) + load<u64>(change));
        const hash = hashOf(candidate);
        store<u64>(HASHES + (found << 3), hash);
        // what need not be tried after a move does not matter here: in its place stands which slide it is
        store<u32>(SLIDES + (found << 2), <u32>load<u16>(change, 14));
        seen += load<u32>(slots + slotOf(hash));
        candidate += KEY;
        found++;
      }
    }
    touched = seen;
    for (let i: u32 = 0; i < found; i++) {
      const hash = load<u64>(HASHES + (i << 3));
      const tag = tagOf(hash);
      const key = first + i * KEY;
      let slot = slotOf(hash);
      let known = load<u32>(slots + slot);
      while (known != EMPTY && ((known & TAG) != tag || !sameKey(keys + (known & ~TAG) * KEY, key))) {
        slot = (slot + 4) & last;
        known = load<u32>(slots + slot);
      }
      if (known == EMPTY) {
        known = end;
        store<u32>(slots + slot, tag | end);
        for (let j: u32 = 0; j < KEY; j += 8) store<u64>(keys + end * KEY + j, load<u64>(key + j));
        end++;
      }
      store<u32>(list + (to << 2), ((known & ~TAG) << ENTRY_SHIFT) | load<u32>(SLIDES + (i << 2)));
      to++;
    }
    at++;
    store<u32>(firsts + (at << 2), to);
  }
  head = at;
  tail = end;
  next = to;
}

/** Whether the primary stands at the exit; `solvedAt`: 32 bits, the shift of the byte of its lane, else its lane. */
// @ts-ignore: decorator
@inline function isSolved(state: u32, solvedAt: u32): bool {
  const key = keysAt() + state * KEY;
  return IS_WIDE ? load<u8>(numberOf(solvedAt, key), WIDE_SOLVED) != 0 : load<u8>((load<u32>(key) >> solvedAt) & 255, SOLVED) != 0;
}

/**
 * Fills the distances and the queue, nearest states first; how many of them are reached. No step leads on from a state
 * that is not expanded.
 */
export function measure(solvedAt: u32, moves: bool): u32 {
  for (let state = head; state < tail; state++) store<u32>(firstsAt() + (state << 2), next, 4);
  const distances = distancesAt();
  const queue = queueAt();
  const list = entriesAt();
  const firsts = firstsAt();
  const slideMask: u32 = (1 << ENTRY_SHIFT) - 1;
  let end: u32 = 0;
  for (let state: u32 = 0; state < tail; state++) {
    const solved = u32(isSolved(state, solvedAt));
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

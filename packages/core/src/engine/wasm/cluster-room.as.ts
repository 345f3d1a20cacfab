// Where the cluster explorer keeps its states, its hash table and the steps between the states: addresses, and how many
// have room. The order is in cluster-memory.ts.
//
// WIDTH, the bits of a key, is a constant of the compilation, so that the compiler keeps one side of every choice below.

import {
  FIRST_CAPACITY, FIRST_ENTRIES, LARGEST_CAPACITY, LARGEST_ENTRIES, LARGEST_WIDE_CAPACITY, STATES,
} from './cluster-memory';
import { INPUT_BYTES, PLACEMENTS } from './field-memory';
import { endOfTables } from './field-packing.as';
import { reserve } from './memory.as';

/** Bytes of a key. */
export const KEY: u32 = WIDTH / 8;
/** More steps than a state can have: two for each vehicle. */
export const MOST_NEW: u32 = HAS_FIELDS ? 256 : 48;
/** As a shift: bytes of a slot of the hash table; 32 bits, a key and its state; else a state and above it a part of its hash. */
export const SLOT_SHIFT: u32 = HAS_FIELDS ? 2 : 3;

/** States and steps for which there is room. */
export let capacity: u32 = FIRST_CAPACITY;
export let entries: u32 = FIRST_ENTRIES;
/** How many slots the hash table has, as a shift: at most half are taken. */
export let bits: u32 = 0;
/** Where the states begin. */
let states: u32 = STATES;

// @ts-ignore: decorator
@inline export function keysAt(): u32 { return HAS_FIELDS ? states : STATES; }
// @ts-ignore: decorator
@inline export function distancesAt(): u32 { return keysAt() + capacity * KEY; }
// @ts-ignore: decorator
@inline export function queueAt(): u32 { return distancesAt() + (capacity << 2); }
/** Where the numbers are at which each state's steps begin; one more is where those of the last end. */
// @ts-ignore: decorator
@inline export function firstsAt(): u32 { return queueAt() + (capacity << 2); }
// @ts-ignore: decorator
@inline export function slotsAt(): u32 { return firstsAt() + (capacity << 2) + 64; }
// @ts-ignore: decorator
@inline export function entriesAt(): u32 { return slotsAt() + (capacity << (SLOT_SHIFT + 1)); }

/** The bytes up to the end of so many states and steps. */
function bytesFor(states: u32, steps: u32): u64 {
  return <u64>keysAt() + <u64>states * (KEY + 12 + (2 << SLOT_SHIFT)) + 64 + (<u64>steps << 2);
}

/** Makes room for what every board needs, once. */
export function makeFirstRoom(): void {
  reserve(HAS_FIELDS ? PLACEMENTS : bytesFor(capacity, entries));
}

/** Lane fields: puts the states behind the tables of so many placements; returns whether there is room. */
export function placeStates(placements: u32): bool {
  states = endOfTables(placements);
  capacity = FIRST_CAPACITY;
  entries = FIRST_ENTRIES;
  return reserve(max(states + <u64>placements * INPUT_BYTES, bytesFor(capacity, entries)));
}

/** As much room as a cluster has at first. */
export function resetRoom(): void {
  capacity = FIRST_CAPACITY;
  entries = FIRST_ENTRIES;
  bits = 32 - clz(2 * FIRST_CAPACITY - 1);
}

/** Doubles the room for states, and the hash table, if the memory allows it; nothing in it is moved. */
export function doubleStates(): bool {
  if (capacity == (HAS_FIELDS ? LARGEST_WIDE_CAPACITY : LARGEST_CAPACITY) || !reserve(bytesFor(capacity << 1, entries))) return false;
  capacity <<= 1;
  bits++;
  return true;
}

/** Doubles the room for steps, if the memory allows it. */
export function doubleEntries(): bool {
  if (entries == LARGEST_ENTRIES || !reserve(bytesFor(capacity, entries << 1))) return false;
  entries <<= 1;
  return true;
}

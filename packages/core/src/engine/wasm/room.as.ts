// Where a packed search keeps its states and the hash table of their keys: addresses, sizes, and how many have room.
//
// WIDTH, the bits of a key, and HAS_FIELDS, whether each lane has a field of its own in it, are constants of the compilation,
// so that the compiler keeps one side of every choice below.
//
//     32 bits        hash table | states | successors of each state
//     64 bits        hash table | states
//     lane fields    placements | hash table | states

import { PLACEMENTS } from './field-memory';
import { TABLE } from './table-memory';
import { BITS, LANES } from './byte-tables.as';
import { reserve } from './memory.as';

/** Bytes of a key, and of a state in the queue. */
export const KEY: u32 = WIDTH / 8;
export const STATE: u32 = WIDTH == 32 ? 8 : KEY + 8;
/** As shifts: bytes of a slot of the hash table, and slots for each state at least. */
const SLOT_SHIFT: u32 = WIDTH == 64 ? 3 : 2;
export const LOAD_SHIFT: u32 = WIDTH == 32 ? 2 : 1;
/** A table of 64 KB at first: a smaller one costs more in collisions and growing than it saves in clearing. */
const FIRST_BITS: u32 = 16 - SLOT_SHIFT;
const FIRST_CAPACITY: u32 = WIDTH == 32 ? 0x8000 : <u32>1 << (FIRST_BITS - LOAD_SHIFT);
/** The most states: the parent's number has 24 bits in keys of 32 bits, whose upper byte is the kind of move, else 27. */
export const LARGEST_CAPACITY: u32 = WIDTH == 32 ? 0x400000 : 0x8000000;
/** More successors than a state can have. */
export const MOST_NEW: u32 = HAS_FIELDS ? 768 : LANES * BITS;

/** States for which there is room, and how many slots the hash table has, as a shift. */
export let capacity: u32 = FIRST_CAPACITY;
export let bits: u32 = FIRST_BITS;
/** Lane fields: where the hash table begins. */
let table: u32 = TABLE;

/**
 * The states, in the order in which they were reached. 32 bits: the key, then kind of last move << 24 | parent. More: the
 * key; then eight bytes of origin: the parent, the lane that moved last, the columns whose cells it left or passed, and
 * which of its successors are needless.
 */
// @ts-ignore: decorator
@inline export function queueAt(): u32 {
  return WIDTH == 32 ? TABLE + (capacity << 4) : tableAt() + ((<u32>1 << SLOT_SHIFT) << bits);
}
// @ts-ignore: decorator
@inline export function tableAt(): u32 { return HAS_FIELDS ? table : TABLE; }
/** 32 bits: the successors of each state, eight bytes each. */
// @ts-ignore: decorator
@inline export function wordsAt(): u32 { return TABLE + capacity * 24; }
/** Bytes up to the end of the states, for so many, with a table of so many bits. */
// @ts-ignore: decorator
@inline export function bytesFor(states: u32, bits: u32): u64 {
  if (WIDTH == 32) return TABLE + <u64>states * 32;
  return tableAt() + ((<u64>1 << SLOT_SHIFT) << bits) + <u64>states * STATE;
}
// @ts-ignore: decorator
@inline export function hashShift<K>(): K { return <K>(8 * sizeof<K>() - bits); }
// @ts-ignore: decorator
@inline export function lastOfTable(): u32 { return ((<u32>1 << SLOT_SHIFT) << bits) - 1; }
/** With more states than this a state's successors might not have room. */
// @ts-ignore: decorator
@inline export function mostStates(): u32 {
  return (WIDTH == 32 ? min<u32>(<u32>1 << (bits - LOAD_SHIFT), capacity) : capacity) - MOST_NEW;
}

/** Makes room for the first states, once. */
export function makeFirstRoom(): void {
  reserve(HAS_FIELDS ? PLACEMENTS : bytesFor(FIRST_CAPACITY, FIRST_BITS));
}

/** Lane fields: the hash table begins here; room for so many bytes from there on. */
export function placeTable(at: u32, bytes: u64): bool {
  // not before TABLE, from which hash-table.as.ts counts
  table = max(at, TABLE);
  return reserve(max(table + bytes, bytesFor(FIRST_CAPACITY, FIRST_BITS)));
}

/** As much room as a search has at first; in 32 bits the room for states stays. */
export function resetRoom(): void {
  if (WIDTH != 32) capacity = FIRST_CAPACITY;
  bits = FIRST_BITS;
}

/** From here on there is room for so many states, with a table of so many bits. */
export function setRoom(states: u32, tableBits: u32): void {
  capacity = states;
  bits = tableBits;
}

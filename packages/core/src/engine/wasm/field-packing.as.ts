// A state of the packed engines for boards beyond 8×8: each lane has a field of the key, as wide as the board needs it. What
// lies where: field-memory.ts.
//
//     X X . . B    the row stands in its placement 0 of 7, field 000; the column of B in 2 of 4, field 10: key 10 000
//
// Which successors a placement has when so many cells are taken: each move needs certain cells free, so a set of taken
// cells leaves those that each of its parts leaves. Lanes of up to 12 cells have two parts, longer ones three: tables
// of 128 entries in place of 4,096 or 65,536.

import {
  DIGITS, DIGIT_COUNTS, FIELDS, INPUT_BYTES, MOST_SUCCESSORS, MOVING, PLACEMENTS, TAKEN, TO_TRY, WALLS,
} from './field-memory';

const FIRST_COLUMN: u32 = 16;
const LANES: u32 = 32;
const PART_CELLS: u32 = 6;
/** Bytes of a set of successors, as a shift; of the sets of one placement; of its changes. */
const SET_SHIFT: u32 = WIDTH <= 128 ? 1 : 2;
const SETS_BYTES: u32 = 128 << SET_SHIFT;
const CHANGES_BYTES: u32 = (WIDTH <= 128 ? 16 : MOST_SUCCESSORS) << 4;
/** The record of a placement: its cells as the crossing lanes see them, what leaves the primary's row, sets, changes. */
const CROSSING_BYTES: u32 = 32;
const SETS: u32 = CROSSING_BYTES + 16;
const CHANGES: u32 = SETS + SETS_BYTES;
const RECORD: u32 = CHANGES + CHANGES_BYTES;
/** The lane that moved last stands above the parent in a state's origin; then what it left or passed, and what is needless. */
export const LANE_BIT: u64 = 27;

/** The record of the placement in which a lane stands, in the state at this address. */
// @ts-ignore: decorator
@inline export function placementOf(lane: u32, state: u32): u32 {
  const field = FIELDS + (lane << 4);
  const word = load<u64>(state + wordAt(field));
  return PLACEMENTS + (load<u32>(field, 12) + (<u32>(word >> <u64>load<u32>(field, 4)) & load<u32>(field, 8))) * RECORD;
}

/** The number of the placement in which a lane stands. */
// @ts-ignore: decorator
@inline export function numberOf(lane: u32, state: u32): u32 {
  const field = FIELDS + (lane << 4);
  return <u32>(load<u64>(state + wordAt(field)) >> <u64>load<u32>(field, 4)) & load<u32>(field, 8);
}

/** The taken cells of a lane of the open state, cell i as bit i. */
// @ts-ignore: decorator
@inline export function takenIn(lane: u32): u32 { return load<u16>(TAKEN + (lane << 1)); }

/** Opens the state at this address: fills TAKEN. */
// @ts-ignore: decorator
@inline export function open(state: u32): void {
  const columns = DIGITS + (load<u32>(DIGIT_COUNTS) << 4);
  takeFrom(DIGITS, columns, state, 32);
  takeFrom(columns, columns + (load<u32>(DIGIT_COUNTS, 4) << 4), state, 0);
}

/** The number in a digit of the state at this address; its bits may begin within a byte. */
// @ts-ignore: decorator
@inline function numberIn(digit: u32, state: u32): u32 {
  return (load<u32>(state + load<u32>(digit)) >> load<u16>(digit, 6)) & load<u16>(digit, 4);
}

/** Fills the rows of TAKEN by the digits of columns, or the other way round. */
// @ts-ignore: decorator
@inline function takeFrom(first: u32, end: u32, state: u32, to: u32): void {
  let cells0 = load<u64>(WALLS + to);
  let cells1 = load<u64>(WALLS + to, 8);
  let cells2 = load<u64>(WALLS + to, 16);
  let cells3 = load<u64>(WALLS + to, 24);
  for (let digit = first; digit < end; digit += 16) {
    const value = numberIn(digit, state);
    const taken = load<u32>(digit, 12) + (value << 5);
    cells0 |= load<u64>(taken);
    cells1 |= load<u64>(taken, 8);
    cells2 |= load<u64>(taken, 16);
    if (WIDTH == 256) cells3 |= load<u64>(taken, 24);
  }
  store<u64>(TAKEN + to, cells0);
  store<u64>(TAKEN + to, cells1, 8);
  store<u64>(TAKEN + to, cells2, 16);
  store<u64>(TAKEN + to, cells3, 24);
}

/** The successors of a placement with so many cells taken. */
// @ts-ignore: decorator
@inline export function successors(placement: u32, cells: u32): u32 {
  if (WIDTH <= 128) {
    return <u32>load<u16>(placement + ((cells & 63) << 1), SETS) & load<u16>(placement + (cells >> 6 << 1), SETS + 128);
  }
  return load<u32>(placement + ((cells & 63) << 2), SETS) & load<u32>(placement + ((cells >> 6 & 31) << 2), SETS + 256) &
    load<u32>(placement + (cells >> 11 << 2), SETS + 384);
}

/** The successors of a column's placement that leave the primary's row. */
// @ts-ignore: decorator
@inline export function leaving(placement: u32): u32 { return load<u32>(placement, CROSSING_BYTES); }

/** What a successor adds to its lane's word of the key; eight bytes on, what it adds to the number of its parent. */
// @ts-ignore: decorator
@inline export function changeAt(placement: u32, successor: u32): u32 { return placement + CHANGES + (successor << 4); }

/** Where a lane's word begins in a key. */
// @ts-ignore: decorator
@inline export function wordOf(lane: u32): u32 { return wordAt(FIELDS + (lane << 4)); }
// @ts-ignore: decorator
@inline function wordAt(field: u32): u32 { return WIDTH == 64 ? 0 : load<u32>(field); }

/** The lane that moved last, by a state's origin; the columns whose cells it left or passed; what of its own is needless. */
// @ts-ignore: decorator
@inline export function moverOf(origin: u64): u32 { return <u32>(origin >> LANE_BIT) & 31; }
// @ts-ignore: decorator
@inline export function leftOf(origin: u64): u32 { return <u32>(origin >> 32) & 0xffff; }
// @ts-ignore: decorator
@inline export function ownOf(origin: u64): u32 { return <u32>(origin >> 48); }

/** Where the tables of digits begin, which come behind so many placements, and where they end. */
// @ts-ignore: decorator
@inline function digitsAt(placements: u32): u32 { return (PLACEMENTS + (placements + 1) * RECORD + 63) & ~63; }
export function endOfTables(placements: u32): u32 {
  let end = digitsAt(placements);
  for (let digit: u32 = DIGITS; digit < endOfDigits(); digit += 16) {
    store<u32>(digit, end, 12);
    end += (<u32>load<u16>(digit, 4) + 1) << 5;
  }
  return end;
}
// @ts-ignore: decorator
@inline function endOfDigits(): u32 { return DIGITS + ((load<u32>(DIGIT_COUNTS) + load<u32>(DIGIT_COUNTS, 4)) << 4); }

/** For each value of a digit, what its lanes take of the lanes that cross them. */
function makeDigit(digit: u32, placements: u32): void {
  const table = load<u32>(digit, 12);
  const most: u32 = load<u16>(digit, 4);
  memory.fill(table, 0, (most + 1) << 5);
  for (let lanes = load<u32>(digit, 8); lanes != 0; lanes &= lanes - 1) {
    const field = FIELDS + (ctz(lanes) << 4);
    const shift = load<u32>(field) * 8 + load<u32>(field, 4) - load<u32>(digit) * 8 - load<u16>(digit, 6);
    const mask = load<u32>(field, 8);
    const first = load<u32>(field, 12);
    // the field may have more values than the lane has placements
    const count = (ctz(lanes) + 1 < LANES ? load<u32>(field, 28) : placements) - first;
    for (let value: u32 = 0; value <= most; value++) {
      const number = (value >> shift) & mask;
      if (number >= count) continue;
      const taken = table + (value << 5);
      const record = PLACEMENTS + (first + number) * RECORD;
      for (let at: u32 = 0; at < CROSSING_BYTES; at += 8) store<u64>(taken + at, load<u64>(taken + at) | load<u64>(record + at));
    }
  }
}

/** Makes the records of all placements from what TypeScript has written. */
export function makePlacements(input: u32, placements: u32, row: u32): void {
  // no lane, so no successors
  store<u64>(FIELDS + (LANES << 4), 0);
  store<u32>(FIELDS + (LANES << 4), 0, 8);
  store<u32>(FIELDS + (LANES << 4), placements, 12);
  memory.fill(PLACEMENTS + placements * RECORD, 0, RECORD);
  for (let lane: u32 = 0; lane < LANES; lane++) {
    const first = load<u32>(FIELDS + (lane << 4), 12);
    const end = lane + 1 < LANES ? load<u32>(FIELDS + ((lane + 1) << 4), 12) : placements;
    for (let placement = first; placement < end; placement++) makePlacement(input, lane, first, placement, row);
    // after a row come its own successors and those of rows before it; after a column those of all rows, too
    const before = (<u32>2 << lane) - 1;
    store<u32>(TO_TRY + (lane << 2), before & load<u32>(MOVING));
  }
  for (let digit: u32 = DIGITS; digit < endOfDigits(); digit += 16) makeDigit(digit, placements);
}

function makePlacement(input: u32, lane: u32, first: u32, placement: u32, row: u32): void {
  const from = input + placement * INPUT_BYTES;
  const record = PLACEMENTS + placement * RECORD;
  const cells: u32 = load<u16>(from);
  const count: u32 = load<u16>(from, 2);
  const across = lane & (FIRST_COLUMN - 1);
  memory.fill(record, 0, CROSSING_BYTES);
  for (let rest = cells; rest != 0; rest &= rest - 1) {
    const at = record + (ctz(rest) << 1);
    store<u16>(at, load<u16>(at) | (<u16>1 << <u16>across));
  }
  const shift: u64 = load<u32>(FIELDS + (lane << 4), 4);
  let leaves: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const move = from + 8 + (i << 3);
    const to: u32 = load<u16>(move);
    const after: u32 = load<u16>(input + (first + to) * INPUT_BYTES);
    if (((after >> row) & 1) == 0) leaves |= 1 << i;
    const changed = cells ^ after;
    const left = lane < FIRST_COLUMN ? ((2 << (31 - clz(changed))) - (1 << ctz(changed))) & ~after : 0;
    const change = changeAt(record, i);
    store<u64>(change, (<i64>to - <i64>(placement - first)) << shift);
    store<u64>(change, (<u64>lane << LANE_BIT) | (<u64>left << 32) | (<u64>load<u16>(move, 4) << 48), 8);
  }
  store<u32>(record + CROSSING_BYTES, leaves);
  makeSets(record + SETS, from + 8, count, 0, PART_CELLS);
  makeSets(record + SETS + (64 << SET_SHIFT), from + 8, count, PART_CELLS, WIDTH <= 128 ? 6 : 5);
  if (WIDTH == 256) makeSets(record + SETS + (96 << SET_SHIFT), from + 8, count, 11, 5);
}

/** For each set of the taken cells of a part: those that avoid the lowest, and are legal with the others taken. */
function makeSets(sets: u32, moves: u32, count: u32, firstCell: u32, cells: u32): void {
  storeSet(sets, (1 << count) - 1);
  for (let cell: u32 = 0; cell < cells; cell++) {
    let avoiding: u32 = 0;
    for (let i: u32 = 0; i < count; i++) {
      avoiding |= (~(<u32>load<u16>(moves + (i << 3), 2) >> (firstCell + cell)) & 1) << i;
    }
    const half: u32 = 1 << cell;
    for (let taken: u32 = 0; taken < half; taken++) {
      storeSet(sets + ((half + taken) << SET_SHIFT), loadSet(sets + (taken << SET_SHIFT)) & avoiding);
    }
  }
}

// @ts-ignore: decorator
@inline function storeSet(at: u32, set: u32): void {
  if (WIDTH <= 128) store<u16>(at, set);
  else store<u32>(at, set);
}
// @ts-ignore: decorator
@inline function loadSet(at: u32): u32 { return WIDTH <= 128 ? load<u16>(at) : load<u32>(at); }

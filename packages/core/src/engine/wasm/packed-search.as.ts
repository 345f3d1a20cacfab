// The loop of the packed engines of all widths: breadth-first search over the states of one board.
// What is searched, and why nothing is missed: ../packed/packed-engine.ts. What the memory holds: ../packed/memory.ts.
//
// WIDTH is a constant of the compilation, the bits of a key, so that of every choice below one side is left.

import { AHEAD, CHANGE_AT, CHANGES, FIELD, FIELD_AT, KEEP, LEAVING } from '../packed/memory';
import { TABLE } from '../packed/table-memory';
import { insert } from './hash-table.as';
import { limitMemory, reserve } from './memory.as';
import {
  BITS, CHANGES_SHIFT, CHANGE_SHIFT, LANES, NO_KIND, NO_LANE, SIDE, firstKey, makeConstants, makeTables,
} from './packed-tables.as';
import { fields, ofEight, ofField, ofLane, placement, taken, takenInColumns, takenInRows } from './packing.as';

const EMPTY: u32 = 0xffffffff;
const ALL_CELLS: u32 = (1 << SIDE) - 1;
/** As shifts: bytes of a state in the queue, of a slot of the hash table, and slots for each state at least. */
const STATE_SHIFT: u32 = WIDTH == 32 ? 3 : 4;
const SLOT_SHIFT: u32 = WIDTH == 32 ? 2 : 3;
const LOAD_SHIFT: u32 = WIDTH == 32 ? 2 : 1;
/** A table of 64 KB at first: a smaller one costs more in collisions and growing than it saves in clearing. */
const FIRST_BITS: u32 = 16 - SLOT_SHIFT;
/** By how much the table grows, as a shift. */
const GROWTH: u32 = WIDTH == 32 ? 2 : 1;
const FIRST_CAPACITY: u32 = WIDTH == 32 ? 0x8000 : 0x4000;
/** The most states: 32 bits, as the kind of move takes the upper byte of the parent's number. */
const LARGEST_CAPACITY: u32 = WIDTH == 32 ? 0x400000 : 0x4000000;
/** More successors than a state can have. */
const MOST_NEW: u32 = LANES * BITS;

const RUNNING: u32 = 0;
const FINISHED: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;

/** States for which there is room, and how many slots the hash table has, as a shift. */
let capacity: u32 = FIRST_CAPACITY;
let bits: u32 = FIRST_BITS;
let row: u32 = 0;
let levelEnd: u32 = 0;

export { limitMemory };

export let head: u32 = 0;
export let tail: u32 = 0;
export let depth: u32 = 0;
export let generated: u32 = 0;
export let peak: u32 = 0;
/** Length of the best solution, and the state from which only the ending is left. */
export let best: u32 = EMPTY;
export let bestState: u32 = 0;

/**
 * The states, in the order in which they were reached. 32 bits: the key, then kind of last move << 24 | parent. 64 bits:
 * the key; then the parent and, each in a byte, the lane that moved last, the columns whose cells it left or passed, and
 * which of its successors are needless.
 */
// @ts-ignore: decorator
@inline export function queueAt(): u32 { return TABLE + (capacity << (SLOT_SHIFT + LOAD_SHIFT)); }
/** 32 bits: the successors of each state, eight bytes each. */
// @ts-ignore: decorator
@inline function wordsAt(): u32 { return TABLE + capacity * 24; }
/** Bytes up to the end of the states, for so many. */
// @ts-ignore: decorator
@inline function bytesFor(states: u32): u64 { return TABLE + <u64>states * 32; }
// @ts-ignore: decorator
@inline function hashShift<K>(): K { return <K>(8 * sizeof<K>() - bits); }
// @ts-ignore: decorator
@inline function lastOfTable(): u32 { return ((<u32>1 << SLOT_SHIFT) << bits) - 1; }
/** With more states than this a state's successors might not have room. */
// @ts-ignore: decorator
@inline function mostStates(): u32 { return min<u32>(<u32>1 << (bits - LOAD_SHIFT), capacity) - MOST_NEW; }

/** Once, before everything else. */
export function initialize(): void {
  reserve(bytesFor(FIRST_CAPACITY));
}

/** Once, after the constants of so many placements have been written. */
export function prepare(placements: u32): void {
  makeConstants(placements);
}

/** Makes the tables of the board and its first state. */
export function start(primaryRow: u32, steps: bool): void {
  if (WIDTH == 32) startWith<u32>(primaryRow, steps);
  else startWith<u64>(primaryRow, steps);
}

function startWith<K>(primaryRow: u32, steps: bool): void {
  row = primaryRow;
  makeTables(row, steps, false);
  if (WIDTH == 64) capacity = FIRST_CAPACITY;
  bits = FIRST_BITS;
  memory.fill(TABLE, 0xff, lastOfTable() + 1);
  const key = firstKey<K>();
  store<K>(queueAt(), key);
  if (WIDTH == 32) store<u32>(queueAt(), NO_KIND << 24, 4);
  else store<u64>(queueAt(), <u64>NO_LANE << 32, 8);
  insert<K>(key, hashShift<K>(), lastOfTable());
  head = 0;
  tail = 1;
  depth = 0;
  levelEnd = 1;
  generated = 1;
  peak = 1;
  best = EMPTY;
}

/** Makes the hash table larger, or the room for states where that is used up. */
function grow<K>(): bool {
  if (tail + MOST_NEW > capacity) {
    if (capacity == LARGEST_CAPACITY || !reserve(bytesFor(capacity << 1))) return false;
    const oldQueue = queueAt();
    const oldWords = wordsAt();
    capacity <<= 1;
    if (WIDTH == 32) memory.copy(wordsAt(), oldWords, head << 3);
    memory.copy(queueAt(), oldQueue, tail << STATE_SHIFT);
  }
  bits = min<u32>(bits + GROWTH, LOAD_SHIFT + ctz(capacity));
  const queue = queueAt();
  const shift = hashShift<K>();
  const last = lastOfTable();
  memory.fill(TABLE, 0xff, last + 1);
  for (let i: u32 = 0; i < tail; i++) insert<K>(load<K>(queue + (i << STATE_SHIFT)), shift, last);
  return true;
}

export function runMoves(states: u32): u32 { return WIDTH == 32 ? search<u32>(states, false) : search<u64>(states, false); }
export function runSteps(states: u32): u32 { return WIDTH == 32 ? search<u32>(states, true) : search<u64>(states, true); }

/** Adds successors of a state, of which the first lane is given; returns the end of the queue. */
// @ts-ignore: decorator
@inline function add<K>(set: u64, first: u32, key: K, parent: u32, end: u32, shift: K, last: u32): u32 {
  const origin = <u64>key | (<u64>parent << 32);
  while (set != 0) {
    const bit = <u32>ctz(set);
    set &= set - 1;
    let next: K;
    // stored always and counted only if new: no branch to guess
    if (WIDTH == 32) {
      const change = load<u32>(bit << 2, CHANGE_AT) + <u32>load<u16>(<u32>load<u8>(bit, FIELD_AT), FIELD);
      const entry = origin + load<u64>(change);
      next = <K>entry;
      store<u64>(end, entry);
    } else {
      const lane = first + bit / BITS;
      const change = CHANGES + (lane << 11) + (placement<K>(key, lane) << CHANGES_SHIFT) + ((bit % BITS) << CHANGE_SHIFT);
      next = key + load<K>(change);
      store<K>(end, next);
      store<u64>(end, load<u64>(change, 8) | parent, 8);
    }
    end += u32(insert<K>(next, shift, last)) << STATE_SHIFT;
  }
  return end;
}

/** Expands at most so many states. */
// @ts-ignore: decorator
@inline function search<K>(states: u32, steps: bool): u32 {
  const primary = row;
  // not worked out again for each state
  const rowShift = SIDE * primary;
  const fieldShift = 16 * (primary % 3) + 6;
  const inFirst = primary < 3;
  let queue = queueAt();
  let words = wordsAt();
  let shift = hashShift<K>();
  let last = lastOfTable();
  let most = mostStates();
  let at = head;
  let end = tail;
  let count = generated;
  let wide = peak;
  const stop = at + states;
  let status = RUNNING;

  while (at < stop) {
    if (at == levelEnd) {
      depth++;
      levelEnd = end;
    }
    if (at == end || depth + 1 >= best) {
      status = FINISHED;
      break;
    }
    if (end > most) {
      head = at;
      tail = end;
      if (!grow<K>()) {
        status = OUT_OF_MEMORY;
        break;
      }
      queue = queueAt();
      words = wordsAt();
      shift = hashShift<K>();
      last = lastOfTable();
      most = mostStates();
    }
    const entry = queue + (at << STATE_SHIFT);
    const state = load<u64>(entry);
    const key = <K>state;
    const origin: u64 = WIDTH == 32 ? state >> 32 : load<u64>(entry, 8);

    // the cells taken in the columns and in the rows, and the successors of both
    const inColumns = takenInColumns<K>(key);
    const inRows = takenInRows<K>(key);
    let along: u64, across: u64, field: u32;
    if (WIDTH == 32) {
      const f0 = fields<K>(key, 0, 0);
      const f1 = fields<K>(key, 1, 0x800);
      const f2 = fields<K>(key, 2, 0x1000);
      const f3 = fields<K>(key, 3, 0x1800);
      along = ofField(0, f0, inRows) | ofField(1, f0, inRows) | ofField(2, f0, inRows) |
        ofField(3, f1, inRows) | ofField(4, f1, inRows) | ofField(5, f1, inRows);
      across = ofField(6, f2, inColumns) | ofField(7, f2, inColumns) | ofField(8, f2, inColumns) |
        ofField(9, f3, inColumns) | ofField(10, f3, inColumns) | ofField(11, f3, inColumns);
      store<u64>(FIELD, f0);
      store<u64>(FIELD, f1, 8);
      store<u64>(FIELD, f2, 16);
      store<u64>(FIELD, f3, 24);
      field = <u32>((inFirst ? f0 : f1) >> fieldShift) & 7;
    } else {
      along = ofEight<K>(0, key, inRows);
      across = ofEight<K>(8, key, inColumns);
      field = placement<K>(key, primary);
    }

    // look-ahead
    const ahead = load<u32>(AHEAD + (field << 2));
    const blocked = <u32>(inRows >> rowShift) & ahead & ALL_CELLS;
    let expand = true;
    if (steps) {
      const left = ahead >> 8;
      if (blocked == 0 && depth + left < best) {
        best = depth + left;
        bestState = at;
      }
      expand = depth + left + popcnt(blocked) < best;
    } else if ((blocked & (blocked - 1)) == 0) {
      if (blocked == 0 || canLeave<K>(SIDE + ctz(blocked), key, across)) {
        best = depth + 1 + popcnt(blocked);
        bestState = at;
        status = FINISHED;
        break;
      }
    }

    if (WIDTH == 32) {
      // what the parent had too was tried before the last move, or will be
      let set = expand ? along | across : 0;
      store<u64>(words + (at << 3), set);
      const keep = <u32>(origin >> 24) << 4;
      set &= ~(load<u64>(words + (<u32>(origin & 0xffffff) << 3)) & load<u64>(keep, KEEP)) & load<u64>(keep, KEEP + 8);
      count += <u32>popcnt(set);
      end = (add<K>(set, 0, key, at, queue + (end << STATE_SHIFT), shift, last) - queue) >> STATE_SHIFT;
    } else if (expand) {
      const mover = <u32>(origin >> 32) & 31;
      const own = (origin >> 48) << (BITS * (mover % SIDE));
      along &= load<u64>(mover << 4, KEEP) & ~(mover < SIDE ? own : 0);
      // what a column can do without the cells that the row left or passed was tried before the row moved
      let needed = load<u64>(mover << 4, KEEP + 8) & ~(mover < SIDE ? 0 : own);
      for (let left = <u32>(origin >> 40) & 255; left != 0; left &= left - 1) {
        const column = ctz(left);
        const cells = taken(column, inColumns) | (1 << mover);
        needed |= (ofLane<K>(SIDE + column, key, cells) ^ 255) << (BITS * column);
      }
      across &= needed;
      count += <u32>(popcnt(along) + popcnt(across));
      let stored = queue + (end << STATE_SHIFT);
      stored = add<K>(along, 0, key, at, stored, shift, last);
      stored = add<K>(across, SIDE, key, at, stored, shift, last);
      end = (stored - queue) >> STATE_SHIFT;
    }
    at++;
    wide = max(wide, end - at);
  }
  head = at;
  tail = end;
  generated = count;
  peak = wide;
  return status;
}

/** Whether one move takes the only vehicle in the primary's way, that of this column, out of it. */
// @ts-ignore: decorator
@inline function canLeave<K>(lane: u32, key: K, across: u64): bool {
  const place: u32 = WIDTH == 32 ? <u32>load<u16>(<u32>load<u8>(BITS * lane, FIELD_AT), FIELD) >> 6 : placement<K>(key, lane);
  const set: u64 = WIDTH == 32 ? across >> (BITS * lane) : across >> (BITS * (lane % SIDE));
  return (<u32>set & load<u8>(LEAVING + (lane << 4) + place)) != 0;
}

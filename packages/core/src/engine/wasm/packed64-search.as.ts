// The loop of the packed engine for boards of at most 8×8: breadth-first search over states of 64 bits.
// What the memory holds: ../packed/memory64.ts. What is searched, and why nothing is missed: ../packed/packed64.ts.

import {
  AHEAD, CROSSING, FIRST_CAPACITY, KEEP, LANE_BIT, LARGEST_CAPACITY, LEAVING, LEFT, SETS_AT,
  SLIDES, SPREAD, STEPS,
} from '../packed/memory64';
import { TABLE } from '../packed/table-memory';
import { insert } from './hash-table.as';
import { limitMemory, reserve } from './memory.as';
import { NO_LANE, firstKey, makeCrossing, makeKeep, makeLeft, makeSets } from './packed64-tables.as';

// lanes × placements that one move leads to: more than any state has successors
const MOST_NEW: u32 = 16 * 15;

const RUNNING: u32 = 0;
const FINISHED: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;

let capacity: u32 = FIRST_CAPACITY;
let row: u32 = 0;
let levelEnd: u32 = 0;

export { limitMemory };

export let head: u32 = 0;
export let tail: u32 = 0;
export let depth: u32 = 0;
export let generated: u32 = 0;
export let peak: u32 = 0;
/** Length of the best solution, and the state from which only the ending is left. */
export let best: u32 = 0xffffffff;
export let bestState: u32 = 0;

// @ts-ignore: decorator
@inline export function queueAt(): u32 { return TABLE + (capacity << 4); }

/** Once, before everything else. */
export function initialize(): void {
  reserve(TABLE + 32 * FIRST_CAPACITY);
}

/** Makes the tables of the board and its first state. */
export function start(primaryRow: u32, steps: bool): void {
  row = primaryRow;
  makeSets();
  makeCrossing();
  makeKeep(steps);
  makeLeft();
  capacity = FIRST_CAPACITY;
  memory.fill(TABLE, 0xff, capacity << 4);
  const key = firstKey();
  store<u64>(queueAt(), key);
  store<u64>(queueAt(), <u64>NO_LANE << LANE_BIT, 8);
  insert<u64>(key, hashShift(), (capacity << 4) - 1);
  head = 0;
  tail = 1;
  depth = 0;
  levelEnd = 1;
  generated = 1;
  peak = 1;
  best = 0xffffffff;
}

/** What leaves the upper bits of a hash: as many as number the table's slots. */
// @ts-ignore: decorator
@inline function hashShift(): u64 { return <u64>(clz(capacity) + 32); }

/** Doubles the hash table and the room for states. */
function grow(): bool {
  if (capacity == LARGEST_CAPACITY || !reserve(TABLE + 64 * <u64>capacity)) return false;
  const old = queueAt();
  capacity <<= 1;
  const queue = queueAt();
  memory.copy(queue, old, tail << 4);
  const shift = hashShift();
  const last: u32 = (capacity << 4) - 1;
  memory.fill(TABLE, 0xff, capacity << 4);
  for (let i: u32 = 0; i < tail; i++) {
    insert<u64>(load<u64>(queue + (i << 4)), shift, last);
  }
  return true;
}

export function runMoves(states: u32): u32 { return search(states, false); }
export function runSteps(states: u32): u32 { return search(states, true); }

/** The successors of a lane, in the lowest 16 bits. */
// @ts-ignore: decorator
@inline function lane(sets: u32, number: u32, key: u64, crossing: u64): u64 {
  const entry = (<u32>(key >> (4 * number)) & 15) << 9 | (<u32>(crossing >> (8 * (number & 7))) & 255) << 1;
  return <u64>load<u16>(sets + load<u32>(SETS_AT + 4 * number) + entry);
}

/** The successors of four lanes. */
// @ts-ignore: decorator
@inline function lanes(sets: u32, number: u32, key: u64, crossing: u64): u64 {
  return lane(sets, number, key, crossing) | (lane(sets, number + 1, key, crossing) << 16) |
    (lane(sets, number + 2, key, crossing) << 32) | (lane(sets, number + 3, key, crossing) << 48);
}

/** Adds the successors of four lanes; returns the end of the queue. */
// @ts-ignore: decorator
@inline function add(set: u64, number: u64, key: u64, parent: u64, end: u32, shift: u64, last: u32): u32 {
  while (set != 0) {
    const bit = ctz(set);
    set &= set - 1;
    const mover = number + (bit >> 4);
    const at = mover << 2;
    const next = (key & ~(<u64>15 << at)) | ((bit & 15) << at);
    // stored always and counted only if new: no branch to guess
    store<u64>(end, next);
    store<u64>(end, parent | (mover << LANE_BIT) | (((key >> at) & 15) << 32), 8);
    end += u32(insert<u64>(next, shift, last)) << 4;
  }
  return end;
}

/** Whether one move takes the only vehicle in the primary's way, that of this column, out of it. */
// @ts-ignore: decorator
@inline function canLeave(number: u32, key: u64, set: u64): bool {
  const placement = <u32>(key >> <u64>(32 + 4 * number)) & 15;
  const group = load<u32>(SETS_AT + 32 + 4 * number) >> 9;
  return (set & load<u16>(LEAVING + (row << 8) + ((group + placement) << 1))) != 0;
}

/** Expands at most so many states. */
// @ts-ignore: decorator
@inline function search(states: u32, steps: bool): u32 {
  const sets: u32 = steps ? STEPS : SLIDES;
  const rowByte: u64 = 8 * row;
  let queue = queueAt();
  let shift = hashShift();
  let last: u32 = (capacity << 4) - 1;
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
    if (end + MOST_NEW > capacity) {
      head = at;
      tail = end;
      if (!grow()) {
        status = OUT_OF_MEMORY;
        break;
      }
      queue = queueAt();
      shift = hashShift();
      last = (capacity << 4) - 1;
    }
    const entry = queue + (at << 4);
    const key = load<u64>(entry);
    const low = <u32>key;
    const high = <u32>(key >> 32);
    const rows = cells(0, low & 255) | cells(1, (low >> 8) & 255) | cells(2, (low >> 16) & 255) | cells(3, low >> 24);
    const columns =
      cells(4, high & 255) | cells(5, (high >> 8) & 255) | cells(6, (high >> 16) & 255) | cells(7, high >> 24);
    const ahead = load<u32>(AHEAD + ((low >> (4 * row)) & 15) * 4);
    const blocked = <u32>(columns >> rowByte) & ahead & 255;
    let set2 = lanes(sets, 8, key, rows);
    let set3 = lanes(sets, 12, key, rows);

    let expand = true;
    if (steps) {
      const left = ahead >> 8;
      if (blocked == 0 && depth + left < best) {
        best = depth + left;
        bestState = at;
      }
      expand = depth + left + popcnt(blocked) < best;
    } else if ((blocked & (blocked - 1)) == 0) {
      const column = ctz(blocked);
      if (blocked == 0 || canLeave(column, key, (column < 4 ? set2 : set3) >> (16 * (column & 3)))) {
        best = depth + 1 + popcnt(blocked);
        bestState = at;
        status = FINISHED;
        break;
      }
    }
    if (expand) {
      const origin = load<u64>(entry, 8);
      const mover = <u32>(origin >> LANE_BIT) & 31;
      const keep = mover << 5;
      const set0 = lanes(sets, 0, key, columns) & load<u64>(keep, KEEP);
      const set1 = lanes(sets, 4, key, columns) & load<u64>(keep, KEEP + 8);
      if (mover < 8) {
        // what a column can do without the cells that the row left or passed was tried before the row moved
        const move = (mover << 8) | (<u32>(origin >> 28) & 0xf0) | (<u32>(key >> <u64>(4 * mover)) & 15);
        const without = rows | (load<u64>(SPREAD + (<u32>load<u8>(LEFT + move) << 3)) << mover);
        set2 &= ~lanes(sets, 8, key, without);
        set3 &= ~lanes(sets, 12, key, without);
      }
      set2 &= load<u64>(keep, KEEP + 16);
      set3 &= load<u64>(keep, KEEP + 24);
      count += <u32>(popcnt(set0) + popcnt(set1) + popcnt(set2) + popcnt(set3));
      let stored = queue + (end << 4);
      stored = add(set0, 0, key, at, stored, shift, last);
      stored = add(set1, 4, key, at, stored, shift, last);
      stored = add(set2, 8, key, at, stored, shift, last);
      stored = add(set3, 12, key, at, stored, shift, last);
      end = (stored - queue) >> 4;
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

// @ts-ignore: decorator
@inline function cells(byte: u32, value: u32): u64 {
  return load<u64>(CROSSING + (byte << 11) + (value << 3));
}

// The loop of the packed engine: breadth-first search over the states of one board of at most 6×6.
// What the memory holds: ../packed/memory32.ts. What is searched, and why nothing is missed: ../packed/packed32.ts.

import {
  AHEAD, CHANGE_AT, COUNTS, CROSSING, FIELD, FIELDS, FIELD_AT, FIRSTS, FIRST_CAPACITY, KEEP, LARGEST_CAPACITY, SETS,
  SETS_OF_LANE, START,
} from '../packed/memory32';
import { TABLE } from '../packed/table-memory';
import { insert } from './hash-table.as';
import { limitMemory, reserve } from './memory.as';
import { NO_MOVE, makeConstants, makeKeep, makeSets, makeTables } from './packed32-tables.as';

const EMPTY: u32 = 0xffffffff;
// a table of 64 KB: a smaller one costs more in collisions and growing than it saves in clearing
const FIRST_BITS: u32 = 14;
// successors that one state can have at most
const MOST_NEW: u32 = 60;

const RUNNING: u32 = 0;
const FINISHED: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;

let capacity: u32 = FIRST_CAPACITY;
let bits: u32 = 0;
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

// @ts-ignore: decorator
@inline export function queueAt(): u32 { return TABLE + (capacity << 4); }
// @ts-ignore: decorator
@inline function wordsAt(): u32 { return TABLE + capacity * 24; }

/** Once, before everything else. */
export function initialize(): void {
  reserve(TABLE + 32 * FIRST_CAPACITY);
  makeConstants();
}

/** Makes the tables of the board and its first state. */
export function start(primaryRow: u32, steps: bool): void {
  row = primaryRow;
  makeTables(row, steps);
  makeKeep(steps);
  makeSets(steps);
  let key: u32 = 0;
  for (let group: u32 = 0; group < 4; group++) {
    let stride: u32 = 1;
    for (let i: u32 = 0; i < 3; i++) {
      const placement: u32 = load<u8>(START + 3 * group + i);
      key += ((placement - load<u8>(FIRSTS + placement)) * stride) << (8 * group);
      stride *= load<u8>(COUNTS + placement);
    }
  }
  bits = FIRST_BITS;
  memory.fill(TABLE, 0xff, 4 << bits);
  store<u64>(queueAt(), <u64>key | (<u64>(NO_MOVE << 24) << 32));
  insert<u32>(key, 32 - bits, (4 << bits) - 1);
  head = 0;
  tail = 1;
  depth = 0;
  levelEnd = 1;
  generated = 1;
  peak = 1;
  best = EMPTY;
}

/** Makes the hash table four times as large, or doubles the room for states where that is used up. */
function grow(): bool {
  if (tail + MOST_NEW > capacity) {
    if (capacity == LARGEST_CAPACITY || !reserve(TABLE + 64 * <u64>capacity)) return false;
    const oldQueue = queueAt();
    const oldWords = wordsAt();
    capacity <<= 1;
    memory.copy(wordsAt(), oldWords, head << 3);
    memory.copy(queueAt(), oldQueue, tail << 3);
  } else bits = min<u32>(bits + 2, 2 + ctz(capacity));
  const queue = queueAt();
  const shift = 32 - bits;
  const last: u32 = (4 << bits) - 1;
  memory.fill(TABLE, 0xff, 4 << bits);
  for (let i: u32 = 0; i < tail; i++) {
    insert<u32>(load<u32>(queue + (i << 3)), shift, last);
  }
  return true;
}

export function runMoves(states: u32): u32 { return search(states, false); }
export function runSteps(states: u32): u32 { return search(states, true); }

// @ts-ignore: decorator
@inline function lane(number: u32, fields: u64, crossing: u64): u64 {
  const field = <u32>(fields >> (16 * (number % 3))) & 0x7c0;
  const set = SETS + number * SETS_OF_LANE + (field | (<u32>(crossing >> (6 * (number % 6))) & 63));
  return <u64>load<u8>(set) << (5 * number);
}

/** Expands at most so many states. */
// @ts-ignore: decorator
@inline function search(states: u32, steps: bool): u32 {
  const primaryField = 16 * (row % 3);
  const primaryHigh = row >= 3;
  let queue = queueAt();
  let words = wordsAt();
  let shift = 32 - bits;
  let last: u32 = (4 << bits) - 1;
  let most = min<u32>(<u32>1 << (bits - 2), capacity) - MOST_NEW;
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
      if (!grow()) {
        status = OUT_OF_MEMORY;
        break;
      }
      queue = queueAt();
      words = wordsAt();
      shift = 32 - bits;
      last = (4 << bits) - 1;
      most = min<u32>(<u32>1 << (bits - 2), capacity) - MOST_NEW;
    }
    const state = load<u64>(queue + (at << 3));
    const key = <u32>state;
    const b0: u32 = key & 255;
    const b1: u32 = (key >> 8) & 255;
    const b2: u32 = (key >> 16) & 255;
    const b3: u32 = key >> 24;
    const rows = load<u64>(b2 << 3, CROSSING + 0x1000) | load<u64>(b3 << 3, CROSSING + 0x1800);
    const columns = load<u64>(b0 << 3, CROSSING) | load<u64>(b1 << 3, CROSSING + 0x800);
    const f0 = load<u64>(b0 << 3, FIELDS);
    const f1 = load<u64>(b1 << 3, FIELDS + 0x800);
    const f2 = load<u64>(b2 << 3, FIELDS + 0x1000);
    const f3 = load<u64>(b3 << 3, FIELDS + 0x1800);

    const ahead = load<u64>((<u32>((primaryHigh ? f1 : f0) >> primaryField) & 0x7c0) >> 3, AHEAD);
    const blocked = <u32>(rows >> (6 * row)) & <u32>ahead & 63;

    let set =
      lane(0, f0, rows) | lane(1, f0, rows) | lane(2, f0, rows) |
      lane(3, f1, rows) | lane(4, f1, rows) | lane(5, f1, rows) |
      lane(6, f2, columns) | lane(7, f2, columns) | lane(8, f2, columns) |
      lane(9, f3, columns) | lane(10, f3, columns) | lane(11, f3, columns);

    if (steps) {
      const left = <u32>(ahead >> 8) & 255;
      if (blocked == 0 && depth + left < best) {
        best = depth + left;
        bestState = at;
      }
      if (depth + left + popcnt(blocked) >= best) set = 0;
    } else if ((blocked & (blocked - 1)) == 0) {
      const free = <u32>(set >> 30) & (<u32>(f2 >> 48) | (<u32>(f3 >> 48) << 15)) & <u32>(ahead >> 32);
      if (blocked == 0 || free != 0) {
        best = depth + 1 + popcnt(blocked);
        bestState = at;
        status = FINISHED;
        break;
      }
    }

    const hi = <u32>(state >> 32);
    store<u64>(words + (at << 3), set);
    const kind: u32 = (hi >> 24) << 4;
    set &= ~(load<u64>(words + ((hi & 0xffffff) << 3)) & load<u64>(kind, KEEP)) & load<u64>(kind, KEEP + 8);
    count += <u32>popcnt(set);
    store<u64>(FIELD, f0);
    store<u64>(FIELD, f1, 8);
    store<u64>(FIELD, f2, 16);
    store<u64>(FIELD, f3, 24);
    const origin = <u64>key | (<u64>at << 32);

    let endAt = queue + (end << 3);
    while (set != 0) {
      const bit = <u32>ctz(set);
      set &= set - 1;
      const change = load<u64>(load<u32>(bit << 2, CHANGE_AT) + <u32>load<u16>(<u32>load<u8>(bit, FIELD_AT), FIELD));
      const entry = origin + change;
      const next = <u32>entry;
      // stored always and counted only if new: no branch to guess
      store<u64>(endAt, entry);
      endAt += u32(insert<u32>(next, shift, last)) << 3;
    }
    end = (endAt - queue) >> 3;
    at++;
    wide = max(wide, end - at);
  }
  head = at;
  tail = end;
  generated = count;
  peak = wide;
  return status;
}

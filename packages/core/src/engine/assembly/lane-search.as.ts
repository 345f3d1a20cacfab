// The loop of the lane engine: breadth-first search over the states of one board of at most 6×6.
// What the memory holds: ../lane-memory.ts. What is searched, and why nothing is missed: ../lane.ts.

import {
  AHEAD, CHANGES, COUNTS, CROSSING, FIELD, FIELDS, FIRSTS, FIRST_CAPACITY, KEEP, LARGEST_CAPACITY, MASKS, QUEUE,
  SINGLES, SLIDES, SPREAD, START, STEPS, SUCCESSOR, WALLS,
} from '../lane-memory';

const EMPTY: u32 = 0xffffffff;
const NO_MOVE: u32 = 60;
const FIRST_BITS: u32 = 12;
// successors that one state can have at most
const MOST_NEW: u32 = 60;

const RUNNING: u32 = 0;
const FINISHED: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;

let capacity: u32 = FIRST_CAPACITY;
let bits: u32 = 0;
let row: u32 = 0;
let levelEnd: u32 = 0;

export let head: u32 = 0;
export let tail: u32 = 0;
export let depth: u32 = 0;
export let generated: u64 = 0;
export let peak: u32 = 0;
/** Length of the best solution, and the state from which only the ending is left. */
export let best: u32 = EMPTY;
export let bestState: u32 = 0;

// @ts-ignore: decorator
@inline function words(): u32 { return QUEUE + (capacity << 3); }
// @ts-ignore: decorator
@inline function table(): u32 { return QUEUE + (capacity << 4); }

/** The constant tables that are easier made here; once. */
export function initialize(): void {
  memory.grow(((QUEUE + 32 * FIRST_CAPACITY) >> 16) - memory.size());
  for (let set: u32 = 0; set < 64; set++) {
    let spread: u64 = 0;
    for (let i: u32 = 0; i < 6; i++) spread |= <u64>((set >> i) & 1) << (6 * i);
    store<u64>(SPREAD + (set << 3), spread);
  }
  for (let bit: u32 = 0; bit < 60; bit++) {
    const lane = bit / 5;
    const change = CHANGES + (lane << 11) + ((bit % 5) << 3);
    store<u32>(SUCCESSOR + (bit << 2), (change << 8) | ((lane / 3) << 3) | ((lane % 3) << 1));
  }
}

/** Makes the tables of the board and its first state. */
export function start(primaryRow: u32, steps: bool): void {
  row = primaryRow;
  makeTables(steps);
  makeKeep(steps);
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
  memory.fill(table(), 0xff, 4 << bits);
  store<u64>(QUEUE, <u64>key | (<u64>(NO_MOVE << 24) << 32));
  store<u32>(table() + (slot(key, 32 - bits) << 2), key);
  head = 0;
  tail = 1;
  depth = 0;
  levelEnd = 1;
  generated = 1;
  peak = 1;
  best = EMPTY;
}

/** CROSSING, FIELDS and CHANGES. */
function makeTables(steps: bool): void {
  let rowWalls: u64 = 0; // as the columns see them
  let columnWalls: u64 = 0; // as the rows see them
  for (let y: u32 = 0; y < 6; y++) {
    const walls: u32 = load<u8>(WALLS + y);
    rowWalls |= load<u64>(SPREAD + (walls << 3)) << y;
    columnWalls |= <u64>walls << (6 * y);
  }
  for (let group: u32 = 0; group < 4; group++) {
    const lane = 3 * group;
    const p0: u32 = load<u8>(START + lane);
    const p1: u32 = load<u8>(START + lane + 1);
    const p2: u32 = load<u8>(START + lane + 2);
    const n0: u32 = load<u8>(COUNTS + p0);
    const n1: u32 = load<u8>(COUNTS + p1);
    const n2: u32 = load<u8>(COUNTS + p2);
    const f0: u32 = load<u8>(FIRSTS + p0);
    const f1: u32 = load<u8>(FIRSTS + p1);
    const f2: u32 = load<u8>(FIRSTS + p2);
    makeChanges(lane, f0, n0, 1 << (8 * group), steps);
    makeChanges(lane + 1, f1, n1, n0 << (8 * group), steps);
    makeChanges(lane + 2, f2, n2, (n0 * n1) << (8 * group), steps);
    const across = 3 * (group & 1);
    const walls: u64 = group == 0 ? rowWalls : group == 2 ? columnWalls : 0;
    let at: u32 = CROSSING + (group << 11);
    for (let i: u32 = f2; i < f2 + n2; i++) {
      const crossing2 = walls | (cells(i) << (across + 2));
      const field2 = (<u64>i << 38) | (clearing(lane + 2, i, f2, n2) << 58);
      for (let j: u32 = f1; j < f1 + n1; j++) {
        const crossing1 = crossing2 | (cells(j) << (across + 1));
        const field1 = field2 | (<u64>j << 22) | (clearing(lane + 1, j, f1, n1) << 53);
        for (let k: u32 = f0; k < f0 + n0; k++) {
          store<u64>(at, crossing1 | (cells(k) << across));
          store<u64>(at + (FIELDS - CROSSING), field1 | (<u64>k << 6) | (clearing(lane, k, f0, n0) << 48));
          at += 8;
        }
      }
    }
  }
}

// @ts-ignore: decorator
@inline function cells(placement: u32): u64 {
  return load<u64>(SPREAD + (<u32>load<u8>(MASKS + placement) << 3));
}

/** The successors of a column's placement that leave the primary's row, if it stands there. */
function clearing(lane: u32, placement: u32, first: u32, count: u32): u64 {
  if (lane < 6 || ((load<u8>(MASKS + placement) >> <u8>row) & 1) == 0) return 0;
  let set: u64 = 0;
  for (let to = first; to < first + count; to++) {
    if (((load<u8>(MASKS + to) >> <u8>row) & 1) == 0) set |= 1 << <u64>(to - first - u32(to > placement));
  }
  return set;
}

/** What each successor of a lane adds to the key, and its kind of move. */
function makeChanges(lane: u32, first: u32, count: u32, stride: u32, steps: bool): void {
  const car = load<u8>(SINGLES + first) == 2;
  for (let from: u32 = 0; from < count; from++) {
    let at: u32 = CHANGES + (lane << 11) + ((first + from) << 6);
    for (let to: u32 = 0; to < count; to++) {
      if (to == from) continue;
      let kind: u32 = lane * 5;
      if (steps) kind += from - u32(from > to);
      else if (car) kind += passed(from, to);
      store<u64>(at, <u64>((to - from) * stride) | (<u64>(kind << 24) << 32));
      at += 8;
    }
  }
}

/** Which of the cells 2 and 3 a car passes on its way without covering them before or after: 2 as 1, 3 as 2. */
function passed(from: u32, to: u32): u32 {
  const low = min(from, to);
  const high = max(from, to);
  return high > low + 2 ? ((1 << high) - (4 << low)) >> 2 : 0;
}

/** For each kind of last move, the successors that need not be tried. */
function makeKeep(steps: bool): void {
  for (let lane: u32 = 0; lane < 12; lane++) {
    const before: u64 = (<u64>1 << (5 * lane)) - 1;
    const single = load<u8>(SINGLES + load<u8>(START + lane)) != 0;
    for (let i: u32 = 0; i < 5; i++) {
      const at: u32 = KEEP + ((5 * lane + i) << 4);
      let drop = before;
      let keep: u64 = ~0;
      if (steps) keep = ~(<u64>1 << (5 * lane + i));
      else {
        // a car that passed cell 2 or 3 could not have done so after some moves of those rows
        if (lane >= 6) drop &= ~((<u64>(i & 1 ? 31 : 0) << 10) | (<u64>(i & 2 ? 31 : 0) << 15));
        if (single) keep = ~(<u64>31 << (5 * lane));
      }
      store<u64>(at, drop);
      store<u64>(at, keep, 8);
    }
  }
  store<u64>(KEEP + (NO_MOVE << 4), 0);
  store<u64>(KEEP + (NO_MOVE << 4), ~0, 8);
}

// @ts-ignore: decorator
@inline function slot(key: u32, shift: u32): u32 {
  return (key * 0x9e3779b1) >> shift;
}

/** Doubles the hash table, and the room for states where it is used up. */
function grow(): bool {
  const oldWords = words();
  if (tail + MOST_NEW > capacity) {
    if (capacity == LARGEST_CAPACITY || memory.grow(<i32>(capacity >> 11)) < 0) return false;
    capacity <<= 1;
    memory.copy(words(), oldWords, head << 3);
  } else bits++;
  const slots = table();
  const shift = 32 - bits;
  const last: u32 = (1 << bits) - 1;
  memory.fill(slots, 0xff, 4 << bits);
  for (let i: u32 = 0; i < tail; i++) {
    const key = load<u32>(QUEUE + (i << 3));
    let at = slot(key, shift);
    while (load<u32>(slots + (at << 2)) != EMPTY) at = (at + 1) & last;
    store<u32>(slots + (at << 2), key);
  }
  return true;
}

export function runMoves(states: u32): u32 { return search(states, false); }
export function runSteps(states: u32): u32 { return search(states, true); }

// @ts-ignore: decorator
@inline function lane(sets: u32, number: u32, fields: u64, crossing: u64): u64 {
  const field = <u32>(fields >> (16 * (number % 3))) & 0x7c0;
  return <u64>load<u8>(sets + (field | (<u32>(crossing >> (6 * (number % 6))) & 63))) << (5 * number);
}

/** Expands at most so many states. */
// @ts-ignore: decorator
@inline function search(states: u32, steps: bool): u32 {
  const sets: u32 = steps ? STEPS : SLIDES;
  const primaryField = 16 * (row % 3);
  const primaryHigh = row >= 3;
  let wordsAt = words();
  let slots = table();
  let shift = 32 - bits;
  let last: u32 = (1 << bits) - 1;
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
      wordsAt = words();
      slots = table();
      shift = 32 - bits;
      last = (1 << bits) - 1;
      most = min<u32>(<u32>1 << (bits - 2), capacity) - MOST_NEW;
    }
    const state = load<u64>(QUEUE + (at << 3));
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

    const ahead = load<u64>((<u32>((primaryHigh ? f1 : f0) >> primaryField) & 0x7c0) >> 3, AHEAD - 0);
    const blocked = <u32>(rows >> (6 * row)) & <u32>ahead & 63;

    let set =
      lane(sets, 0, f0, rows) | lane(sets, 1, f0, rows) | lane(sets, 2, f0, rows) |
      lane(sets, 3, f1, rows) | lane(sets, 4, f1, rows) | lane(sets, 5, f1, rows) |
      lane(sets, 6, f2, columns) | lane(sets, 7, f2, columns) | lane(sets, 8, f2, columns) |
      lane(sets, 9, f3, columns) | lane(sets, 10, f3, columns) | lane(sets, 11, f3, columns);

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
    store<u64>(wordsAt + (at << 3), set);
    const kind: u32 = (hi >> 24) << 4;
    set &= ~(load<u64>(wordsAt + ((hi & 0xffffff) << 3)) & load<u64>(kind, KEEP)) & load<u64>(kind, KEEP + 8);
    count += popcnt(set);
    store<u64>(FIELD, f0);
    store<u64>(FIELD, f1, 8);
    store<u64>(FIELD, f2, 16);
    store<u64>(FIELD, f3, 24);
    const parent = <u64>at << 32;

    while (set != 0) {
      const successor = load<u32>(<u32>ctz(set) << 2, SUCCESSOR);
      set &= set - 1;
      const change = load<u64>((successor >> 8) + (<u32>load<u16>(successor & 31, FIELD) & 0x7c0));
      const next = key + <u32>change;
      let i = slot(next, shift);
      let found = load<u32>(slots + (i << 2));
      while (found != next && found != EMPTY) {
        i = (i + 1) & last;
        found = load<u32>(slots + (i << 2));
      }
      // stored always and counted only if new: no branch to guess
      store<u32>(slots + (i << 2), next);
      store<u64>(QUEUE + (end << 3), <u64>next | (change & 0xffffffff00000000) | parent);
      end += u32(found != next);
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

// The loop of the packed engines of all widths: breadth-first search over the states of one board.
// What is searched, and why nothing is missed: ../packed/packed32.ts, packed64.ts, packed128.ts. What the
// memory holds: ../packed/byte-memory.ts, field-memory.ts.
//
// WIDTH is a constant of the compilation, the bits of a key, so that of every choice below one side is left.
//
//     32, 64      the successors of all lanes lie in one word, or two; a new state is looked up at once
//     128, 256    those of four lanes, or two, lie in one word; new states are looked up some hundred at a time

import { AHEAD, CHANGE_AT, CHANGES, FIELD, FIELDS, FIELD_AT, KEEP, LEAVING } from '../packed/byte-memory';
import { TABLE } from '../packed/table-memory';
import { AHEAD as AHEAD_OF, BATCH, HASHES, INPUT_BYTES, MOVING, PLACEMENTS, START, TO_TRY } from '../packed/field-memory';
import { insert } from './hash-table.as';
import { hashOf, sameKey } from './long-key.as';
import { limitMemory, mostBytes, reserve } from './memory.as';
import {
  BITS, CHANGES_OF_LANE, CHANGES_SHIFT, CHANGE_SHIFT, LANES, NO_KIND, NO_LANE, SIDE, firstKey, makeConstants, makeTables,
} from './byte-tables.as';
import {
  changeAt, endOfTables, leaving, leftOf, LANE_BIT, makePlacements, moverOf, numberOf, open, ownOf, placementOf, successors,
  takenIn, wordOf,
} from './field-packing.as';
import { digit, ofEight, ofField, ofLane, placement, taken, takenInColumns, takenInRows } from './byte-packing.as';

const EMPTY: u32 = 0xffffffff;
const ALL_CELLS: u32 = (1 << SIDE) - 1;
/** Whether each lane has a field of its own in the key, as in 128 and 256 bits. */
const IS_WIDE: bool = WIDTH > 64;
/** Bytes of a key, and of a state in the queue. */
const KEY: u32 = WIDTH / 8;
const STATE: u32 = WIDTH == 32 ? 8 : KEY + 8;
/** As shifts: bytes of a slot of the hash table, and slots for each state at least. */
const SLOT_SHIFT: u32 = WIDTH == 64 ? 3 : 2;
const LOAD_SHIFT: u32 = WIDTH == 32 ? 2 : 1;
/** A table of 64 KB at first: a smaller one costs more in collisions and growing than it saves in clearing. */
const FIRST_BITS: u32 = 16 - SLOT_SHIFT;
/** By how much the table grows, as a shift. */
const GROWTH: u32 = WIDTH == 32 ? 2 : 1;
/** 128 and 256 bits: up to so many states the room grows fourfold, since each growth enters all states anew. */
const QUICK_CAPACITY: u32 = 0x100000;
const FIRST_CAPACITY: u32 = WIDTH == 32 ? 0x8000 : <u32>1 << (FIRST_BITS - LOAD_SHIFT);
/** The most states: the parent's number has 24 bits in keys of 32 bits, whose upper byte is the kind of move, else 27. */
const LARGEST_CAPACITY: u32 = WIDTH == 32 ? 0x400000 : 0x8000000;
/** More successors than a state can have. */
const MOST_NEW: u32 = IS_WIDE ? 768 : LANES * BITS;

/** 128 and 256 bits: with more candidates than this they are looked up. */
const WAITING: u32 = BATCH - MOST_NEW;
/** 128 and 256 bits: the bits that a lane's successors take. */
const SET_BITS: u32 = WIDTH == 128 ? 16 : 32;
/** 128 and 256 bits: the part of a slot that is not a state's number. */
const TAG: u32 = 0xf8000000;
/** Above the cells ahead of the primary stand its steps to the exit. */
const AHEAD_SHIFT: u32 = IS_WIDE ? 16 : 8;

const RUNNING: u32 = 0;
const FINISHED: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;

/** States for which there is room, and how many slots the hash table has, as a shift. */
let capacity: u32 = FIRST_CAPACITY;
let bits: u32 = FIRST_BITS;
let row: u32 = 0;
let levelEnd: u32 = 0;
/** Where the hash table begins. */
let table: u32 = TABLE;

export { limitMemory };

export let head: u32 = 0;
export let tail: u32 = 0;
export let depth: u32 = 0;
export let generated: u32 = 0;
export let peak: u32 = 0;
/** Only shorter solutions are looked for; the length of the best one found, and the state from which only its ending is left. */
export let best: u32 = EMPTY;
export let bestState: u32 = EMPTY;

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
@inline function tableAt(): u32 { return IS_WIDE ? table : TABLE; }
/** 32 bits: the successors of each state, eight bytes each. */
// @ts-ignore: decorator
@inline function wordsAt(): u32 { return TABLE + capacity * 24; }
/** Bytes up to the end of the states, for so many, with a table of so many bits. */
// @ts-ignore: decorator
@inline function bytesFor(states: u32, bits: u32): u64 {
  if (WIDTH == 32) return TABLE + <u64>states * 32;
  return tableAt() + ((<u64>1 << SLOT_SHIFT) << bits) + <u64>states * STATE;
}
// @ts-ignore: decorator
@inline function hashShift<K>(): K { return <K>(8 * sizeof<K>() - bits); }
// @ts-ignore: decorator
@inline function lastOfTable(): u32 { return ((<u32>1 << SLOT_SHIFT) << bits) - 1; }
/** With more states than this a state's successors might not have room. */
// @ts-ignore: decorator
@inline function mostStates(): u32 {
  return (WIDTH == 32 ? min<u32>(<u32>1 << (bits - LOAD_SHIFT), capacity) : capacity) - MOST_NEW;
}

/** Once, before everything else. */
export function initialize(): void {
  reserve(IS_WIDE ? PLACEMENTS : bytesFor(FIRST_CAPACITY, FIRST_BITS));
}

/** Once, after the constants of so many placements have been written. */
export function prepare(placements: u32): void {
  if (!IS_WIDE) makeConstants(placements);
}

/** 128 and 256 bits: where to write so many placements; 0 if there is no room for them. */
export function inputAt(placements: u32): u32 {
  if (!IS_WIDE) return 0;
  table = endOfTables(placements);
  return reserve(max(table + <u64>placements * INPUT_BYTES, bytesFor(FIRST_CAPACITY, FIRST_BITS))) ? table : 0;
}

/** Makes the tables of the board and its first state; `placements` for 128 and 256 bits, how many have been written. */
export function start(primaryRow: u32, steps: bool, placements: u32): void {
  row = primaryRow;
  if (IS_WIDE) makePlacements(table, placements, row);
  else makeTables(row, steps, false);
  if (WIDTH != 32) capacity = FIRST_CAPACITY;
  bits = FIRST_BITS;
  memory.fill(tableAt(), 0xff, lastOfTable() + 1);
  const queue = queueAt();
  if (IS_WIDE) {
    memory.copy(queue, START, KEY);
    store<u64>(queue + KEY, 0);
  } else if (WIDTH == 64) {
    store<u64>(queue, firstKey<u64>());
    store<u64>(queue, <u64>NO_LANE << LANE_BIT, 8);
  } else {
    store<u32>(queue, firstKey<u32>());
    store<u32>(queue, NO_KIND << 24, 4);
  }
  insertAll(0, 1);
  head = 0;
  tail = 1;
  depth = 0;
  levelEnd = 1;
  generated = 1;
  peak = 1;
  best = EMPTY;
  bestState = EMPTY;
}

/** From here on only solutions shorter than this are looked for. */
export function lookBelow(length: u32): void {
  if (length >= best) return;
  best = length;
  bestState = EMPTY;
}

/** Enters states, all of which are new, into the hash table. */
function insertAll(first: u32, end: u32): void {
  const queue = queueAt();
  const last = lastOfTable();
  if (IS_WIDE) {
    for (let from = first; from < end; from += BATCH) insertNumbers(from, min(from + BATCH, end));
    return;
  }
  for (let state = first; state < end; state++) {
    const at = queue + state * STATE;
    if (WIDTH == 32) insert<u32>(load<u32>(at), hashShift<u32>(), last);
    else insert<u64>(load<u64>(at), hashShift<u64>(), last);
  }
}

/**
 * Makes the hash table larger, and the room for states where that is used up. Where the memory does not suffice for
 * twice as many states, keys of more than 32 bits get what is left of it, the table then being fuller.
 */
function grow(): bool {
  if (WIDTH == 32 && tail + MOST_NEW <= capacity) {
    bits = min<u32>(bits + GROWTH, LOAD_SHIFT + ctz(capacity));
  } else {
    const oldQueue = queueAt();
    const growth: u32 = IS_WIDE && capacity < QUICK_CAPACITY ? 2 : 1;
    if (capacity < LARGEST_CAPACITY && reserve(bytesFor(capacity << growth, bits + (WIDTH == 32 ? GROWTH : growth)))) {
      const oldWords = wordsAt();
      capacity <<= growth;
      bits += WIDTH == 32 ? GROWTH : growth;
      if (WIDTH == 32) {
        bits = min<u32>(bits, LOAD_SHIFT + ctz(capacity));
        memory.copy(wordsAt(), oldWords, head << 3);
      }
      memory.copy(queueAt(), oldQueue, tail * STATE);
    } else if (WIDTH == 32) return false;
    else {
      const room = <u32>min<u64>((mostBytes() - oldQueue) / STATE, <u64>7 << (bits - 3));
      if (room < capacity + (capacity >> 4) || !reserve(bytesFor(room, bits))) return false;
      capacity = room;
      return true;
    }
  }
  memory.fill(tableAt(), 0xff, lastOfTable() + 1);
  insertAll(0, tail);
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
    // stored always and counted only if new: no branch to guess
    if (WIDTH == 32) {
      const change = load<u32>(bit << 2, CHANGE_AT) + <u32>load<u16>(<u32>load<u8>(bit, FIELD_AT), FIELD);
      const entry = origin + load<u64>(change);
      const isNew = insert<K>(<K>entry, shift, last);
      store<u64>(end, entry);
      end += u32(isNew) * STATE;
    } else {
      const lane = first + bit / BITS;
      const change = CHANGES + lane * CHANGES_OF_LANE + (placement<K>(key, lane) << CHANGES_SHIFT) + ((bit % BITS) << CHANGE_SHIFT);
      const next = key + load<K>(change);
      const isNew = insert<K>(next, shift, last);
      store<K>(end, next);
      store<u64>(end, load<u64>(change, 8) | parent, 8);
      end += u32(isNew) * STATE;
    }
  }
  return end;
}

/** The successors of the first of these lanes; of none, where there is no lane left. */
// @ts-ignore: decorator
@inline function ofFirst(lanes: u32, state: u32, mover: u32, own: u32): u64 {
  const lane = ctz(lanes);
  return successors(placementOf(lane, state), takenIn(lane)) & ~(lane == mover ? own : 0);
}

/** The same, without what it could do if the lane that moved last still took their common cell. */
// @ts-ignore: decorator
@inline function ofFirstLeft(lanes: u32, state: u32, mover: u32): u64 {
  const lane = ctz(lanes);
  const placement = placementOf(lane, state);
  const cells = takenIn(lane);
  return successors(placement, cells) & ~successors(placement, cells | (1 << mover));
}

// @ts-ignore: decorator
@inline function withoutFirst(lanes: u32): u32 { return lanes & (lanes - 1); }

/** Adds the successors of some lanes as candidates, which are not looked up yet; returns where they end. */
// @ts-ignore: decorator
@inline function addCandidates(set: u64, lanes: u64, state: u32, parent: u32, end: u32): u32 {
  while (set != 0) {
    const bit = <u32>ctz(set);
    set &= set - 1;
    const lane = <u32>(lanes >> ((bit / SET_BITS) << 3)) & 255;
    const word = wordOf(lane);
    const change = changeAt(placementOf(lane, state), bit % SET_BITS);
    for (let at: u32 = 0; at < KEY; at += 8) store<u64>(end + at, load<u64>(state + at));
    store<u64>(end + word, load<u64>(state + word) + load<u64>(change));
    store<u64>(end + KEY, load<u64>(change, 8) | parent);
    end += STATE;
  }
  return end;
}

/** 128 and 256 bits: a slot holds a state's number, and above it this part of its hash, so that few keys are compared. */
// @ts-ignore: decorator
@inline function tagOf(hash: u64): u32 { return <u32>(hash >> 8) & TAG; }
// @ts-ignore: decorator
@inline function slotOf(hash: u64): u32 { return <u32>(hash >> <u64>(64 - bits)) << 2; }

/** Enters at most BATCH states, all of which are new; all slots are read before the first is needed, as in `settle`. */
function insertNumbers(first: u32, end: u32): void {
  const queue = queueAt();
  const last = lastOfTable();
  let seen: u64 = 0;
  let hashes: u32 = HASHES;
  for (let state = first; state < end; state++) {
    const hash = hashOf(queue + state * STATE);
    store<u64>(hashes, hash);
    hashes += 8;
    seen += load<u32>(table + slotOf(hash));
  }
  touched = seen;
  hashes = HASHES;
  for (let state = first; state < end; state++) {
    const hash = load<u64>(hashes);
    hashes += 8;
    let slot = slotOf(hash);
    while (load<u32>(table + slot) != EMPTY) slot = (slot + 4) & last;
    store<u32>(table + slot, tagOf(hash) | state);
  }
}

/** Keeps what is read ahead of its use, so that it is read. */
let touched: u64 = 0;

/**
 * Looks the candidates up that stand behind the last state, and moves those that are new to their places; returns the number
 * of states. All slots are read before the first is needed, and then the states that they name: so the memory, which in a
 * large search is far from the processor, works at many of them at once.
 */
function settle(count: u32, candidates: u32): u32 {
  const queue = queueAt();
  const last = lastOfTable();
  let to = queue + count * STATE;
  let seen: u64 = 0;
  let hashes: u32 = HASHES;
  for (let at = to; at < candidates; at += STATE) {
    const hash = hashOf(at);
    store<u64>(hashes, hash);
    hashes += 8;
    seen += load<u32>(table + slotOf(hash));
  }
  for (let at: u32 = HASHES; at < hashes; at += 8) {
    const number = load<u32>(table + slotOf(load<u64>(at))) & ~TAG;
    seen += load<u64>(queue + (number < count ? number : 0) * STATE);
  }
  touched = seen;
  hashes = HASHES;
  for (let at = to; at < candidates; at += STATE) {
    const hash = load<u64>(hashes);
    hashes += 8;
    const tag = tagOf(hash);
    let slot = slotOf(hash);
    let found = load<u32>(table + slot);
    while (found != EMPTY && ((found & TAG) != tag || !sameKey(queue + (found & ~TAG) * STATE, at))) {
      slot = (slot + 4) & last;
      found = load<u32>(table + slot);
    }
    if (found != EMPTY) continue;
    store<u32>(table + slot, tag | count);
    if (to != at) for (let i: u32 = 0; i < STATE; i += 8) store<u64>(to + i, load<u64>(at + i));
    to += STATE;
    count++;
  }
  return count;
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
  /** Where the candidates end. */
  let candidates = queue + end * STATE;
  const stop = at + states;
  let status = RUNNING;

  while (at < stop) {
    if (IS_WIDE && (at == levelEnd || candidates - (queue + end * STATE) > WAITING * STATE)) {
      end = settle(end, candidates);
      candidates = queue + end * STATE;
      wide = max(wide, end - at);
    }
    if (at == levelEnd) {
      depth++;
      levelEnd = end;
    }
    if (at == end || depth + 1 >= best) {
      status = FINISHED;
      break;
    }
    if (IS_WIDE ? candidates > queue + most * STATE : end > most) {
      if (IS_WIDE) end = settle(end, candidates);
      head = at;
      tail = end;
      if (!(IS_WIDE && end <= most - BATCH) && !grow()) {
        candidates = queue + end * STATE;
        status = OUT_OF_MEMORY;
        break;
      }
      queue = queueAt();
      words = wordsAt();
      shift = hashShift<K>();
      last = lastOfTable();
      most = mostStates();
      candidates = queue + end * STATE;
    }
    const entry = queue + at * STATE;
    const state = load<u64>(entry);
    const key = <K>state;
    const origin: u64 = WIDTH == 32 ? state >> 32 : load<u64>(entry + KEY);

    // the cells taken in the columns and in the rows, and the successors of both
    let inColumns: u64, inRows: u64, along: u64, across: u64, blocked: u32, ahead: u64, f2: u64, f3: u64;
    if (IS_WIDE) {
      open(entry);
      ahead = load<u32>(AHEAD_OF + (numberOf(primary, entry) << 2));
      blocked = takenIn(primary) & <u32>ahead;
    } else {
      inColumns = takenInColumns<K>(key);
      inRows = takenInRows<K>(key);
      let place: u32;
      if (WIDTH == 32) {
        const f0 = load<u64>(digit<K>(key, 0), FIELDS);
        const f1 = load<u64>(digit<K>(key, 1), FIELDS + 0x800);
        f2 = load<u64>(digit<K>(key, 2), FIELDS + 0x1000);
        f3 = load<u64>(digit<K>(key, 3), FIELDS + 0x1800);
        along = ofField(0, f0, inRows) | ofField(1, f0, inRows) | ofField(2, f0, inRows) |
          ofField(3, f1, inRows) | ofField(4, f1, inRows) | ofField(5, f1, inRows);
        across = ofField(6, f2, inColumns) | ofField(7, f2, inColumns) | ofField(8, f2, inColumns) |
          ofField(9, f3, inColumns) | ofField(10, f3, inColumns) | ofField(11, f3, inColumns);
        store<u64>(FIELD, f0);
        store<u64>(FIELD, f1, 8);
        store<u64>(FIELD, f2, 16);
        store<u64>(FIELD, f3, 24);
        place = <u32>((inFirst ? f0 : f1) >> fieldShift) & 7;
      } else {
        along = ofEight<K>(0, key, inRows);
        across = ofEight<K>(8, key, inColumns);
        place = placement<K>(key, primary);
      }
      ahead = load<u64>(place << 3, AHEAD);
      blocked = <u32>(inRows >> rowShift) & <u32>ahead & ALL_CELLS;
    }

    // look-ahead
    let expand = true;
    if (steps) {
      const left = <u32>ahead >> AHEAD_SHIFT & ALL_CELLS;
      if (blocked == 0 && depth + left < best) {
        best = depth + left;
        bestState = at;
      }
      expand = depth + left + popcnt(blocked) < best;
    } else if ((blocked & (blocked - 1)) == 0) {
      if (WIDTH == 32 ? (u64(blocked == 0) | (f2 >> 48 | f3 >> 48 << 12) & across >> 24 & ahead >> 32) != 0 : blocked == 0 || (IS_WIDE ? canLeaveWide(16 + ctz(blocked), entry) : canLeave<K>(SIDE + ctz(blocked), key, across))) {
        const length = depth + 1 + popcnt(blocked);
        if (length < best) {
          best = length;
          bestState = at;
        }
        status = FINISHED;
        break;
      }
      expand = WIDTH == 32 || depth + 2 + popcnt(blocked) < best;
    } else if (WIDTH != 32) {
      // each vehicle in the way has to move, then the primary; and if none of them can leave at once, another move is first
      const least = depth + 1 + popcnt(blocked);
      expand = least < best;
      if (least + 1 == best) {
        expand = false;
        for (let left = blocked; left != 0 && !expand; left &= left - 1) {
          expand = IS_WIDE ? canLeaveWide(16 + ctz(left), entry) : canLeave<K>(SIDE + ctz(left), key, across);
        }
      }
    }

    if (WIDTH == 32) {
      // what the parent had too was tried before the last move, or will be
      let set = expand ? along | across : 0;
      store<u64>(words + (at << 3), set);
      const keep = <u32>(origin >> 24) << 4;
      set &= ~(load<u64>(words + (<u32>(origin & 0xffffff) << 3)) & load<u64>(keep, KEEP)) & load<u64>(keep, KEEP + 8);
      count += <u32>popcnt(set);
      end = (add<K>(set, 0, key, at, queue + end * STATE, shift, last) - queue) / STATE;
    } else if (WIDTH == 64) {
      if (expand) {
        const mover = moverOf(origin);
        const own = (origin >> 48) << (BITS * (mover % SIDE));
        along &= load<u64>(mover << 4, KEEP) & ~(mover < SIDE ? own : 0);
        // what a column can do without the cells that the row left or passed was tried before the row moved
        let needed = load<u64>(mover << 4, KEEP + 8) & ~(mover < SIDE ? 0 : own);
        for (let left = leftOf(origin); left != 0; left &= left - 1) {
          const column = ctz(left);
          const cells = taken(column, inColumns) | (1 << mover);
          needed |= (ofLane<K>(SIDE + column, key, cells) ^ 255) << (BITS * column);
        }
        across &= needed;
        count += <u32>(popcnt(along) + popcnt(across));
        let stored = queue + end * STATE;
        stored = add<K>(along, 0, key, at, stored, shift, last);
        stored = add<K>(across, SIDE, key, at, stored, shift, last);
        end = (stored - queue) / STATE;
      }
    } else if (expand) {
      const mover = moverOf(origin);
      const own = ownOf(origin);
      // as many lanes at a time as have their successors in 64 bits
      let lanes = at == 0 ? load<u32>(MOVING) : load<u32>(TO_TRY + (mover << 2));
      while (lanes != 0) {
        let numbers: u64 = ctz(lanes);
        let set = ofFirst(lanes, entry, mover, own);
        lanes = withoutFirst(lanes);
        numbers |= <u64>ctz(lanes) << 8;
        set |= ofFirst(lanes, entry, mover, own) << SET_BITS;
        lanes = withoutFirst(lanes);
        if (WIDTH == 128) {
          numbers |= <u64>ctz(lanes) << 16;
          set |= ofFirst(lanes, entry, mover, own) << 32;
          lanes = withoutFirst(lanes);
          numbers |= <u64>ctz(lanes) << 24;
          set |= ofFirst(lanes, entry, mover, own) << 48;
          lanes = withoutFirst(lanes);
        }
        count += <u32>popcnt(set);
        candidates = addCandidates(set, numbers, entry, at, candidates);
      }
      // what a column can do without the cells that the row left or passed was tried before the row moved
      for (let left = (leftOf(origin) << 16) & load<u32>(MOVING); left != 0; left = withoutFirst(left)) {
        const set = ofFirstLeft(left, entry, mover);
        count += <u32>popcnt(set);
        candidates = addCandidates(set, ctz(left), entry, at, candidates);
      }
    }
    at++;
    if (!IS_WIDE) wide = max(wide, end - at);
  }
  if (IS_WIDE) {
    end = settle(end, candidates);
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
  return (<u32>(across >> (BITS * (lane % SIDE))) & load<u8>(LEAVING + (lane << 4) + placement<K>(key, lane))) != 0;
}

// @ts-ignore: decorator
@inline function canLeaveWide(lane: u32, state: u32): bool {
  const placement = placementOf(lane, state);
  return (successors(placement, takenIn(lane)) & leaving(placement)) != 0;
}

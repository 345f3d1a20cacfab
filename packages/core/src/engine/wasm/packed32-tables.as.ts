// The tables of the packed engine that are made in its own memory. What lies where: ../packed/memory32.ts.

import {
  CHANGES, CHANGE_AT, COUNTS, CROSSING, FIELDS, FIELD_AT, FIRSTS, KEEP, KEPT, KINDS, MASKS, SETS, SETS_OF_LANE, SINGLES,
  SLIDES, SPREAD, START, STEPS, WALLS,
} from '../packed/memory32';

/** The kind of last move of the start. */
export const NO_MOVE: u32 = 12 * KINDS;

/** The constant tables that are easier made here; once. */
export function makeConstants(): void {
  for (let set: u32 = 0; set < 64; set++) {
    let spread: u64 = 0;
    for (let i: u32 = 0; i < 6; i++) spread |= <u64>((set >> i) & 1) << (6 * i);
    store<u64>(SPREAD + (set << 3), spread);
  }
  for (let bit: u32 = 0; bit < 60; bit++) {
    const lane = bit / 5;
    store<u32>(CHANGE_AT + (bit << 2), CHANGES + (lane << 11) + ((bit % 5) << 3));
    store<u8>(FIELD_AT + bit, ((lane / 3) << 3) | ((lane % 3) << 1));
  }
}

/** CROSSING, FIELDS and CHANGES. */
export function makeTables(row: u32, steps: bool): void {
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
      const field2 = (<u64>i << 38) | (clearing(row, lane + 2, i, f2, n2) << 58);
      for (let j: u32 = f1; j < f1 + n1; j++) {
        const crossing1 = crossing2 | (cells(j) << (across + 1));
        const field1 = field2 | (<u64>j << 22) | (clearing(row, lane + 1, j, f1, n1) << 53);
        for (let k: u32 = f0; k < f0 + n0; k++) {
          store<u64>(at, crossing1 | (cells(k) << across));
          store<u64>(at + (FIELDS - CROSSING), field1 | (<u64>k << 6) | (clearing(row, lane, k, f0, n0) << 48));
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
function clearing(row: u32, lane: u32, placement: u32, first: u32, count: u32): u64 {
  if (lane < 6 || ((load<u8>(MASKS + placement) >> <u8>row) & 1) == 0) return 0;
  let set: u64 = 0;
  for (let to = first; to < first + count; to++) {
    if (((load<u8>(MASKS + to) >> <u8>row) & 1) == 0) set |= 1 << <u64>(to - first - u32(to > placement));
  }
  return set;
}

/** What each successor of a lane adds to the key, and its kind of move. */
function makeChanges(lane: u32, first: u32, count: u32, stride: u32, steps: bool): void {
  const single: u32 = load<u8>(SINGLES + first);
  for (let from: u32 = 0; from < count; from++) {
    let at: u32 = CHANGES + (lane << 11) + ((first + from) << 6);
    for (let to: u32 = 0; to < count; to++) {
      if (to == from) continue;
      let kind: u32 = lane * KINDS;
      if (steps) kind += from - u32(from > to);
      else if (single == 0) kind += 2 * to + behind(first + from, first + to);
      else if (single == 2) kind += passed(from, to);
      // both a signed change of the key and, since no key becomes negative, no change of what lies above it
      store<u64>(at, (<i64>(<i32>to - <i32>from) * <i64>stride) + (<u64>kind << 56));
      at += 8;
    }
  }
}

/** SETS: of each successor set what a move may end in. */
export function makeSets(steps: bool): void {
  const all: u32 = steps ? STEPS : SLIDES;
  for (let lane: u32 = 0; lane < 12; lane++) {
    const placement: u32 = load<u8>(START + lane);
    const first: u32 = load<u8>(FIRSTS + placement);
    const count: u32 = load<u8>(COUNTS + placement);
    const kept: u32 = load<u8>(KEPT + lane);
    const sets = SETS + lane * SETS_OF_LANE;
    for (let i: u32 = 0; i < count; i++) {
      // successors are numbered without the placement itself
      const below: u32 = (<u32>1 << i) - 1;
      const mask = <u64>((kept & below) | ((kept >> 1) & ~below & 31)) * 0x0101010101010101;
      const from = (first + i) << 6;
      for (let at = from; at < from + 64; at += 8) store<u64>(sets + at, load<u64>(all + at) & mask);
    }
  }
}

/** Which of the cells 2 and 3 a car passes on its way without covering them before or after: 2 as 1, 3 as 2. */
function passed(from: u32, to: u32): u32 {
  const low = min(from, to);
  const high = max(from, to);
  return high > low + 2 ? ((1 << high) - (4 << low)) >> 2 : 0;
}

/** Of two placements of two vehicles, which of them differs: 0 the one on the left or top, 1 the other. */
function behind(from: u32, to: u32): u32 {
  return u32(ctz<u32>(load<u8>(MASKS + from)) == ctz<u32>(load<u8>(MASKS + to)));
}

/** For each kind of last move, the successors that need not be tried. */
export function makeKeep(steps: bool): void {
  for (let lane: u32 = 0; lane < 12; lane++) {
    const placement: u32 = load<u8>(START + lane);
    const first: u32 = load<u8>(FIRSTS + placement);
    const count: u32 = load<u8>(COUNTS + placement);
    const single = load<u8>(SINGLES + placement) != 0;
    const bit = 5 * lane;
    const kinds: u32 = steps ? 5 : single ? 4 : 2 * count;
    for (let i: u32 = 0; i < kinds; i++) {
      let drop: u64 = ~((<u64>32 << bit) - 1);
      let keep: u64 = 0;
      if (steps) keep = <u64>1 << i;
      else if (single) {
        // a car that passed cell 2 or 3 could not have done so after some moves of those columns
        if (lane < 6) drop &= ~((<u64>(i & 1 ? 31 : 0) << 40) | (<u64>(i & 2 ? 31 : 0) << 45));
        keep = 31;
      } else {
        const at = i >> 1;
        for (let to: u32 = 0; to < count; to++) {
          if (to != at && behind(first + at, first + to) == (i & 1)) keep |= <u64>1 << (to - u32(to > at));
        }
      }
      const entry = KEEP + ((KINDS * lane + i) << 4);
      store<u64>(entry, drop);
      store<u64>(entry, ~(keep << bit), 8);
    }
  }
  store<u64>(KEEP + (NO_MOVE << 4), 0);
  store<u64>(KEEP + (NO_MOVE << 4), ~0, 8);
}

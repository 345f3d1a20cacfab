// The tables of the packed engines of 32 and 64 bits. What lies where: byte-memory.ts.
//
// WIDTH is a constant of the compilation: the bits of a key.
//
//     32 bits   boards up to 6×6   a byte of the key holds three lanes   a lane has at most 4 successors
//     64 bits   boards up to 8×8   a byte of the key holds two lanes     a lane has at most 8 successors

import {
  CHANGES, CHANGE_AT, COUNTS, CROSSING, FIELDS, FIELD_AT, FIRSTS, KEEP, KEPT, LEAVING, MASKS, MOVES, NO_SUCCESSOR, SETS,
  SINGLES, SLIDES, SPREAD, START, STEPS, WALLS,
} from './byte-memory';
import { LANE_BIT } from './field-packing.as';

/** The cells of a lane. */
export const SIDE: u32 = WIDTH == 32 ? 6 : 8;
export const LANES: u32 = 2 * SIDE;
/** The bits that a lane's successors take in the set of all. */
export const BITS: u32 = WIDTH == 32 ? 4 : 8;
const IN_BYTE: u32 = WIDTH == 32 ? 3 : 2;
/** From the sets of one lane to those of the next. */
export const SETS_OF_LANE: u32 = WIDTH == 32 ? 0x180 : 0x1040;
/** From the changes of one lane to those of the next. */
export const CHANGES_OF_LANE: u32 = WIDTH == 32 ? 0x200 : 0x800;
/** As shifts: from the changes of one placement to those of the next, and of one successor to the next. */
export const CHANGES_SHIFT: u32 = WIDTH == 32 ? 6 : 7;
export const CHANGE_SHIFT: u32 = WIDTH == 32 ? 3 : 4;
/** Kinds of last move that a lane has. */
const KINDS: u32 = 12;
/** What moved last at the start: 32 bits, the kind of move; 64 bits, the lane. */
export const NO_KIND: u32 = 12 * KINDS;
export const NO_LANE: u32 = 16;

// @ts-ignore: decorator
@inline function placementAt(lane: u32): u32 { return load<u8>(START + lane); }
// @ts-ignore: decorator
@inline function firstOf(lane: u32): u32 { return load<u8>(FIRSTS + placementAt(lane)); }
// @ts-ignore: decorator
@inline function countOf(lane: u32): u32 { return load<u8>(COUNTS + placementAt(lane)); }
// @ts-ignore: decorator
@inline function maskOf(placement: u32): u32 { return load<u8>(MASKS + placement); }
// @ts-ignore: decorator
@inline function spread(cells: u32): u64 { return load<u64>(SPREAD + (cells << 3)); }
// @ts-ignore: decorator
@inline function move(placement: u32, successor: u32): u32 { return MOVES + (placement << 5) + (successor << 2); }

/** SPREAD, SLIDES and STEPS, from what TypeScript has written; once. */
export function makeConstants(placements: u32): void {
  for (let cells: u32 = 0; cells < 1 << SIDE; cells++) {
    let bits: u64 = 0;
    for (let i: u32 = 0; i < SIDE; i++) bits |= <u64>((cells >> i) & 1) << (SIDE * i);
    store<u64>(SPREAD + (cells << 3), bits);
  }
  if (WIDTH == 32) {
    for (let bit: u32 = 0; bit < LANES * BITS; bit++) {
      const lane = bit / BITS;
      store<u32>(CHANGE_AT + (bit << 2), CHANGES + lane * CHANGES_OF_LANE + ((bit % BITS) << CHANGE_SHIFT));
      store<u8>(FIELD_AT + bit, ((lane / 3) << 3) | ((lane % 3) << 1));
    }
  }
  for (let placement: u32 = 0; placement < placements; placement++) makeSetsOf(placement);
}

/** A set of successors for each set of taken cells: those that avoid the lowest, and are legal with the others taken. */
function makeSetsOf(placement: u32): void {
  const slides = SLIDES + (placement << SIDE);
  const steps = STEPS + (placement << SIDE);
  const own = popcnt(maskOf(placement));
  for (let taken: u32 = 0; taken < 1 << SIDE; taken++) {
    const rest = taken & (taken - 1);
    let all = taken == 0 ? 255 : <u32>load<u8>(slides + rest);
    let near = taken == 0 ? 255 : <u32>load<u8>(steps + rest);
    for (let i: u32 = 0; i < 8; i++) {
      const at = move(placement, i);
      if (load<u8>(at) == NO_SUCCESSOR) {
        all &= (1 << i) - 1;
        near &= (1 << i) - 1;
        break;
      }
      const needed: u32 = load<u8>(at, 1);
      if (needed & (taken ^ rest)) all &= ~(1 << i);
      if (needed & (taken ^ rest) || popcnt(needed) > own + 1) near &= ~(1 << i);
    }
    store<u8>(slides + taken, all);
    store<u8>(steps + taken, near);
  }
}

/**
 * All tables of the board whose primary stands in this row. With `slides` every change carries, in the place of what it
 * makes needless, which slide it is: lane << 3 | vehicle << 1 | whether it goes right or down.
 */
export function makeTables(row: u32, steps: bool, slides: bool): void {
  let rowWalls: u64 = 0; // as the columns see them
  let columnWalls: u64 = 0; // as the rows see them
  for (let y: u32 = 0; y < SIDE; y++) {
    const walls: u32 = load<u8>(WALLS + y);
    rowWalls |= spread(walls) << y;
    columnWalls |= <u64>walls << (SIDE * y);
  }
  for (let lane: u32 = 0; lane < LANES; lane += IN_BYTE) {
    makeCrossing(lane, lane == 0 ? rowWalls : lane == SIDE ? columnWalls : 0, row);
  }
  for (let lane: u32 = 0; lane < LANES; lane++) {
    makeSets(lane, steps ? STEPS : SLIDES);
    makeChanges(lane, steps, slides);
    if (WIDTH == 64 && lane >= SIDE) makeLeaving(lane, row);
  }
  if (WIDTH == 32) storeKeep(NO_KIND, 0, ~0);
  else makeKeep();
}

/** What a lane's placement is multiplied by in its byte of the key. */
function strideOf(lane: u32): u32 {
  if (WIDTH == 64) return lane & 1 ? 16 : 1;
  const place = lane % 3;
  return place == 0 ? 1 : countOf(lane - 1) * (place == 1 ? 1 : countOf(lane - 2));
}

/** CROSSING, and for 32 bits FIELDS, of the byte that begins with this lane. */
function makeCrossing(lane: u32, walls: u64, row: u32): void {
  const across = lane % SIDE;
  const first0 = firstOf(lane);
  const first1 = firstOf(lane + 1);
  const count0 = countOf(lane);
  const count1 = countOf(lane + 1);
  const stride: u32 = WIDTH == 32 ? count0 : 16;
  const first2: u32 = WIDTH == 32 ? firstOf(lane + 2) : 0;
  const count2: u32 = WIDTH == 32 ? countOf(lane + 2) : 1;
  const table = CROSSING + ((lane / IN_BYTE) << 11);
  for (let i: u32 = 0; i < count2; i++) {
    const leaving2 = WIDTH == 32 && lane >= SIDE ? leaving(first2, first2 + i, row) << 8 : 0;
    const crossing2 = WIDTH == 32 ? walls | (spread(maskOf(first2 + i)) << (across + 2)) : walls;
    for (let j: u32 = 0; j < count1; j++) {
      const leaving1 = WIDTH == 32 && lane >= SIDE ? leaving(first1, first1 + j, row) << 4 | leaving2 : 0;
      const crossing1 = crossing2 | (spread(maskOf(first1 + j)) << (across + 1));
      let at = table + ((i * count1 + j) * stride << 3);
      for (let k: u32 = 0; k < count0; k++) {
        store<u64>(at, crossing1 | (spread(maskOf(first0 + k)) << across));
        if (WIDTH == 32) {
          const leaves = lane >= SIDE ? leaving(first0, first0 + k, row) | leaving1 : 0;
          store<u64>(at + (FIELDS - CROSSING), (<u64>leaves << 48) | (<u64>i << 38) | (<u64>j << 22) | (<u64>k << 6));
        }
        at += 8;
      }
    }
  }
}

/** SETS: of each set of successors those in which a move may end. */
function makeSets(lane: u32, all: u32): void {
  const first = firstOf(lane);
  const kept: u32 = load<u16>(KEPT + (lane << 1));
  for (let placement: u32 = 0; placement < countOf(lane); placement++) {
    let mask: u64 = 0;
    for (let i: u32 = 0; i < BITS; i++) {
      const to: u32 = load<u8>(move(first + placement, i));
      if (to == NO_SUCCESSOR) break;
      mask |= <u64>((kept >> (to & 15)) & 1) << i;
    }
    mask *= 0x0101010101010101;
    const from = all + ((first + placement) << SIDE);
    const sets = SETS + lane * SETS_OF_LANE + (placement << SIDE);
    for (let at: u32 = 0; at < 1 << SIDE; at += 8) store<u64>(sets + at, load<u64>(from + at) & mask);
  }
}

/** What each successor of a lane adds to the key, and what it makes needless. */
function makeChanges(lane: u32, steps: bool, slides: bool): void {
  const first = firstOf(lane);
  const single: u32 = load<u8>(SINGLES + first);
  const stride = strideOf(lane);
  const byte: u64 = 8 * (lane / IN_BYTE);
  for (let from: u32 = 0; from < countOf(lane); from++) {
    let at: u32 = CHANGES + lane * CHANGES_OF_LANE + (from << CHANGES_SHIFT);
    for (let i: u32 = 0; i < BITS; i++) {
      const entry = move(first + from, i);
      const written: u32 = load<u8>(entry);
      if (written == NO_SUCCESSOR) break;
      const to = written & 15;
      const vehicle = written >> 4;
      const slide = (lane << 3) | (vehicle << 1) | u32(to > from);
      const own: u32 = steps ? load<u8>(entry, 3) : load<u8>(entry, 2);
      const change = (<i64>(<i32>to - <i32>from) * <i64>stride) << byte;
      if (WIDTH == 32) {
        let kind: u32 = lane * KINDS;
        let passing: u32 = 0;
        if (steps) kind += ctz(own);
        else if (single == 0) kind += 2 * to + vehicle;
        else if (single == 2) {
          passing = passed(from, to);
          kind += passing;
        }
        storeKeep(kind, later(lane, passing), ~(<u64>own << (BITS * lane)));
        // both a signed change of the key and, since no key becomes negative, no change of what lies above it
        store<u64>(at, change + (<u64>(slides ? slide : kind) << 56));
      } else {
        const left = lane < SIDE ? leftCells(maskOf(first + from), maskOf(first + to)) : 0;
        store<u64>(at, change);
        store<u64>(at, slides ? slide : (<u64>lane << LANE_BIT) | (<u64>left << 32) | (<u64>own << 48), 8);
      }
      at += 1 << CHANGE_SHIFT;
    }
  }
}

/** The cells of a lane that a move left or passed. */
function leftCells(before: u32, after: u32): u32 {
  const changed = before ^ after;
  return ((2 << (31 - clz(changed))) - (1 << ctz(changed))) & ~after;
}

/** 32 bits: which of the cells 2 and 3 a car passes on its way without covering them before or after: 2 as 1, 3 as 2. */
function passed(from: u32, to: u32): u32 {
  const low = min(from, to);
  const high = max(from, to);
  return high > low + 2 ? ((1 << high) - (4 << low)) >> 2 : 0;
}

/** 32 bits: the successors of the lanes after one, without those columns that could do more before it passed them. */
function later(lane: u32, passing: u32): u64 {
  let all = ~((<u64>1 << (BITS * (lane + 1))) - 1);
  if (lane < SIDE) all &= ~((<u64>(passing & 1 ? 15 : 0) << (BITS * 8)) | (<u64>(passing & 2 ? 15 : 0) << (BITS * 9)));
  return all;
}

/** 32 bits: after this kind of move, which successors to drop if the parent had them, and which to keep at all. */
function storeKeep(kind: u32, drop: u64, keep: u64): void {
  store<u64>(KEEP + (kind << 4), drop);
  store<u64>(KEEP + (kind << 4), keep, 8);
}

/** 64 bits: for each lane that moved last, the successors of rows that may be tried, and those of columns. */
function makeKeep(): void {
  for (let last: u32 = 0; last <= NO_LANE; last++) {
    // after a row the columns are not tried but where it left or passed their cells
    const rows: u64 = last >= SIDE ? ~0 : ~0 >> <u64>(BITS * (SIDE - 1 - last));
    const columns: u64 = last == NO_LANE ? ~0 : last < SIDE ? 0 : ~0 >> <u64>(BITS * (LANES - 1 - last));
    store<u64>(KEEP + (last << 4), rows);
    store<u64>(KEEP + (last << 4), columns, 8);
  }
}

/** 64 bits: LEAVING of a column. */
function makeLeaving(lane: u32, row: u32): void {
  const first = firstOf(lane);
  for (let placement: u32 = 0; placement < countOf(lane); placement++) {
    store<u8>(LEAVING + (lane << 4) + placement, leaving(first, first + placement, row));
  }
}

/** The successors of a column's placement that leave the primary's row; none, if it does not take a cell of it. */
function leaving(first: u32, placement: u32, row: u32): u32 {
  let set: u32 = 0;
  if (((maskOf(placement) >> row) & 1) == 0) return 0;
  for (let i: u32 = 0; i < BITS; i++) {
    const to: u32 = load<u8>(move(placement, i));
    if (to == NO_SUCCESSOR) break;
    if (((maskOf(first + (to & 15)) >> row) & 1) == 0) set |= 1 << i;
  }
  return set;
}

/** The key of the board. */
export function firstKey<K>(): K {
  let key: u64 = 0;
  for (let lane: u32 = 0; lane < LANES; lane++) {
    key += <u64>((placementAt(lane) - firstOf(lane)) * strideOf(lane)) << <u64>(8 * (lane / IN_BYTE));
  }
  return <K>key;
}

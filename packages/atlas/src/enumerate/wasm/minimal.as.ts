// Whether a hardest state is minimal: without any one of its vehicles or walls it takes fewer moves.
//
// A vehicle that moves in one shortest solution is needed: leave its moves out and the rest still solves the board
// without it, in fewer. For every other piece the board without it is searched, breadth-first and no deeper than
// can still be shorter.
//
//     A A . B    one move up frees A; C can be taken away and it still takes two moves, so the state
//     . . . B    is not minimal
//     . . . .
//     C C . .
//
// A state of the search is left out when too few moves remain: each vehicle in the primary's way has to move, then
// the primary, and one more if a vehicle in the way cannot leave at once, because what holds it stands elsewhere.
import { cellsOfColumns, fillHalf, HALF_CODES } from './half-lane-masks.as';
import { columnsOf, configurationOf, indexOf, stateAt, wallCells } from './distances.as';
import {
  align,
  CELLS,
  COLUMN_MASKS,
  COLUMN_OFFSETS,
  COLUMN_PIECES,
  COLUMN_SLIDES,
  COLUMN_WITHOUT,
  DIGITS,
  GROUP_FIRST,
  GROUP_PLACEMENTS,
  GROUP_VEHICLES,
  Now,
  NUMBER_AT,
  reach,
  ROW_FIRST,
  ROW_GROUP_PLACES,
  ROW_MASKS,
  ROW_OFFSET,
  ROW_OFFSETS,
  ROW_PLACES,
  ROW_SLIDES,
  ROW_VEHICLES,
  ROW_WALLS,
  ROW_WITHOUT,
  WALL_PIECES,
  WALLS,
} from './memory.as';

/** Whether taking any one piece away from this state of distance `moves` makes it shorter. */
export function isMinimal(state: u64, moves: u32): bool {
  let idle = Now.pieces & ~movedFrom(state, moves);
  for (; idle; idle &= idle - 1) {
    if (!isShorterWithout(ctz(idle), state, moves - 1)) return false;
  }
  return true;
}

/** The pieces that move in one shortest solution. */
function movedFrom(start: u64, moves: u32): u32 {
  let moved: u32 = 0;
  let state = start;
  for (let left = moves; left > 0; left--) {
    const piece = nextMove(state, <u8>(left - 1));
    moved |= 1 << piece;
    state = reachedBy;
  }
  return moved;
}

let reachedBy: u64 = 0;

/** Finds a move to a state of this distance and leaves that state in `reachedBy`; gives the vehicle that moves. */
function nextMove(state: u64, distance: u8): u32 {
  const here = configurationOf(state);
  const columns = columnsOf(state);
  const cells = load<u64>(here, CELLS);
  const digits = load<u32>(here, DIGITS);
  const number = <u32>(cells >> NUMBER_AT) & 0xffff;
  const taken = cellsOfColumns(Now.columnCells, columns) | wallCells();
  for (let y: u32 = 0; y < Now.height; y++) {
    const p = (digits >> (3 * y)) & 7;
    const first = <u32>load<u8>(ROW_FIRST + y);
    const base = number - load<u16>(ROW_OFFSET + (((y << 3) + p) << 1));
    let set: u32 = load<u8>(ROW_SLIDES + ((first + p) << 6) + (<u32>(taken >> (6 * y)) & 63));
    for (; set; set &= set - 1) {
      const q = ctz(set);
      const next = stateAt(base + load<u16>(ROW_OFFSET + (((y << 3) + q) << 1)), columns);
      if (load<u8>(Now.distance + indexOf(next)) != distance) continue;
      reachedBy = next;
      return 2 * y + secondMoves(ROW_OFFSETS, first + p, first + q);
    }
  }
  for (let x: u32 = 0; x < Now.width; x++) {
    const p = (columns >> (3 * x)) & 7;
    const first = <u32>load<u8>(GROUP_FIRST + load<u8>(Now.group + x));
    let set: u32 = load<u8>(COLUMN_SLIDES + ((first + p) << 6) + (<u32>(cells >> (6 * x)) & 63));
    for (; set; set &= set - 1) {
      const q = ctz(set);
      const next = stateAt(number, columns - (p << (3 * x)) + (q << (3 * x)));
      if (load<u8>(Now.distance + indexOf(next)) != distance) continue;
      reachedBy = next;
      return COLUMN_PIECES + 2 * x + secondMoves(COLUMN_OFFSETS, first + p, first + q);
    }
  }
  return unreachable();
}

/** 1 where the second vehicle of a lane is the one that moves between two placements. */
// @ts-ignore: decorator
@inline
function secondMoves(offsets: usize, from: u32, to: u32): u32 {
  return u32(load<u8>(offsets + (from << 1)) == load<u8>(offsets + (to << 1)));
}

/** Whether the state is solved in at most `limit` moves once a piece is gone. */
function isShorterWithout(piece: u32, state: u64, limit: u32): bool {
  const here = configurationOf(state);
  let rows = load<u32>(here, DIGITS);
  let columns = columnsOf(state);
  if (piece < COLUMN_PIECES || piece >= WALL_PIECES) {
    const wall = WALLS + ((piece - WALL_PIECES) << 1);
    const y: u32 = piece < COLUMN_PIECES ? piece >> 1 : load<u8>(wall);
    const first = load<u8>(ROW_FIRST + y);
    const places = load<u8>(ROW_PLACES + y);
    const walls = load<u8>(ROW_WALLS + y);
    if (piece < COLUMN_PIECES) {
      const p = (rows >> (3 * y)) & 7;
      const without = ROW_WITHOUT + ((((first + p) << 1) | (piece & 1)) << 1);
      store<u8>(ROW_FIRST + y, load<u8>(without));
      rows = (rows & ~(7 << (3 * y))) | ((<u32>load<u8>(without, 1)) << (3 * y));
    } else store<u8>(ROW_WALLS + y, walls & ~(1 << load<u8>(wall, 1)));
    store<u8>(ROW_PLACES + y, load<u8>(ROW_GROUP_PLACES + load<u8>(ROW_FIRST + y)));
    const is = isSolvedWithin(rows, columns, limit, true, y);
    store<u8>(ROW_FIRST + y, first);
    store<u8>(ROW_PLACES + y, places);
    store<u8>(ROW_WALLS + y, walls);
    return is;
  }
  const x = (piece - COLUMN_PIECES) >> 1;
  const group = load<u8>(Now.group + x);
  const p = (columns >> (3 * x)) & 7;
  const without = COLUMN_WITHOUT + ((((load<u8>(GROUP_FIRST + group) + p) << 1) | (piece & 1)) << 1);
  store<u8>(Now.group + x, load<u8>(without));
  columns = (columns & ~(7 << (3 * x))) | ((<u32>load<u8>(without, 1)) << (3 * x));
  const is = isSolvedWithin(rows, columns, limit, false, x);
  store<u8>(Now.group + x, group);
  return is;
}

// --- the search: a state is the placements of the rows (18 bits), of the columns (18), and the lane that moved (4)

const STATE_BITS: u64 = 0xfffffffff;
const LAST_AT: u64 = 36;
const LAST_NONE: u64 = 15;
const EMPTY: u64 = ~0;
const FIRST_BITS: u32 = 10;

/** Cells of the half that holds the changed lane. */
const CHANGED_HALF: usize = memory.data(4096, 8);
/** For each column, the placements that leave the primary's row free. */
const FREES: usize = memory.data(8, 8);
/** For each lane: the address of its group's slides. */
const SLIDES: usize = memory.data(12 * 4, 8);
/** Whether a lane that just moved need not move again. */
const ALONE: usize = memory.data(16, 8);

let tableAt: usize = 0;
let tableShift: u64 = 0;
let queueAt: usize = 0;
let capacity: usize = 0;

function isSolvedWithin(rows: u32, columns: u32, limit: u32, inRow: bool, changed: u32): bool {
  fillHalf(CHANGED_HALF, !inRow, changed < 3 ? 0 : 3);
  let rowHalf0 = Now.rowCells;
  let rowHalf1 = Now.rowCells + (HALF_CODES << 3);
  let columnHalf0 = Now.columnCells;
  let columnHalf1 = Now.columnCells + (HALF_CODES << 3);
  if (inRow && changed < 3) rowHalf0 = CHANGED_HALF;
  else if (inRow) rowHalf1 = CHANGED_HALF;
  else if (changed < 3) columnHalf0 = CHANGED_HALF;
  else columnHalf1 = CHANGED_HALF;
  prepare();
  const walls = wallCells();
  const primaryRow = Now.primaryRow;
  const first = <u32>load<u8>(ROW_FIRST + primaryRow);

  openTable();
  let queue = queueAt;
  let tail = queue;
  let head = queue;
  tail = insert((<u64>rows) | ((<u64>columns) << 18), LAST_NONE, tail);
  for (let depth: u32 = 0; head < tail; depth++) {
    const levelEnd = tail - queue;
    for (; head - queue < levelEnd; head += 8) {
      const entry = load<u64>(head);
      const last = <u32>(entry >> LAST_AT);
      const state = entry & STATE_BITS;
      const rowDigits = <u32>state & 0x3ffff;
      const columnDigits = <u32>(state >> 18);
      const taken =
        load<u64>(columnHalf0 + ((columnDigits & 511) << 3)) | load<u64>(columnHalf1 + ((columnDigits >> 9) << 3)) | walls;
      const cells = load<u64>(rowHalf0 + ((rowDigits & 511) << 3)) | load<u64>(rowHalf1 + ((rowDigits >> 9) << 3));

      // what stands right of the primary: nothing below its first cell counts
      const p = (rowDigits >> (3 * primaryRow)) & 7;
      const primary = <u32>load<u8>(ROW_MASKS + first + p);
      let ahead = (<u32>(taken >> (6 * primaryRow)) & 63) & ~(primary | (primary - 1));
      let least = depth + 1 + popcnt(ahead);
      let held = false;
      for (; ahead; ahead &= ahead - 1) {
        const x = ctz(ahead);
        if ((columnSet(x, columnDigits, cells) & load<u8>(FREES + x)) == 0) held = true;
      }
      if (!held && least <= depth + 2 && least <= limit) return true;
      if (least + u32(held) > limit) continue;

      const memoryNeeded = tail + 64 * 8;
      if (memoryNeeded - queue > capacity) {
        const headOffset = head - queue;
        tail = enlarge(tail);
        queue = queueAt;
        head = queue + headOffset;
      }
      const rowsFrom = last < 6 ? last : 0;
      for (let y = rowsFrom; y < Now.height; y++) {
        if (y == last && load<u8>(ALONE + y)) continue;
        const p = (rowDigits >> (3 * y)) & 7;
        let set: u32 = load<u8>(load<u32>(SLIDES + (y << 2)) + (p << 6) + (<u32>(taken >> (6 * y)) & 63));
        const base = state - ((<u64>p) << (3 * y));
        for (; set; set &= set - 1) tail = insert(base + ((<u64>ctz(set)) << (3 * y)), y, tail);
      }
      const columnsFrom = last >= 6 && last < 12 ? last - 6 : 0;
      for (let x = columnsFrom; x < Now.width; x++) {
        if (x + 6 == last && load<u8>(ALONE + last)) continue;
        const p = (columnDigits >> (3 * x)) & 7;
        const base = state - ((<u64>p) << (3 * x + 18));
        for (let set = columnSet(x, columnDigits, cells); set; set &= set - 1) {
          tail = insert(base + ((<u64>ctz(set)) << (3 * x + 18)), x + 6, tail);
        }
      }
    }
  }
  return false;
}

// @ts-ignore: decorator
@inline
function columnSet(x: u32, columns: u32, cells: u64): u32 {
  const p = (columns >> (3 * x)) & 7;
  return load<u8>(load<u32>(SLIDES + 24 + (x << 2)) + (p << 6) + (<u32>(cells >> (6 * x)) & 63));
}

/** Looks up what the search asks of each lane, from the groups as they are with the piece gone. */
function prepare(): void {
  for (let y: u32 = 0; y < Now.height; y++) {
    store<u32>(SLIDES + (y << 2), ROW_SLIDES + (<usize>load<u8>(ROW_FIRST + y) << 6));
    store<u8>(ALONE + y, u8(load<u8>(ROW_VEHICLES + y) < 2));
  }
  for (let x: u32 = 0; x < Now.width; x++) {
    const group = load<u8>(Now.group + x);
    const first = load<u8>(GROUP_FIRST + group);
    store<u32>(SLIDES + 24 + (x << 2), COLUMN_SLIDES + (<usize>first << 6));
    store<u8>(ALONE + 6 + x, u8(load<u8>(GROUP_VEHICLES + group) < 2));
    let frees: u32 = 0;
    for (let p: u32 = 0; p < load<u8>(GROUP_PLACEMENTS + group); p++) {
      if (((load<u8>(COLUMN_MASKS + first + p) >> (<u8>Now.primaryRow)) & 1) == 0) frees |= 1 << p;
    }
    store<u8>(FREES + x, <u8>frees);
  }
}

function openTable(): void {
  const slots: usize = 1 << FIRST_BITS;
  tableAt = align(Now.scratch);
  tableShift = 64 - FIRST_BITS;
  queueAt = tableAt + (slots << 3);
  capacity = slots << 2;
  reach(queueAt + capacity + 1024);
  memory.fill(tableAt, 0xff, slots << 3);
}

/** Adds a state to the end of the queue if it is new; gives the new end. */
// @ts-ignore: decorator
@inline
function insert(state: u64, last: u64, tail: usize): usize {
  const mask = ((<usize>1) << (64 - <usize>tableShift)) - 1;
  let slot = <usize>((state * 0x9e3779b97f4a7c15) >> tableShift);
  let known = load<u64>(tableAt + (slot << 3));
  while (known != state && known != EMPTY) {
    slot = (slot + 1) & mask;
    known = load<u64>(tableAt + (slot << 3));
  }
  store<u64>(tableAt + (slot << 3), state);
  store<u64>(tail, state | (last << LAST_AT));
  return tail + ((<usize>(known == EMPTY)) << 3);
}

/** Doubles table and queue; gives the new end of the queue. */
function enlarge(tail: usize): usize {
  const used = tail - queueAt;
  const slots: usize = (<usize>2) << (64 - <usize>tableShift);
  const queue = tableAt + (slots << 3);
  capacity = slots << 2;
  reach(queue + capacity + 1024);
  memory.copy(queue, queueAt, used);
  queueAt = queue;
  tableShift--;
  memory.fill(tableAt, 0xff, slots << 3);
  let to = queue;
  for (const end = queue + used; to < end; ) {
    const entry = load<u64>(to);
    to = insert(entry & STATE_BITS, entry >> LAST_AT, to);
  }
  return to;
}

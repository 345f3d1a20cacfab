// The primary's way to the exit, which limits the moves that are tried from solved states.
//
// In moves, the states at distances 1 and 2 are known without a search: at distance 1 nothing is in the primary's way,
// and at distance 2 one vehicle that can leave at once. Only moves that change this can lead farther away: a vehicle
// that enters the way and, at distance 2, also a vehicle that enters the lane of the vehicle in the way, that vehicle
// itself, and the primary.
//
//     A A . . .    distance 1                A A . B .    distance 2: only B is in the way
//     . . . C .    C up enters the way            . . . B .    D right stops B from leaving
//     . . . C .                              D D . . .
import { COLUMN_PLACEMENTS, ROW_CELL_BITS, ROW_PLACEMENTS, SEVENTH, SEVENTH_APART } from './layout.as';
import {
  ColumnChoice,
  COLUMN_MASKS,
  GROUP_FIRST,
  GROUP_PLACEMENTS,
  ROW_FIRST,
  ROW_MASKS,
  ROW_PLACES,
  Size,
} from './memory.as';
import { bitsFrom } from './move-order.as';
import { setAt } from './state.as';

/**
 * For each placement of the primary's row, where the primary is the last vehicle: the cells right of it, and the column
 * moves that end there.
 */
export const AHEAD: usize = memory.data(16, 8);
export const ENTERING: usize = memory.data(16 * 8 * 2, 8);
/** For each column: the moves of rows that end in it, and all of the primary's. */
export const CROSSING: usize = memory.data(64 * 2, 8);
/** Bytes from there to the second words, those of the seventh lanes. */
export const ENTERING_SEVENTH: usize = 16 * 8;
export const CROSSING_SEVENTH: usize = 64;

/** Fills the tables for the row group. */
export function tabulateCrossing(): void {
  const row = Size.primaryRow;
  for (let p: u32 = 0; p < ROW_PLACEMENTS; p++) {
    const mask: u32 = load<u8>(ROW_MASKS + load<u8>(ROW_FIRST + row) + p);
    store<u8>(AHEAD + p, <u8>(ROW_CELL_BITS & ~((1 << (32 - clz(mask))) - 1)));
  }
  for (let x: u32 = 0; x < Size.width; x++) {
    let crossing: u64 = (((<u64>1) << ROW_PLACEMENTS) - 1) << (<u64>(ROW_PLACEMENTS * row));
    let ofSeventh: u64 = 0;
    for (let y: u32 = 0; y < Size.height; y++) {
      for (let set = setAt(ROW_PLACES, y); set; set &= set - 1) {
        const mask: u32 = load<u8>(ROW_MASKS + load<u8>(ROW_FIRST + y) + ctz(set));
        if (((mask >> x) & 1) == 0) continue;
        if (SEVENTH_APART && y == SEVENTH) ofSeventh |= (<u64>1) << (<u64>ctz(set));
        else crossing |= (<u64>1) << (<u64>(ROW_PLACEMENTS * y + ctz(set)));
      }
    }
    store<u64>(CROSSING + (x << 3), crossing);
    store<u64>(CROSSING + (x << 3), ofSeventh, CROSSING_SEVENTH);
  }
}

/** Fills the table for the chosen column groups. */
export function tabulateEntering(): void {
  const row = Size.primaryRow;
  let all: u64 = 0;
  let ofSeventh: u64 = 0;
  for (let x: u32 = 0; x < Size.width; x++) {
    const group = load<u8>(ColumnChoice.groups + x);
    for (let q: u32 = 0; q < load<u8>(GROUP_PLACEMENTS + group); q++) {
      const mask: u32 = load<u8>(COLUMN_MASKS + load<u8>(GROUP_FIRST + group) + q);
      if (((mask >> row) & 1) == 0) continue;
      if (SEVENTH_APART && x == SEVENTH) ofSeventh |= (<u64>1) << (<u64>q);
      else all |= (<u64>1) << (<u64>(COLUMN_PLACEMENTS * x + q));
    }
  }
  for (let p: u32 = 0; p < ROW_PLACEMENTS; p++) {
    // only the columns right of the primary count; if there is none, ctz gives 32, a column beyond the words
    const first = ctz<u32>(load<u8>(AHEAD + p));
    store<u64>(ENTERING + (p << 3), all & bitsFrom(first, COLUMN_PLACEMENTS));
    store<u64>(ENTERING + (p << 3), first > SEVENTH ? 0 : ofSeventh, ENTERING_SEVENTH);
  }
}

// Tables: the moves that need not be tried after a move, and what a move adds to a state.
//
// Moves that commute are tried in one order only: rows from the top, then the packed columns, then the others from the
// left. After a move in one lane the lanes before it are tried again only if the two moves depend on each other, which a
// row's and a column's do at the cell where they cross. In moves the lane itself is left out too if it has one vehicle.
//
//     A A . .    A right and B down lead to the same state in either order. The row comes before the column, so A is
//     . . . B    not tried after B
//     . . . B
//     . . . .
//
// Guarantee: no state is lost by the order. Among all predecessors of a state that are one nearer to the exit, take the
// one whose move is in the last lane. If that move were left out, its predecessor was reached by a move in a later
// lane, and the two moves commute. So the state would have a predecessor with a still later lane, a contradiction.
import {
  COLUMN_DIGIT,
  COLUMN_PLACEMENTS,
  COLUMNS,
  ROW_DIGIT,
  ROW_PLACEMENTS,
  ROWS,
  SEVENTH,
  SEVENTH_APART,
} from './layout.as';
import { ColumnChoice, GROUP_VEHICLES, ROW_FIRST, ROW_PASSED, ROW_VEHICLES } from './memory.as';
import { isPacked, Packed } from './packed-columns.as';
import { LAST_LANE_AT, offsetOf } from './state.as';

// The bits of a set of moves: layout.as.ts.
const COLUMN_BITS: u32 = COLUMNS * COLUMN_PLACEMENTS;
const ROW_BITS: u32 = ROWS * ROW_PLACEMENTS;

/** The moves of later lanes, in rows and in columns: 16 bytes a lane, first in moves, then in steps. */
export const KEEP: usize = memory.data(1024, 8);
/** Bytes from there to the second words, those of the seventh lanes. */
export const KEEP_SEVENTH: usize = 512;
/** By bit of a column's move: what it adds to a state's columns, the lane that moved included. */
export const ADDED: usize = memory.data(COLUMN_BITS * 8, 8);
/** Where the placement of each bit's lane stands among the digits of all lanes. */
export const COLUMN_DIGIT_AT: usize = memory.data(COLUMN_BITS, 8);
export const ROW_DIGIT_AT: usize = memory.data(ROW_BITS, 8);
/** The first bit of each bit's lane. */
export const COLUMN_FIRST_BIT: usize = memory.data(COLUMN_BITS, 8);
/**
 * Entry `(bit << ROW_DIGIT) | placement`, for the move from a row's placement to the bit's: what it adds to the number of a
 * configuration (32 bits), the cells that it passes (8 bits), the row (8 bits).
 */
export const ROW_MOVE: usize = memory.data((ROW_BITS << ROW_DIGIT) * 8, 8);
export const PASSED_AT: u64 = 32;
export const ROW_AT: u64 = 40;

/** In place of the lane that moved last: one of the packed columns. */
export const LAST_PACKED: u32 = 14;

/** Fills the tables that depend only on the layout of a state, and so are the same for all boards. */
export function tabulateBits(): void {
  for (let x: u32 = 0; x < COLUMNS; x++) {
    for (let p: u32 = 0; p < COLUMN_PLACEMENTS; p++) {
      const bit = COLUMN_PLACEMENTS * x + p;
      store<u8>(COLUMN_DIGIT_AT + bit, <u8>(COLUMN_DIGIT * x));
      store<u8>(COLUMN_FIRST_BIT + bit, <u8>(COLUMN_PLACEMENTS * x));
      store<u64>(ADDED + (bit << 3), (<u64>(p << (COLUMN_DIGIT * x))) | ((<u64>(ROWS + x)) << LAST_LANE_AT));
    }
  }
  for (let bit: u32 = 0; bit < ROW_BITS; bit++) store<u8>(ROW_DIGIT_AT + bit, <u8>(ROW_DIGIT * (bit / ROW_PLACEMENTS)));
}

/** Fills the tables for the row group. */
export function tabulateRowMoves(): void {
  for (let y: u32 = 0; y < ROWS; y++) {
    for (let p: u32 = 0; p < ROW_PLACEMENTS; p++) {
      for (let q: u32 = 0; q < ROW_PLACEMENTS; q++) {
        const passed = load<u8>(ROW_PASSED + (((<u32>load<u8>(ROW_FIRST + y) + p) << ROW_DIGIT) | q));
        const to = ROW_MOVE + ((((ROW_PLACEMENTS * y + q) << ROW_DIGIT) | p) << 3);
        store<u64>(to, (<u64>(offsetOf(y, q) - offsetOf(y, p))) | ((<u64>passed) << PASSED_AT) | ((<u64>y) << ROW_AT));
      }
    }
  }
  for (let metric: u32 = 0; metric < 2; metric++) {
    for (let last: u32 = 0; last < 16; last++) {
      let from: u32 = 0;
      if (last < ROWS) from = last + u32(metric == 0 && load<u8>(ROW_VEHICLES + last) < 2);
      const to = KEEP + (metric << 8) + (last << 4);
      store<u64>(to, bitsFrom(from, ROW_PLACEMENTS));
      store<u64>(to, from > SEVENTH ? 0 : ~0, KEEP_SEVENTH);
    }
  }
}

/** Fills the tables for the chosen column groups. */
export function tabulateMoveOrder(): void {
  const packed = bitsOf(Packed.inner) | (Packed.outer < COLUMNS ? bitsOf(Packed.outer) : 0);
  const isSeventhPacked = isPacked(SEVENTH);
  for (let metric: u32 = 0; metric < 2; metric++) {
    for (let last: u32 = 0; last < 16; last++) {
      let from: u32 = 0;
      if (last >= ROWS && last < ROWS + COLUMNS) {
        const x = last - ROWS;
        const vehicles = load<u8>(GROUP_VEHICLES + load<u8>(ColumnChoice.groups + x));
        from = x + u32(metric == 0 && vehicles < 2);
      }
      const to = KEEP + (metric << 8) + (last << 4);
      store<u64>(to, bitsFrom(from, COLUMN_PLACEMENTS) & ~packed, 8);
      store<u64>(to, isSeventhPacked || from > SEVENTH ? 0 : ~0, KEEP_SEVENTH + 8);
    }
  }
}

/** The bits of a column's moves. */
function bitsOf(x: u32): u64 {
  return bitsFrom(x, COLUMN_PLACEMENTS) & ~bitsFrom(x + 1, COLUMN_PLACEMENTS);
}

/** The bits of all moves of lanes from this one on; none of a lane whose moves are in the second word. */
export function bitsFrom(lane: u32, placements: u32): u64 {
  const from = placements * lane;
  return from > 63 || (SEVENTH_APART && lane == SEVENTH) ? 0 : ~(((<u64>1) << (<u64>from)) - 1);
}

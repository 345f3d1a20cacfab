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
} from './layout.as';
import { ColumnChoice, GROUP_VEHICLES, ROW_FIRST, ROW_PASSED, ROW_VEHICLES } from './memory.as';
import { Packed } from './packed-columns.as';
import { LAST_LANE_AT, offsetOf } from './state.as';

// A set of moves has a bit for each placement that a lane's move can lead to: COLUMN_PLACEMENTS * x + placement in
// columns, ROW_PLACEMENTS * y + placement in rows.

/** The moves of later lanes, in rows and in columns: 16 bytes a lane, first in moves, then in steps. */
export const KEEP: usize = memory.data(512, 8);
/** By bit of a column's move: what it adds to a state's columns, the lane that moved included. */
export const ADDED: usize = memory.data(64 * 8, 8);
/** Where the placement of each bit's lane stands among the digits of all lanes. */
export const COLUMN_DIGIT_AT: usize = memory.data(64, 8);
export const ROW_DIGIT_AT: usize = memory.data(64, 8);
/** The first bit of each bit's lane. */
export const COLUMN_FIRST_BIT: usize = memory.data(64, 8);
/**
 * Entry `(bit << ROW_DIGIT) | placement`, for the move from a row's placement to the bit's: what it adds to the number of a
 * configuration (32 bits), the cells that it passes (8 bits), the row (8 bits).
 */
export const ROW_MOVE: usize = memory.data((64 << ROW_DIGIT) * 8, 8);
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
  for (let bit: u32 = 0; bit < ROWS * ROW_PLACEMENTS; bit++) store<u8>(ROW_DIGIT_AT + bit, <u8>(ROW_DIGIT * (bit / ROW_PLACEMENTS)));
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
      let rows: u64 = ~0;
      if (last < ROWS) rows = keptAfter(last, metric == 0 && load<u8>(ROW_VEHICLES + last) < 2, ROW_PLACEMENTS);
      store<u64>(KEEP + (metric << 8) + (last << 4), rows);
    }
  }
}

/** Fills the tables for the chosen column groups. */
export function tabulateMoveOrder(): void {
  const packed = bitsOf(Packed.inner) | (Packed.outer < COLUMNS ? bitsOf(Packed.outer) : 0);
  for (let metric: u32 = 0; metric < 2; metric++) {
    for (let last: u32 = 0; last < 16; last++) {
      let columns: u64 = ~0;
      if (last >= ROWS && last < ROWS + COLUMNS) {
        const x = last - ROWS;
        const vehicles = load<u8>(GROUP_VEHICLES + load<u8>(ColumnChoice.groups + x));
        columns = keptAfter(x, metric == 0 && vehicles < 2, COLUMN_PLACEMENTS);
      }
      store<u64>(KEEP + (metric << 8) + (last << 4), columns & ~packed, 8);
    }
  }
}

/** The bits of a column's moves. */
function bitsOf(x: u32): u64 {
  return (((<u64>1) << COLUMN_PLACEMENTS) - 1) << (<u64>(COLUMN_PLACEMENTS * x));
}

/** All moves of lanes from this one on, or of later ones where the lane itself need not move again. */
function keptAfter(lane: u32, itself: bool, placements: u32): u64 {
  const from = placements * (itself ? lane + 1 : lane);
  return from > 63 ? 0 : ~(((<u64>1) << (<u64>from)) - 1);
}

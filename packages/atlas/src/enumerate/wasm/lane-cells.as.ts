// The cells of one lane as cells of the board.
//
//     cells 0 and 2 of column 1, row by row on 6x6: bits 1 and 13
import { COLUMN_CELL_BITS, ROW_CELL_BITS } from './layout.as';

/** For each mask of a lane: its bit i as bit ROW_CELLS * i, and as bit COLUMN_CELLS * i. */
const DOWN: usize = memory.data(128 * 8, 8);
const ACROSS: usize = memory.data(128 * 8, 8);

/** Fills the tables. */
export function tabulateLaneCells(): void {
  for (let mask: u32 = 1; mask <= max(ROW_CELL_BITS, COLUMN_CELL_BITS); mask++) {
    const bit = <u64>ctz(mask);
    const rest = (mask & (mask - 1)) << 3;
    store<u64>(DOWN + (mask << 3), load<u64>(DOWN + rest) | (<u64>1 << (ROW_CELLS * bit)));
    store<u64>(ACROSS + (mask << 3), load<u64>(ACROSS + rest) | (<u64>1 << (COLUMN_CELLS * bit)));
  }
}

/** The cells of column x in a mask of the column, row by row. */
// @ts-ignore: decorator
@inline
export function cellsDown(mask: usize, x: u32): u64 {
  return load<u64>(DOWN + (mask << 3)) << (<u64>x);
}

/** The cells of row y in a mask of the row, column by column. */
// @ts-ignore: decorator
@inline
export function cellsAcross(mask: usize, y: u32): u64 {
  return load<u64>(ACROSS + (mask << 3)) << (<u64>y);
}

// The cells that the rows or the columns of a state take, from two tables of half a state each.
//
// The digits of the first three lanes make a code, and so do those of the others; the cells of these lanes are looked up
// by code. Codes that hold no placement of their group are never looked up and not filled.
//
//     columns 0 1 2 of a state on 6x6, placements 1 0 2: code 2 << 6 | 0 << 3 | 1
import { cellsAcross, cellsDown } from './lane-cells.as';
import {
  COLUMN_DIGIT,
  COLUMN_DIGITS,
  COLUMN_HALF,
  COLUMN_PLACEMENTS,
  COLUMNS,
  HALF_LANES,
  ROW_DIGIT,
  ROW_DIGITS,
  ROW_HALF,
  ROW_PLACEMENTS,
  ROWS,
} from './layout.as';
import {
  ColumnChoice,
  COLUMN_MASKS,
  GROUP_FIRST,
  GROUP_PLACEMENTS,
  RowGroup,
  ROW_FIRST,
  ROW_MASKS,
  ROW_PLACES,
  ROW_WALLS,
  Size,
} from './memory.as';
import { isPacked } from './packed-columns.as';
import { setAt } from './state.as';

/** Bytes from a table to that of its second half. */
export const ROW_SECOND: usize = 8 << ROW_HALF;
export const COLUMN_SECOND: usize = 8 << COLUMN_HALF;
/** Bytes of both tables. */
export const ROW_TABLE: usize = ROW_SECOND + (8 << (ROW_DIGITS - ROW_HALF));
export const COLUMN_TABLE: usize = COLUMN_SECOND + (8 << (COLUMN_DIGITS - COLUMN_HALF));
/** Bytes of one half's table at most, for rows or for columns: of four digits of 4 bits, or three, or three of 3 bits. */
export const LARGEST_HALF: i32 = ROW_CELLS > 6 && COLUMN_CELLS > 6 ? 8 << 16 : ROW_CELLS > 6 || COLUMN_CELLS > 6 ? 8 << 12 : 8 << 9;

/** Fills the table of the half that a lane belongs to. */
export function fillHalf(table: usize, columns: bool, lane: u32): void {
  const isFirst = lane < HALF_LANES;
  fillFrom(table, columns, false, isFirst ? 0 : HALF_LANES, isFirst ? HALF_LANES : columns ? COLUMNS : ROWS, 0, 0, 0);
}

/** If `others`, the packed columns have placement 0 alone, and take no cells. */
function fillFrom(table: usize, columns: bool, others: bool, lane: u32, end: u32, code: u32, shift: u32, cells: u64): void {
  if (lane == end) {
    store<u64>(table + (code << 3), cells);
    return;
  }
  const digit = columns ? COLUMN_DIGIT : ROW_DIGIT;
  const placements = columns ? COLUMN_PLACEMENTS : ROW_PLACEMENTS;
  for (let p: u32 = 0; p < placements; p++) {
    const leftOut = others && isPacked(lane);
    if (leftOut ? p > 0 : !isPlacement(columns, lane, p)) continue;
    const here = leftOut ? cells : cells | cellsOf(columns, lane, p);
    fillFrom(table, columns, others, lane + 1, end, code | (p << shift), shift + digit, here);
  }
}

/** Whether a lane's group has the placement p; lanes beyond the board have placement 0 alone. */
// @ts-ignore: decorator
@inline
function isPlacement(columns: bool, lane: u32, p: u32): bool {
  if (lane >= (columns ? Size.width : Size.height)) return p == 0;
  if (columns) return p < load<u8>(GROUP_PLACEMENTS + load<u8>(ColumnChoice.groups + lane));
  return ((setAt(ROW_PLACES, lane) >> p) & 1) != 0;
}

// @ts-ignore: decorator
@inline
function cellsOf(columns: bool, lane: u32, p: u32): u64 {
  if (lane >= (columns ? Size.width : Size.height)) return 0;
  if (columns) {
    const mask = <usize>load<u8>(COLUMN_MASKS + load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + lane)) + p);
    return cellsDown(mask, lane);
  }
  const mask = <usize>(load<u8>(ROW_MASKS + load<u8>(ROW_FIRST + lane) + p) | load<u8>(ROW_WALLS + lane));
  return cellsAcross(mask, lane);
}

/** Fills the table of the cells that columns take, row by row. */
export function tabulateColumns(): void {
  fillHalf(ColumnChoice.columnCells, true, 0);
  fillHalf(ColumnChoice.columnCells + COLUMN_SECOND, true, HALF_LANES);
}

/** Fills the table of the cells that the columns take which are not packed, row by row. */
export function tabulateOthers(): void {
  fillFrom(ColumnChoice.otherCells, true, true, 0, HALF_LANES, 0, 0, 0);
  fillFrom(ColumnChoice.otherCells + COLUMN_SECOND, true, true, HALF_LANES, COLUMNS, 0, 0, 0);
}

/** Fills the table of the cells that rows take, column by column, walls included. */
export function tabulateRows(): void {
  fillHalf(RowGroup.rowCells, false, 0);
  fillHalf(RowGroup.rowCells + ROW_SECOND, false, HALF_LANES);
}

/** The cells of all columns, row by row in strides of ROW_CELLS bits. */
// @ts-ignore: decorator
@inline
export function cellsOfColumns(table: usize, columns: u32): u64 {
  const first = columns & ((1 << COLUMN_HALF) - 1);
  return load<u64>(table + (first << 3)) | load<u64>(table + ((columns >> COLUMN_HALF) << 3), COLUMN_SECOND);
}

/** The cells of all rows, column by column in strides of COLUMN_CELLS bits, from tables of the two halves. */
// @ts-ignore: decorator
@inline
export function cellsOfRows(first: usize, second: usize, digits: u32): u64 {
  return load<u64>(first + ((digits & ((1 << ROW_HALF) - 1)) << 3)) | load<u64>(second + ((digits >> ROW_HALF) << 3));
}

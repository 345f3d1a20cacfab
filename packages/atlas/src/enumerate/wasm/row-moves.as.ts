// Makes the moves of rows from the states of one distance.
//
//     . . B    A right: the columns stay, and the state is found in another configuration, by the sum of what each
//     A A .    column's placement adds to the rank there
//     . . B
import { columnMoves } from './column-moves.as';
import { cellsOfColumns } from './half-lane-masks.as';
import {
  CELLS,
  ColumnChoice,
  COLUMN_LEFT,
  CONFIGURATION,
  DIGITS,
  GROUP_FIRST,
  NUMBER_AT,
  RANK,
  ROW_FIRST,
  RowGroup,
  ROW_PLACES,
  Size,
  STATE_BASE,
} from './memory.as';
import { DIGIT_AT, LANE, LANE_BITS, ROW_ADDED } from './move-order.as';
import { columnsOf, CONFIGURATION_AT, configurationOf, LAST_AT, RANK_AT, UNKNOWN, wallCells } from './state.as';
import { columnInTheWay, CROSSING } from './way-out.as';

/** The set of moves of a row, at bit 6y. */
// @ts-ignore: decorator
@inline
function rowMoves(table: usize, y: u32, digits: u32, taken: u64): u64 {
  return columnMoves(table, y, digits, taken);
}

/**
 * Makes the moves of rows that depend on the last move, which was a column's: those that pass a cell that it left. For
 * the other rows nothing has changed.
 */
export function tryDependentRows(from: usize, end: usize, to: usize, found: u8, slides: usize, near: u32): usize {
  let movable: u32 = 0;
  for (let y: u32 = 0; y < Size.height; y++) movable |= u32(popcnt<u32>(load<u8>(ROW_PLACES + y)) > 1) << y;
  const cellsTable = ColumnChoice.columnCells;
  const walls = wallCells();
  const primaryDigit = 3 * Size.primaryRow;
  const primaryCells = <u64>(6 * Size.primaryRow);
  let tail = to;
  for (let head = from; head < end; head += 8) {
    const entry = load<u64>(head);
    const columns = columnsOf(entry);
    const here = configurationOf(entry);
    const digits = load<u32>(here, DIGITS);
    const taken = cellsOfColumns(cellsTable, columns) | walls;
    const x = (<u32>(entry >> (LAST_AT + 3)) & 15) - 6;
    const first = <u32>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + x));
    const before = first + (<u32>(entry >> LAST_AT) & 7);
    let moves: u64 = 0;
    let rows: u32 = load<u8>(COLUMN_LEFT + (before << 3) + ((columns >> (3 * x)) & 7)) & movable;
    for (; rows; rows &= rows - 1) {
      const y = ctz(rows);
      const across = <u32>(taken >> (6 * y)) & 63;
      const sets = slides + ((<usize>load<u8>(ROW_FIRST + y) + ((digits >> (3 * y)) & 7)) << 6);
      moves |= (<u64>(load<u8>(sets + across) & ~load<u8>(sets + (across | (1 << x))))) << (6 * y);
    }
    if (near) {
      moves &= load<u64>(CROSSING + (columnInTheWay(taken, (digits >> primaryDigit) & 7, primaryCells) << 3));
    }
    tail = addRowMoves(moves, columns, here, digits, tail, found);
  }
  return tail;
}

/** Makes the rows' moves from states that were reached by a row's. */
export function tryRows(from: usize, end: usize, to: usize, found: u8, slides: usize, keep: usize, near: u32): usize {
  const cellsTable = ColumnChoice.columnCells;
  const walls = wallCells();
  const primaryDigit = 3 * Size.primaryRow;
  const primaryCells = <u64>(6 * Size.primaryRow);
  const r0 = slides + (<usize>load<u8>(ROW_FIRST) << 6);
  const r1 = slides + (<usize>load<u8>(ROW_FIRST + 1) << 6);
  const r2 = slides + (<usize>load<u8>(ROW_FIRST + 2) << 6);
  const r3 = slides + (<usize>load<u8>(ROW_FIRST + 3) << 6);
  const r4 = slides + (<usize>load<u8>(ROW_FIRST + 4) << 6);
  const r5 = slides + (<usize>load<u8>(ROW_FIRST + 5) << 6);
  let tail = to;
  for (let head = from; head < end; head += 8) {
    const entry = load<u64>(head);
    const columns = columnsOf(entry);
    const here = configurationOf(entry);
    const digits = load<u32>(here, DIGITS);
    const taken = cellsOfColumns(cellsTable, columns) | walls;
    let moves =
      rowMoves(r0, 0, digits, taken) |
      rowMoves(r1, 1, digits, taken) |
      rowMoves(r2, 2, digits, taken) |
      rowMoves(r3, 3, digits, taken) |
      rowMoves(r4, 4, digits, taken) |
      rowMoves(r5, 5, digits, taken);
    moves &= load<u64>(keep + ((<usize>(entry >> (LAST_AT + 3)) & 15) << 4));
    if (near) {
      moves &= load<u64>(CROSSING + (columnInTheWay(taken, (digits >> primaryDigit) & 7, primaryCells) << 3));
    }
    tail = addRowMoves(moves, columns, here, digits, tail, found);
  }
  return tail;
}

/** Adds the states that these moves of rows lead to, if they are new. */
// @ts-ignore: decorator
@inline
function addRowMoves(set: u64, columns: u32, here: usize, digits: u32, to: usize, found: u8): usize {
  let moves = set;
  let tail = to;
  if (moves) {
    const table = ColumnChoice.table;
    const places = RowGroup.places;
    const distance = ColumnChoice.distance;
    const number = <u32>(load<u64>(here, CELLS) >> NUMBER_AT) & 0xffff;
    const o0 = RANK + ((columns & 7) << 1);
    const o1 = RANK + 12 + (((columns >> 3) & 7) << 1);
    const o2 = RANK + 24 + (((columns >> 6) & 7) << 1);
    const o3 = RANK + 36 + (((columns >> 9) & 7) << 1);
    const o4 = RANK + 48 + (((columns >> 12) & 7) << 1);
    const o5 = RANK + 60 + ((columns >> 15) << 1);
    do {
      const bit = <usize>ctz(moves);
      moves &= moves - 1;
      const p = (digits >> <u32>load<u8>(DIGIT_AT + bit)) & 7;
      const from = <usize>load<u8>(LANE_BITS + bit) + p;
      const next = number - load<u32>(ROW_ADDED + (from << 2)) + load<u32>(ROW_ADDED + (bit << 2));
      const index = <usize>load<u16>(places + (next << 1));
      const there = table + index * CONFIGURATION;
      const rank =
        <u32>load<u16>(there + o0) +
        load<u16>(there + o1) +
        load<u16>(there + o2) +
        load<u16>(there + o3) +
        load<u16>(there + o4) +
        load<u16>(there + o5);
      const at = distance + load<u32>(there, STATE_BASE) + rank;
      const known = load<u8>(at);
      const isNew = known == UNKNOWN;
      store<u8>(at, isNew ? found : known);
      store<u64>(
        tail,
        (<u64>columns) |
          ((<u64>load<u8>(LANE + bit)) << (LAST_AT + 3)) |
          ((<u64>index) << CONFIGURATION_AT) |
          ((<u64>rank) << RANK_AT),
      );
      tail += (<usize>isNew) << 3;
    } while (moves);
  }
  return tail;
}

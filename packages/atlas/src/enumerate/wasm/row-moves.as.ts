// Makes the moves of rows from the states of one distance.
//
//     . . B    A right: the columns stay, and the state is found in another configuration, by the sum of what each
//     A A .    column's placement adds to the rank there
//     . . B
import { cellsOfColumns } from './half-lane-masks.as';
import {
  COLUMN_DIGIT,
  COLUMN_DIGIT_BITS,
  COLUMN_PLACEMENTS,
  COLUMNS,
  ROW_CELL_BITS,
  ROW_DIGIT_BITS,
  ROW_DIGIT,
  ROW_PLACEMENTS,
  ROWS,
  SET_BYTES,
  WORD_BYTES,
} from './layout.as';
import {
  CELLS,
  ColumnChoice,
  COLUMN_LEFT,
  CONFIGURATION,
  DIGITS,
  GROUP_FIRST,
  RANK,
  ROW_FIRST,
  RowGroup,
  ROW_PLACES,
  Size,
  STATE_BASE,
} from './memory.as';
import { ROW_ADDED, ROW_DIGIT_AT, ROW_FIRST_BIT, ROW_OF_BIT } from './move-order.as';
import {
  cellsInRow,
  columnsOf,
  CONFIGURATION_AT,
  configurationOf,
  HAS_RANK,
  LAST_AT,
  LAST_LANE_AT,
  numberOf,
  placementOfColumn,
  placementOfRow,
  RANK_AT,
  rowSets,
  setAt,
  UNKNOWN,
  wallCells,
} from './state.as';
import { columnInTheWay, CROSSING } from './way-out.as';

/** The set of moves of a row, from its place in the table of slides or steps. */
// @ts-ignore: decorator
@inline
function rowMoves(table: usize, y: u32, digits: u32, taken: u64): u64 {
  // the row's digit, moved to where it stands in an entry
  const at: i32 = ROW_DIGIT * y;
  const digit = at < ROW_CELLS ? digits << (ROW_CELLS - at) : digits >> (at - ROW_CELLS);
  const entry = (digit & (ROW_DIGIT_BITS << ROW_CELLS)) + (<u32>(taken >> (ROW_CELLS * y)) & ROW_CELL_BITS);
  return (<u64>load<PlacementSet>(table + entry * SET_BYTES)) << (ROW_PLACEMENTS * y);
}

/** Where a table of slides or steps has the group of a row; beyond the last row, the table itself. */
// @ts-ignore: decorator
@inline
function setsOfRow(table: usize, y: u32): usize {
  return y < ROWS ? rowSets(table, load<u8>(ROW_FIRST + y)) : table;
}

/**
 * Makes the moves of rows that depend on the last move, which was a column's: those that pass a cell that it left. For
 * the other rows nothing has changed.
 */
export function tryDependentRows(from: usize, end: usize, to: usize, found: u8, slides: usize, near: u32): usize {
  let movable: u32 = 0;
  for (let y: u32 = 0; y < Size.height; y++) movable |= u32(popcnt<u32>(setAt(ROW_PLACES, y)) > 1) << y;
  const cellsTable = ColumnChoice.columnCells;
  const walls = wallCells();
  const primaryCells = <u64>(ROW_CELLS * Size.primaryRow);
  let tail = to;
  for (let head = from; head < end; head += 8) {
    const entry = load<u64>(head);
    const columns = columnsOf(entry);
    const here = configurationOf(entry);
    const digits = load<u32>(here, DIGITS);
    const taken = cellsOfColumns(cellsTable, columns) | walls;
    const x = (<u32>(entry >> LAST_LANE_AT) & 15) - ROWS;
    const first = <u32>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + x));
    const before = first + (<u32>(entry >> LAST_AT) & COLUMN_DIGIT_BITS);
    let moves: u64 = 0;
    let rows: u32 = load<u8>(COLUMN_LEFT + (before << COLUMN_DIGIT) + placementOfColumn(columns, x)) & movable;
    for (; rows; rows &= rows - 1) {
      const y = ctz(rows);
      const across = cellsInRow(taken, y);
      const sets = rowSets(slides, load<u8>(ROW_FIRST + y) + placementOfRow(digits, y));
      moves |= (<u64>(setAt(sets, across) & ~setAt(sets, across | (1 << x)))) << (<u64>(ROW_PLACEMENTS * y));
    }
    if (near) {
      moves &= load<u64>(CROSSING + (columnInTheWay(taken, placementOfRow(digits, Size.primaryRow), primaryCells) << 3));
    }
    tail = addRowMoves(moves, columns, here, digits, tail, found);
  }
  return tail;
}

/** Makes the rows' moves from states that were reached by a row's. */
export function tryRows(from: usize, end: usize, to: usize, found: u8, slides: usize, keep: usize, near: u32): usize {
  const cellsTable = ColumnChoice.columnCells;
  const walls = wallCells();
  const primaryCells = <u64>(ROW_CELLS * Size.primaryRow);
  const r0 = setsOfRow(slides, 0);
  const r1 = setsOfRow(slides, 1);
  const r2 = setsOfRow(slides, 2);
  const r3 = setsOfRow(slides, 3);
  const r4 = setsOfRow(slides, 4);
  const r5 = setsOfRow(slides, 5);
  const r6 = setsOfRow(slides, 6);
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
    if (ROWS > 6) moves |= rowMoves(r6, 6, digits, taken);
    moves &= load<u64>(keep + ((<usize>(entry >> LAST_LANE_AT) & 15) << 4));
    if (near) {
      moves &= load<u64>(CROSSING + (columnInTheWay(taken, placementOfRow(digits, Size.primaryRow), primaryCells) << 3));
    }
    tail = addRowMoves(moves, columns, here, digits, tail, found);
  }
  return tail;
}

/** Where a configuration has what the placement of a column adds to a rank. */
// @ts-ignore: decorator
@inline
function rankAt(x: u32, columns: u32): usize {
  return RANK + (COLUMN_PLACEMENTS * x + placementOfColumn(columns, x)) * WORD_BYTES;
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
    const number = numberOf(load<u64>(here, CELLS));
    const o0 = rankAt(0, columns);
    const o1 = rankAt(1, columns);
    const o2 = rankAt(2, columns);
    const o3 = rankAt(3, columns);
    const o4 = rankAt(4, columns);
    const o5 = rankAt(5, columns);
    const o6 = COLUMNS > 6 ? rankAt(6, columns) : 0;
    do {
      const bit = <usize>ctz(moves);
      moves &= moves - 1;
      const p = (digits >> <u32>load<u8>(ROW_DIGIT_AT + bit)) & ROW_DIGIT_BITS;
      const from = <usize>load<u8>(ROW_FIRST_BIT + bit) + p;
      const next = number - load<u32>(ROW_ADDED + (from << 2)) + load<u32>(ROW_ADDED + (bit << 2));
      const index = <usize>load<Word>(places + next * WORD_BYTES);
      const there = table + index * CONFIGURATION;
      let rank =
        <u32>load<Word>(there + o0) +
        load<Word>(there + o1) +
        load<Word>(there + o2) +
        load<Word>(there + o3) +
        load<Word>(there + o4) +
        load<Word>(there + o5);
      if (COLUMNS > 6) rank += load<Word>(there + o6);
      const at = distance + load<u32>(there, STATE_BASE) + rank;
      const known = load<u8>(at);
      const isNew = known == UNKNOWN;
      store<u8>(at, isNew ? found : known);
      store<u64>(
        tail,
        (<u64>columns) |
          ((<u64>load<u8>(ROW_OF_BIT + bit)) << LAST_LANE_AT) |
          ((<u64>index) << CONFIGURATION_AT) |
          (HAS_RANK ? (<u64>rank) << RANK_AT : 0),
      );
      tail += (<usize>isNew) << 3;
    } while (moves);
  }
  return tail;
}

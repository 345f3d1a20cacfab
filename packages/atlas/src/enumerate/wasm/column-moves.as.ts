// Makes the moves of columns from the states of one distance.
//
//     . . B    B down: the rows' configuration stays, the rank of the state changes by what column 2 adds to it
//     A A B
//     . . .
import { cellsOfColumns } from './half-lane-masks.as';
import {
  COLUMN_CELL_BITS,
  COLUMN_DIGIT,
  COLUMN_DIGIT_BITS,
  COLUMN_PLACEMENTS,
  COLUMNS,
  SET_BYTES,
  WORD_BYTES,
} from './layout.as';
import { CELLS, ColumnChoice, DIGITS, GROUP_FIRST, RANK, Size, STATE_BASE } from './memory.as';
import { ADDED, COLUMN_DIGIT_AT, COLUMN_FIRST_BIT } from './move-order.as';
import {
  columnSets,
  columnsOf,
  configurationOf,
  HAS_RANK,
  LAST_AT,
  LAST_BITS,
  LAST_LANE_AT,
  placementOfRow,
  rankOf,
  RANK_AT,
  UNKNOWN,
} from './state.as';
import { columnInTheWay, ENTERING } from './way-out.as';

/** The set of moves of a column, from its place in the table of slides or steps. */
// @ts-ignore: decorator
@inline
function columnMoves(table: usize, x: u32, columns: u32, cells: u64): u64 {
  // the column's digit, moved to where it stands in an entry
  const at: i32 = COLUMN_DIGIT * x;
  const digit = at < COLUMN_CELLS ? columns << (COLUMN_CELLS - at) : columns >> (at - COLUMN_CELLS);
  const entry = (digit & (COLUMN_DIGIT_BITS << COLUMN_CELLS)) + (<u32>(cells >> (COLUMN_CELLS * x)) & COLUMN_CELL_BITS);
  return (<u64>load<PlacementSet>(table + entry * SET_BYTES)) << (COLUMN_PLACEMENTS * x);
}

/** Where a table of slides or steps has the group of a column; beyond the last column, the table itself. */
// @ts-ignore: decorator
@inline
function setsOfColumn(table: usize, x: u32): usize {
  return x < COLUMNS ? columnSets(table, load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + x))) : table;
}

/** Makes the columns' moves from these states, and adds what is new to the queue; gives its new end. */
export function tryColumns(
  from: usize,
  end: usize,
  to: usize,
  found: u8,
  slides: usize,
  keep: usize,
  near: u32,
): usize {
  const distance = ColumnChoice.distance;
  const cellsTable = ColumnChoice.columnCells;
  const primaryCells = <u64>(ROW_CELLS * Size.primaryRow);
  const c0 = setsOfColumn(slides, 0);
  const c1 = setsOfColumn(slides, 1);
  const c2 = setsOfColumn(slides, 2);
  const c3 = setsOfColumn(slides, 3);
  const c4 = setsOfColumn(slides, 4);
  const c5 = setsOfColumn(slides, 5);
  const c6 = setsOfColumn(slides, 6);
  let tail = to;
  for (let head = from; head < end; head += 8) {
    const entry = load<u64>(head);
    const columns = columnsOf(entry);
    const here = configurationOf(entry);
    const cells = load<u64>(here, CELLS);
    let moves =
      columnMoves(c0, 0, columns, cells) |
      columnMoves(c1, 1, columns, cells) |
      columnMoves(c2, 2, columns, cells) |
      columnMoves(c3, 3, columns, cells) |
      columnMoves(c4, 4, columns, cells) |
      columnMoves(c5, 5, columns, cells);
    if (COLUMNS > 6) moves |= columnMoves(c6, 6, columns, cells);
    moves &= load<u64>(keep + ((<usize>(entry >> LAST_LANE_AT) & 15) << 4), 8);
    if (near) {
      const p = placementOfRow(load<u32>(here, DIGITS), Size.primaryRow);
      let allowed = load<u64>(ENTERING + (p << 3));
      if (near == 2) {
        const x = columnInTheWay(cellsOfColumns(cellsTable, columns), p, primaryCells);
        allowed |= (((<u64>1) << COLUMN_PLACEMENTS) - 1) << (<u64>(COLUMN_PLACEMENTS * x));
      }
      moves &= allowed;
    }
    const state = entry & ~(LAST_BITS << LAST_AT);
    const ranks = here + RANK;
    const distanceHere = distance + load<u32>(here, STATE_BASE);
    const rankHere = HAS_RANK || moves == 0 ? 0 : rankOf(entry, here);
    while (moves) {
      const bit = <usize>ctz(moves);
      moves &= moves - 1;
      const digitAt = <u32>load<u8>(COLUMN_DIGIT_AT + bit);
      const p = (columns >> digitAt) & COLUMN_DIGIT_BITS;
      const before = load<u8>(COLUMN_FIRST_BIT + bit) + p;
      const rank = <u64>load<Word>(ranks + bit * WORD_BYTES) - <u64>load<Word>(ranks + before * WORD_BYTES);
      let next = state - ((<u64>p) << digitAt) + ((<u64>p) << LAST_AT) + load<u64>(ADDED + (bit << 3));
      if (HAS_RANK) next += rank << RANK_AT;
      const at = distanceHere + (HAS_RANK ? <usize>(next >> RANK_AT) : <usize>(rankHere + <u32>rank));
      const known = load<u8>(at);
      const isNew = known == UNKNOWN;
      store<u8>(at, isNew ? found : known);
      store<u64>(tail, next);
      tail += (<usize>isNew) << 3;
    }
  }
  return tail;
}
